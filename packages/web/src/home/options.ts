import {
  type AnyGame,
  memberNeeds,
  type OptionSchema,
  type Options,
  type OptionValue,
  type OptionWhen,
  optionMatters,
  readOptions,
  settledOptions,
} from '@quayside/kernel'

/** What can be chosen for a table, and how that hangs together: a game's schema says it, the form follows. */

/** The option that the seats decide. */
export const PLAYERS = 'players'

export function defaultOptions(game: AnyGame): Options {
  const read = readOptions(game.schema, {})
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** Why options make no game, in the game's words; null if they do. */
export const refusalOf = (game: AnyGame, options: Options): string | null => game.refuse(options)?.message ?? null

/** The value a set has once a member is put in or taken out. */
export const toggled = (set: readonly string[], member: string): string[] =>
  set.includes(member) ? set.filter((other) => other !== member) : [...set, member]

/* Seats */

/** The numbers of players that make a game, each with the seats for people that it leaves; the rest the game plays itself. */
function tables(game: AnyGame, options: Options): { readonly players: number; readonly seats: number }[] {
  const spec = game.schema[PLAYERS]
  if (spec?.type !== 'range') return []
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i)
    .map((players) => ({ players, seats: game.players(settled(game, { ...options, [PLAYERS]: players })) }))
    .filter(({ seats }) => seats > 0)
}

/** How many seats there may be for people and bots. */
export function seatRange(
  game: AnyGame,
  options: Options = defaultOptions(game),
): { readonly min: number; readonly max: number } {
  const seats = tables(game, options).map((table) => table.seats)
  if (seats.length > 0) return { min: Math.min(...seats), max: Math.max(...seats) }
  const fixed = game.players(defaultOptions(game))
  return { min: fixed, max: fixed }
}

export const clampSeats = (game: AnyGame, wanted: number, options?: Options): number => {
  const { min, max } = seatRange(game, options)
  return Math.min(max, Math.max(min, wanted))
}

/** The options of a table with so many seats. What makes no difference beside the others, or lacks what it needs, is left out. */
export function optionsFor(game: AnyGame, options: Options, seats: number): Options {
  if (!game.schema[PLAYERS]) return settled(game, options)
  const players = tables(game, options).find((table) => table.seats === seats)?.players ?? seats
  return settled(game, { ...options, [PLAYERS]: players })
}

/** Options without what the game would refuse them for, as far as leaving something out helps. */
function settled(game: AnyGame, options: Options): Options {
  let now = settledOptions(game.schema, options)
  for (;;) {
    const [gone] = chosenMembers(game.schema, now).filter(
      ({ key, member }) => memberNeeds(game.schema, key, member, now).length > 0,
    )
    if (!gone) break
    now = settledOptions(game.schema, without(now, gone))
  }
  if (!game.refuse(now)) return now
  const spare = chosenMembers(game.schema, now).find((each) => !game.refuse(without(now, each)))
  return spare ? without(now, spare) : now
}

interface Member {
  readonly key: string
  readonly member: string
}

const chosenMembers = (schema: OptionSchema, options: Options): Member[] =>
  Object.entries(schema).flatMap(([key, spec]) =>
    spec.type === 'set' ? ((options[key] ?? []) as readonly string[]).map((member) => ({ key, member })) : [],
  )

const without = (options: Options, { key, member }: Member): Options => ({
  ...options,
  [key]: (options[key] as readonly string[]).filter((other) => other !== member),
})

/* Members of sets */

/** A member of a set as the form offers it. */
export interface Offer {
  readonly member: string
  readonly on: boolean
  /** What it lacks among the other options, each with its alternatives; none if it can be chosen. */
  readonly lacks: readonly (readonly OptionWhen[])[]
  /** Why the game refuses it, in its words. */
  readonly refused: string | null
}

/** The members of a set that can be had under the choice that names the game (its edition); those without it are not offered. */
export function offersOf(game: AnyGame, options: Options, key: string): Offer[] {
  const spec = game.schema[key]
  if (spec.type !== 'set') return []
  const main = placeOptions(game.schema).rows[0]
  const chosen = options[key] as readonly string[]
  return spec.values.flatMap((member): Offer[] => {
    // Another edition is no way to get a member of this one.
    const needs = memberNeeds(game.schema, key, member, options).map((ways) => ways.filter((way) => way.key !== main))
    if (needs.some((ways) => ways.length === 0)) return []
    if (chosen.includes(member)) return [{ member, on: true, lacks: [], refused: null }]
    // What the same set can give comes along with one tap.
    const lacks = needs.filter((ways) => !ways.some((way) => way.key === key))
    const next = { ...options, [key]: withNeeded(game.schema, key, chosen, member, options) }
    return [{ member, on: false, lacks, refused: lacks.length > 0 ? null : refusalOf(game, next) }]
  })
}

/** The value of a set with one more member and the members which that one needs. */
export function withNeeded(
  schema: OptionSchema,
  key: string,
  chosen: readonly string[],
  member: string,
  options: Options,
): string[] {
  const needed = memberNeeds(schema, key, member, options).flatMap((ways) => {
    const way = ways.find((each) => each.key === key)
    return way ? [String(way.is[0])] : []
  })
  return [...new Set([...chosen, ...needed, member])]
}

/* Where they stand on the form */

/**
 * A row each, below the seats while they matter, chips among the extras, or behind "All options". What leaves no choice is left out.
 */
export interface OptionPlaces {
  /** The choice that names the game, the first large set, and what depends on these. */
  readonly rows: readonly string[]
  readonly beside: readonly string[]
  readonly chips: readonly string[]
  readonly more: readonly string[]
}

const FEW_CHIPS = 4

export function placeOptions(schema: OptionSchema): OptionPlaces {
  const rows: string[] = []
  const beside: string[] = []
  const chips: string[] = []
  const more: string[] = []
  const rowsHave = (type: string) => rows.some((key) => schema[key].type === type)
  for (const [key, spec] of Object.entries(schema)) {
    if (key === PLAYERS) continue
    const values = spec.type === 'range' ? spec.max - spec.min + 1 : spec.values.length
    if (values < (spec.type === 'set' ? 1 : 2)) continue
    if (spec.when) ([spec.when].flat().every((when) => rows.includes(when.key)) ? rows : beside).push(key)
    else if (spec.type === 'set' && values <= FEW_CHIPS) chips.push(key)
    else if (spec.type !== 'range' && !rowsHave(spec.type)) rows.push(key)
    else more.push(key)
  }
  return { rows, beside, chips, more }
}

/** The options of a list that make a difference now. */
export const mattering = (game: AnyGame, keys: readonly string[], options: Options): string[] =>
  keys.filter((key) => optionMatters(game.schema, key, options))

/* Alone */

/** Options under which one person plays against the game itself; null if the game has no such way. */
export function soloOptions(game: AnyGame, options: Options): Options | null {
  const ways: Record<string, OptionValue>[] = [{}]
  for (const [key, spec] of Object.entries(game.schema)) {
    if (key === PLAYERS || spec.type !== 'range' || !spec.when) continue
    const [when] = [spec.when].flat()
    ways.push({ [when.key]: when.is[0], [key]: spec.max })
  }
  for (const way of ways) {
    const wished = { ...options, ...way }
    if (seatRange(game, wished).min !== 1) continue
    if ((game.automas?.(optionsFor(game, wished, 1)) ?? []).length > 0) return wished
  }
  return null
}
