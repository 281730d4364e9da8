import type { ForfeitReason } from '../../arena/order.ts'
import type { Verdict } from '../../arena/proof.ts'
import type { SayProgress } from '../../trials/progress.ts'

/** Matches between bots. */
export interface ArenaWords {
  unknownBot(bot: string): string
  tooMany(bots: number, seats: number): string
  readonly duelOfTwo: string
  /** An option whose value is a part of 1. */
  notAShare(name: string): string
  /** A file that deals shall go to is something else. */
  noDeals(file: string): string
  otherMatch(file: string, what: string, theirs: string, ours: string): string
  badLine(file: string, line: number): string
  readonly progress: SayProgress
  head(match: ArenaCounts): string
  readonly columns: Record<ArenaColumn, string>
  /** Under the table, with the number of seats. */
  notes(seats: number): string
  readonly verdicts: Record<Verdict, (bot: string, bar: number, deals: number) => string>
  interrupted(file: string | undefined): string
  forfeit(bot: string, deal: number, seat: number, line: number, why: string): string
  moreForfeits(count: number): string
  readonly reasons: Record<ForfeitReason, (detail: string) => string>
}

export interface ArenaCounts {
  readonly game: string
  readonly deals: number
  /** Games of each deal. */
  readonly rotations: number
  readonly games: number
  readonly seconds: number
  readonly threads: number
  readonly seed: string
  readonly budget: number
}

export type ArenaColumn =
  | 'bot'
  | 'games'
  | 'wins'
  | 'interval'
  | 'points'
  | 'margin'
  | 'time'
  | 'longest'
  | 'processor'
  | 'rating'
