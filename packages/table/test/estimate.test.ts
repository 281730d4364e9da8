import { games } from '@quayside/games'
import { AnswerList, type AnyGame, type Match, type Options, Rng } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { estimateOf } from '../src/index.ts'
import { BOT, begin, good, letBotsAnswer, playing } from './support.ts'

const DAY = 86_400_000

/** A game by plain policy, in which each turn takes a day, however many answers it has; `look` is called after each. */
function play(game: AnyGame, seed: string, look: (match: Match, day: number) => void): number {
  const options: Options = { players: 3, ...(game.id === 'puerto-rico' && { edition: 'classic' }) }
  const match = begin(game, options, seed)
  const rng = new Rng(seed)
  let day = 0
  while (!match.over) {
    const seat = [0, 1, 2].find((one) => match.status().toMove.includes(one))!
    const legal = new AnswerList()
    game.legal(match.state, seat, legal)
    good(match.answer(seat, game.print(match.state, game.policy(match.state, seat, legal, rng))))
    if (match.over || !match.status().toMove.includes(seat)) look(match, ++day)
  }
  return day
}

describe.each(games)('the end of $id', (game) => {
  it('is estimated once its pace is known, and lies within what was told in most moments', () => {
    let [told, right, silent] = [0, 0, 0]
    for (const seed of ['one', 'two', 'three']) {
      const estimates: { from: number; until: number }[] = []
      const days = play(game, seed, (match, day) => {
        const estimate = estimateOf(match, 0, day * DAY)
        if (estimate) estimates.push(estimate)
        else silent++
      })
      told += estimates.length
      right += estimates.filter(({ from, until }) => from <= (days + 1) * DAY && until >= (days - 1) * DAY).length
    }
    expect(silent).toBeGreaterThan(20)
    expect(told).toBeGreaterThan(100)
    expect(right / told).toBeGreaterThan(0.85)
  })
})

it('nothing is told of a game that is over, nor of one that cannot tell how far it is', () => {
  const table = playing([BOT, BOT, BOT])
  letBotsAnswer(table)
  expect(estimateOf(table.match, 0, 99 * DAY)).toBeNull()
})
