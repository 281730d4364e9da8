import type { AnyGame, Facts, Score, Seat } from '@quayside/kernel'
import type { ExpectedStep } from '../../src/expected.ts'
import { goThrough, truthOf } from '../../src/expected.ts'

/** A course as the referee tells it once more, to hold what is claimed of it against. */
export interface Retold {
  /** Of everybody, by step. */
  readonly events: readonly { readonly step: number; readonly facts: Facts }[]
  /** What the referee sees and counts before the first step and after each. */
  readonly views: readonly View[]
  readonly scores: readonly (readonly Score[])[]
}

// biome-ignore lint/suspicious/noExplicitAny: views are each game's own, and looked into by its own checks only.
export type View = any

export function retell(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  truth: string,
  steps: readonly ExpectedStep[],
): Retold {
  const match = truthOf(game, state, seat, truth)
  const views = [JSON.parse(JSON.stringify(game.view(match.state, 'referee')))]
  const scores = [game.score(match.state, 'referee')]
  const events: { step: number; facts: Facts }[] = []
  let [step, told] = [0, match.events.length]
  for (const _ of goThrough(match, steps, seat)) {
    events.push(...match.eventsFor('referee', told).map((facts) => ({ step, facts })))
    told = match.events.length
    views.push(JSON.parse(JSON.stringify(game.view(match.state, 'referee'))))
    scores.push(game.score(match.state, 'referee'))
    step++
  }
  return { events, views, scores }
}

/** Of what is counted, how much is there on a course; all zero where nothing of the kind happens. */
export type Count = (retold: Retold, seat: Seat, facts: Facts) => { readonly [amount: string]: number | string }

/** So many events of some kinds, or the sum of one of their numbers. */
export function total({ events }: Retold, seat: Seat, kinds: readonly string[], number?: string): number {
  return events
    .filter(({ facts }) => kinds.includes(facts.kind) && facts.seat === seat)
    .reduce((sum, { facts }) => sum + (number ? Number(facts[number]) : 1), 0)
}

export function more(values: readonly number[]): number {
  return values[values.length - 1] - values[0]
}

export const lineOf = (scores: readonly Score[], seat: Seat, what: string): number =>
  scores[seat].lines.find((line) => line.what === what)?.points ?? 0
