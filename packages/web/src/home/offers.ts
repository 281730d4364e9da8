import {
  type AnyGame,
  memberNeeds,
  type OptionSchema,
  type Options,
  type OptionWhen,
  optionMatters,
} from '@quayside/kernel'
import { PLAYERS, refusalOf } from './options.ts'

/** What a form offers of a game's options, and where it stands. */

/** The value a set has once a member is put in or taken out. */
export const toggled = (set: readonly string[], member: string): string[] =>
  set.includes(member) ? set.filter((other) => other !== member) : [...set, member]

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
