import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { AnswerList, type AnyGame, firstSeat, NOBODY, type Options, Rng, Story } from '@quayside/kernel'

/** Copies that are thrown away at once hide what the garbage collector costs; these are kept for a while. */
const KEPT = 10_000

/** States from all over one random game, so that a copy is neither of the empty nor of the fullest table. */
export function statesOfGame(game: AnyGame, options: Options): unknown[] {
  const story = new Story(false)
  const list = new AnswerList()
  const rng = new Rng('bench states')
  const state = game.setup(options, 'bench', story)
  const states: unknown[] = []
  for (let asked = game.toMove(state); asked !== NOBODY; asked = game.toMove(state)) {
    const seat = firstSeat(asked)
    list.clear()
    game.legal(state, seat, list)
    game.apply(state, seat, list.at(rng.below(list.count)), story)
    states.push(game.clone(state))
  }
  return states
}

/** How often a second something can be copied while the last copies stay alive. */
export function copiesPerSecond(
  states: readonly unknown[],
  copy: (state: unknown) => unknown,
  seconds: number,
): number {
  const kept: unknown[] = new Array(KEPT).fill(null)
  const began = performance.now()
  const until = began + seconds * 1000
  let copies = 0
  do {
    for (let i = 0; i < 100; i++, copies++) kept[copies % KEPT] = copy(states[copies % states.length])
  } while (performance.now() < until)
  return copies / ((performance.now() - began) / 1000)
}

/** Memory that one more copy takes, everything included. */
export async function bytesPerCopy(states: readonly unknown[], copy: (state: unknown) => unknown): Promise<number> {
  const kept: unknown[] = new Array(KEPT).fill(null)
  await settle()
  const before = memory()
  for (let i = 0; i < KEPT; i++) kept[i] = copy(states[i % states.length])
  await settle()
  const bytes = (memory() - before) / KEPT
  // Read after the measurement, so that nothing of it could be collected before.
  return kept.length > 0 ? Math.round(bytes) : 0
}

const memory = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Buffers are freed in the background a little after the collector has found them. */
async function settle(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let i = 0; i < 3; i++) {
    collect()
    await setTimeout(10)
  }
}
