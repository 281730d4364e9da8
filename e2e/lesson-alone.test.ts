import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { decide, GAMES, lessonOf, marked, openLesson, seen } from './support/lessons.ts'
import { Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

/** Somebody who has never played goes through the lessons alone: all that they pick has been pointed at before. */

const server = openServer()
/** So many picks are enough for any decision of a lesson. */
const MOST = 30

/** What comes of a pick is shown in the next frames. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame)
  }, count)

/** What a newcomer knows: the kinds of things that the lesson has pointed at so far. */
class Newcomer {
  readonly known = new Set<string>()
  private readonly page: Page
  private readonly hand: Player

  constructor(page: Page) {
    this.page = page
    this.hand = new Player(page)
  }

  /** Looks at what a note points at, and at what lies in it. */
  async look(places: readonly string[]): Promise<void> {
    await eventually(() => marked(this.page)).toEqual([...new Set(places)])
    const kinds = await this.page.evaluate(
      (pointed) =>
        pointed.flatMap((place) =>
          [...document.querySelectorAll(`main.area [data-place="${CSS.escape(place)}"]`)].flatMap((thing) =>
            [thing, ...thing.querySelectorAll('[data-place]')].map(
              (each) => each.getAttribute('data-place')!.split(':')[0],
            ),
          ),
        ),
      places,
    )
    for (const kind of kinds) this.known.add(kind)
  }

  /** Says which sign it was that the note pointed at. */
  async sayWhich(place: string): Promise<void> {
    const letter = await this.page.locator(`[data-mark="${place}"] b`).textContent()
    await this.page.locator(`[data-letter="${letter}"]`).click()
    await this.page.locator('.note .said.right').waitFor()
  }

  /**
   * Picks what is lit and known, one thing after the other, and ends what is to be ended, until the lesson says what it thinks of that. Gives
   * what nobody could pick for not knowing it; nothing if that never happens.
   */
  async answer(): Promise<readonly string[]> {
    await decide(this.page)
    await this.hand.question()
    const picked = new Set<string>()
    while ((await seen(this.page)).endsWith(' turn') && picked.size < MOST) {
      const lit = await this.page.$$eval('main.area [data-lit]:not([aria-pressed="true"])', (all) =>
        all.map((thing) => thing.getAttribute('data-place')!),
      )
      const next = lit.find((place) => this.known.has(place.split(':')[0]) && !picked.has(place))
      if (next !== undefined) {
        picked.add(next)
        await this.hand.press(`main.area [data-place="${next}"][data-lit]`)
      } else if (lit.length > 0 && [...lit].every((place) => !picked.has(place))) return lit
      else await this.hand.press('[data-done]:enabled')
      await frames(this.page, 3)
    }
    await eventually(() => seen(this.page)).toMatch(/ told$/)
    return []
  }
}

describe('somebody who has never played', () => {
  test.each(GAMES)('gets through the lesson of %s by what it has pointed at', async (game) => {
    const { stops } = await lessonOf(game)
    const { page } = await server.visit()
    await openLesson(page, server.url, game)
    const newcomer = new Newcomer(page)
    for (const { id, turn, sign, places = [] } of stops) {
      await eventually(() => seen(page)).toBe(`${id} ${turn ? 'turn' : 'note'}`)
      if (turn) expect([id, await newcomer.answer()]).toEqual([id, []])
      else await newcomer.look(places)
      if (id === stops.at(-1)!.id) break
      await page.locator('[data-next]').click()
      if (!sign) continue
      await eventually(() => seen(page)).toBe(`${id} check`)
      await newcomer.sayWhich(places[0])
      await page.locator('[data-next]').click()
    }
  })

  test.each(GAMES)('could not begin %s without having been shown anything', async (game) => {
    const { stops } = await lessonOf(game)
    const { page } = await server.visit()
    const first = stops.find(({ turn }) => turn)!.id
    await page.addInitScript(([key, at]) => localStorage.setItem(key, at), [`quayside.guide.${game}`, first])
    await openLesson(page, server.url, game)
    expect((await new Newcomer(page).answer()).length).toBeGreaterThan(0)
  })
})
