import { bitOf, includes, NOBODY, type Seat, type SeatMask, seatsIn } from '@quayside/kernel'
import { offBetween, type Reached, type Rhythm, reached } from './days/rhythm.ts'

/** A bank of seconds that runs while a seat is asked, and grows a little with each answer. */
export interface LiveClock {
  readonly kind: 'live'
  readonly bank: number
  readonly increment: number
}

/** How long a seat may think: for ever, by a live clock, or so many days for each turn. */
export type ClockSetting = { readonly kind: 'none' } | LiveClock | { readonly kind: 'days'; readonly days: number }

/**
 * What happens to a seat whose time is up: others wait, a bot stands in until the player is back, the game is broken off, or the others choose
 * together.
 */
export const EXPIRIES = ['wait', 'bot', 'end', 'vote'] as const
export type Expiry = (typeof EXPIRIES)[number]

export const MAX_BANK = 24 * 3600
export const MAX_INCREMENT = 3600
export const MAX_DAYS = 30

const SECOND = 1000
const DAY = 24 * 3600 * SECOND

/**
 * A clock as data: what each seat has left, and since when each running one runs. Times are milliseconds; `now` comes from outside and only goes
 * forward. Clocks of days also know how their seats live.
 */
export interface ClockState {
  readonly left: readonly number[]
  readonly running: SeatMask
  readonly since: readonly number[]
  /** Of seats that play over days: how they lived when their turn began. Absent until one's is known. */
  readonly rhythms?: readonly (Rhythm | null)[]
  /** Seats that were given time beyond their turn's. Absent if none was. */
  readonly lent?: SeatMask
}

/** A clock as it may have been kept: there was one `since` for all seats once. */
export type SavedClock = Omit<ClockState, 'since'> & { readonly since: number | readonly number[] }

export const readClock = (saved: SavedClock): ClockState => {
  const { since } = saved
  return { ...saved, since: typeof since === 'number' ? saved.left.map(() => since) : since }
}

/** What a clock of days has to know: how far the calendar is ahead of the table's time, and how a seat lives. */
export interface Calendar {
  readonly ahead: number
  rhythmOf(seat: Seat): Rhythm | null
}

export const NO_CALENDAR: Calendar = { ahead: 0, rhythmOf: () => null }

export const startClock = (setting: ClockSetting, seats: number, now: number): ClockState => ({
  left: new Array(seats).fill(allowance(setting)),
  running: NOBODY,
  since: new Array(seats).fill(now),
})

export const allowance = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.bank * SECOND : setting.kind === 'days' ? setting.days * DAY : 0

/** When the time of a running seat is up, and what has moved that moment. */
export function upAt(clock: ClockState, seat: Seat, ahead = 0): Reached {
  const [since, left, rhythm] = [clock.since[seat], clock.left[seat], clock.rhythms?.[seat]]
  if (!rhythm) return { at: since + left, off: false, night: false }
  const up = reached(rhythm, since + ahead, left)
  return { ...up, at: up.at - ahead }
}

/** Milliseconds between two times that count for a seat. */
function counted(clock: ClockState, seat: Seat, from: number, until: number, ahead: number): number {
  const rhythm = clock.rhythms?.[seat]
  const off = rhythm ? offBetween(rhythm, from + ahead, until + ahead) : 0
  return Math.max(0, until - from - off)
}

/** What a seat has left at a moment; never below zero. While only the night keeps its time from being up, what is left of the night. */
export function timeLeft(clock: ClockState, seat: Seat, now: number, ahead = 0): number {
  if (!includes(clock.running, seat)) return clock.left[seat]
  const left = Math.max(0, clock.left[seat] - counted(clock, seat, clock.since[seat], now, ahead))
  return left > 0 ? left : untilUp(clock, seat, now, ahead)
}

/** What counts between now and when a running seat's time is up. */
export const untilUp = (clock: ClockState, seat: Seat, now: number, ahead = 0): number =>
  counted(clock, seat, now, Math.max(now, upAt(clock, seat, ahead).at), ahead)

/**
 * The clock once other seats run: who stops gets the increment, and who starts a new turn of days gets all of them. While the same seats
 * run it is the same clock: it must not show that one of them answers within a private draft.
 */
export function runClock(
  setting: ClockSetting,
  clock: ClockState,
  running: SeatMask,
  now: number,
  calendar = NO_CALENDAR,
): ClockState {
  if (setting.kind === 'none' || clock.running === running) return clock
  const [stops, starts] = [clock.running & ~running, running & ~clock.running]
  const stopped = stopClock(clock, now, calendar.ahead, stops)
  const increment = setting.kind === 'live' ? setting.increment * SECOND : 0
  const left = stopped.left.map((rest, seat) => {
    if (setting.kind === 'days' && includes(starts, seat)) return setting.days * DAY
    return includes(stops, seat) ? rest + increment : rest
  })
  const begun = setting.kind === 'days' ? livesOf(clock, starts, calendar) : clock.rhythms
  return withLent({ ...withRhythms({ ...stopped, left }, begun), running, since: sinceOf(clock, starts, now) }, running)
}

