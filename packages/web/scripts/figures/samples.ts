import { botById } from '@quayside/bots'
import type { Mind } from '@quayside/bots/think'
import { type Facts, firstSeat, Match, Rng } from '@quayside/kernel'
import type { Figure, FigureRecipe } from '../../src/primer/figures.ts'

/** What one seat of one game has done and come to, by what is counted. */
export interface Sample {
  readonly won: boolean
  readonly counts: ReadonlyMap<string, number>
}

/** Plays a game of equals to its end. All chance hangs on the seed. */
export function playOut(
  mind: Mind,
  { bot, seed }: Pick<FigureRecipe, 'bot' | 'seed'>,
  options: object,
  deal: number,
): Match {
  const { game } = mind
  const begun = Match.begin(game, options, `${seed} ${deal}`)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const player = botById(bot)!
  while (!match.over) {
    const seat = firstSeat(game.toMove(match.state))
    const rng = new Rng(`${seed} ${deal} ${match.lines.length}`)
    const state = game.resample(match.state, seat, rng)
    const texts = player.choose({ ...mind, state, seat }, rng.seed()).map((answer) => game.print(state, answer))
    // Later answers of a line hold only if the game is as the bot thought.
    if (texts.length > 1 && match.answerAll(seat, texts).ok) continue
    const taken = match.answer(seat, texts[0])
    if (!taken.ok) throw new Error(taken.error.message)
  }
  return match
}

/**
 * Counts what is told of each seat, whatever the game: each kind of event (`built`), with the thing it is about (`built:wharf`), with its
 * numbers added up (`sold+coins`); those of the early rounds again (`early built`), and of each kind the first (`first built:wharf`).
 */
export function samplesOf(match: Match, early: number): readonly Sample[] {
  const { game, state, players } = match
  const scores = game.score(state, 'referee')
  const counts = Array.from({ length: players }, () => new Map<string, number>())
  let round = 0
  for (const { facts } of match.events.all(0)) {
    if (facts.kind === 'round-began') round = Number(facts.round)
    const seat = facts.seat
    if (typeof seat !== 'number' || seat >= players) continue
    count(counts[seat], facts, round > 0 && round <= early)
  }
  return counts.map((map, seat) => {
    add(map, 'rounds', round)
    add(map, 'total', scores[seat].total!)
    for (const { what, points } of scores[seat].lines) add(map, `points:${what}`, points)
    return { won: scores[seat].rank === 1, counts: map }
  })
}

function count(map: Map<string, number>, facts: Facts, isEarly: boolean): void {
  const keys = [facts.kind]
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'kind' || name === 'seat') continue
    if (typeof value === 'string') keys.push(`${facts.kind}:${value}`)
    else if (typeof value === 'number') add(map, `${facts.kind}+${name}`, value)
  }
  const isFirst = !map.has(facts.kind)
  for (const key of keys) {
    add(map, key, 1)
    if (isEarly) add(map, `early ${key}`, 1)
    if (isFirst) add(map, `first ${key}`, 1)
  }
}

const add = (map: Map<string, number>, key: string, value: number): void => {
  map.set(key, (map.get(key) ?? 0) + value)
}

/** What all samples show of one thing. */
export function figureOf(samples: readonly Sample[], key: string): Figure {
  const has = (sample: Sample) => (sample.counts.get(key) ?? 0) > 0
  const [won, lost] = [samples.filter((one) => one.won), samples.filter((one) => !one.won)]
  const [having, lacking] = [samples.filter(has), samples.filter((one) => !has(one))]
  const average = (of: readonly Sample[]) => of.reduce((sum, one) => sum + (one.counts.get(key) ?? 0), 0) / of.length
  const wins = (of: readonly Sample[]) =>
    of.length === 0 ? null : rounded((100 * of.filter((one) => one.won).length) / of.length)
  return {
    won: rounded(average(won)),
    lost: rounded(average(lost)),
    had: rounded((100 * having.length) / samples.length),
    wins: wins(having),
    without: wins(lacking),
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10
