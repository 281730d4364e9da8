/** What a player sees of the table. */
export interface Seen {
  readonly moment: 'curtain' | 'confirm' | 'gesture' | 'question' | 'waiting' | 'over'
  /** The answers so far that the screen shows. */
  readonly seq: number
  /** The kind of the question that stands. */
  readonly kind: string | null
  /** The heading of what stands: the question, or whom the screen is to be handed to. */
  readonly title: string
  /** Whole answers that have a button. */
  readonly answers: readonly string[]
  /** Ends that have one: pieces, and places. */
  readonly ends: readonly string[]
  /** What stands where victory points do: numbers, or "?" for those that are covered. */
  readonly points: readonly string[]
}

/** A button that leads to an answer. */
export interface Lead {
  readonly selector: string
  /** It gives the answer; else it picks one of its ends. */
  readonly whole: boolean
}

export interface Eyes {
  look(): Seen
  /** The button that leads to an answer with these ends next, if it is there. */
  lead(answer: string, ends: readonly string[]): Lead | null
  /** Looks until it sees one of these moments, or something else than before. */
  until(wanted: { moments?: readonly string[]; before?: Seen }, patience: number): Promise<Seen>
  /** Waits until the table has as many answers as it should, and they have been shown; true if it asks again first. */
  reached(seq: number, patience: number): Promise<boolean>
  /** Where a thing can be pressed, once it is there; throws if it does not come or something lies over it. */
  reach(selector: string, patience: number): Promise<{ readonly x: number; readonly y: number; readonly seen: Seen }>
}

declare global {
  interface Window {
    eyes: Eyes
  }
}

/** Runs in every page before anything else; nothing from outside can be used in it. */
export function openEyes(): void {
  const one = (selector: string) => document.querySelector<HTMLElement>(selector)
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

  function look(): Seen {
    const table = one('.table')
    const kind = table?.dataset.asked ?? null
    const moment = (): Seen['moment'] => {
      if (one('.curtain')) return 'curtain'
      if (one('.result')) return 'over'
      if (one('.dock .strip')) return 'confirm'
      if (one('.dock [data-fill]')) return 'gesture'
      return kind !== null && one('.dock :is([data-answer], [data-end], [data-done])') ? 'question' : 'waiting'
    }
    return {
      moment: moment(),
      seq: Number(table?.dataset.seq ?? -1),
      kind,
      title: one('.curtain h1, .dock h1')?.textContent ?? '',
      answers: all('.dock [data-answer]').map((button) => button.dataset.answer ?? ''),
      ends: all('.dock [data-end]:not([data-answer])').map((button) => button.dataset.end ?? ''),
      points: all('[data-place^="vp:"]').map((stat) => stat.querySelector('b')?.textContent ?? ''),
    }
  }

  const offers = ({ answers, ends }: Seen) => JSON.stringify([answers, ends])

  function lead(answer: string, ends: readonly string[]): Lead | null {
    const whole = answer === 'done' ? '.dock [data-done]' : `.dock [data-answer="${answer}"]`
    if (one(whole)) return { selector: whole, whole: true }
    // What is asked now, else a piece in the place of the one that is held.
    const asked = ends.map((end) => `.dock .rail.asked [data-end="${end}"]`)
    const others = ends.map((end) => `.dock .rail:not(.asked) [data-end="${end}"]:not([aria-pressed="true"])`)
    const selector = [...asked, ...others].find((button) => one(button))
    return selector ? { selector, whole: false } : null
  }

  /** Looks again and again until there is something to see. */
  async function wait<T>(
    seen: () => T | null | undefined | false,
    patience: number,
    lacking: () => string,
  ): Promise<T> {
    const deadline = performance.now() + patience
    for (;;) {
      const found = seen()
      if (found) return found
      if (performance.now() > deadline) throw new Error(lacking())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  function until(wanted: Parameters<Eyes['until']>[0], patience: number): Promise<Seen> {
    const { moments, before } = wanted
    const fits = (seen: Seen): boolean => {
      if (moments) return moments.includes(seen.moment)
      if (seen.seq !== before!.seq) return true
      if (seen.moment !== before!.moment) return ['curtain', 'confirm', 'over'].includes(seen.moment)
      // An answer may have been put into a gesture.
      const asks = seen.moment === 'question' || seen.moment === 'gesture'
      return asks && offers(seen) !== offers(before!)
    }
    const fitting = (seen: Seen) => fits(seen) && seen
    return wait(
      () => fitting(look()),
      patience,
      () => `waited in vain for ${JSON.stringify(wanted)}; seen: ${JSON.stringify(look())}`,
    )
  }

  async function reached(seq: number, patience: number): Promise<boolean> {
    const { moment } = await wait(
      () => [look()].find((seen) => seen.seq >= seq || seen.moment === 'confirm'),
      patience,
      () => `stands at ${look().seq} instead of ${seq}`,
    )
    return moment === 'confirm'
  }

  /** Points of a box that a hand would try, the middle first; parts of a drawing have all kinds of shapes. */
  const STEPS = [0.5, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
  const TRIES = STEPS.flatMap((across) => STEPS.map((down) => [across, down]))

  /** Pixels round a deaf spot, with some to spare. */
  const NEAR = 30
  function isDeaf({ x, y }: { x: number; y: number }): boolean {
    const [left, top] = (one('.table')?.dataset.deaf ?? '').split(',').map(Number)
    return Math.hypot(left - x, top - y) < NEAR
  }

  async function reach(selector: string, patience: number): ReturnType<Eyes['reach']> {
    const found = await wait(
      () => one(selector),
      patience,
      () => `${selector} is not there`,
    )
    const points = () => {
      const { left, top, width, height } = found.getBoundingClientRect()
      return TRIES.map(([across, down]) => ({ x: left + width * across, y: top + height * down }))
    }
    const at = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)
    const free = () => {
      const seen = points().filter((point) => found.contains(at(point)))
      // A piece of the gesture that lies there would be taken off again.
      return seen.find((point) => !at(point)!.closest('.drafted')) ?? seen[0]
    }
    // What is only partly in sight is brought there first.
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const point = free()
    if (!point) throw new Error(`${selector} cannot be reached`)
    // Where an answer was just given, a click is not heard for a moment.
    await wait(
      () => !isDeaf(point),
      patience,
      () => `${selector} stays deaf`,
    )
    return { ...point, seen: look() }
  }

  window.eyes = { look, lead, until, reached, reach }
}
