import { GRADES, gradeOf, RANDOM } from '@quayside/bots/grades'
import { type AnyGame, readOption } from '@quayside/kernel'
import { type ClockSetting, DAYS_OFF, EXPIRIES, MAX_DAYS, MAX_NAME } from '@quayside/table'
import { newForm, PLACES, type SeatForm, type TableForm, type Where, type Who } from './form.ts'
import { PLAYERS, seatRange } from './options.ts'
import { changed, LIVE_CLOCKS } from './wishes.ts'

/** Forms that were kept from visit to visit. */

/** The form as it was kept; whatever is old, edited or unknown in it is replaced by what a new form has. */
export function readForm(text: string | null, games: readonly AnyGame[]): TableForm {
  let kept: Partial<TableForm> = {}
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as Partial<TableForm>
  } catch {
    // As if nothing had been kept.
  }
  const game = games.find(({ id }) => id === kept.game) ?? games[0]
  const fresh = newForm(game)
  const options = readKeptOptions(game, kept.options)
  const least = seatRange(game, options).min
  const seatsAt = (place: Where, people: readonly Who[]) =>
    readSeats(kept.seats?.[place], least, seatRange(game).max, people) ?? fresh.seats[place]
  const form: TableForm = {
    game: game.id,
    where: PLACES.find((place) => place === kept.where) ?? fresh.where,
    options,
    seats: {
      bots: seatsAt('bots', ['me']),
      screen: seatsAt('screen', ['person']),
      online: seatsAt('online', ['me', 'open']),
    },
    shuffle: kept.shuffle === true,
    undo: kept.undo !== false,
    advice: readAdvice(kept.advice, fresh.advice),
    clock: readClock(kept.clock) ?? fresh.clock,
    expiry: EXPIRIES.find((expiry) => expiry === kept.expiry) ?? fresh.expiry,
    daysOff: DAYS_OFF.find((daysOff) => daysOff === kept.daysOff) ?? fresh.daysOff,
    listed: kept.listed === true,
  }
  return changed(game, form, {})
}

/** Each by itself: what makes no difference just now is kept too. */
function readKeptOptions({ schema }: AnyGame, kept: unknown): TableForm['options'] {
  const given = (kept ?? {}) as Record<string, unknown>
  const options = Object.entries(schema).map(([key, spec]) => {
    const read = readOption(key, spec, Object.hasOwn(given, key) ? given[key] : undefined)
    return [key, read.ok ? read.value : spec.default] as const
  })
  return Object.fromEntries(options.filter(([key]) => key !== PLAYERS))
}

function readAdvice(kept: unknown, fresh: TableForm['advice']): TableForm['advice'] {
  const given = (kept ?? {}) as Record<string, unknown>
  const at = (place: Where) => (typeof given[place] === 'boolean' ? given[place] : fresh[place])
  return { bots: at('bots'), screen: at('screen'), online: at('online') }
}

function readSeats(kept: unknown, least: number, most: number, people: readonly Who[]): SeatForm[] | null {
  if (!Array.isArray(kept) || kept.length < least || kept.length > most) return null
  const seats = kept.map((seat): SeatForm | null => {
    const who = people.find((person) => person === seat?.who) ?? botFrom(seat?.who)
    return who && typeof seat.name === 'string' ? { who, name: seat.name.slice(0, MAX_NAME) } : null
  })
  if (!seats.every((seat) => seat !== null)) return null
  // One sits once where one sits by oneself.
  if (people[0] === 'me' && seats.findIndex(({ who }) => who === 'me') !== 0) return null
  return seats.filter(({ who }) => who === 'me').length > 1 ? null : seats
}

/** A bot as forms name it, or named it before there were grades; the yardstick was once offered as an opponent. */
function botFrom(who: unknown): Who | undefined {
  if (typeof who !== 'string' || !who.startsWith('bot:')) return undefined
  const name = gradeOf(who.slice('bot:'.length))
  const grade = name === RANDOM ? GRADES[0] : GRADES.find((each) => each === name)
  return grade && `bot:${grade}`
}

function readClock(kept: unknown): ClockSetting | null {
  const clock = (kept ?? {}) as Record<string, unknown>
  const live = LIVE_CLOCKS.find(({ bank, increment }) => bank === clock.bank && increment === clock.increment)
  if (clock.kind === 'live' && live) return { kind: 'live', ...live }
  if (clock.kind === 'days' && typeof clock.days === 'number' && clock.days >= 1 && clock.days <= MAX_DAYS) {
    return { kind: 'days', days: Math.floor(clock.days) }
  }
  return clock.kind === 'none' ? { kind: 'none' } : null
}
