import { ok, type Result } from '@quayside/kernel'
import { consentTo, proposeMotion, refuse, voteOn } from '@quayside/table'
import type { ActContext, Acts, Done } from './acts.ts'

type DaysActs = Pick<Acts, 'pause' | 'resume' | 'go-live' | 'go-days' | 'consent' | 'vote'>

/** For whoever sits here. */
function seated(context: ActContext, act: (context: ActContext) => Result<null>): Result<Done<null>> {
  if (context.seat < 0) return refuse('not-seated')
  const done = act(context)
  return done.ok ? ok({ value: null, change: {} }) : done
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
