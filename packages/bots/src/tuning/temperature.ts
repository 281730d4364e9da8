import type { AnswerList, AnyGame, AnyJudgement, Options } from '@quayside/kernel'
import { MOST_ANSWERS } from '../search/promise.ts'
import type { Asked } from '../search/simulation.ts'
import { strong } from '../searching.ts'
import { playWith } from './examples.ts'

/** Fits the temperature of `promise`: how much a rating at first sight is to be trusted, judged by how often a search chooses the same. */

/** What each answer to a question promises, and which one a search has chosen. */
export interface Choice {
  readonly worths: Float64Array
  readonly chosen: number
}

/** One question in so many is put to a search. */
const ASKED = 4

/** What a short search chooses in a game; only questions that it branches on count, for only there first sight has a say. */
export function choicesOf(game: AnyGame, judgement: AnyJudgement, options: Options, seed: string): Choice[] {
  const choices: Choice[] = []
  playWith({ game, judgement }, options, seed, (asked, legal, rng) => {
    const { share, branches } = judgement.care[game.question(asked.state, asked.seat)]
    if (!branches || share === 0 || legal.count === 1 || rng.below(ASKED) > 0) return
    choices.push(choiceOf(asked, legal, rng.seed()))
  })
  return choices
}

function choiceOf(asked: Asked, legal: AnswerList, seed: string): Choice {
  const worths = new Float64Array(MOST_ANSWERS)
  asked.judgement.rate(asked.state, asked.seat, legal, worths)
  const [answer] = strong.choose(asked, seed)
  return { worths: worths.slice(0, legal.count), chosen: legal.toArray().indexOf(answer) }
}

/** How likely all choices are with weights by a temperature, as the logarithm. */
export function likelihood(choices: readonly Choice[], temperature: number): number {
  let sum = 0
  for (const { worths, chosen } of choices) {
    let most = -Infinity
    for (const worth of worths) if (worth > most) most = worth
    let all = 0
    for (const worth of worths) all += Math.exp((worth - most) / temperature)
    sum += (worths[chosen] - most) / temperature - Math.log(all)
  }
  return sum
}

const [COLDEST, HOTTEST] = [0.01, 1000]
const STEPS = 60
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The temperature with which the choices are likeliest, found between the coldest and the hottest by golden sections. */
export function likeliestTemperature(choices: readonly Choice[]): number {
  const possible = choices.filter(({ worths, chosen }) => worths[chosen] > -Infinity)
  const at = (logarithm: number): number => likelihood(possible, Math.exp(logarithm))
  let [low, high] = [Math.log(COLDEST), Math.log(HOTTEST)]
  for (let i = 0; i < STEPS; i++) {
    const step = GOLDEN * (high - low)
    if (at(high - step) > at(low + step)) high = low + step
    else low = high - step
  }
  return Math.exp((low + high) / 2)
}
