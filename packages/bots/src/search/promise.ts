import type { AnswerList, AnyJudgement, Seat } from '@quayside/kernel'

/** Room for the longest list of answers that any game gives. */
export const MOST_ANSWERS = 1024

/** The temperature as a part of the margin, for games that have no fitted one. */
const TEMPERATURE = 0.06

export const temperatureOf = ({ temperature, margin }: AnyJudgement): number => temperature ?? TEMPERATURE * margin

/**
 * What a game thinks of the answers at first sight, as weights that together are 1: an answer worth a temperature less than another has a
 * third of its weight.
 */
export function promise(
  judgement: AnyJudgement,
  state: unknown,
  seat: Seat,
  legal: AnswerList,
  weights: Float64Array,
): void {
  judgement.rate(state, seat, legal, weights)
  let most = -Infinity
  for (let i = 0; i < legal.count; i++) if (weights[i] > most) most = weights[i]
  const temperature = temperatureOf(judgement)
  let sum = 0
  for (let i = 0; i < legal.count; i++) {
    weights[i] = most === -Infinity ? 1 : Math.exp((weights[i] - most) / temperature)
    sum += weights[i]
  }
  for (let i = 0; i < legal.count; i++) weights[i] /= sum
}
