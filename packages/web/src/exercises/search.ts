import { type AnyGame, type Facts, Match, replay, type Seat } from '@quayside/kernel'
import type { Exercise, Exercises, Term } from './exercise.ts'

/** A way to answer an exercise, and what it comes to. */
export interface Line {
  readonly texts: readonly string[]
  readonly value: number
}

/** No exercise has more ways to answer it than this: whoever writes one makes it smaller. */
export const MOST_LINES = 3000

/** The position of an exercise, as a match that can be played on. */
export function standing(game: AnyGame, { records }: Exercises, { game: of, at }: Exercise): Match {
  const record = records[of]
  const match = replay(game, { ...record, answers: record.answers.slice(0, at), hash: undefined })
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

/** What may be answered: only what the exercise asks for, and nothing once it is decided. */
export function offered(match: Match, seat: Seat, { verbs, rests }: Exercise, given: number): readonly Offer[] {
  const { game, state } = match
  const ask = match.status().ask.find((one) => one.seat === seat)
  if (!ask || (given > 0 && rests?.includes(ask.kind))) return []
  return ask.answers
    .map((text) => ({ text, facts: game.answerFacts(state, seat, game.parse(state, text)) }))
    .filter(({ facts }) => verbs.includes(facts.kind))
}

interface Offer {
  readonly text: string
  readonly facts: Facts
}

/** What a position is worth by the goal, after answers with these facts. */
export function measureOf(match: Match, seat: Seat, goal: readonly Term[], given: readonly Facts[]): number {
  return total(goal.map((term) => termOf(match, seat, term, given)))
}

function termOf({ game, state }: Match, seat: Seat, term: Term, given: readonly Facts[]): number {
  if (term.of === 'view') return ofView(at(game.view(state, seat), term.path ?? []), term)
  if (term.of === 'given') return total(given.map((facts) => Number(facts[term.fact ?? ''] ?? 0)))
  const { lines } = game.score(state, 'referee')[seat]
  return total(lines.filter(({ what }) => !term.lines || term.lines.includes(what)).map(({ points }) => points))
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

function at(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as { [key: string]: unknown } | undefined)?.[key], data)
}

function ofView(found: unknown, { sum }: Term): number {
  if (!sum) return sumOf(found)
  const entries = found as readonly { readonly [key: string]: unknown }[]
  return total(
    entries.filter((entry) => sum.among.includes(String(entry[sum.key]))).map((entry) => Number(entry[sum.number])),
  )
}

/** Numbers in whatever it is; things of a list count one each. */
function sumOf(data: unknown): number {
  if (typeof data === 'number') return data
  if (Array.isArray(data)) return data.length
  if (data && typeof data === 'object') return total(Object.values(data).map(sumOf))
  return 0
}

/** What the learner can be sure of: the game goes on through a kind of question, each seat but the learner's against the learner. */
function sureOf(match: Match, learner: Seat, exercise: Exercise, given: readonly Facts[]): number {
  const ask = match.status().ask[0]
  if (!exercise.through || ask?.kind !== exercise.through) return measureOf(match, learner, exercise.goal, given)
  const values = ask.answers.map((text) => sureOf(after(match, ask.seat, [text]), learner, exercise, given))
  return ask.seat === learner ? Math.max(...values) : Math.min(...values)
}

/** Every way to answer an exercise, best first. */
export const linesOf = (game: AnyGame, all: Exercises, exercise: Exercise): readonly Line[] =>
  linesFrom(standing(game, all, exercise), all.learner, exercise)

export function linesFrom(first: Match, learner: Seat, exercise: Exercise): readonly Line[] {
  const lines: Line[] = []
  const follow = (match: Match, texts: readonly string[], given: readonly Facts[]): void => {
    const more = offered(match, learner, exercise, texts.length)
    if (more.length === 0) lines.push({ texts, value: sureOf(match, learner, exercise, given) })
    if (lines.length > MOST_LINES) throw new Error(`${exercise.id} has too many answers`)
    for (const { text, facts } of more) follow(after(match, learner, [text]), [...texts, text], [...given, facts])
  }
  follow(first, [], [])
  return lines.sort((a, b) => b.value - a.value)
}

/** What some answers come to by the goal. */
export function worthOf(first: Match, learner: Seat, exercise: Exercise, texts: readonly string[]): Line {
  let match = first
  const given = texts.map((text) => {
    const facts = first.game.answerFacts(match.state, learner, first.game.parse(match.state, text))
    match = after(match, learner, [text])
    return facts
  })
  return { texts, value: sureOf(match, learner, exercise, given) }
}

/** The same match some answers later; the one that is given stays as it is. */
export function after(match: Match, seat: Seat, texts: readonly string[]): Match {
  const { game, options, start } = match
  const copy = Match.unpack(game, options, start, match.pack())
  for (const text of texts) {
    const taken = copy.answer(seat, text)
    if (!taken.ok) throw new Error(taken.error.message)
  }
  return copy
}