/** The clock with all the days of a turn for a seat that is asked. */
export function freshDays(
  setting: ClockSetting,
  clock: ClockState,
  seats: SeatMask,
  now: number,
  calendar = NO_CALENDAR,
): ClockState {
  const left = clock.left.map((rest, seat) => (includes(seats, seat) ? allowance(setting) : rest))
  const fresh = { ...clock, left, since: sinceOf(clock, seats, now) }
  return setting.kind === 'days' ? withRhythms(fresh, livesOf(clock, seats, calendar)) : fresh
}

/** The clock once somebody has taken days off, or has them no more: their zone and their nights stay as they were when their turn began. */
export function takeOff(clock: ClockState, seat: Seat, now: Rhythm | null): ClockState {
  const before = clock.rhythms?.[seat] ?? null
  const off = now?.off ?? []
  if (seat < 0 || (before?.off ?? []).join() === off.join()) return clock
  const rhythm = before ? { ...before, off } : now && { ...now, night: null }
  return withRhythms(
    clock,
    clock.left.map((_, i) => (i === seat ? rhythm : (clock.rhythms?.[i] ?? null))),
  )
}

const sinceOf = (clock: ClockState, seats: SeatMask, now: number): readonly number[] =>
  clock.since.map((since, seat) => (includes(seats, seat) ? now : since))

/** How seats live whose turn begins. */
function livesOf(clock: ClockState, starts: SeatMask, { rhythmOf }: Calendar): readonly (Rhythm | null)[] {
  return clock.left.map((_, seat) => (includes(starts, seat) ? rhythmOf(seat) : (clock.rhythms?.[seat] ?? null)))
}

/** Tables where nobody sleeps or is away keep nothing of it. */
function withRhythms({ rhythms: _before, ...clock }: ClockState, rhythms: ClockState['rhythms']): ClockState {
  return rhythms?.some((rhythm) => rhythm !== null) ? { ...clock, rhythms } : clock
}

/** Whose turn is over has nothing lent any more. */
function withLent({ lent, ...clock }: ClockState, running: SeatMask): ClockState {
  const still = (lent ?? NOBODY) & running
  return still === NOBODY ? clock : { ...clock, lent: still }
}

/**
 * The clock after an undo. Nobody has answered, so nobody gains: each answer taken back (its seat, newest first) that had ended a turn
 * gives its increment back, and a turn of days goes on with what it had left.
 */
export function rewindClock(
  setting: ClockSetting,
  clock: ClockState,
  undone: readonly Seat[],
  running: SeatMask,
  now: number,
  ahead = 0,
): ClockState {
  if (setting.kind === 'none') return clock
  const endedTurn = (seat: Seat, i: number) => (i === 0 ? !includes(clock.running, seat) : undone[i - 1] !== seat)
  const back = undone.filter(endedTurn)
  if (back.length === 0 && clock.running === running) return clock
  const increment = setting.kind === 'live' ? setting.increment * SECOND : 0
  const left = [...stopClock(clock, now, ahead).left]
  for (const seat of back) left[seat] = Math.max(0, left[seat] - increment)
  return resumeClock({ ...clock, left }, running, now)
}

/** Stops the clock of some seats without an increment or new days; `resumeClock` starts it again in the same way. */
export const stopClock = (clock: ClockState, now: number, ahead = 0, stops = clock.running): ClockState => ({
  ...clock,
  left: clock.left.map((rest, seat) => (includes(stops, seat) ? timeLeft(clock, seat, now, ahead) : rest)),
  running: clock.running & ~stops,
})

export const resumeClock = (clock: ClockState, running: SeatMask, now: number): ClockState => ({
  ...clock,
  running,
  since: clock.since.map(() => now),
})

/** The time left, in milliseconds, for a player who takes back a seat whose time had run out: with none it would be lost again at once. */
const ON_RETURN = { none: 0, live: 60 * SECOND, days: DAY } as const

/** The clock for a seat that its player takes back: neither an increment nor new days, but time to look at the table. */
export function returnClock(setting: ClockSetting, clock: ClockState, seat: Seat, now: number, ahead = 0): ClockState {
  const stopped = stopClock(clock, now, ahead)
  const left = stopped.left.map((rest, i) => (i === seat && rest === 0 ? ON_RETURN[setting.kind] : rest))
  return { ...resumeClock({ ...clock, left }, clock.running, now) }
}

/** Running seats that have nothing left. */
export function expired(setting: ClockSetting, clock: ClockState, now: number, ahead = 0): SeatMask {
  if (setting.kind === 'none') return NOBODY
  return seatsIn(clock.running)
    .filter((seat) => upAt(clock, seat, ahead).at <= now)
    .reduce((mask, seat) => mask | bitOf(seat), NOBODY)
}

/** When the next running seat has nothing left; null if none ever will. */
export function deadline(setting: ClockSetting, clock: ClockState, ahead = 0): number | null {
  if (setting.kind === 'none' || clock.running === NOBODY) return null
  return Math.min(...seatsIn(clock.running).map((seat) => upAt(clock, seat, ahead).at))
}
