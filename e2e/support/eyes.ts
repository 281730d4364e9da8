/** What a player sees of the table. */
export interface Seen {
  readonly moment: 'curtain' | 'confirm' | 'gesture' | 'question' | 'waiting' | 'over'
  /** The answers so far that the screen shows. */
  readonly seq: number
  /** The kind of the question that stands. */
  readonly kind: string | null
  /** The heading of what stands: the question, or whom the screen is to be handed to. */
  readonly title: string
  readonly answers: readonly string[]
  /** What stands where victory points do: numbers, or "?" for those that are covered. */
  readonly points: readonly string[]
}

export interface Eyes {
  look(): Seen
  /** Looks until it sees one of these moments, or something else than before. */
  until(wanted: { moments?: readonly string[]; before?: Seen }, patience: number): Promise<Seen>
  /** Where a thing can be pressed; throws if it is not there or something lies over it. */
  reach(selector: string): { readonly x: number; readonly y: number; readonly seen: Seen }
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
      if (one('.dock .confirm')) return 'confirm'
      if (one('.dock [data-done]')) return 'gesture'
      return kind !== null && one('.dock [data-answer]') ? 'question' : 'waiting'
    }
    return {
      moment: moment(),
      seq: Number(table?.dataset.seq ?? -1),
      kind,
      title: one('.curtain h1, .dock h1')?.textContent ?? '',
      answers: all('.dock [data-answer]').map((button) => button.dataset.answer ?? ''),
      points: all('[data-place^="vp:"]').map((stat) => stat.querySelector('b')?.textContent ?? ''),
    }
  }

  function until(wanted: Parameters<Eyes['until']>[0], patience: number): Promise<Seen> {
    const { moments, before } = wanted
    const deadline = performance.now() + patience
    const fits = (seen: Seen): boolean => {
      if (moments) return moments.includes(seen.moment)
      if (seen.seq !== before!.seq) return true
      if (seen.moment !== before!.moment) return ['curtain', 'confirm', 'over'].includes(seen.moment)
      // An answer may have been put into a gesture.
      return seen.moment === 'question' && seen.answers.length !== before!.answers.length
    }
    return new Promise((resolve, reject) => {
      const again = () => {
        const seen = look()
        if (fits(seen)) resolve(seen)
        else if (performance.now() < deadline) setTimeout(again, 8)
        else reject(new Error(`waited in vain for ${JSON.stringify(wanted)}; seen: ${JSON.stringify(seen)}`))
      }
      again()
    })
  }

  /** Points of a box that a hand would try, the middle first. */
  const TRIES = [
    [0.5, 0.5],
    [0.3, 0.3],
    [0.7, 0.7],
    [0.2, 0.8],
    [0.5, 0.9],
  ]

  function reach(selector: string): ReturnType<Eyes['reach']> {
    const found = one(selector)
    if (!found) throw new Error(`${selector} is not there`)
    const free = () => {
      const box = found.getBoundingClientRect()
      return TRIES.map(([across, down]) => ({ x: box.left + box.width * across, y: box.top + box.height * down })).find(
        ({ x, y }) => found.contains(document.elementFromPoint(x, y)),
      )
    }
    let point = free()
    if (!point) {
      found.scrollIntoView({ block: 'center', inline: 'center' })
      point = free()
    }
    if (!point) throw new Error(`${selector} cannot be reached`)
    return { ...point, seen: look() }
  }

  window.eyes = { look, until, reach }
}
