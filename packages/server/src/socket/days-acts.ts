import { ok, type Result, type Seat } from '@quayside/kernel'
import { consentTo, proposeMotion, refuse, voteOn } from '@quayside/table'
import type { ActContext, Acts, Done } from './acts.ts'

type DaysActs = Pick<Acts, 'pause' | 'resume' | 'go-live' | 'go-days' | 'consent' | 'vote'>

/** For whoever sits here. */
function seated(context: ActContext, act: (context: ActContext) => Result<null>): Result<Done<null>> {
  if (context.seat < 0) return refuse('not-seated')
  const done = act(context)
  return done.ok ? ok({ value: null, change: {} }) : done
}

/**
 * Somebody plays on in the seat of one who has vanished, who only looks on from now on. Whoever was only watching, and nobody has invited, cannot:
 * the people at the table choose whom they play with.
 */
export function playOn({ live, person, now, reseated, sendWatchersAway }: ActContext, seat: Seat): Result<Done<null>> {
  const chair = live.table.chairs[seat]
  if (chair?.kind === 'person' && chair.vacant && !live.admitted.has(person.id)) return refuse('by-invitation')
  const taken = live.table.replace(seat, person.id, person.name, now)
  if (!taken.ok || chair.kind !== 'person') return taken.ok ? refuse('seat-taken') : taken
  live.admit(person.id, true)
  live.admit(chair.person, false)
  const anew = new Set([...(reseated(person.id).anew ?? []), ...(reseated(chair.person).anew ?? [])])
  sendWatchersAway()
  return ok({ value: null, change: { anew } })
}

/** How fast a game is played, and what its people decide together. */
export const daysActs: DaysActs = {
  pause: (context) =>
    seated(context, ({ live: { table }, seat, now }) =>
      table.pace.kind === 'days' ? proposeMotion(table, seat, 'pause', now) : table.pause(now, seat),
    ),

  resume: (context) => seated(context, ({ live, now }) => live.table.resume(now)),

  'go-live': (context, { clock }) =>
    seated(context, ({ live, seat, now }) => proposeMotion(live.table, seat, 'live', now, clock)),

  'go-days': (context) => seated(context, ({ live, seat, now }) => proposeMotion(live.table, seat, 'days', now)),

  consent: (context, { motion, yes }) =>
    seated(context, ({ live, seat, now }) => consentTo(live.table, seat, motion, yes, now)),

  vote: (context, { motion, choice }) =>
    seated(context, ({ live, seat, now }) => voteOn(live.table, seat, motion, choice, now)),
}
