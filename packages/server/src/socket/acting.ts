import type { Result } from '@quayside/kernel'
import type { Request, RequestOf } from '@quayside/table'
import { problem } from '../reasons.ts'
import type { Unstored } from '../tables/journal.ts'
import type { LiveTable } from '../tables/live.ts'
import { type ActContext, type ActKind, acts, type Done } from './acts.ts'
import type { Connection } from './connection.ts'

/** Carries out a request about a table that a connection has open. */
export function act(connection: Connection, live: LiveTable, id: number, ask: RequestOf<ActKind | 'advise'>): void {
  if (counts(connection, live, ask)) replyAgain(connection, live, id, ask)
  else if (isTalk(ask) && isMuted(connection)) connection.fail(id, problem('muted'))
  else if (isTalk(ask) && !connection.room.mayTalk(connection.person, live)) connection.fail(id, problem('slow-down'))
  else if (ask.t === 'advise') advise(connection, live, id, ask.seq)
  else actAt(connection, live, id, ask)
}

/** Whether this was done before: whoever has lost the reply asks once more. */
function counts({ person }: Connection, live: LiveTable, ask: Request): boolean {
  if (!('gesture' in ask) || ask.gesture === undefined) return false
  return isTalk(ask)
    ? live.chat.holds(person.id, ask.gesture)
    : live.gestures.counts(live.table.seatOf(person.id), ask.gesture)
}

function replyAgain(connection: Connection, live: LiveTable, id: number, ask: Request): void {
  const done = () => {
    const seat = live.table.seatOf(connection.person.id)
    connection.reply(id, isTalk(ask) ? null : { seq: live.table.sight(seat).seq })
  }
  connection.hub.after(live, { done, failed: (why) => connection.fail(id, problem(why)) })
}

const isTalk = ({ t }: Request): boolean => t === 'chat' || t === 'say'

const isMuted = ({ services, person }: Connection): boolean =>
  services.restrictions.holds('mute', person.id, Date.now())

/** Replies when the advice is ready; later requests of the connection do not wait for it. */
function advise(connection: Connection, live: LiveTable, id: number, seq: number): void {
  const { person, from, room, hub } = connection
  const seeker = { live, person, from, seq, listens: () => !connection.closed }
  const failed = () => connection.fail(id, problem('store-failed'))
  room.adviser
    .advise(seeker)
    .then((advised) => {
      const done = () => (advised.ok ? connection.reply(id, advised.value) : connection.fail(id, advised.error))
      hub.after(live, { done, failed })
    })
    .catch((error) => connection.failInternally(id, 'advise', error))
}

function actAt(connection: Connection, live: LiveTable, id: number, ask: RequestOf<ActKind>): void {
  const { person, hub, purse, services } = connection
  const context: ActContext = {
    live,
    person,
    seat: live.table.seatOf(person.id),
    now: services.time.now(),
    time: services.time,
    add: (again) => {
      again.from = connection.from
      hub.add(again)
    },
    mayList: () => hub.quotas.mayList(purse.asker),
    mayBegin: () => hub.mayBegin(live, purse.asker),
    reseated: (other) => live.reseat(other),
    sendWatchersAway: () => hub.presence.sendWatchersAway(live),
  }
  const failed = (why: Unstored) => connection.fail(id, problem(why))
  try {
    const { lines } = live.table.match
    const { length } = lines
    const act = acts[ask.t] as (context: ActContext, ask: unknown) => Result<Done<unknown>>
    const outcome = act(context, ask)
    if (!outcome.ok) {
      hub.after(live, { done: () => connection.fail(id, outcome.error), failed })
      return
    }
    if ('gesture' in ask && ask.gesture !== undefined && !isTalk(ask))
      live.gestures.note(context.seat, ask.gesture, lines, length)
    const { value, change, kept } = outcome.value
    const waiting = { done: () => connection.reply(id, value), failed }
    if (change) hub.commit(live, change, waiting)
    else if (kept) hub.keep(live, waiting)
    else hub.after(live, waiting)
  } catch (error) {
    // An exception is a bug of ours and may have left the table half changed; the store has a consistent one.
    hub.drops.discard(live, error)
    connection.failInternally(id, ask.t, error)
  }
}
