import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { giveEars, heardBy, loudspeakers } from './support/ears.ts'
import { eventually } from './support/eventually.ts'
import { faultsOf, takeMeasure } from './support/fit.ts'
import { asks, begin, setTables, wish } from './support/many-tables.ts'
import { Player } from './support/player.ts'
import { nameOf, type Screen } from './support/screens.ts'
import { asked, isOver, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { VisitOptions, Visitor } from './support/visitor.ts'

const server = openServer()

const DAYS = { clock: { kind: 'days', days: 3 }, expiry: 'bot' } as const
const SOON = { clock: { kind: 'days', days: 1 }, expiry: 'bot' } as const
const TWO = [{ kind: 'me' }, { kind: 'open' }] as const

const later = keptTable({
  id: 'later',
  game: 'cooper-island',
  options: { players: 2 },
  until: asked('turn', ({ view }) => (view.round as number) >= 2),
})
const over = keptTable({ id: 'over', options: { players: 3 }, until: isOver })

/** Somebody with tables of all kinds: at two it is her turn, at one another's, one waits for players; two are her browser's own. */
async function withTables(options: VisitOptions = {}) {
  const marta = await server.visit({ tables: [later, over], ...options })
  await marta.go('/')
  const [slow, soon] = await setTables(marta, 'Marta', [wish('mombasa', DAYS), wish('puerto-rico', SOON)])
  await begin(marta, [slow, soon])
  const [theirs] = await setTables(marta, 'Marta', [
    wish('puerto-rico', { chairs: [{ kind: 'open' }, { kind: 'me' }], ...DAYS }),
  ])
  await setTables(marta, 'Marta', [wish('mombasa', { chairs: [...TWO] })])
  const tiago = await server.visit()
  await tiago.go('/')
  await setTables(tiago, 'Tiago', [])
  await asks(tiago, [
    { t: 'open', table: theirs.table, invite: theirs.invite },
    { t: 'sit', table: theirs.table, seat: 0 },
  ])
  await begin(marta, [theirs])
  return { marta, tiago, slow: slow.table, soon: soon.table, theirs: theirs.table }
}

/** What Tiago does at a table, whichever answer comes first, until it is not his turn any more. */
async function answersThere(tiago: Visitor, table: string): Promise<void> {
  for (;;) {
    const [opened] = (await asks(tiago, [{ t: 'open', table }])) as {
      game: { sight: { seq: number; ask: { answers: { text: string }[] } | null } }
    }[]
    const { seq, ask } = opened.game.sight
    if (!ask) return
    await asks(tiago, [
      { t: 'open', table },
      { t: 'answer', table, seq, answers: [ask.answers[0].text] },
    ])
  }
}

const rows = (page: Page) =>
  page.locator('li[data-table]').evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.table))

