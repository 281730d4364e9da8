import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { patience } from '../tools/pace.ts'
import { eventually } from './support/eventually.ts'
import { GAMES, goOn, lessonOf, lessonOpens, marked, openLesson, seen, still } from './support/lessons.ts'
import { hasTabs, nameOf, type Screen } from './support/screens.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

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

/** Looks again and again until it is so, or it will not be. */
async function inTime(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + patience(5000)
  while (performance.now() < end) {
    if (await isSo()) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/** The same, once the board has had time to come there; said where. A phone marks the tabs of the sections where the rest is, and may do so a moment later. */
async function missing(page: Page, places: readonly string[], screen: Screen, stop: string): Promise<string[]> {
  const tabs = page.locator('.tabs button')
  let rest = places
  await inTime(async () => {
    rest = await unseen(page, rest, screen)
    if (rest.length === 0 || !hasTabs(screen)) return rest.length === 0
    const further = await tabs.evaluateAll((all) => all.flatMap((tab, i) => (tab.matches('.marked') ? [i] : [])))
    for (const i of further) {
      await tabs.nth(i).click()
      rest = await unseen(page, rest, screen)
    }
    return rest.length === 0
  })
  return rest.map((place) => `${stop} at ${nameOf(screen)}: ${place}`)
}

describe('the lessons', () => {
  test.each(GAMES)('bring what they speak of into view where not all of the board is: %s', async (game) => {
    const lesson = await lessonOf(game)
    const visitor = await server.visit({ device: NARROW[1] })
    const { page } = visitor
    await openLesson(page, server.url, game)
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
          await still(page)
          await page.keyboard.press('ArrowRight')
          if ((await seen(page)) !== `${id} check`) {
            await page.keyboard.press('ArrowLeft')
            continue
          }
          const letters = await page.locator('[data-letter]').count()
          // Those of a phone may have to be looked for.
          if (!hasTabs(screen) && !(await inTime(async () => (await marked(page)).length === letters)))
            faults.push(`${id}: not all choices at ${nameOf(screen)}`)
          await page.keyboard.press('ArrowLeft')
          await eventually(() => seen(page)).toBe(`${id} note`)
        }
      await goOn(page, lesson, id)
    }
    expect(faults).toEqual([])
  })

  test('bring it into view on a board that comes later', async () => {
    const { page } = await server.visit({ device: NARROW[0] })
    await page.addInitScript(() => localStorage.setItem('quayside.guide.cooper-island', 'first-coin'))
    await page.goto(`${server.url}/lesson/cooper-island`)
    await lessonOpens(page)
    await eventually(() => marked(page)).toEqual(['boat:boat-coin'])
  })

  test('leave open what one has opened on a phone, however it is turned', async () => {
    const [, upright, side] = NARROW
    const visitor = await server.visit({ device: upright })
    const { page } = visitor
    await page.addInitScript(() => localStorage.setItem('quayside.guide.cooper-island', 'feeding'))
    await page.goto(`${server.url}/lesson/cooper-island`)
    await lessonOpens(page)
    await eventually(() => marked(page)).toEqual(['feed'])
    await page.locator('.tabs button.marked').click()
    await eventually(() => marked(page)).toEqual(['hex:h0,2'])
    for (const screen of [side, upright]) {
      await visitor.turnTo(screen)
      await still(page)
      await eventually(() => marked(page)).toEqual(['hex:h0,2'])
    }
  })
})
