import type { Known, Outlook, Quality, Review } from '@quayside/bots/analysis'
import { type GameRecord, sha256Hex } from '@quayside/kernel'

/** Analyses that were made in this browser, so that none is made twice and one that stopped goes on. */

/** What has been found out about a game. */
export interface Found extends Known {
  /** All moments of the curve have been looked at once. */
  readonly ready: boolean
  /** Nothing more is looked for. */
  readonly done: boolean
  /** How long it took so far, in milliseconds. */
  readonly spent: number
}

type Store = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const PREFIX = 'quayside.analysis.'
/** What an analysis of another making found is not gone on with. */
const MAKING = 1

/** A browser keeps only so much, and its tables are more worth than what can be found out again. In letters and milliseconds. */
export const MOST_GAMES = 20
export const MOST_TEXT = 600_000
export const LONGEST = 90 * 24 * 3_600_000

interface Kept extends Found {
  readonly making: number
  readonly changed: number
}

/** The same for the same game only, whoever sends its record. */
export const fingerprintOf = ({ rules, options, start, answers }: GameRecord): string =>
  sha256Hex(JSON.stringify([rules, options, start, answers])).slice(0, 32)

export class Shelf {
  private readonly store: () => Store | null
  private readonly now: () => number

  constructor(store: () => Store | null, now: () => number = Date.now) {
    this.store = store
    this.now = now
  }

  take(key: string): Found | null {
    try {
      const kept = read(this.store()?.getItem(PREFIX + key) ?? null)
      return kept && this.now() - kept.changed <= LONGEST ? kept : null
    } catch {
      return null
    }
  }

  /** Puts it in place of what was there; the longest untouched go if there is no room. Without any it is not kept. */
  put(key: string, found: Found): void {
    const kept: Kept = { making: MAKING, changed: this.now(), ...found }
    const text = JSON.stringify(kept, (_, value) =>
      typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(4)) : value,
    )
    try {
      const store = this.store()
      if (!store) return
      this.makeRoom(store, PREFIX + key, text.length)
      store.setItem(PREFIX + key, text)
    } catch {
      // A browser that is full still shows what was found.
    }
  }

  private makeRoom(store: Store, own: string, length: number): void {
    const others = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX) && key !== own)
      .map((key) => ({ key, text: store.getItem(key) ?? '' }))
      .map(({ key, text }) => ({ key, length: text.length, changed: read(text)?.changed ?? 0 }))
      .sort((a, b) => b.changed - a.changed)
    let [games, letters] = [1, length]
    for (const { key, length, changed } of others) {
      games++
      letters += length
      if (games > MOST_GAMES || letters > MOST_TEXT || this.now() - changed > LONGEST) store.removeItem(key)
    }
  }
}

/** Storage may hold what is old, cut off or edited: that counts as nothing. */
function read(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept?.making === MAKING && kept.outlooks.every(isOutlook) && kept.reviews.every(isReview) ? kept : null
  } catch {
    return null
  }
}

const isOutlook = ({ line, playouts, chances, points }: Outlook): boolean =>
  [line, playouts, ...chances, ...points].every(Number.isFinite) && chances.length > 1

const QUALITIES: readonly Quality[] = ['best', 'equal', 'good', 'slip', 'blunder']

const isReview = ({ line, seat, lost, best, quality }: Review): boolean =>
  [line, seat, lost].every(Number.isFinite) && Array.isArray(best) && QUALITIES.includes(quality)

export const shelf = new Shelf(() => (typeof localStorage === 'undefined' ? null : localStorage))
