import { type Grade, STAND_IN } from '@quayside/bots/grades'
import type { AnyGame, Options, OptionValue } from '@quayside/kernel'
import { type Chair, type ClockSetting, type Expiry, MAX_NAME, type NewTable, type TableSetting } from '@quayside/table'
import { clampSeats, defaultOptions, optionsFor, PLAYERS, refusalOf, seatRange, soloOptions } from './options.ts'

/** The new table as it stands on the form. Each place keeps its own seats, so that looking at another one loses nothing. */
export interface TableForm {
  game: string
  where: Where
  /** But for the number of players, which the seats decide. */
  options: Record<string, OptionValue>
  seats: Record<Where, SeatForm[]>
  shuffle: boolean
  undo: boolean
  /** Whether players may ask what a master would answer, by where the table stands. */
  advice: Record<Where, boolean>
  clock: ClockSetting
  expiry: Expiry
  listed: boolean
}

export const PLACES = ['bots', 'screen', 'online'] as const
export type Where = (typeof PLACES)[number]

/** `me` sits at this screen; `person` does too, by a name of their own; `open` waits for somebody; else a bot by its grade. */
export type Who = 'me' | 'person' | 'open' | `bot:${Grade}`

export interface SeatForm {
  who: Who
  /** Of a person at this screen; empty until one is typed. */
  name: string
}

export const BOT_NAMES: readonly string[] = ['Anselmo', 'Beatriz', 'Caio', 'Dalila', 'Elvira', 'Fausto']

export const LIVE_CLOCKS: readonly { readonly bank: number; readonly increment: number }[] = [
  { bank: 600, increment: 10 },
  { bank: 1200, increment: 15 },
  { bank: 2400, increment: 20 },
]
export const DAY_CLOCKS: readonly number[] = [1, 2, 3, 7]

export const botOf = (who: Who): Grade | undefined => (who.startsWith('bot:') ? (who.slice(4) as Grade) : undefined)

/** All options of the form, with as many players as there are seats. What makes no difference beside them waits on the form. */
export const optionsOf = (game: AnyGame, form: TableForm): Options =>
  optionsFor(game, form.options, form.seats[form.where].length)

/** The seats at one place, as many as the options leave room for and as they need. */
function fitted(game: AnyGame, seats: readonly SeatForm[], where: Where, options: Options): SeatForm[] {
  const { min, max } = seatRange(game, options)
  const kept = seats.slice(0, max)
  while (kept.length < min) kept.push(anotherSeat(where))
  return kept
}

/** A form with another value of an option, or another place; seats come and go with the opponents that the game plays itself. */
export function changed(
  game: AnyGame,
  form: TableForm,
  change: Partial<Pick<TableForm, 'options' | 'where'>>,
): TableForm {
  const next = { ...form, ...change }
  const { where, options, seats } = next
  return { ...next, seats: { ...seats, [where]: fitted(game, seats[where], where, options) } }
}

/* Forms to begin with */

const BOT: Who = `bot:${STAND_IN}`
const seat = (who: Who): SeatForm => ({ who, name: '' })
const seats = (first: Who, others: Who, count: number): SeatForm[] =>
  Array.from({ length: count }, (_, i) => seat(i === 0 ? first : others))

/** A seat to add, by where the table stands. */
export const anotherSeat = (where: Where): SeatForm =>
  seat(where === 'bots' ? BOT : where === 'screen' ? 'person' : 'open')

const QUICK_SEATS = 3
const SCREEN_SEATS = 3
const FRIENDS = 4

export function newForm(game: AnyGame): TableForm {
  const { [PLAYERS]: _byTheSeats, ...options } = defaultOptions(game)
  return {
    game: game.id,
    where: 'bots',
    options,
    seats: {
      bots: seats('me', BOT, clampSeats(game, QUICK_SEATS)),
      screen: seats('person', 'person', clampSeats(game, SCREEN_SEATS)),
      online: seats('me', 'open', clampSeats(game, FRIENDS)),
    },
    shuffle: false,
    undo: true,
    // Among friends it is a matter of agreement.
    advice: { bots: true, screen: true, online: false },
    clock: { kind: 'days', days: 2 },
    expiry: 'wait',
    listed: false,
  }
}

const PRESETS = ['quick', 'solo', 'screen', 'friends'] as const
export type Preset = (typeof PRESETS)[number]

const PRESET_PLACE: Record<Preset, Where> = { quick: 'bots', solo: 'bots', screen: 'screen', friends: 'online' }

/** The presets of a game: alone only where the game plays against one itself. */
export const presetsOf = (game: AnyGame): Preset[] =>
  PRESETS.filter((preset) => preset !== 'solo' || soloOptions(game, defaultOptions(game)) !== null)

