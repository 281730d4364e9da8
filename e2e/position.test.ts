import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { setTable } from './support/home.ts'
import { momentTable } from './support/moments.ts'
import { openServer } from './support/test-server.ts'
import type { VisitOptions } from './support/visitor.ts'

const server = openServer()

async function visit(options: VisitOptions = {}) {
  const guest = await server.visit(options)
  const { page } = guest
  page.on('dialog', () => {
    throw new Error('a text was taken for a program')
  })
  return { guest, page }
}

/** The editor with a game as it is set up. */
async function layOut(title: string, options: VisitOptions = {}) {
  const { guest, page } = await visit(options)
  await guest.go('/position')
  await page.getByRole('button', { name: title }).click()
  await page.locator('.editor [data-place]').first().waitFor()
  return { guest, page }
}

const playable = (page: Page) => page.locator('.editor').getAttribute('data-playable')
const piece = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`).first()
const group = (page: Page, name: string) => page.locator('.palette').getByRole('button', { name, exact: true }).click()
const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`).first()
const textOf = (page: Page) => page.getByLabel('Position text').inputValue()
const positionOf = async (page: Page) => JSON.parse(await textOf(page))

async function read(page: Page, text: string): Promise<void> {
  await page.getByLabel('Position text').fill(text)
  await page.getByRole('button', { name: 'Read this text' }).click()
}

/** From the palette onto a place of the board, with the mouse. */
async function carry(page: Page, id: string, place: string): Promise<void> {
  const from = (await piece(page, id).boundingBox())!
  const to = (await page.locator(`main [data-place="${place}"]`).first().boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width, from.y + from.height, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
}

/** Without a mouse: the piece, then the button of its place. */
async function layByKeys(page: Page, id: string, place: string): Promise<void> {
  await piece(page, id).focus()
  await page.keyboard.press('Enter')
  await page.locator(`[data-spot="${place}"]`).focus()
  await page.keyboard.press('Enter')
}

/** The round, by its field. */
async function typeRound(page: Page, round: number): Promise<void> {
  await field(page, 'round').locator('input').fill(String(round))
  await page.keyboard.press('Tab')
}

async function playToTheEnd(page: Page): Promise<void> {
  const laid = await positionOf(page)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.getByRole('button', { name: 'Bots alone' }).click()
  await page.waitForURL(/\/local\//)
  await page.locator('.result').waitFor({ timeout: 120_000 })
  const { saved } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem(`quayside.table.${location.pathname.split('/')[2]}`)!),
  )
  expect(saved.phase).toBe('over')
  expect(saved.position).toEqual(laid)
}

describe('a position built by hand', () => {
  test('of Puerto Rico is played to its end by bots', async () => {
    const { guest, page } = await layOut('Puerto Rico')
    await carry(page, 'tile:coffee', 'fields:0')
    await layByKeys(page, 'tile:sugar', 'fields:0')
    await group(page, 'Buildings')
    await piece(page, 'building:coffee-roaster').click()
    await page.locator('main ul[data-place="town:0"]').click()
    await group(page, 'People')
    await layByKeys(page, 'piece:worker', 'city:coffee-roaster')
    await page.locator('main [data-place="field:coffee"]').first().click()
    await page.keyboard.press('Escape')
    await field(page, 'endTriggered').locator('input').check()
    const { players, endTriggered } = await positionOf(page)
    expect(players[0].fields.map(({ tile }: { tile: string }) => tile)).toEqual(['indigo', 'coffee', 'sugar'])
    expect(players[0].fields[1].workers).toBe(1)
    expect(players[0].city).toEqual([{ building: 'coffee-roaster', workers: 1 }])
    expect(endTriggered).toBe(true)
    await playToTheEnd(page)
    expect(guest.problems).toEqual([])
  })

  test('of Mombasa is played to its end by bots', async () => {
    const { guest, page } = await layOut('Mombasa')
    await carry(page, 'company:cairo', 'region:kordofan')
    await layByKeys(page, 'company:mombasa', 'region:kenya')
    await group(page, 'Cards')
    await layByKeys(page, 'card:banana-4', 'seat:0')
    await typeRound(page, 7)
    const { posts, players, bases } = await positionOf(page)
    expect(posts).toEqual({ kordofan: 'cairo', kenya: 'mombasa' })
    expect(bases.cairo[0]).toEqual({ posts: 4, lastOpen: false })
    expect(players[0].hand).toContain('banana-4')
    await playToTheEnd(page)
    expect(guest.problems).toEqual([])
  })

  test('of Cooper Island is played to its end by bots', async () => {
    const { guest, page } = await layOut('Cooper Island')
    await carry(page, 'terrain:meadow', 'hex:h0,1')
    await layByKeys(page, 'terrain:mountain', 'hex:h1,1')
    await group(page, 'Goods')
    await layByKeys(page, 'item:wood', 'item:wood')
    await page.keyboard.press('Escape')
    await typeRound(page, 5)
    const { players, round } = await positionOf(page)
    expect(players[0].land.filter(({ level }: { level: number }) => level > 0).length).toBe(3)
    expect(players[0].storage.wood).toBe(1)
    expect(round).toBe(5)
    await playToTheEnd(page)
    expect(guest.problems).toEqual([])
  })
})

