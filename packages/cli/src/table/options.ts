import { type AnyGame, type Options, optionMatters, readOption, readOptions } from '@quayside/kernel'
import { type Args, UsageError } from '../args.ts'
import type { Shelf } from '../shelf.ts'
import type { UsageWords } from '../words/catalogue.ts'

/** The game named on the command line; where none is named that of `--data`, or the first of all. */
export function gameNamed(id: string | undefined, shelf: Shelf, args: Args): AnyGame {
  const game = id === undefined ? shelf.first : shelf.byId(id)
  if (!game)
    throw new UsageError(
      args.words.unknownGame(
        id as string,
        shelf.games.map((known) => known.id),
      ),
    )
  return game
}

/** Options from `--edition`, `--players` and any number of `--option key=value`, checked by the game. */
export function optionsFrom(game: AnyGame, args: Args): Options {
  const pairs = args.texts('option').map((pair) => {
    const at = pair.indexOf('=')
    if (at < 1) throw new UsageError(args.words.keyAndValue('--option'))
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  for (const key of ['edition', 'players']) {
    const text = args.text(key)
    if (text !== undefined) pairs.push([key, text])
  }
  return checked(game, Object.fromEntries(pairs.map(([key, text]) => [key, typed(game, key, text)])), args.words)
}

function typed(game: AnyGame, key: string, text: string): unknown {
  const spec = Object.hasOwn(game.schema, key) ? game.schema[key] : undefined
  if (spec?.type === 'range') return /^\d{1,9}$/.test(text) ? Number(text) : text
  return spec?.type === 'set' ? text.split(',').filter((member) => member !== '') : text
}

/** Options as the game plays them; what it cannot play is said in the person's language, key by key. */
export function checked(game: AnyGame, given: object, words: UsageWords): Options {
  const { schema } = game
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(schema, key) || !readOption(key, schema[key], value).ok)
      throw new UsageError(optionProblem(game, key, words))
  }
  const options = readOptions(schema, given)
  if (!options.ok) throw new UsageError(idleOption(game, given, words) ?? options.error.message)
  const refused = game.refuse(options.value)
  if (refused) throw new UsageError(refused.message)
  return options.value
}

/** An option that makes no difference beside the others. */
function idleOption({ schema }: AnyGame, given: object, words: UsageWords): string | undefined {
  const defaults = Object.fromEntries(Object.entries(schema).map(([key, spec]) => [key, spec.default]))
  const idle = Object.keys(given).find((key) => !optionMatters(schema, key, { ...defaults, ...given }))
  const when = idle === undefined ? undefined : schema[idle].when
  return idle !== undefined && when ? words.onlyFor(idle, when.key, when.is.map(String)) : undefined
}

function optionProblem(game: AnyGame, key: string, words: UsageWords): string {
  if (!Object.hasOwn(game.schema, key)) return words.unknownOption(key)
  const spec = game.schema[key]
  if (spec.type === 'range') return words.wholeNumber(key, spec.min, spec.max)
  return spec.values.length > 0 ? words.oneOf(key, spec.values) : words.noValues(key)
}
