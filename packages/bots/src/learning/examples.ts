import {
  type AnyGame,
  type AnyJudgement,
  firstSeat,
  foresightOf,
  judgeable,
  look,
  type Rng,
  Story,
  sha256Hex,
  sightOf,
} from '@quayside/kernel'
import { finalPoints } from '../search/value.ts'
import type { KeptGame } from './play.ts'

/** A moment of a game as a network sees it, and how it ended. */
export interface Example {
  readonly table: Float32Array
  /** By seat. */
  readonly seats: readonly Float32Array[]
  /** By seat: what is foreseen without the network, and what came of it. */
  readonly foreseen: Float64Array
  readonly ends: Float64Array
}

/** Moments of a game that are looked at. More of them are much alike: more games teach more. */
const MOMENTS = 5

/**
 * Plays a game again by its answers, and looks at it at some moments at which a search may stop and judge. What is foreseen is what the linear
 * model says: that is what a network corrects.
 */
export function examplesOf(
  game: AnyGame,
  judgement: AnyJudgement,
  kept: KeptGame,
  rng: Rng,
  foresee = linearForesight(judgement),
): Example[] {
  const { model, senses } = judgeable(judgement)
  const wanted = someOf(momentsOf(game, judgement, kept), MOMENTS, rng)
  const sight = sightOf(model, senses)
  const found: Omit<Example, 'ends'>[] = []
  const end = replay(game, kept, (state, index) => {
    if (!wanted.has(index)) return
    const seats = game.score(state, 'referee').length
    look(state, model, senses, seats, sight)
    const foreseen = new Float64Array(seats)
    foresee(state, foreseen)
    const own = sight.seats.slice(0, seats).map((seen) => Float32Array.from(seen))
    found.push({ table: Float32Array.from(sight.table), seats: own, foreseen })
  })
  const ends = new Float64Array(game.score(end, 'referee').length)
  finalPoints(game, end, ends)
  return found.map((example) => ({ ...example, ends }))
}

/** Which weights a network corrects: with others it would have to be trained anew. */
export const weightsId = (judgement: AnyJudgement): string =>
  sha256Hex(JSON.stringify(judgeable(judgement).model.tuned.stages)).slice(0, 16)

function linearForesight(judgement: AnyJudgement): AnyJudgement['foresee'] {
  const { model, clock } = judgeable(judgement)
  return foresightOf(model, clock)
}

/** The answers before which the clock has moved on. */
function momentsOf(game: AnyGame, { clock }: AnyJudgement, kept: KeptGame): number[] {
  const moments: number[] = []
  let last = 0
  replay(game, kept, (state, index) => {
    const now = clock(state)
    if (now > last) moments.push(index)
    last = now
  })
  return moments
}

/** The end of a game; `watch` sees the state before each answer. */
function replay(game: AnyGame, { options, seed, answers }: KeptGame, watch: (state: unknown, index: number) => void) {
  const story = new Story(false)
  const state = game.setup(options, seed, story)
  for (const [index, answer] of answers.entries()) {
    watch(state, index)
    story.clear()
    game.apply(state, firstSeat(game.toMove(state)), answer, story)
  }
  return state
}

function someOf(all: readonly number[], most: number, rng: Rng): Set<number> {
  const left = [...all]
  const found = new Set<number>()
  while (found.size < most && left.length > 0) found.add(left.splice(rng.below(left.length), 1)[0])
  return found
}
