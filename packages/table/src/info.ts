import { commitment, type Options, type RulesId, rulesOf, type Seat } from '@quayside/kernel'
import { botIn, type Chair } from './chairs.ts'
import { type ClockSetting, type Expiry, timeLeft } from './clock.ts'
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
  }
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
  const { setting, phase, paused, clock } = table
  return {
    game: setting.game,
    rules: rulesOf(table.match.game, table.match.options),
    options: setting.options,
    phase,
    paused,
    undo: setting.undo,
    advice: setting.advice,
    chairs: table.chairs.map((chair) => chairInfo(chair, person, away)),
    clock: {
      setting: setting.clock,
      expiry: setting.expiry,
      left: clock.left.map((_, seat: Seat) => timeLeft(clock, seat, now)),
      running: clock.running,
    },
    commitment: commitmentOf(table),
    proof: table.proof(),
  }
}

function chairInfo(chair: Chair, person: string, away: (person: string) => boolean): ChairInfo {
  const bot = botIn(chair)
  return {
    kind: chair.kind,
    name: chair.kind === 'open' ? '' : chair.name,
    yours: chair.kind === 'person' && chair.person === person,
    ...(bot === undefined ? {} : { bot }),
    ...(chair.kind === 'person' ? { away: away(chair.person) } : {}),
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
