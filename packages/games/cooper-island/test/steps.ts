import { type Step as StepOf, stepsOf, tallied as talliedIn } from '@quayside/kernel/whole-games'
import { type State, table } from '../src/box.ts'
import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack } from '../src/data/pack.ts'
import { ITEM } from '../src/ids.ts'
import { cooperIslandWith } from '../src/index.ts'
import type { View } from '../src/view.ts'
import { PLENTY } from './plenty.ts'

/** A step as the referee sees it, with the pack it was played with and what is to be paid after it. */
export interface Step extends StepOf<State, View> {
  readonly pack: DataPack
  readonly due: number
}

function* steps(players: number, pack: DataPack, seed: string): Generator<Step> {
  const options = { players, start: 'choice', level: 2, strategy: 'random' }
  for (const step of stepsOf<State, View>(cooperIslandWith(pack), options, seed, () => 'referee'))
    yield { ...step, pack, due: ITEM.all.reduce((sum, item) => sum + table.cost(step.state, item), 0) }
}

/** Games in the box's own data and in a land of plenty, where they come to every rule. */
export const STEPS: readonly Step[] = [BUILT_IN, PLENTY].flatMap((pack) =>
  [1, 2, 3, 4].flatMap((players) => [...steps(players, pack, `facts ${players}`)]),
)

export const tallied = (look: Parameters<typeof talliedIn<Step>>[1]) => talliedIn(STEPS, look)
