import { commitment, includes, type Options, type RulesId, rulesOf, type Seat, seatsIn } from '@quayside/kernel'
import { botIn, type Chair } from './chairs.ts'
import { type ClockSetting, type Expiry, untilUp, upAt } from './clock.ts'
import { dateAt } from './days/calendar.ts'
import { motionsOf } from './days/deciding.ts'
import type { DaysOff } from './days/off.ts'
import type { MotionInfo } from './motions.ts'
import type { Phase, Secret, Table } from './table.ts'

export interface ChairInfo {
  readonly kind: Chair['kind']
  /** What its holder is called; empty for an open chair. */
  readonly name: string
  /** Held by the one who is told this. */
  readonly yours: boolean
  /** The bot that answers here, a stand-in included. */
  readonly bot?: string
  /** For a person: whether they are there. */
  readonly away?: boolean
  /** For a person who plays over days: the days they have taken off, from today on. */
  readonly off?: readonly string[]
  /** Its player has vanished, and whoever is invited may sit down here. */
  readonly vacant?: true
}

/** When a seat's time is up. */
export interface SeatDeadline {
  readonly seat: Seat
  /** By the calendar. */
  readonly at: number
  /** The night, or days off, have moved it. */
  readonly night?: true
  readonly off?: true
}

/** When a game may be over at this pace, by the calendar. */
export interface Estimate {
  readonly from: number
  readonly until: number
}

/** Everything about a table that is not the game: sent whole whenever it changes. */
export interface TableInfo {
  readonly game: string
  /** The rules that it is played under to its end, whatever is corrected meanwhile. */
  readonly rules: RulesId
  readonly options: Options
  readonly phase: Phase
  readonly paused: boolean
  readonly undo: boolean
  readonly advice: boolean
  readonly chairs: readonly ChairInfo[]
  readonly clock: {
    readonly setting: ClockSetting
    readonly expiry: Expiry
    /** Milliseconds each seat has left, and the seats whose time runs, at the moment this was told. */
    readonly left: readonly number[]
    readonly running: number
    /** For seats whose time runs. */
    readonly deadlines?: readonly SeatDeadline[]
    /** The clock of days that the table goes back to after an evening of live play, which `setting` is of. */
    readonly usual?: ClockSetting
  }
  /** Whether days off stop clocks here. */
  readonly daysOff?: DaysOff
  /** What people here decide just now; absent if nothing. */
  readonly motions?: readonly MotionInfo[]
  /** Of a game over days, once its pace is known. */
  readonly estimate?: Estimate
  /** A hash of the seed, shown from the beginning: with `proof`, shown at the end, anybody can check that the seed was not changed. */
  readonly commitment: string
  readonly proof: Secret | null
}

/** What a person may know of a table. `away` says who is not there just now. */
export function infoFor(
  table: Table,
  person: string,
  now: number,
  away: (person: string) => boolean = () => false,
): TableInfo {
  const { setting, phase, paused, motions } = table
  return {
    game: setting.game,
    rules: rulesOf(table.match.game, table.match.options),
    options: setting.options,
    phase,
    paused,
    undo: setting.undo,
    advice: setting.advice,
    chairs: table.chairs.map((chair, seat) => ({ ...chairInfo(chair, person, away), ...daysOffOf(table, seat, now) })),
    clock: clockInfo(table, now),
    ...(setting.clock.kind === 'days' && { daysOff: setting.daysOff ?? 'allowed' }),
    ...(motions.length > 0 && { motions: motionsOf(table) }),
    commitment: commitmentOf(table),
    proof: table.proof(),
  }
}

function clockInfo(table: Table, now: number): TableInfo['clock'] {
  const { setting, clock, pace, ahead } = table
  const left = clock.left.map((rest, seat: Seat) =>
    includes(clock.running, seat) ? untilUp(clock, seat, now, ahead) : rest,
  )
  const deadlines = seatsIn(clock.running).map((seat): SeatDeadline => {
    const { at, night, off } = upAt(clock, seat, ahead)
    return { seat, at: Math.round(at + ahead), ...(night && { night }), ...(off && { off }) }
  })
  return {
    setting: pace,
    expiry: setting.expiry,
    left,
    running: clock.running,
    ...(deadlines.length > 0 && { deadlines }),
    ...(table.evening && { usual: setting.clock }),
  }
}

/** The days that somebody has taken off, from today on, where that stops their clock. */
function daysOffOf({ setting, calendar, ahead }: Table, seat: Seat, now: number): Pick<ChairInfo, 'off'> {
  const rhythm = setting.clock.kind === 'days' ? calendar.rhythmOf(seat) : null
  const today = rhythm ? dateAt(now + ahead, rhythm.zone) : ''
  const off = rhythm?.off.filter((date) => date >= today) ?? []
  return off.length > 0 ? { off } : {}
}

function chairInfo(chair: Chair, person: string, away: (person: string) => boolean): ChairInfo {
  const bot = botIn(chair)
  return {
    kind: chair.kind,
    name: chair.kind === 'open' ? '' : chair.name,
    yours: chair.kind === 'person' && chair.person === person,
    ...(bot === undefined ? {} : { bot }),
    ...(chair.kind === 'person' ? { away: away(chair.person) } : {}),
    ...(chair.kind === 'person' && chair.vacant ? { vacant: true } : {}),
  }
}

/** Info is told at every answer when clocks run; the fingerprint takes longer than all the rest of it. */
const commitments = new WeakMap<Table, string>()

function commitmentOf(table: Table): string {
  let known = commitments.get(table)
  if (known === undefined) {
    const { seed, salt } = table.save().secret
    known = commitment(seed, salt)
    commitments.set(table, known)
  }
  return known
}
