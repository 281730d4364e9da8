import { bitOf, NOBODY, type Seat, type SeatMask } from '@quayside/kernel'
import type { LiveClock } from './clock.ts'

/**
 * What people at a table decide together: to pause, to play live for an evening and to go back to days, which all have to agree to; and what is to
 * become of somebody who has vanished, which the majority of the others chooses.
 */
export const MOTION_KINDS = ['pause', 'live', 'days', 'absent'] as const
export type MotionKind = (typeof MOTION_KINDS)[number]

/** What may become of the seat of somebody who has vanished: others wait on, a bot plays, somebody who is invited plays on, or nobody does. */
export const ABSENCE_CHOICES = ['wait', 'bot', 'replace', 'end'] as const
export type AbsenceChoice = (typeof ABSENCE_CHOICES)[number]

interface Asked {
  /** What makes it another than the last of its kind. */
  readonly id: number
  /** When it was asked, and when it ends by itself, by the table's time; null if it does not. */
  readonly since: number
  readonly until: number | null
}

/** Somebody asks the others for their consent. Whoever asks has said yes; one no ends it, and so does silence. */
export interface ConsentMotion extends Asked {
  readonly kind: 'pause' | 'live' | 'days'
  readonly by: Seat
  readonly yes: readonly Seat[]
  /** The clock for the evening. */
  readonly clock?: LiveClock
}

/** The table asks what is to become of a seat. Silence counts as `wait`. */
export interface AbsenceMotion extends Asked {
  readonly kind: 'absent'
  readonly seat: Seat
  readonly votes: readonly { readonly seat: Seat; readonly choice: AbsenceChoice }[]
  /** The seat is open to whoever is invited; until somebody comes, all may think again. */
  readonly open?: true
}

export type Motion = ConsentMotion | AbsenceMotion

/** An evening of live play at a table of days: its clock. */
export interface Evening {
  readonly clock: LiveClock
}

/** A motion as those at the table are told of it. */
export interface MotionInfo {
  readonly id: number
  readonly kind: MotionKind
  /** When it ends by itself, by the calendar; null if it does not. */
  readonly until: number | null
  /** Who asks; null if the table does. */
  readonly by: Seat | null
  /** The seats that are asked, whoever asks among them. */
  readonly asked: readonly Seat[]
  /** Those who have agreed. */
  readonly yes?: readonly Seat[]
  /** The clock for the evening. */
  readonly clock?: LiveClock
  /** Whose seat it is about, and what was said so far. */
  readonly absent?: Seat
  readonly votes?: AbsenceMotion['votes']
  readonly choices?: readonly AbsenceChoice[]
  /** The seat is open to whoever is invited. */
  readonly open?: true
}

/** What is decided about a seat, if anything. */
export const absenceOf = (motions: readonly Motion[], seat: Seat): AbsenceMotion | undefined =>
  motions.find((motion): motion is AbsenceMotion => motion.kind === 'absent' && motion.seat === seat)

export const withoutAbsence = (motions: readonly Motion[], seat: Seat): readonly Motion[] =>
  absenceOf(motions, seat) ? motions.filter((motion) => motion.kind !== 'absent' || motion.seat !== seat) : motions

/** Seats whose players have vanished. */
export const vanishedIn = (motions: readonly Motion[]): SeatMask =>
  motions.reduce((mask, motion) => (motion.kind === 'absent' ? mask | bitOf(motion.seat) : mask), NOBODY)

/** When the next motion ends by itself; null if none does. */
export function endOfMotions(motions: readonly Motion[]): number | null {
  const ends = motions.flatMap(({ until }) => (until === null ? [] : [until]))
  return ends.length > 0 ? Math.min(...ends) : null
}
