import { type AnyGame, Match, type Options, Rng, recordOf, replay } from '@quayside/kernel'
import { playRandomly } from '../engine/random.ts'
import { bytesPerCopy, copiesPerSecond, statesOfGame } from './copies.ts'
import { playGames } from './games.ts'

export interface Measured {
  readonly players: number
  readonly gamesPerSecond: number
  readonly answersPerSecond: number
  readonly forcedPerSecond: number
  readonly answersPerGame: number
  readonly copiesPerSecond: number
  readonly structuredClonesPerSecond: number
  readonly bytesPerState: number
  readonly replayMs: number
}

/** Everything about one set of options; every part is run for a while before it is measured. */
export async function measure(game: AnyGame, options: Options, seconds: number): Promise<Measured> {
  const warmUp = seconds / 4
  playGames(game, options, warmUp)
  const played = playGames(game, options, seconds)
  const states = statesOfGame(game, options)
  const packed = states.map((state) => game.pack(state))
  const copy = (state: unknown) => game.clone(state)
  copiesPerSecond(states, copy, warmUp / 2)
  const copies = copiesPerSecond(states, copy, seconds / 2)
  copiesPerSecond(packed, structuredClone, warmUp / 4)
  const clones = copiesPerSecond(packed, structuredClone, seconds / 4)
  return {
    players: game.players(options),
    gamesPerSecond: Math.round(played.games / played.seconds),
    answersPerSecond: Math.round(played.chosen / played.seconds),
    forcedPerSecond: Math.round(played.forced / played.seconds),
    answersPerGame: Math.round(played.chosen / played.games),
    copiesPerSecond: Math.round(copies),
    structuredClonesPerSecond: Math.round(clones),
    bytesPerState: await bytesPerCopy(states, copy),
    replayMs: replayMs(game, options),
  }
}

const REPLAYS = 41

/** The usual (median) time to set a finished game up again from its record. */
function replayMs(game: AnyGame, options: Options): number {
  const begun = Match.begin(game, options, 'bench')
  if (!begun.ok) throw new Error(begun.error.message)
  playRandomly(begun.value, game.bound, new Rng('bench record'))
  const record = recordOf(begun.value)
  const times = Array.from({ length: REPLAYS }, () => {
    const began = performance.now()
    if (!replay(game, record).ok) throw new Error('the record does not replay')
    return performance.now() - began
  }).sort((a, b) => a - b)
  return Math.round(times[REPLAYS >> 1] * 1000) / 1000
}
