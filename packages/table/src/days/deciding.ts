import { STAND_IN } from '@quayside/bots/grades'
import { includes, ok, type Result, type Seat } from '@quayside/kernel'
import { answersThemselves, type Chair, seatOf } from '../chairs.ts'
import type { LiveClock } from '../clock.ts'
import {
  ABSENCE_CHOICES,
  type AbsenceChoice,
  type AbsenceMotion,
  absenceOf,
  type ConsentMotion,
  type Motion,
  type MotionInfo,
  vanishedIn,
} from '../motions.ts'
import { refuse } from '../reasons.ts'
import type { SavedTable, Table } from '../table.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long people are asked, in milliseconds. Who is to play live at once has to be there. */
const ASKED_FOR = { pause: 48 * HOUR, absent: 48 * HOUR, live: 30 * MINUTE, days: 30 * MINUTE } as const

type Consent = ConsentMotion['kind']

/** Whom a motion is about, and who decides it. */
type Assembly = Pick<SavedTable, 'chairs' | 'motions'>

/** The first seats of all who play for themselves and have not vanished: whoever has several says something once. */
export function votersOf({ chairs, motions = [] }: Assembly): Seat[] {
  const people = new Set<string>()
  return chairs.flatMap((chair, seat) => {
    const votes = isThere(chair) && !includes(vanishedIn(motions), seat) && !people.has(chair.person)
    if (votes) people.add(chair.person)
    return votes ? [seat] : []
  })
}

const isThere = (chair: Chair): chair is Chair & { kind: 'person' } =>
  chair.kind === 'person' && answersThemselves(chair) && !chair.gone

/** The seat that speaks for the person in a seat. */
const speaksFor = ({ chairs }: Assembly, seat: Seat): Seat => {
  const own = chairs[seat]
  return own?.kind === 'person' ? seatOf(chairs, own.person) : seat
}

/** What somebody is asked to decide and has said nothing to. */
export function askedOf(table: Assembly, person: string): Motion[] {
  const seat = seatOf(table.chairs, person)
  if (seat < 0 || !table.motions || !votersOf(table).includes(seat)) return []
  return table.motions.filter((motion) =>
    motion.kind === 'absent' ? !motion.votes.some((vote) => vote.seat === seat) : !motion.yes.includes(seat),
  )
}

/* Consent */

/** Somebody asks the others; where there are none it is so at once. */
export function proposeMotion(table: Table, given: Seat, kind: Consent, now: number, clock?: LiveClock): Result<null> {
  const barred = table.barred() ?? notNow(table, kind)
  if (barred) return barred
  const seat = speaksFor(table, given)
  if (!votersOf(table).includes(seat)) return refuse('bot-plays')
  if (table.motions.some((motion) => motion.kind !== 'absent')) return refuse('motion-pending')
  const until = Math.round(now + ASKED_FOR[kind])
  const motion = { id: newId(table, now), kind, by: seat, since: now, until, yes: [seat], ...(clock && { clock }) }
  table.motions = [...table.motions, motion]
  carry(table, motion, now)
  return ok(null)
}

function notNow({ setting, evening }: Table, kind: Consent) {
  if (setting.clock.kind !== 'days') return refuse('not-days')
  if (kind === 'live') return evening ? refuse('not-days') : null
  return kind === 'days' && !evening ? refuse('not-live') : null
}

/** Somebody agrees, or does not; whoever has asked takes it back by that. */
export function consentTo(table: Table, given: Seat, id: number, yes: boolean, now: number): Result<null> {
  const seat = speaksFor(table, given)
  const motion = table.motions.find((one): one is ConsentMotion => one.id === id && one.kind !== 'absent')
  if (!motion || !votersOf(table).includes(seat)) return refuse('no-motion')
  if (!yes) {
    drop(table, motion)
    return ok(null)
  }
  if (motion.yes.includes(seat)) return ok(null)
  const agreed = { ...motion, yes: [...motion.yes, seat] }
  swap(table, motion, agreed)
  carry(table, agreed, now)
  return ok(null)
}

/** It is so once all agree. */
function carry(table: Table, motion: ConsentMotion, now: number): void {
  if (!votersOf(table).every((seat) => motion.yes.includes(seat))) return
  drop(table, motion)
  if (motion.kind === 'pause') table.halt(now)
  else if (motion.kind === 'days') table.goDays(now)
  else if (motion.clock) table.goLive(motion.clock, now)
}

/* Somebody has vanished */

