import {
  AnswerList,
  type AnyGame,
  EVENT_CELLS,
  type Facts,
  Rng,
  type Score,
  type Seat,
  Story,
  seatsIn,
  toldEvent,
} from '@quayside/kernel'
import { table } from '../src/box.ts'
import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack } from '../src/data/pack.ts'
import { ITEM } from '../src/ids.ts'
import { cooperIslandWith } from '../src/index.ts'
import type { View } from '../src/view.ts'
import { PLENTY } from './plenty.ts'

/** A moment of a game, the answer that is given, and what comes of it before anything else is answered. */
export interface Step {
  readonly pack: DataPack
  readonly seat: Seat
  readonly question: Facts
  readonly answers: readonly Facts[]
  readonly answer: Facts
  readonly before: View
  readonly after: View
  readonly events: readonly Facts[]
  readonly next: Facts | undefined
  /** What is to be paid. */
  readonly due: number
  readonly scores: readonly [before: readonly Score[], after: readonly Score[]]
}

/** Every other answer is of chance, the others are those of the plain opponent, so that games get somewhere. */
function* steps(players: number, pack: DataPack, seed: string): Generator<Step> {
  const game = cooperIslandWith(pack)
  const options = { players, start: 'choice', level: 2, strategy: 'random' }
  const [rng, legal] = [new Rng(seed), new AnswerList()]
  const state = game.setup(options, seed, new Story(false))
  const toMove = () => seatsIn(game.toMove(state))
  const seen = () => game.view(state, 'referee') as unknown as View
  for (let [seat] = toMove(); seat !== undefined; [seat] = toMove()) {
    legal.clear()
    game.legal(state, seat, legal)
    const at = rng.below(legal.count)
    const given = rng.below(2) === 0 ? legal.at(at) : game.policy(state, seat, legal, rng)
    const all = Array.from({ length: legal.count }, (_, i) => legal.at(i))
    const answers = all.map((answer) => game.answerFacts(state, seat, answer))
    const [before, question, scored, story] = [
      seen(),
      game.questionFacts(state, seat),
      game.score(state, 'referee'),
      new Story(),
    ]
    game.apply(state, seat, given, story)
    const [next] = toMove()
    yield {
      pack,
      seat,
      question,
      answers,
      answer: answers[all.indexOf(given)],
      before,
      after: seen(),
      events: eventsIn(game, story),
      next: next === undefined ? undefined : game.questionFacts(state, next),
      due: ITEM.all.reduce((sum, item) => sum + table.cost(state, item), 0),
      scores: [scored, game.score(state, 'referee')],
    }
  }
}

const eventsIn = (game: AnyGame, { raw }: Story): Facts[] =>
  Array.from({ length: raw.length / EVENT_CELLS }, (_, i) => toldEvent(game, raw, i * EVENT_CELLS, 0).facts)

/** Games in the box's own data and in a land of plenty, where they come to every rule. */
export const STEPS: readonly Step[] = [BUILT_IN, PLENTY].flatMap((pack) =>
  [1, 2, 3, 4].flatMap((players) => [...steps(players, pack, `facts ${players}`)]),
)

/** Looks at every step and says how often there was something to look at, by what it was. */
export function tallied(
  look: (step: Step, note: (what: string) => void, after: Step | undefined) => void,
): (what: string) => number {
  const found = new Map<string, number>()
  const note = (what: string): void => {
    found.set(what, (found.get(what) ?? 0) + 1)
  }
  STEPS.forEach((step, i) => {
    look(step, note, STEPS[i + 1])
  })
  return (what) => found.get(what) ?? 0
}
