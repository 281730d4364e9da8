import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Lesson, loadLesson } from '../packages/web/src/lesson/lesson.ts'
import { patience } from '../tools/pace.ts'
import { barriers } from './support/barriers.ts'
import { eventually } from './support/eventually.ts'
import { cover } from './support/home.ts'
import { buttonOf, Player } from './support/player.ts'
import { hasTabs, nameOf, type Screen } from './support/screens.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const

const lessonOf = async (game: string): Promise<Lesson> => (await loadLesson(game))!

/** The stop that is shown, and what of it. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[data-stop]')
    return `${shown?.dataset.stop} ${shown?.dataset.phase}`
  })

const marked = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((mark) => mark.dataset.mark))

/** A lesson plays its whole game through before it opens. */
async function open(page: Page, game: string): Promise<void> {
  await page.goto(`${server.url}/lesson/${game}`)
  await page.waitForSelector('[data-stop]', { timeout: patience(30_000) })
}

/** By the contents beside the board. */
const goTo = (page: Page, title: string) => page.locator('.contents button', { hasText: title }).click()

/** First one reads, then the question comes. */
const decide = (page: Page) => page.locator('[data-decide]').click()

const next = (page: Page) => page.locator('[data-next]').click()

/** At a sign: points at another one first and is told what that is, then at the right one. */
async function sayWhich(page: Page, place: string): Promise<void> {
  const letters = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((mark) => [mark.dataset.mark!, mark.textContent!]),
  )
  const [, right] = letters.find(([mark]) => mark === place)!
  const wrong = letters.find(([mark]) => mark !== place)
  if (wrong) {
    await page.locator(`[data-letter="${wrong[1].trim()}"]`).click()
    expect(await page.locator('.note .said.right').count()).toBe(0)
  }
  await page.locator(`[data-letter="${right.trim()}"]`).click()
  await page.locator('.note .said.right').waitFor()
}

/** Parts of the board, of one's own and of all, that are not wholly in view, by what they are; a scroll bar would hide them. */
const outOfView = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('main.area')!.getBoundingClientRect()
    const inside = (box: DOMRect) =>
      box.top >= frame.top - 1 &&
      box.bottom <= frame.bottom + 1 &&
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1
    return [...document.querySelectorAll<HTMLElement>('main [data-section], main [data-place]')].flatMap((part) => {
      const box = part.getBoundingClientRect()
      return box.width < 2 || box.height < 2 || inside(box) ? [] : [part.dataset.place ?? part.dataset.section!]
    })
  })

const SIZES = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]

/** Screens on which a board scrolls, or shows a section at a time. */
const NARROW: readonly Screen[] = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** Places that the learner should look at and cannot: those without a mark. A section of a phone may be scrolled for the further ones. */
const unseen = (page: Page, places: readonly string[], screen: Screen) =>
  page.evaluate(
    ([wanted, scrolls]) => {
      const main = document.querySelector('main.area')!
      const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => dataset.mark)
      const isThere = (place: string) =>
        [...main.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].some(
          (each) => each.getClientRects().length > 0,
        )
      return wanted.filter((place) => !(marks.includes(place) || (scrolls && isThere(place))))
    },
    [places, hasTabs(screen)] as const,
  )

/** The same, once the board has had time to come there; said where. A phone marks the tabs of the sections where the rest is. */
async function missing(page: Page, places: readonly string[], screen: Screen, stop: string): Promise<string[]> {
  const look = async (wanted: readonly string[]) => {
    let found = wanted
    for (let i = 0; i < TRIES && found.length > 0; i++) {
      if (i > 0) await page.waitForTimeout(100)
      found = await unseen(page, wanted, screen)
      if (hasTabs(screen) && found.length < wanted.length) break
    }
    return found
  }
  let rest = await look(places)
  const further = await page
    .locator('.tabs button')
    .evaluateAll((tabs) => tabs.flatMap((tab, i) => (tab.matches('.marked') ? [i] : [])))
  for (const i of rest.length > 0 ? further : []) {
    await page.locator('.tabs button').nth(i).click()
    rest = await look(rest)
  }
  return rest.map((place) => `${stop} at ${nameOf(screen)}: ${place}`)
}
const TRIES = 20

/** To the next stop, past the question which sign it is. */
async function goOn(page: Page, { stops }: Lesson, id: string): Promise<void> {
  if (id === stops.at(-1)!.id) return
  await page.keyboard.press('ArrowRight')
  if ((await seen(page)) === `${id} check`) await page.keyboard.press('ArrowRight')
}

/** Where one decides nothing of the board is cut: neither beside the note nor beside the question. */
async function allInView(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await eventually(() => outOfView(page)).toEqual([])
  }
  await decide(page)
  await page.locator('section.dock').waitFor()
  await eventually(() => outOfView(page)).toEqual([])
  await page.locator('[data-think]').click()
}