describe('my tables', () => {
  test.each(['/', '/tables'])('of this browser go only when that is said twice: %s', async (path) => {
    const marta = await server.visit({ tables: [later] })
    await marta.go(path)
    const { page } = marta
    const bin = page.getByRole('button', { name: /^Delete .*Cooper Island/ })
    const keep = page.getByRole('button', { name: 'Keep', exact: true })
    await bin.click()
    await eventually(() => keep.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await bin.click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await eventually(() => keep.count()).toBe(0)
    expect(await bin.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('quayside.table.later'))).toBeNull()
  })

  test('stand on one page, my turn and the soonest clock first, with how each stands', async () => {
    const { marta, tiago, slow, soon, theirs } = await withTables()
    const { page } = marta
    await asks(tiago, [
      { t: 'open', table: theirs },
      { t: 'chat', table: theirs, text: 'Good evening' },
    ])
    await page.getByRole('link', { name: 'My tables' }).first().click()
    await eventually(() => rows(page)).toEqual([soon, slow, 'later', theirs])
    const row = (table: string) => page.locator(`li[data-table="${table}"]`)
    await eventually(() => row(soon).textContent()).toContain('Which role do you choose?')
    await eventually(() => row(soon).textContent()).toContain('Round 1, governor Marta')
    expect(await row(soon).textContent()).toContain('h left')
    expect(await row(slow).textContent()).toMatch(/until \w{3} \d+, \d\d:\d\d/)
    expect(await row(theirs).textContent()).toMatch(/Tiago, since \d\d:\d\d/)
    expect(await row(theirs).textContent()).toContain('1 new message')
    await eventually(() => row('later').locator('svg path').count()).toBeGreaterThan(10)
    expect(await page.locator('nav.tabs a').allTextContents()).toEqual(
      ['Playing 4', 'Waiting 1', 'Finished 1'].map((text) => expect.stringContaining(text.replace(' ', ''))),
    )
    expect(await barriers(page)).toEqual([])

    await page.getByRole('link', { name: /^Waiting/ }).click()
    await eventually(() => page.locator('.told').allTextContents()).toEqual(['Marta, 1 seat free'])
    await page.getByRole('link', { name: /^Finished/ }).click()
    await eventually(() => page.locator('.foot b').allTextContents()).toHaveLength(1)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Game' }).selectOption('mombasa')
    await page.getByText('No game fits this search').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await eventually(() => rows(page)).toEqual(['over'])
    await page.goBack()
    await page.goBack()
    await row(theirs).getByRole('link').click()
    expect(new URL(page.url()).pathname).toBe(`/table/${theirs}`)
  })

  test('of this browser are there without a network', async () => {
    const guest = await server.visit({ tables: [later], keepsClient: true })
    const { page } = guest
    await guest.go('/tables')
    await guest.installed()
    guest.expectNoNetwork()
    await guest.context.setOffline(true)
    await page.reload()
    await page.getByText('No connection. Tables of this browser are shown.').waitFor()
    expect(await rows(page)).toEqual(['later'])
    await guest.context.setOffline(false)
  })

  const SIZES: readonly Screen[] = [
    { width: 360, height: 640, touch: true },
    { width: 844, height: 390, touch: true },
    { width: 768, height: 1024, touch: true },
    { width: 1440, height: 900 },
  ]
  test.each(['en', 'pt', 'it'] as const)('fit on every screen in %s', async (language) => {
    const { marta } = await withTables({ device: SIZES[0], settings: { language } })
    const { page } = marta
    await page.addInitScript(takeMeasure)
    const found: string[] = []
    for (const screen of SIZES) {
      await page.setViewportSize(screen)
      for (const path of ['/tables', '/tables/finished', '/']) {
        await marta.go(path)
        await page.locator('li .what, li a.to').first().waitFor()
        if (path !== '/') await eventually(() => page.locator('.told').first().textContent()).not.toBe('')
        const { clipped, sideways, small } = await faultsOf(page, { touch: screen.touch ?? false, answers: {} })
        // The whole row leads to its table.
        const missed = path === '/' ? [] : small.filter((fault) => !fault.includes('.whole-row '))
        found.push(...[...clipped, ...sideways, ...missed].map((fault) => `${path} ${nameOf(screen)}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })
})

describe('when it is my turn elsewhere', () => {
  test('the next table is offered where I wait, and nothing moves for it', async () => {
    const { marta, theirs, soon, slow } = await withTables()
    const { page } = marta
    await marta.go(`/table/${theirs}`)
    const next = page.locator('[data-next]')
    await eventually(() => next.textContent()).toContain('Next table: Puerto Rico')
    expect(await next.textContent()).toContain('1 more waits')
    expect(await barriers(page)).toEqual([])
    // Whether it is there or not, all else stands where it stood.
    const places = () =>
      page.locator('.table *:not([data-next], [data-next] *)').evaluateAll((all) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y, width, height]
        }),
      )
    const before = await places()
    await next.evaluate((button) => (button as HTMLElement).style.setProperty('display', 'none'))
    expect(await places()).toEqual(before)
    await next.evaluate((button) => (button as HTMLElement).style.removeProperty('display'))
    await page.keyboard.press('n')
    await eventually(() => new URL(page.url()).pathname).toBe(`/table/${soon}`)
    // Here it is my turn: the key does nothing.
    await new Player(page).question('choose-role')
    expect(await next.count()).toBe(0)
    await page.keyboard.press('n')
    await marta.go(`/table/${theirs}`)
    await next.click()
    expect(new URL(page.url()).pathname).toBe(`/table/${soon}`)
    expect(slow).not.toBe(soon)
  })

  test('the title, the icon, the badge and a bell say so once, until I have seen it', async () => {
    const marta = await server.visit({ settings: { sound: true } })
    await giveEars(marta)
    await marta.context.addInitScript(() => {
      const badges: number[] = []
      const badge = async (count = 0) => {
        badges.push(count)
      }
      Object.assign(window, { badges })
      Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) })
    })
    await marta.go('/')
    const [here] = await setTables(marta, 'Marta', [wish('mombasa', { chairs: [{ kind: 'open' }, { kind: 'me' }] })])
    const tiago = await server.visit()
    await tiago.go('/')
    await setTables(tiago, 'Tiago', [])
    await asks(tiago, [
      { t: 'open', table: here.table, invite: here.invite },
      { t: 'sit', table: here.table, seat: 0 },
    ])
    const { page } = marta
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
    const badges = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges)
    await page.locator('.all').first().waitFor()
    await begin(marta, [here])
    await marta.wander('/about')
    await eventually(() => page.title()).toBe('About · Quayside')
    expect(await icon()).toBe('/icon.svg')
    // A page that was never touched may not be heard.
    await page.keyboard.press('Tab')
    await eventually(() => loudspeakers(page)).toBe(1)

    await answersThere(tiago, here.table)
    await eventually(() => page.title()).toBe('● Your turn – About · Quayside')
    expect(await icon()).toBe('/icon-turn.svg')
    await eventually(() => heardBy(page)).toEqual(['turn'])
    expect((await badges()).at(-1)).toBe(1)
    // Pages change, the mark stays.
    await marta.wander('/about/mombasa')
    await eventually(() => page.title()).toMatch(/^● Your turn – .*Mombasa/)
    expect(await heardBy(page)).toEqual(['turn'])

    await marta.wander('/tables')
    await eventually(() => page.title()).toBe('My tables · Quayside')
    expect(await icon()).toBe('/icon.svg')
    await marta.wander('/about')
    await eventually(() => page.title()).toBe('About · Quayside')
    expect(await heardBy(page)).toEqual(['turn'])
  })

  test('what is said is marked at the table until I have read it', async () => {
    const { marta, tiago, theirs } = await withTables()
    const { page } = marta
    await marta.go(`/table/${theirs}`)
    const mark = page.locator('[data-unread]')
    await page.locator('.dock').waitFor()
    expect(await mark.count()).toBe(0)
    await asks(tiago, [
      { t: 'open', table: theirs },
      { t: 'chat', table: theirs, text: 'Hello' },
    ])
    await mark.waitFor()
    await page.reload()
    await mark.waitFor()
    await page.getByRole('button', { name: 'Table menu, 1 new message' }).click()
    await page.locator('.menu').getByRole('button', { name: 'Chat' }).click()
    await page.getByText('Hello').waitFor()
    await eventually(() => mark.count()).toBe(0)
    await page.reload()
    await page.locator('.dock').waitFor()
    expect(await mark.count()).toBe(0)
  })
})
