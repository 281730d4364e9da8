import { bitOf, includes, NOBODY, type Seat, type SeatMask, seatsIn } from '@quayside/kernel'

/**
 * How long a seat may think. `live`: a bank of seconds that runs while the seat is asked, and grows a little with each answer.
 * `days`: so many days for each turn.
 */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number }

/** What happens to a seat whose time is up: others wait, a bot stands in until the player is back, or the game is broken off. */
export const EXPIRIES = ['wait', 'bot', 'end'] as const
export type Expiry = (typeof EXPIRIES)[number]

export const MAX_BANK = 24 * 3600
export const MAX_INCREMENT = 3600
export const MAX_DAYS = 30

const SECOND = 1000
const DAY = 24 * 3600 * SECOND

/** A clock as data: what each seat has left, and since when the running ones run. Times are milliseconds; `now` comes from outside. */
export interface ClockState {
  readonly left: readonly number[]
  readonly running: SeatMask
  readonly since: number
}

export const startClock = (setting: ClockSetting, seats: number, now: number): ClockState => ({
  left: new Array(seats).fill(allowance(setting)),
  running: NOBODY,
  since: now,
})

const allowance = (setting: ClockSetting): number =>
  setting.kind === 'live' ? setting.bank * SECOND : setting.kind === 'days' ? setting.days * DAY : 0

/** What a seat has left at a moment; never below zero. */
export function timeLeft(clock: ClockState, seat: Seat, now: number): number {
  const spent = includes(clock.running, seat) ? Math.max(0, now - clock.since) : 0
  return Math.max(0, clock.left[seat] - spent)
}

/**
 * The clock once other seats run: who stops gets the increment, and who starts a new turn of days gets all of them. While the same seats
 * run it is the same clock: it must not show that one of them answers within a private draft.
 */
export function runClock(setting: ClockSetting, clock: ClockState, running: SeatMask, now: number): ClockState {
  if (setting.kind === 'none' || clock.running === running) return clock
  const left = clock.left.map((_, seat) => {
    const rest = timeLeft(clock, seat, now)
    const [was, is] = [includes(clock.running, seat), includes(running, seat)]
    if (setting.kind === 'live') return was && !is ? rest + setting.increment * SECOND : rest
    return is && !was ? setting.days * DAY : rest
  })
  return { left, running, since: now }
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
): ClockState {
  if (setting.kind === 'none') return clock
  const endedTurn = (seat: Seat, i: number) => (i === 0 ? !includes(clock.running, seat) : undone[i - 1] !== seat)
  const back = undone.filter(endedTurn)
  if (back.length === 0 && clock.running === running) return clock
  const increment = setting.kind === 'live' ? setting.increment * SECOND : 0
  const left = [...stopClock(clock, now).left]
  for (const seat of back) left[seat] = Math.max(0, left[seat] - increment)
  return { left, running, since: now }
}

/** Stops the clock without an increment or new days; `resumeClock` starts it again in the same way. */
export const stopClock = (clock: ClockState, now: number): ClockState => ({
  left: clock.left.map((_, seat) => timeLeft(clock, seat, now)),
  running: NOBODY,
  since: now,
})

export const resumeClock = (clock: ClockState, running: SeatMask, now: number): ClockState => ({
  ...clock,
  running,
  since: now,
})

/** The time left, in milliseconds, for a player who takes back a seat whose time had run out: with none it would be lost again at once. */
const ON_RETURN = { none: 0, live: 60 * SECOND, days: DAY } as const

/** The clock for a seat that its player takes back: neither an increment nor new days, but time to look at the table. */
export function returnClock(setting: ClockSetting, clock: ClockState, seat: Seat, now: number): ClockState {
  const left = stopClock(clock, now).left.map((rest, i) => (i === seat && rest === 0 ? ON_RETURN[setting.kind] : rest))
  return { ...clock, left, since: now }
}

/** Running seats that have nothing left. */
export function expired(setting: ClockSetting, clock: ClockState, now: number): SeatMask {
  if (setting.kind === 'none') return NOBODY
  return seatsIn(clock.running)
    .filter((seat) => timeLeft(clock, seat, now) === 0)
    .reduce((mask, seat) => mask | bitOf(seat), NOBODY)
}

/** When the next running seat has nothing left; null if none ever will. */
export function deadline(setting: ClockSetting, clock: ClockState): number | null {
  if (setting.kind === 'none' || clock.running === NOBODY) return null
  return clock.since + Math.min(...seatsIn(clock.running).map((seat) => clock.left[seat]))
}
