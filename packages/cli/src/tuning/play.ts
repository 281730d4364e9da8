import { type Choice, choicesOf, type Moment, momentsOf } from '@quayside/bots/tuning'
import type { AnyGame, AnyJudgement, Options } from '@quayside/kernel'

/** What is played to tune a game: tables one after another, with seeds made of `seed` and their number. */
export interface Order {
  readonly game: AnyGame
  readonly judgement: AnyJudgement
  readonly tables: readonly Options[]
  readonly seed: string
}

/** One game in so many is left for the test. */
export const TESTED = 5

export interface Played {
  readonly learned: readonly Moment[]
  readonly tested: readonly Moment[]
  /** Games that were left for the test. */
  readonly tests: number
}

export function playAll({ game, judgement, tables, seed }: Order, games: number, show: (done: number) => void): Played {
  const learned: Moment[] = []
  const tested: Moment[] = []
  let tests = 0
  for (let i = 0; i < games; i++) {
    const test = i % TESTED === TESTED - 1
    const moments = momentsOf(game, judgement, tables[i % tables.length], `${seed} ${i}`)
    ;(test ? tested : learned).push(...moments)
    if (test) tests++
    show(i + 1)
  }
  return { learned, tested, tests }
}

/** Games that no search is asked in are not worth going on with. */
const FRUITLESS = 100

export function askAll(
  { game, judgement, tables, seed }: Order,
  wanted: number,
  show: (done: number) => void,
): Choice[] {
  const choices: Choice[] = []
  for (let i = 0; choices.length < wanted && i < FRUITLESS + wanted; i++) {
    choices.push(...choicesOf(game, judgement, tables[i % tables.length], `${seed} choices ${i}`))
    show(Math.min(choices.length, wanted))
  }
  return choices.slice(0, wanted)
}
