import type { Page } from 'playwright-core'
import { type Lesson, loadLesson } from '../../packages/web/src/lesson/lesson.ts'
import { patience } from '../../tools/pace.ts'

export const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const

export const lessonOf = async (game: string): Promise<Lesson> => (await loadLesson(game))!

/** The stop that is shown, and what of it. */
export const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[data-stop]')
    return `${shown?.dataset.stop} ${shown?.dataset.phase}`
  })

export const marked = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-mark]')].map((mark) => mark.dataset.mark!))

/** A lesson plays its whole game through before it opens. */
export async function openLesson(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/lesson/${game}`)
  await lessonOpens(page)
}

export async function lessonOpens(page: Page): Promise<void> {
  await page.waitForSelector('[data-stop]', { timeout: patience(30_000) })
}

/** First one reads, then the question comes. */
export const decide = (page: Page): Promise<void> => page.locator('[data-decide]').click()

/** Until the board has come to rest on the screen it is on now. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const whereabouts = () =>
      [...document.querySelectorAll('main [data-place]')]
        .map((place) => place.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].join(' '))
        .join()
    let before = ''
    for (let same = 0; same < 2; ) {
      await frame()
      const now = whereabouts()
      same = now === before ? same + 1 : 0
      before = now
    }
  })

/** To the next stop, past the question which sign it is. */
export async function goOn(page: Page, { stops }: Lesson, id: string): Promise<void> {
  if (id === stops.at(-1)!.id) return
  await page.keyboard.press('ArrowRight')
  if ((await seen(page)) === `${id} check`) await page.keyboard.press('ArrowRight')
}
