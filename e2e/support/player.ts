import type { Page } from 'playwright-core'
import { patience } from '../../tools/pace.ts'
import type { Eyes, Lead, Seen } from './eyes.ts'

/** How an answer is given: by its button, its key, or the thing itself. */
export type Way = 'button' | 'key' | 'board'

/** Milliseconds. */
export const PATIENCE = patience(25_000)

/** Somebody at a table, who goes by what the screen shows and does what hands can do. */
export class Player {
  readonly page: Page
  protected readonly touch: boolean

  constructor(page: Page, touch = false) {
    this.page = page
    this.touch = touch
  }

  look(): Promise<Seen> {
    return this.page.evaluate(() => window.eyes.look())
  }

  private until(wanted: { moments?: readonly string[]; before?: Seen }): Promise<Seen> {
    return this.page.evaluate(([what, patience]) => window.eyes.until(what, patience), [wanted, PATIENCE] as const)
  }

  /** Waits for one of these moments. */
  seeing(...moments: readonly Seen['moment'][]): Promise<Seen> {
    return this.until({ moments })
  }

  /** Waits until there is something to do here: a curtain to draw, a question, or the end. */
  ready(): Promise<Seen> {
    return this.seeing('curtain', 'confirm', 'gesture', 'question', 'over')
  }

  /** Waits until the table stands, whoever is asked. */
  async begun(): Promise<Seen> {
    await this.page.waitForSelector('.table[data-seq]', { timeout: PATIENCE })
    return this.look()
  }

  /** Waits for a question of one's own, drawing the curtain if it is closed. */
  async question(kind?: string): Promise<Seen> {
    let seen = await this.ready()
    if (seen.moment === 'curtain') seen = await this.drawCurtain()
    if (kind !== undefined && seen.kind !== kind) throw new Error(`asked ${seen.kind} instead of ${kind}`)
    return seen
  }

  async drawCurtain(): Promise<Seen> {
    await this.press('.curtain .prim')
    return this.seeing('gesture', 'question', 'waiting')
  }

  /** Gives an answer and waits until the screen has gone on from it, or holds it as part of a gesture. */
  async answer(text: string, way: Way = 'button'): Promise<Seen> {
    const places = placesOf(text)
    return this.goneOn(await (way === 'board' ? this.point(text, places) : this.offer(text, places, way)))
  }

  /** Ends a gesture of many answers as it stands. */
  async done(): Promise<Seen> {
    await this.page.waitForSelector('[data-done]:not(:disabled)', { timeout: PATIENCE })
    return this.goneOn(await this.press('[data-done]'))
  }

  /** Answers whatever is asked by what stands first, or ends the gesture as it is proposed. */
  async anything(way: Way = 'button'): Promise<Seen> {
    const seen = await this.question()
    if (seen.moment === 'gesture') return this.done()
    if (seen.moment !== 'question') throw new Error(`nothing to answer: ${JSON.stringify(seen)}`)
    if (seen.answers.length > 0) return this.answer(seen.answers[0], way)
    // Pieces come first, and the place of one of them after it.
    let before = seen
    for (let i = 0; i < MOST_ENDS && before.seq === seen.seq; i++) {
      await this.press(FIRST)
      before = await this.until({ before })
    }
    return before
  }

  /** Waits until the screen has gone on; a table that asks again is told yes. */
  async goneOn(before: Seen): Promise<Seen> {
    const seen = await this.until({ before })
    if (seen.moment !== 'confirm') return seen
    return this.until({ before: await this.press(YES) })
  }

  /** Presses what a selector names, where a finger or the pointer would reach it. Tells what was seen before. */
  async press(selector: string): Promise<Seen> {
    const { x, y, seen } = await this.reach(selector)
    if (this.touch) await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
    return seen
  }

  /** Enter, once it is heard: after an answer by it, and while a strip is new, it is not. */
  async enter(): Promise<void> {
    if ((await this.look()).moment === 'confirm') await this.page.waitForTimeout(NEW)
    await this.page.waitForFunction(() => !document.querySelector('.table[data-deaf="enter"]'), { timeout: PATIENCE })
    await this.page.keyboard.press('Enter')
  }