describe('the lessons', () => {
  test.each(GAMES)('lead through all of %s, and point at what is there', async (game) => {
    const lesson = await lessonOf(game)
    const { page } = await server.visit()
    await open(page, game)
    for (const [i, { id, turn, sign, places = [] }] of lesson.stops.entries()) {
      await eventually(() => seen(page)).toBe(`${id} ${turn ? 'turn' : 'note'}`)
      if (!turn && places.length > 0) await eventually(() => marked(page)).toEqual([...new Set(places)])
      if (turn) await allInView(page)
      else {
        await page.setViewportSize(SIZES[i % SIZES.length])
        await eventually(() => outOfView(page)).toEqual([])
      }
      if (id !== lesson.stops.at(-1)!.id) await page.keyboard.press('ArrowRight')
      if (!sign) continue
      await eventually(() => seen(page)).toBe(`${id} check`)
      await eventually(async () => (await marked(page)).length).toBe(3)
      await sayWhich(page, places[0])
      await page.keyboard.press('ArrowRight')
    }
    expect(await page.locator('[data-next]').count()).toBe(0)
    await page.getByRole('button', { name: 'Play a first game' }).click()
    // The lesson's own board may still be on screen for a moment.
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/local\//)
    await new Player(page).begun()
  })

  test.each(GAMES)('of %s bring what they speak of into view where not all of the board is', async (game) => {
    const lesson = await lessonOf(game)
    const visitor = await server.visit({ device: NARROW[1] })
    const { page } = visitor
    await open(page, game)
    const faults: string[] = []
    for (const { id, turn, sign, places = [] } of lesson.stops) {
      await eventually(() => seen(page)).toBe(`${id} ${turn ? 'turn' : 'note'}`)
      if (!turn)
        for (const screen of NARROW) {
          await visitor.turnTo(screen)
          faults.push(...(await missing(page, places, screen, id)))
        }
      // What one may choose from depends on the screen: asked on a tablet, and on a phone.
      if (sign)
        for (const screen of NARROW) {
          await visitor.turnTo(screen)
          await page.keyboard.press('ArrowRight')
          if ((await seen(page)) !== `${id} check`) {
            await page.keyboard.press('ArrowLeft')
            continue
          }
          const letters = await page.locator('[data-letter]').count()
          const choices = async () => (await marked(page)).length
          for (let i = 0; i < TRIES && (await choices()) !== letters; i++) await page.waitForTimeout(100)
          if ((await choices()) !== letters && !hasTabs(screen))
            faults.push(`${id}: not all choices at ${nameOf(screen)}`)
          await page.keyboard.press('ArrowLeft')
          await eventually(() => seen(page)).toBe(`${id} note`)
        }
      await goOn(page, lesson, id)
    }
    expect(faults).toEqual([])
  })

  test('are found by links from the time when they were called guides', async () => {
    const { page } = await server.visit()
    await page.goto(`${server.url}/guide/mombasa`)
    await page.waitForSelector('[data-stop]', { timeout: patience(30_000) })
  })

  test('let one decide, stand in nobody’s way, tell what they think of it, and go on as recorded', async () => {
    const { page } = await server.visit({ settings: { theme: 'system' } })
    await open(page, 'puerto-rico')
    await eventually(() => seen(page)).toBe('welcome note')
    expect(await barriers(page)).toEqual([])
    // A gesture begins from nothing where the proposal would be the answer.
    await goTo(page, 'Place your workers')
    await eventually(() => seen(page)).toBe('place-workers turn')
    await decide(page)
    await eventually(() => page.locator('.dock .pool').textContent()).toMatch(/3/)
    await page.getByRole('button', { name: 'Fill for me' }).click()
    await page.locator('[data-done]:not(:disabled)').click()
    await eventually(() => seen(page)).toBe('place-workers told')

    await goTo(page, 'Take your first role')
    await eventually(() => seen(page)).toBe('first-role turn')
    expect(await barriers(page)).toEqual([])
    await decide(page)
    await page.locator(buttonOf('role builder')).click()
    await eventually(() => seen(page)).toBe('first-role told')
    expect(await page.locator('.note .answers').textContent()).toMatch(/Builder.*Settler/)
    expect(await marked(page)).toEqual(['role:settler'])

    // Taken back and answered as the lesson does.
    await page.keyboard.press('u')
    await eventually(() => seen(page)).toBe('first-role turn')
    await decide(page)
    await page.keyboard.press('1')
    await eventually(() => seen(page)).toBe('first-role told')
    expect(await page.locator('.same').isVisible()).toBe(true)
    await next(page)
    await eventually(() => seen(page)).toBe('first-tile turn')

    // A reload goes on where one was, and from there one can leave for a table of one's own.
    await page.reload()
    await page.waitForSelector('[data-stop]', { timeout: patience(30_000) })
    await eventually(() => seen(page)).toBe('first-tile turn')
    await page.locator('[data-play-on]').click()
    const player = new Player(page)
    expect((await player.question('settler-take')).answers).toContain('take quarry')
    await player.answer('take quarry')
  })

  test('lead through all of it on a phone', async () => {
    const lesson = await lessonOf('puerto-rico')
    const { page } = await server.visit({ device: 'phone' })
    await page.goto(`${server.url}/`)
    await cover(page)
      .getByRole('link', { name: /^Learn/ })
      .tap()
    await page.waitForSelector('[data-stop]', { timeout: patience(30_000) })
    for (const { id, turn, sign, places = [] } of lesson.stops) {
      await eventually(() => seen(page)).toBe(`${id} ${turn ? 'turn' : 'note'}`)
      // The part of the table that the note is about has come up by itself.
      if (!turn && places.length > 0) await eventually(() => marked(page)).toContain(places[0])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      if (id === 'first-building') {
        // First one reads, then the question comes.
        expect(await page.locator('.dock').count()).toBe(0)
        await page.locator('[data-decide]').tap()
        await page.locator(buttonOf('pass')).tap()
        await eventually(() => seen(page)).toBe(`${id} told`)
      }
      if (id !== lesson.stops.at(-1)!.id) await page.locator('[data-next]').tap()
      // Whoever does not want to say which it is goes on.
      if (sign && (await seen(page)) === `${id} check`) await page.locator('[data-next]').tap()
    }
    expect(await barriers(page)).toEqual([])
  })
})
