import { type AnyGame, dataOf, type Options, type RulesId, readOptions } from '@quayside/kernel'

/** Whether a game with these options is played under these rules. A record written by hand may leave its data out. */
export function fits(game: AnyGame, rules: RulesId, options: Options): boolean {
  if (game.id !== rules.game || game.version !== rules.version) return false
  if (rules.data === undefined) return true
  const read = readOptions(game.schema, options)
  // What is wrong with the options is told by whoever plays with them.
  return !read.ok || dataOf(game, read.value) === rules.data
}