  /** Where a thing can be pressed, once it is there. */
  reach(selector: string): ReturnType<Eyes['reach']> {
    return this.page.evaluate(([what, patience]) => window.eyes.reach(what, patience), [selector, PATIENCE] as const)
  }

  /** By buttons of the dock, or the keys that are printed on them: the answer's own, or those of its ends one after the other. */
  async offer(text: string, ends: readonly string[], way: Way = 'button'): Promise<Seen> {
    for (let i = 0; i <= MOST_ENDS; i++) {
      const found = await this.find(text, ends, way)
      const before = await this.look()
      await this.use(found.selector, way)
      if (found.whole) return before
    }
    throw new Error(`the dock has no button for ${text}`)
  }

  /** The button that leads to an answer next; another page of the dock is turned up, or what may be done besides, if it stands there. */
  private async find(text: string, ends: readonly string[], way: Way): Promise<Lead> {
    const look = () => this.page.evaluate(([answer, places]) => window.eyes.lead(answer, places), [text, ends] as const)
    const sides = await this.page.$$eval('[data-side]', (all) => all.map((side) => side.getAttribute('data-side')))
    for (const side of [null, ...sides]) {
      if (side !== null) await this.use(`[data-side="${side}"]`, way)
      for (let page = 0; page < MOST_PAGES; page++) {
        const found = await look()
        if (found) return found
        if ((await this.page.locator('.dock .page').count()) === 0) break
        if (way === 'key') await this.page.keyboard.press('PageDown')
        else await this.press('.dock .page')
      }
    }
    throw new Error(`no button leads to ${text}: ${JSON.stringify(await this.look())}`)
  }

  /** Presses a button, or the key that is printed on it. */
  protected async use(selector: string, way: Way): Promise<void> {
    if (way !== 'key') return void (await this.press(selector))
    const key = await this.page.getAttribute(selector, 'aria-keyshortcuts')
    if (key === 'Enter') await this.close()
    // What is in hand is let go of, and then everything has its key again.
    else await this.page.keyboard.press(key ?? 'Escape')
  }

  /** Ends a gesture or a question as it stands. */
  protected async close(): Promise<void> {
    await this.press('[data-done]:not(:disabled)')
  }

  /** By the thing itself; where two ends belong to an answer, one after the other. */
  private async point(text: string, places: readonly string[]): Promise<Seen> {
    const before = await this.look()
    if (places.length === 0) return this.offer(text, places)
    for (const place of places) {
      await this.press(lit(place))
      if (places.length === 1) break
      // The first end may be enough.
      const now = await this.look()
      if (now.seq !== before.seq || now.moment !== before.moment) break
    }
    return before
  }
}

/** So many pages and ends are looked at. */
const MOST_PAGES = 24
const MOST_ENDS = 4
/** Milliseconds in which a strip takes no Enter, with some to spare. */
const NEW = 450
/** What stands first of what is asked, and what says yes where something would be lost. */
const FIRST = '.dock :is(.rail.asked .offer, .ends .btn:enabled)'
export const YES = '.dock .strip [data-yes]'

export const buttonOf = (text: string): string => `.dock [data-answer="${text}"]`
export const lit = (place: string): string => `[data-place="${place}"][data-lit]`

/** Where an answer of Puerto Rico lies on the board. */
export function placesOf(text: string): string[] {
  const [verb, what = '', where = ''] = text.split(' ')
  switch (verb) {
    case 'role':
      return [`role:${what}`]
    case 'take':
      return [what === 'quarry' ? 'quarry' : ['open', what, where].filter(Boolean).join(':')]
    case 'build':
      return [`market:${what}`]
    case 'extra':
      return [`pile:${what}`]
    case 'sell':
      return [`pile:${what}`, 'house']
    case 'load':
      return [`pile:${what}`, where === 'wharf' ? 'wharf' : `ship:${where}`]
    case 'keep':
      return what === 'one' ? [`pile:${where}`, 'single'] : [`pile:${what}`, 'warehouse']
    default:
      return []
  }
}
