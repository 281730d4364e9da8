import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { AnswerList, type AnyGame, type AnyJudgement, firstSeat, Rng, readOptions, Story } from '@quayside/kernel'
import { STONE, stones } from '../../kernel/test/games/stones.ts'
import type { Asked } from '../src/index.ts'
import { stonesJudgement } from './stones-judgement.ts'

/** A question of Stones: hands by seat, seat 0 is asked. */
export function askedAtStones(
  hands: readonly (readonly number[])[],
  stopped: readonly number[],
  stack: number[],
): Asked {
  const laid = [...hands.flat(), ...stack].map(String)
  const position = {
    game: 'stones',
    options: { players: 2, stones: 9 },
    turn: 0,
    players: hands.map((hand, seat) => ({ stopped: stopped.includes(seat), hand: hand.map(String) })),
    dropped: STONE.ids.slice(0, 9).filter((stone) => !laid.includes(stone)),
    stack: stack.map(String),
    rng: '00010002000300040005000600070008',
  }
  const read = stones.readPosition(position, new Story(false))
  if (!read.ok) throw new Error(read.error.message)
  return { game: stones, judgement: stonesJudgement, state: read.value, seat: 0 }
}

export const mindOf = (id: string): { game: AnyGame; judgement: AnyJudgement } => ({
  game: gameById(id)!,
  judgement: judgementOf(id)!,
})

/** The questions of a game played by the policy at which somebody has a choice, as long as `wanted` wants them. */
export function* questionsOf(id: string, given: object, seed: string): Generator<Asked> {
  const { game, judgement } = mindOf(id)
  const options = readOptions(game.schema, given)
  if (!options.ok) throw new Error(options.error.message)
  const story = new Story(false)
  const legal = new AnswerList()
  const rng = new Rng(seed)
  const state = game.setup(options.value, seed, story)
  for (let moving = game.toMove(state); moving !== 0; moving = game.toMove(state)) {
    const seat = firstSeat(moving)
    legal.clear()
    game.legal(state, seat, legal)
    if (legal.count > 1) yield { game, judgement, state: game.clone(state), seat }
    game.apply(state, seat, legal.count === 1 ? legal.at(0) : game.policy(state, seat, legal, rng), story)
    story.clear()
  }
}

/** The first question of a kind in a game played by the policy. */
export function firstQuestion(id: string, given: object, kind: string, least = 2): Asked {
  for (const asked of questionsOf(id, given, 'first')) {
    const { game, state, seat } = asked
    const legal = legalOf(asked)
    if (game.questions[game.question(state, seat)].kind === kind && legal.count >= least) return asked
  }
  throw new Error(`nobody was asked ${kind}`)
}

export function legalOf({ game, state, seat }: Asked): AnswerList {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  return legal
}
