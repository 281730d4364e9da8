import { type Grade, livelyBot, STAND_IN } from '@quayside/bots/grades'
import type { AnyGame, Options, OptionValue } from '@quayside/kernel'
import type { Chair, ClockSetting, DaysOff, Expiry, TableSetting } from '@quayside/table'
import { clampSeats, defaultOptions, optionsFor, PLAYERS } from './options.ts'

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
  /** Whether days off stop clocks of days. */
  daysOff: DaysOff
  listed: boolean
  /** A pack of the box to play with, by its id; only at tables of this browser, and only until the page is left. */
  pack?: string
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

export const botOf = (who: Who): Grade | undefined => (who.startsWith('bot:') ? (who.slice(4) as Grade) : undefined)

/** All options of the form, with as many players as there are seats. What makes no difference beside them waits on the form. */
export const optionsOf = (game: AnyGame, form: TableForm): Options =>
  optionsFor(game, form.options, form.seats[form.where].length)

/* Forms to begin with */

export const BOT: Who = `bot:${STAND_IN}`
const seat = (who: Who): SeatForm => ({ who, name: '' })
export const seats = (first: Who, others: Who, count: number): SeatForm[] =>
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
    expiry: 'vote',
    daysOff: 'allowed',
    listed: false,
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

export const folded = (name: string): string => name.trim().toLowerCase()

/** A table in this browser. `person` is what everybody at this screen is called by the table. */
export function localTable(
  game: AnyGame,
  form: TableForm,
  names: readonly string[],
  person: string,
  random: () => number,
): { setting: TableSetting; chairs: Chair[] } {
  const chance = random()
  const chairs = form.seats[form.where].map(({ who }, i): Chair => {
    const bot = botOf(who)
    return bot === undefined
      ? { kind: 'person', person, name: names[i] }
      : { kind: 'bot', bot: livelyBot(game, bot, chance, i), name: names[i] }
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

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[mixed[i], mixed[j]] = [mixed[j], mixed[i]]
  }
  return mixed
}