/** A form filled by a preset; the game's own options stay as they are, but for what one needs to play alone, or with others. */
export function presetForm(game: AnyGame, preset: Preset, options: TableForm['options']): TableForm {
  const form = { ...newForm(game), options: { ...options }, where: PRESET_PLACE[preset] }
  const solo = preset === 'solo' ? soloOptions(game, options) : null
  if (!solo) return changed(game, form, {})
  return { ...form, options: { ...solo }, seats: { ...form.seats, bots: seats('me', BOT, 1) } }
}

export const presetSeats = (game: AnyGame, preset: Preset): number => newForm(game).seats[PRESET_PLACE[preset]].length

/** The same wishes for another game, as far as it knows them. */
export function forGame(game: AnyGame, form: TableForm): TableForm {
  const { options } = newForm(game)
  const at = (where: Where) => fitted(game, form.seats[where], where, options)
  return {
    ...form,
    game: game.id,
    options,
    seats: { bots: at('bots'), screen: at('screen'), online: at('online') },
  }
}

/* From the form to a table */

/** What seats are called: people by their names or `unnamed`, bots by names that nobody has; empty for open ones. */
export function seatNames(seats: readonly SeatForm[], me: string, unnamed: readonly string[]): string[] {
  const people = seats.map(({ who, name }, i) => {
    if (who === 'me') return me
    return who === 'person' ? name.trim() || (unnamed[i] ?? String(i + 1)) : ''
  })
  const taken = new Set(people.map(folded))
  const spare = BOT_NAMES.filter((name) => !taken.has(folded(name)))
  let bots = 0
  return people.map((name, i) => (botOf(seats[i].who) === undefined ? name : (spare[bots++] ?? `Bot ${bots}`)))
}

const folded = (name: string): string => name.trim().toLowerCase()

/** What keeps the form from becoming a table, and at which seat (-1: at all of them). */
export interface FormProblem {
  readonly code: 'no-name' | 'bad-name' | 'same-name' | 'no-person' | 'refused'
  readonly seat: number
  readonly message?: string
}

/** Characters that cannot be shown make no name; the server thinks so too. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2066-\u2069]/u

export const goodName = (name: string): boolean =>
  name.trim() !== '' && name.trim().length <= MAX_NAME && !UNPRINTABLE.test(name)

/** `me` is what one typed, empty if nothing; only an online table needs it. */
export function problemOf(game: AnyGame, form: TableForm, me: string, unnamed: readonly string[]): FormProblem | null {
  const chosen = form.seats[form.where]
  const refused = refusalOf(game, optionsOf(game, form))
  if (refused) return { code: 'refused', seat: -1, message: refused }
  if (!chosen.some(({ who }) => who === 'me' || who === 'person')) return { code: 'no-person', seat: -1 }
  const names = seatNames(chosen, me.trim(), unnamed)
  for (const [i, { who }] of chosen.entries()) {
    if (who === 'me' && names[i] === '') {
      if (form.where === 'online') return { code: 'no-name', seat: i }
      continue
    }
    if ((who === 'me' || who === 'person') && !goodName(names[i])) return { code: 'bad-name', seat: i }
    const first = names.findIndex((name) => name !== '' && folded(name) === folded(names[i]))
    if (first >= 0 && first < i) return { code: 'same-name', seat: i }
  }
  return null
}

/** A table in this browser. `person` is what everybody at this screen is called by the table. */
export function localTable(
  game: AnyGame,
  form: TableForm,
  names: readonly string[],
  person: string,
  random: () => number,
): { setting: TableSetting; chairs: Chair[] } {
  const chairs = form.seats[form.where].map(({ who }, i): Chair => {
    const bot = botOf(who)
    return bot === undefined ? { kind: 'person', person, name: names[i] } : { kind: 'bot', bot, name: names[i] }
  })
  return {
    setting: {
      game: game.id,
      options: optionsOf(game, form),
      clock: { kind: 'none' },
      expiry: 'wait',
      undo: form.undo,
      advice: form.advice[form.where],
    },
    chairs: form.shuffle ? shuffled(chairs, random) : chairs,
  }
}

export function onlineTable(game: AnyGame, form: TableForm, names: readonly string[], random: () => number): NewTable {
  const chairs = form.seats[form.where].map(({ who }, i): NewTable['chairs'][number] => {
    const bot = botOf(who)
    if (bot !== undefined) return { kind: 'bot', bot, name: names[i] }
    return { kind: who === 'me' ? 'me' : 'open' }
  })
  return {
    game: game.id,
    options: plain(optionsOf(game, form)),
    chairs: form.shuffle ? shuffled(chairs, random) : chairs,
    clock: { ...form.clock },
    expiry: form.clock.kind === 'none' ? 'wait' : form.expiry,
    undo: form.undo,
    advice: form.advice[form.where],
    listed: form.listed,
  }
}

const plain = (options: Options): NewTable['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
  )

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[mixed[i], mixed[j]] = [mixed[j], mixed[i]]
  }
  return mixed
}
