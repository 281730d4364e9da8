import type { Seat } from '@quayside/kernel'
import { matchAt, newMatch, ScenarioTable } from '@quayside/kernel/scenarios'
import type { CompanyId } from '../src/ids.ts'
import type { SetupId } from '../src/options.ts'
import type { Position } from '../src/position/schema.ts'
import type { view } from '../src/view.ts'
import { onPieces } from './pieces.ts'

export type Seen = ReturnType<typeof view>
export type PlayerSeen = Seen['players'][number]

export class Table extends ScenarioTable<Seen> {
  player(seat: Seat): PlayerSeen {
    return this.view().players[seat]
  }

  pounds(): number[] {
    return this.view().players.map(({ pounds }) => pounds)
  }

  /** A seat's space on a company's track. */
  space(seat: Seat, company: CompanyId): number {
    return this.player(seat).tracks[company]
  }

  /** Everybody seals and ends as things are, and takes the first pile there is, until the next round or the end. */
  passRound(): this {
    const { round } = this.view()
    while (!this.over && this.view().round === round) {
      const { seat, answers } = this.match.status().ask[0]
      this.says(seat, answers.find((answer) => answer === 'seal' || answer === 'end') ?? answers[0])
    }
    return this
  }
}

export const newTable = (players: number, setup: SetupId = 'first', seed = 'scenario'): Table =>
  new Table(newMatch(onPieces, { players, setup }, seed))

export type Setting = Omit<Position, 'game' | 'options'>

/** A table in the middle of a game, seat 0 about to take its turn unless said otherwise. */
export function tableAt(players: number, setting: Setting, setup: SetupId = 'first'): Table {
  const position = { now: { phase: 'actions', by: 0 }, ...setting, game: 'mombasa', options: { players, setup } }
  return new Table(matchAt(onPieces, position))
}

/** `slots(null, 'coffee-1', 'coffee-3')`: the cards of slots 1 to 5; what is left out is empty. */
export const slots = (...cards: (string | null)[]): (string | null)[] =>
  Array.from({ length: 5 }, (_, slot) => cards[slot] ?? null)

/** `postsAt('cairo', 'kenya', 'natal')`: the company's posts in these regions. */
export const postsAt = <C extends CompanyId>(company: C, ...regions: string[]): Record<string, C> =>
  Object.fromEntries(regions.map((region) => [region, company]))

/** `booksFrom(2, 'book-A03', 'book-B01')`: books on the steps of a track one after another. */
export const booksFrom = (first: number, ...books: string[]): { step: number; book: string }[] =>
  books.map((book, i) => ({ step: first + i, book }))

/** A book of letter B on every step after the first. */
export const FULL_TRACK = booksFrom(
  2,
  ...Array.from({ length: 15 }, (_, i) => `book-B${String(i + 1).padStart(2, '0')}`),
)
