import type { Page } from 'playwright-core'
import { animatedWebp, type Picture } from './animated-webp.ts'
import type { Seen } from './eyes.ts'
import { Player } from './player.ts'
import type { Visitor } from './visitor.ts'

/** Milliseconds between two pictures. */
const FRAME = 50
/** How long a question is waited for, in pictures. */
const MOST_FRAMES = 100

interface Projector {
  /** Shows everything that moves so many milliseconds later. */
  advance(length: number): void
  /** Puts the pointer somewhere; pressed, it has a ring around it. */
  point(x: number, y: number, pressed: boolean): void
}

declare global {
  interface Window {
    projector: Projector
  }
}

/**
 * Films what somebody does with the mouse. Taking a picture lasts longer than a picture is shown, so time stands still in the page meanwhile:
 * its clock and everything that moves go on by hand.
 */
export class Film {
  private readonly page: Page
  private readonly player: Player
  private readonly pictures: Picture[] = []
  private at = { x: 0, y: 0 }

  private constructor(page: Page) {
    this.page = page
    this.player = new Player(page)
  }

  static async open(visitor: Visitor, path: string): Promise<Film> {
    const { page } = visitor
    await page.clock.install({ time: 0 })
    await visitor.go(path)
    const film = new Film(page)
    await film.player.ready()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(openProjector)
    const { width, height } = page.viewportSize()!
    await film.moveTo(width * 0.55, height * 0.5)
    // Whatever was still to come of opening the page has come by then.
    await page.clock.pauseAt(60_000)
    return film
  }

  /** Looks on for so long. */
  async wait(length: number): Promise<void> {
    for (let past = 0; past < length; past += FRAME) await this.take()
  }

  /** Looks on until a question is asked. */
  async asked(kind: string): Promise<Seen> {
    for (let frame = 0; frame < MOST_FRAMES; frame++) {
      const seen = await this.player.look()
      if (seen.kind === kind && seen.moment === 'question') return seen
      await this.take()
    }
    throw new Error(`nobody asks ${kind}`)
  }

  /** Goes with the pointer to a thing, rests there until one sees what it would do, and presses it. */
  async press(selector: string): Promise<void> {
    const { x, y } = await this.player.reach(selector)
    const from = this.at
    const frames = Math.ceil((250 + Math.hypot(x - from.x, y - from.y) / 2) / FRAME)
    for (let frame = 1; frame <= frames; frame++) {
      const part = frame / frames
      const eased = part * part * (3 - 2 * part)
      await this.moveTo(from.x + (x - from.x) * eased, from.y + (y - from.y) * eased)
      await this.take()
    }
    await this.wait(200)
    await this.moveTo(x, y, true)
    await this.wait(2 * FRAME)
    await this.page.mouse.click(x, y)
    await this.moveTo(x, y)
    await this.take()
  }

  /** Presses what belongs to an answer, one after the other, until it is given: the first may be enough. */
  async pressAll(selectors: readonly string[]): Promise<void> {
    const { seq } = await this.player.look()
    for (const selector of selectors) if ((await this.player.look()).seq === seq) await this.press(selector)
  }

  developed(): Promise<Buffer> {
    return animatedWebp(this.page.context(), this.pictures)
  }

  private async moveTo(x: number, y: number, pressed = false): Promise<void> {
    this.at = { x, y }
    await this.page.evaluate(([x, y, pressed]) => window.projector.point(x, y, pressed), [x, y, pressed] as const)
    await this.page.mouse.move(x, y)
  }

  private async take(): Promise<void> {
    await this.page.clock.runFor(FRAME)
    await this.page.evaluate((length) => window.projector.advance(length), FRAME)
    this.pictures.push({ png: await this.page.screenshot(), length: FRAME })
  }
}

/** Runs in the page; nothing from outside can be used in it. */
function openProjector(): void {
  const known = new WeakSet<Animation>()

  /** What has just begun to move stands at its beginning, and what moves for ever stays there: it would fill the film. */
  function advance(length: number): void {
    for (const way of document.getAnimations()) {
      const end = Number(way.effect!.getComputedTiming().endTime)
      const next = known.has(way) && end < Number.POSITIVE_INFINITY ? Number(way.currentTime) + length : 0
      known.add(way)
      way.pause()
      if (next >= end) way.finish()
      else way.currentTime = next
    }
  }

  // A page without windows has no pointer to be seen.
  const pointer = document.createElement('div')
  Object.assign(pointer.style, { position: 'fixed', left: '0', top: '0', zIndex: '9999', pointerEvents: 'none' })
  pointer.innerHTML = `
    <svg width="64" height="64" viewBox="-32 -32 64 64">
      <circle r="22" fill="#ad0f60" fill-opacity=".25" stroke="#ad0f60" stroke-width="3" />
      <path d="M0 0v25l6-6 5 11 5-2-5-11h9z" fill="#111" stroke="#fff" stroke-width="2.5" stroke-linejoin="round" />
    </svg>`
  document.body.append(pointer)
  const ring = pointer.querySelector('circle')!

  function point(x: number, y: number, pressed: boolean): void {
    pointer.style.transform = `translate(${x - 32}px, ${y - 32}px)`
    ring.style.visibility = pressed ? 'visible' : 'hidden'
  }

  window.projector = { advance, point }
}
