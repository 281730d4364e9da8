import { type AnyGame, type Options, optionMatrix, Rng } from '@quayside/kernel'
import { type Args, UsageError } from '../args.ts'
import { seatCounts } from '../players.ts'
import { checked, wantedOptions } from '../table/options.ts'
import type { CliWords } from '../words/catalogue.ts'

/**
 * The options that games are played with, one after another. Where nothing is wished but numbers of players, the usual game takes turns
 * with everything there is.
 */
export function tablesFrom(game: AnyGame, args: Args, { usage }: CliWords): Options[] {
  const { players: _, ...given } = wantedOptions(game, args)
  const counts = playersFrom(game, args)
  const usual = counts.map((players) => checked(game, { ...given, players }, usage))
  if (Object.keys(given).length > 0) return usual
  const left = optionMatrix(game.schema, game.refuse).filter(({ players }) => counts.includes(players as number))
  const rng = new Rng('tables')
  const tables: Options[] = []
  for (let i = 0; left.length > 0; i++) tables.push(usual[i % usual.length], ...left.splice(rng.below(left.length), 1))
  return tables
}

export function playersFrom(game: AnyGame, args: Args): number[] {
  const counts = seatCounts(game)
  const text = args.text('players')
  if (text === undefined) return counts
  const given = text.split(',').map(Number)
  if (!given.every((count) => counts.includes(count)))
    throw new UsageError(args.words.oneOf('--players', counts.map(String)))
  return given
}
