/** How long a spot is deaf after an answer, and after a piece was picked or laid, in milliseconds. */
const ANSWERED = 400
const PICKED = 250
/** Clicks closer together than this are at the same spot, in pixels. */
const NEAR = 24

/** A point of the window, or a key: Enter is deaf like a spot, others are not. */
type Spot = { readonly x: number; readonly y: number } | 'enter' | 'key'

/** What a click may answer. */
const ANSWERS = '[data-answer], [data-end], [data-place], [data-done], [data-yes]'
/** Where Enter means something else. */
const ELSEWHERE = 'input, textarea, select, dialog, [role="menu"]'

/**
 * The second click of a double click is no answer to what comes next: after an answer its spot is deaf for a moment, and until the next
 * question is painted.
 */
export class Guard {
  /** What is deaf now; null if nothing is. */
  deaf: Spot | null = $state.raw(null)
  private last: Spot = 'key'
  private until = 0
  private painted = true
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Somebody has answered, by whatever came last. */
  answered(): void {
    this.painted = false
    this.arm(ANSWERED)
  }

  /** A piece was picked or laid. */
  picked(): void {
    this.arm(PICKED)
  }

  /** The next question is on screen. */
  shown(): void {
    this.painted = true
    this.settle()
  }

  /** Asked for every event before anybody else hears of it; true if nobody should. */
  swallows(event: Event): boolean {
    return event instanceof KeyboardEvent ? this.swallowsKey(event) : this.swallowsClick(event as PointerEvent)
  }

  private arm(length: number): void {
    this.until = performance.now() + length
    this.deaf = this.last === 'key' ? null : this.last
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.settle(), length)
  }

  private settle(): void {
    if (this.painted && performance.now() >= this.until - 1) this.deaf = null
  }

  private swallowsClick(event: PointerEvent): boolean {
    // A click that a key makes has no place of its own.
    if (event.type === 'click' && event.detail === 0) return false
    const { deaf } = this
    const { clientX: x, clientY: y } = event
    const near = deaf !== null && typeof deaf === 'object' && Math.hypot(deaf.x - x, deaf.y - y) < NEAR
    if (near) return (event.target as Element).closest(ANSWERS) !== null
    if (event.type === 'pointerdown') this.last = { x, y }
    return false
  }

  private swallowsKey(event: KeyboardEvent): boolean {
    if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return false
    if (event.key !== 'Enter') {
      this.last = 'key'
      return false
    }
    if (event.repeat || this.deaf === 'enter') return true
    this.last = 'enter'
    return false
  }
}