/** The others are asked what is to become of a seat. Where there are none, the game waits for whoever comes first. */
export function askAboutAbsent(table: Table, seat: Seat, now: number): void {
  if (absenceOf(table.motions, seat)) return
  const motion: AbsenceMotion = { id: newId(table, now), kind: 'absent', seat, since: now, until: null, votes: [] }
  table.motions = [...table.motions, motion]
  const until = Math.round(now + ASKED_FOR.absent)
  if (votersOf(table).length > 0) swap(table, motion, { ...motion, until })
}

/** Who will never come back has vanished as soon as they are asked. */
export function askAboutGone(table: Table, now: number): void {
  table.chairs.forEach((chair, seat) => {
    const gone = chair.kind === 'person' && chair.gone && answersThemselves(chair)
    if (gone && includes(table.asked(), seat)) askAboutAbsent(table, seat, now)
  })
}

/** What can be chosen: nobody waits for who will never come back. */
export function choicesFor({ chairs }: Assembly, { seat }: AbsenceMotion): readonly AbsenceChoice[] {
  const chair = chairs[seat]
  return chair?.kind === 'person' && chair.gone
    ? ABSENCE_CHOICES.filter((choice) => choice !== 'wait')
    : ABSENCE_CHOICES
}

/** Somebody says what they are for, or something else than before. */
export function voteOn(table: Table, given: Seat, id: number, choice: AbsenceChoice, now: number): Result<null> {
  const seat = speaksFor(table, given)
  const motion = table.motions.find((one): one is AbsenceMotion => one.id === id && one.kind === 'absent')
  if (!motion || !votersOf(table).includes(seat)) return refuse('no-motion')
  if (!choicesFor(table, motion).includes(choice)) return refuse('no-motion')
  const votes = [...motion.votes.filter((one) => one.seat !== seat), { seat, choice }]
  const said = { ...motion, votes }
  swap(table, motion, said)
  const wanted = majority(table, said)
  if (wanted) choose(table, said, wanted, now)
  return ok(null)
}

/** What more than half of those who are asked want; those who say nothing want nothing. */
function majority(table: Table, { votes }: AbsenceMotion): AbsenceChoice | undefined {
  const voters = votersOf(table)
  const count = (choice: AbsenceChoice) =>
    votes.filter((one) => one.choice === choice && voters.includes(one.seat)).length
  return ABSENCE_CHOICES.find((choice) => 2 * count(choice) > voters.length)
}

function choose(table: Table, motion: AbsenceMotion, choice: AbsenceChoice, now: number): void {
  const { seat } = motion
  if (choice === 'end') table.stop(now)
  else if (choice === 'bot') table.handOver(seat, STAND_IN, now)
  else if (choice === 'wait') table.waitOn(seat, now)
  else if (!motion.open) {
    swap(table, motion, { ...motion, open: true, until: null })
    table.vacate(seat)
  }
}

/* Time */

/** Ends what was not decided in time; true if there was anything. Silence is no consent, and about somebody who vanished it means to wait. */
export function endMotions(table: Table, now: number): boolean {
  const late = table.motions.filter(({ until }) => until !== null && until <= now)
  for (const motion of late) {
    if (motion.kind !== 'absent') drop(table, motion)
    else choose(table, motion, choicesFor(table, motion).includes('wait') ? 'wait' : 'bot', now)
  }
  return late.length > 0
}

/** What is being decided, for those at the table. */
export function motionsOf(table: Table): MotionInfo[] {
  const asked = votersOf(table)
  const calendar = (until: number | null) => (until === null ? null : Math.round(until + table.ahead))
  return table.motions.map((motion): MotionInfo => {
    const { id, kind } = motion
    const until = calendar(motion.until)
    if (motion.kind !== 'absent') {
      const { by, yes, clock } = motion
      return { id, kind, until, by, asked, yes, ...(clock && { clock }) }
    }
    const { seat, votes, open } = motion
    return {
      id,
      kind,
      until,
      by: null,
      asked,
      absent: seat,
      votes,
      choices: choicesFor(table, motion),
      ...(open && { open }),
    }
  })
}

const newId = ({ motions }: Table, now: number): number =>
  Math.max(Math.round(now), 1 + Math.max(0, ...motions.map(({ id }) => id)))

function drop(table: Table, motion: Motion): void {
  table.motions = table.motions.filter((one) => one !== motion)
}

function swap(table: Table, old: Motion, motion: Motion): void {
  table.motions = table.motions.map((one) => (one === old ? motion : one))
}
