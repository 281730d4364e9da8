import {
  type AnyGame,
  memberNeeds,
  type OptionSchema,
  type Options,
  type OptionValue,
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
