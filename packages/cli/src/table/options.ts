import { type AnyGame, memberNeeds, type Options, optionMatters, readOption, readOptions } from '@quayside/kernel'
import { type Args, type OptionKinds, UsageError } from '../args.ts'
import { Shelf } from '../shelf.ts'
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

/** Options of the games under their own names, `--edition`, `--puertoma-level` …, and `--option key=value` any number of times. */
export const GAME_OPTIONS: OptionKinds = {
  option: 'texts',
  ...Object.fromEntries(
    new Shelf().games.flatMap(({ schema }) => Object.keys(schema).map((key) => [flagOf(key), 'text'])),
  ),
}

function flagOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** What is said about the options of a game, as it was said. */
export function givenOptions(game: AnyGame, args: Args): { readonly [key: string]: unknown } {
  const pairs = args.texts('option').map((pair) => {
    const at = pair.indexOf('=')
    if (at < 1) throw new UsageError(args.words.keyAndValue('--option'))
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  for (const flag of Object.keys(GAME_OPTIONS)) {
    const text = flag === 'option' ? undefined : args.text(flag)
    if (text === undefined) continue
    const key = Object.keys(game.schema).find((known) => flagOf(known) === flag)
    if (key === undefined) throw new UsageError(args.words.unknownOption(`--${flag}`))
    pairs.push([key, text])
  }
  return Object.fromEntries(pairs.map(([key, text]) => [key, typed(game, key, text)]))
}

/** Options that are asked for all at once by `--options`, or by their names, which go before. */
export function wantedOptions(game: AnyGame, args: Args): { readonly [key: string]: unknown } {
  const text = args.text('options')
  const given = text === undefined ? {} : jsonObject(text)
  if (!given) throw new UsageError(args.words.notJson('--options'))
  return { ...given, ...givenOptions(game, args) }
}

function jsonObject(text: string): { readonly [key: string]: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as { readonly [key: string]: unknown } | null)
      : null
  } catch {
    return null
  }
}

/** The options of the command line, checked by the game. */
export const optionsFrom = (game: AnyGame, args: Args): Options => checked(game, givenOptions(game, args), args.words)

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
  if (!options.ok) throw new UsageError(lonelyOption(game, given, words) ?? options.error.message)
  const refused = game.refuse(options.value)
  if (refused) throw new UsageError(refused.message)
  return options.value
}

/** An option that makes no difference beside the others, or a member of a set that lacks what it needs. */
function lonelyOption({ schema }: AnyGame, given: object, words: UsageWords): string | undefined {
  const defaults = Object.fromEntries(Object.entries(schema).map(([key, spec]) => [key, spec.default]))
  const options: Options = { ...defaults, ...given }
  for (const key of Object.keys(given)) {
    const { when, default: usual } = schema[key]
    const idle = when && String(options[key]) !== String(usual) && !optionMatters(schema, key, options)
    if (idle) return words.onlyFor(key, [when].flat())
  }
  for (const [key, spec] of Object.entries(schema)) {
    if (spec.type !== 'set') continue
    for (const member of options[key] as readonly string[]) {
      const [need] = memberNeeds(schema, key, member, options)
      if (need) return words.needs(key, member, need)
    }
  }
  return undefined
}

function optionProblem(game: AnyGame, key: string, words: UsageWords): string {
  if (!Object.hasOwn(game.schema, key)) return words.unknownOption(key)
  const spec = game.schema[key]
  if (spec.type === 'range') return words.wholeNumber(key, spec.min, spec.max)
  return spec.values.length > 0 ? words.oneOf(key, spec.values) : words.noValues(key)
}
