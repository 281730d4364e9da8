import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { decide, GAMES, goOn, lessonOf, openLesson, seen, still } from './support/lessons.ts'
import { nameOf, type Screen } from './support/screens.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

/** Screens on which the whole board stands at every stop. */
const DESKS: readonly Screen[] = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

/** Parts of the board, of one's own and of all, that are not wholly in view, by what they are; a scroll bar would hide them. */
const outOfView = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('main.area')!.getBoundingClientRect()
    const inside = (box: DOMRect) =>
      box.top >= frame.top - 1 &&
      box.bottom <= frame.bottom + 1 &&
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1
    const parts = [...document.querySelectorAll<HTMLElement>('main [data-section], main [data-place]')]
    if (parts.length === 0) return ['the board']
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect()
      return box.width < 2 || box.height < 2 || inside(box) ? [] : [part.dataset.place ?? part.dataset.section!]
    })
  })

/** Nothing of the board is cut at what is shown now. */
async function allInView(page: Page, what: string): Promise<void> {
  await still(page)
  const at = `${await seen(page)}, ${what}`
  await eventually(async () => (await outOfView(page)).map((part) => `${at}: ${part}`)).toEqual([])
}

describe('the lessons', () => {
  describe.each(DESKS.map((screen) => [nameOf(screen), screen] as const))('on a desk of %s', (name, screen) => {
    test.each(GAMES)('show the whole board all the way: %s', async (game) => {
      const lesson = await lessonOf(game)
      const { page } = await server.visit({ device: screen })
      await openLesson(page, server.url, game)
      for (const { id, turn } of lesson.stops) {
        await eventually(() => seen(page)).toBe(`${id} ${turn ? 'turn' : 'note'}`)
        await allInView(page, name)
        if (turn) {
          await decide(page)
          await page.locator('section.dock').waitFor()
          await allInView(page, `${name}, deciding`)
          await page.locator('[data-think]').click()
        }
        await goOn(page, lesson, id)
      }
    })
  })
})