test('what cannot be is told of at its field and below, and undone', async () => {
  const { page } = await layOut('Puerto Rico')
  const before = await textOf(page)
  await field(page, 'workerShip').locator('input').fill('200')
  await page.keyboard.press('Tab')
  expect(await playable(page)).toBe('false')
  await eventually(() => page.locator('.dock .troubles').textContent()).toContain(
    'Worker: 200 laid, 79 in the box. 121 too many.',
  )
  expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Study it' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'To the field' }).click()
  expect(await field(page, 'workerShip').locator('input').getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, 'workerShip').locator('.bad').textContent()).toContain('121 too many')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await playable(page)).toBe('true')
  expect(await textOf(page)).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  expect(await playable(page)).toBe('false')
})

test('a piece that is used up is refused where it should lie', async () => {
  const { page } = await layOut('Puerto Rico')
  await read(page, '{"game":"puerto-rico","options":{"players":3},"players":[{"goods":{"coffee":9}}]}')
  expect(await playable(page)).toBe('true')
  await group(page, 'Goods')
  await piece(page, 'good:coffee').click()
  await page.locator('main [data-place="ship:4"]').first().click()
  const why = 'Coffee: 1 is missing. All 9 are in use; take one away first.'
  await page.getByRole('alert').filter({ hasText: why }).waitFor()
  expect(await page.locator('main .refusal').textContent()).toBe(why)
  await page.getByRole('button', { name: 'Take away' }).click()
  await page.locator('[data-spot="goods:0:coffee"]').click()
  expect((await positionOf(page)).players[0].goods.coffee).toBe(8)
})

test('texts of any kind change nothing or are told of', async () => {
  const { page } = await layOut('Puerto Rico')
  const before = await textOf(page)
  for (const text of ['', 'hello', '[1]', '{"game":"mombasa"}', '{"game":']) {
    await read(page, text)
    await page.locator('.text [role=alert]').filter({ hasText: /./ }).waitFor()
    await page.locator('.text').getByRole('button', { name: 'Cancel' }).click()
    expect(await textOf(page)).toBe(before)
  }
  await read(page, '{"game":"puerto-rico","tradingHouse":["<img src=x onerror=alert(1)>"]}')
  await page.locator('.dock .troubles').filter({ hasText: '<img' }).waitFor()
  expect(await page.locator('.dock img').count()).toBe(0)
})

test('the set-up comes from the form of a new table, and is kept', async () => {
  const { guest, page } = await visit()
  await guest.go('/')
  await setTable(page, 'Cooper Island')
  await page.getByRole('button', { name: 'Lay out a position' }).click()
  await page.waitForURL(/\/position$/)
  await page.locator('.editor [data-place]').first().waitFor()
  await typeRound(page, 3)
  await page.reload()
  await eventually(async () => (await positionOf(page)).round).toBe(3)
  await page.getByRole('button', { name: 'Study it' }).click()
  await page.waitForURL(/\/study\//)
})

test('a moment of a finished game is changed', async () => {
  const { guest, page } = await visit({ tables: [momentTable('end')] })
  await guest.go('/local/end/replay#60')
  await page.getByRole('button', { name: 'Edit this position' }).click()
  await page.waitForURL(/\/position$/)
  await page.locator('.editor [data-place]').first().waitFor()
  const { round } = await positionOf(page)
  expect(round).toBeGreaterThan(1)
  expect(await playable(page)).toBe('true')
  expect(guest.problems).toEqual([])
})

test('on a phone a piece is picked, then its place', async () => {
  const { guest, page } = await layOut('Puerto Rico', { device: 'phone' })
  await page.getByRole('button', { name: 'Pieces' }).last().tap()
  await piece(page, 'tile:corn').tap()
  await page.locator('main ul[data-place="fields:0"]').tap()
  expect(await page.locator('main [data-place="field:corn"]').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).tap()
  expect(await page.locator('main [data-place="field:corn"]').count()).toBe(0)
  expect(guest.problems).toEqual([])
})

test.each([
  { width: 1280, height: 720 },
  { width: 1200, height: 766 },
  { width: 1024, height: 768, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 844, height: 390, touch: true },
])('everything is in sight at $width × $height', async (device) => {
  const { page } = await layOut('Cooper Island', { device })
  const boxes = await page.evaluate(() =>
    ['.editor > .top', '.editor > main', '.editor > .below', '.play', '.sections'].flatMap((part) => {
      const found = document.querySelector(part)
      if (!found) return []
      const { left, top, right, bottom } = found.getBoundingClientRect()
      return [{ part, fits: left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 }]
    }),
  )
  expect(boxes.filter(({ fits }) => !fits)).toEqual([])
  expect(boxes.length).toBeGreaterThan(3)
  const board = (await page.locator('.editor > main').boundingBox())!
  expect((board.width * board.height) / (device.width * device.height)).toBeGreaterThan(0.28)
})
