import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { Player } from './support/player.ts'
import { hasTabs, nameOf, type Screen } from './support/screens.ts'
import { asked, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

/** Cooper, the dog, calls whoever is asked after others have acted. */
const server = openServer()

/** From now on every pose that he takes is noted, with whether he nods. */
const watchHim = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    const note = () => {
      const dog = document.querySelector('.herald .dog')
      const pose = `${dog?.querySelector('.told') ? 'barks' : 'sits'}${dog?.matches('.nods') ? ' and nods' : ''}`
      if (pose !== seen.at(-1)) seen.push(pose)
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { poses: seen })
  })
const poses = (page: Page) => page.evaluate(() => (window as unknown as { poses: string[] }).poses)

const until = asked('turn', ({ view }) => (view.round as number) >= 2)
const two = keptTable({ id: 'dog', game: 'cooper-island', options: { players: 2 }, until })
const alone = keptTable({ id: 'alone', game: 'cooper-island', options: { players: 1 }, until })

/** Answers until others have their turn; no turn has more questions than this. */
async function answerAll(page: Page, player: Player): Promise<void> {
  for (let i = 0; i < 30 && !(await poses(page)).includes('sits'); i++) {
    await player.ready()
    await page.locator('.dock .offer, .dock [data-done]:enabled').first().click()
  }
}

test.each([
  ['full', ['barks', 'sits', 'barks and nods', 'barks']],
  ['reduced', ['barks', 'sits', 'barks']],
] as const)('barks when it is my turn again, with %s motion', async (motion, expected) => {
  const guest = await server.visit({ settings: { motion, pace: 'quick' }, tables: [two] })
  await guest.go('/local/dog')
  const player = new Player(guest.page)
  await player.ready()
  await guest.page.locator('.herald .dog').waitFor()
  await watchHim(guest.page)
  await answerAll(guest.page, player)
  await player.ready()
  await expect.poll(() => poses(guest.page)).toEqual(expected)
  await guest.leave()
})

/** Where he barks wholly in view, and what can be answered that he covers. */
const barking = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const dogs = [...document.querySelectorAll('.herald .dog:has(.told)')].filter((dog) => {
      const { x, y, width, height } = boxOf(dog)
      if (width < 20 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return false
      // Nothing that scrolls cuts him off.
      for (let around = dog.parentElement; around; around = around.parentElement) {
        const frame = boxOf(around)
        const cuts = getComputedStyle(around).overflowY !== 'visible'
        if (cuts && (y < frame.top - 1 || y + height > frame.bottom + 1)) return false
      }
      return true
    })
    const covered = [...document.querySelectorAll('[data-lit], .dock button')].filter((end) => {
      const { x, y, width, height } = boxOf(end)
      if (width === 0) return false
      return Boolean(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.herald'))
    })
    return { seen: dogs.length > 0, covered: covered.length }
  })

/** Where everything about the tabs stands, whatever is drawn on them. */
const tabs = (page: Page) =>
  page.locator('.tabs button, .tabs .icon, .tabs button > span:last-child').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )

const SCREENS: readonly Screen[] = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

test.each([
  ['against others', two],
  ['alone', alone],
])('is seen barking on every screen whatever is open: %s', async (_, table) => {
  const guest = await server.visit({ device: SCREENS[0], tables: [table] })
  await guest.go(`/local/${table.id}`)
  const { page } = guest
  await new Player(page).ready()
  for (const screen of SCREENS) {
    await guest.turnTo(screen)
    await eventually(async () => [nameOf(screen), (await page.locator('.tabs button').count()) > 0]).toEqual([
      nameOf(screen),
      hasTabs(screen),
    ])
    const tabs = await page.locator('.tabs button').all()
    // The last one is the log.
    for (const tab of hasTabs(screen) ? tabs.slice(0, -1) : [null]) {
      await tab?.tap()
      const where = `${nameOf(screen)} ${(await tab?.textContent()) ?? ''}`
      await eventually(async () => [where, await barking(page)]).toEqual([where, { seen: true, covered: 0 }])
    }
  }
  await guest.leave()
})

test('calls from the tab of my land while I look elsewhere on a phone, and nothing moves for him', async () => {
  const guest = await server.visit({ device: 'phone', settings: { motion: 'full', pace: 'quick' }, tables: [two] })
  await guest.go('/local/dog')
  const { page } = guest
  const player = new Player(page)
  await player.ready()
  await page.locator('.tabs button').nth(2).tap()
  await page.locator('.tabs .herald .dog').waitFor()
  const calling = await tabs(page)
  await watchHim(page)
  await answerAll(page, player)
  await page.locator('.tabs button').nth(2).tap()
  expect(await page.locator('.tabs .herald').count()).toBe(0)
  expect(await tabs(page)).toEqual(calling)
  await player.ready()
  await eventually(() => poses(page)).toContain('barks and nods')
  await guest.leave()
})
