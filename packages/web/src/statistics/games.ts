import { gameById } from '@quayside/games'
import { type Options, type Score, type ScoreLine, type Seat, seatsIn } from '@quayside/kernel'
import { type Chair, type MyGame, type Pace, type PastChair, seatsWhere } from '@quayside/table'

/** A finished game of one's own, wherever it was played. */
export interface PlayedGame {
  readonly at: 'local' | 'online'
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly chairs: readonly PastChair[]
  /** Everybody who had points, opponents that the game plays itself included. */
  readonly players: number
  readonly seat: Seat
  readonly place: number
  readonly points: number
  readonly finished: number
  readonly pace?: Pace
}

/** How the points of a game came about: one's own, and those of the first who won. */
export interface Sources {
  readonly mine: readonly ScoreLine[]
  readonly best: readonly ScoreLine[]
}

export const playersIn = (game: string, options: Options, chairs: number): number =>
  chairs + (gameById(game)?.automas?.(options).length ?? 0)

export const gameOnline = ({ table, ...game }: MyGame): PlayedGame => ({
  at: 'online',
  id: table,
  ...game,
  players: playersIn(game.game, game.options, game.chairs.length),
})

/** The seat of the only person at the screen; null where several share it, or nobody sits there: nobody knows who of them "I" would be. */
export function ownSeat(chairs: readonly Chair[]): Seat | null {
  const people = seatsIn(seatsWhere(chairs, ({ kind }) => kind === 'person'))
  return people.length === 1 ? people[0] : null
}

export const pastChairs = (chairs: readonly Chair[]): PastChair[] =>
  chairs.flatMap((chair): PastChair[] => {
    if (chair.kind === 'open') return []
    if (chair.kind === 'person') return [{ kind: 'person', name: chair.name }]
    return chair.kind === 'bot' ? [{ kind: 'bot', bot: chair.bot }] : [{ kind: 'automa' }]
  })

/** Null where no seat has won, or one's own has no score. */
export function sourcesOf(scores: readonly Score[], seat: Seat): Sources | null {
  const best = scores.find(({ rank }) => rank === 1)
  return best && scores[seat] ? { mine: scores[seat].lines, best: best.lines } : null
}
