import { livelyBot } from '@quayside/bots/grades'
import type { AnyGame, Options } from '@quayside/kernel'
import { MAX_NAME, type NewTable } from '@quayside/table'
import {
  anotherSeat,
  BOT,
  botOf,
  folded,
  newForm,
  optionsOf,
  type SeatForm,
  seatNames,
  seats,
  shuffled,
  type TableForm,
  type Where,
} from './form.ts'
import { defaultOptions, refusalOf, seatRange, soloOptions } from './options.ts'

/** What the form of a new table does with what is wished; a game with everything as it comes does without. */

export const LIVE_CLOCKS: readonly { readonly bank: number; readonly increment: number }[] = [
  { bank: 600, increment: 10 },
  { bank: 1200, increment: 15 },
  { bank: 2400, increment: 20 },
]
export const DAY_CLOCKS: readonly number[] = [1, 2, 3, 7]

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

/* Presets */

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
    pack: undefined,
    options,
    seats: { bots: at('bots'), screen: at('screen'), online: at('online') },
  }
}

/* From the form to a table online */

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

export function onlineTable(game: AnyGame, form: TableForm, names: readonly string[], random: () => number): NewTable {
  const chance = random()
  const chairs = form.seats[form.where].map(({ who }, i): NewTable['chairs'][number] => {
    const bot = botOf(who)
    if (bot !== undefined) return { kind: 'bot', bot: livelyBot(game, bot, chance, i), name: names[i] }
    return { kind: who === 'me' ? 'me' : 'open' }
  })
  return {
    game: game.id,
    options: plain(optionsOf(game, form)),
    chairs: form.shuffle ? shuffled(chairs, random) : chairs,
    clock: { ...form.clock },
    expiry: expiryOf(form),
    ...(form.clock.kind === 'days' && { daysOff: form.daysOff }),
    undo: form.undo,
    advice: form.advice[form.where],
    listed: form.listed,
  }
}

/** Who plays live has no time to choose together. */
const expiryOf = ({ clock, expiry }: TableForm): NewTable['expiry'] =>
  clock.kind === 'none' || (clock.kind === 'live' && expiry === 'vote') ? 'wait' : expiry

const plain = (options: Options): NewTable['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
  )
