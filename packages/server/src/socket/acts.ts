import { STAND_IN } from '@quayside/bots/grades'
import { ok, type Result, type Seat } from '@quayside/kernel'
import { type Replies, type Request, type RequestOf, refuse } from '@quayside/table'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import type { LiveTable, Subscription } from '../tables/live.ts'
import { rematchOf } from '../tables/new-table.ts'
import type { Change } from '../tables/telling.ts'

/** Who makes a request, at which table. `seat` is -1 for somebody who only watches. */
export interface ActContext {
  readonly live: LiveTable
  readonly person: Person
  readonly seat: Seat
  /** By the clock of the table; what people read is dated by the calendar. */
  readonly now: number
  /** Adds a new table to the hub. */
  add(live: LiveTable): void
  /** Whether this person may have one more table in the lobby, and begin one more game. */
  mayList(): boolean
  mayBegin(): boolean
}

/** What an act replies once what it changed is stored; without a change the table is as it was. */
export interface Done<T> {
  readonly value: T
  readonly change?: Change
}

/** Requests about a table that the connection has opened, but for advice and calling off, which take their time. */
export type ActKind = Exclude<
  Request['t'],
  'lobby' | 'leave-lobby' | 'open' | 'close' | 'advise' | 'call-off' | 'ping' | 'wanted' | 'read'
>

type Acts = { readonly [K in ActKind]: (context: ActContext, ask: RequestOf<K>) => Result<Done<Replies[K]>> }

const changed = (change: Change = {}): Result<Done<null>> => ok({ value: null, change })

/** An act that only seated people may do. It is done for the person's own seat: a request never names the seat it acts for. */
function seatedAct<K extends ActKind>(act: Acts[K]): Acts[K] {
  return ((context: ActContext, ask: RequestOf<K>) =>
    context.seat < 0 ? refuse('not-seated') : act(context, ask)) as Acts[K]
}

/** Only while the game goes on. */
export function inPlay({ table }: LiveTable) {
  if (table.phase === 'gathering') return refuse('gathering')
  return table.finished ? refuse('table-over') : null
}

const seqOf = ({ live, seat }: ActContext): number => live.table.sight(seat).seq

const stale = ({ live, seat }: ActContext, seq: number) => live.table.stale(seat, seq)

/** The seat of a person has changed: what its connections see changes with it. */
function reseated({ live, person }: ActContext): Change {
  const anew = new Set<Subscription>(live.subscriptionsOf(person))
  for (const subscription of anew) subscription.viewer = live.viewerOf(person)
  return { anew }
}

export const acts: Acts = {
  answer: seatedAct<'answer'>((context, { answers, seq }) => {
    const taken = context.live.table.take(context.seat, answers, seq, context.now)
    return taken.ok ? ok({ value: { seq: seqOf(context) }, change: { news: taken.value } }) : taken
  }),

  undo: seatedAct<'undo'>((context, { seq }) => {
    const taken = context.live.table.undo(context.seat, seq, context.now)
    return taken.ok ? ok({ value: { seq: seqOf(context) }, change: { news: taken.value } }) : taken
  }),

  why: seatedAct<'why'>(({ live, seat }, { answers }) => {
    const barred = inPlay(live)
    return barred ?? ok({ value: answers.map((answer) => live.table.why(seat, answer)) })
  }),

  preview: seatedAct<'preview'>((context, { answers, seq }) => {
    const barred = inPlay(context.live) ?? stale(context, seq)
    if (barred) return barred
    const seen = context.live.table.preview(context.seat, answers)
    return seen.ok ? ok({ value: seen.value }) : seen
  }),

  propose: seatedAct<'propose'>((context, { seq, after, through }) => {
    const barred = inPlay(context.live) ?? stale(context, seq)
    if (barred) return barred
    const proposed = context.live.table.propose(context.seat, after, through)
    return proposed.ok ? ok({ value: proposed.value }) : proposed
  }),

  sit(context, { seat }) {
    const { live, person } = context
    if (person.name === '') return deny('no-name')
    if (live.resembles(person.name, person.id)) return refuse('name-taken')
    const sat = live.table.sit(seat, person.id, person.name)
    if (!sat.ok) return sat
    live.admit(person.id, true)
    return changed(reseated(context))
  },

  rise: seatedAct<'rise'>((context) => {
    const { live, person, now } = context
    if (live.table.finished) return refuse('table-over')
    const risen = live.table.rise(person.id, now)
    if (!risen.ok) return risen
    if (live.table.seatOf(person.id) >= 0) return changed()
    live.admit(person.id, false)
    return changed(reseated(context))
  }),

  'seat-bot'({ live, person }, { seat, bot }) {
    if (live.host !== person.id) return deny('not-host')
    if (bot && live.resembles(bot.name, '')) return refuse('name-taken')
    const seated = live.table.seatBot(seat, bot)
    return seated.ok ? changed() : seated
  },

  begin({ live, person, now, mayBegin }) {
    if (live.host !== person.id) return deny('not-host')
    if (!mayBegin()) return deny('too-many-games')
    const begun = live.table.begin(now)
    return begun.ok ? changed({ anew: new Set(live.subscriptions) }) : begun
  },

  'hand-over': seatedAct<'hand-over'>(({ live, seat, now }) => {
    const barred = inPlay(live)
    if (barred) return barred
    const handed = live.table.handOver(seat, STAND_IN, now)
    return handed.ok ? changed() : handed
  }),

  'take-back': seatedAct<'take-back'>(({ live, seat, now }) => {
    const barred = inPlay(live)
    if (barred) return barred
    const back = live.table.takeBack(seat, now)
    return back.ok ? changed() : back
  }),

  pause: seatedAct<'pause'>(({ live, seat, now }) => {
    const paused = live.table.pause(now, seat)
    return paused.ok ? changed() : paused
  }),

  resume: seatedAct<'resume'>(({ live, now }) => {
    const resumed = live.table.resume(now)
    return resumed.ok ? changed() : resumed
  }),

  chat({ live, person, seat }, { text }) {
    if (person.name === '') return deny('no-name')
    if (seat < 0 && live.resembles(person.name, person.id)) return refuse('name-taken')
    const line = { at: Date.now(), name: live.nameOf(person), seat: seat < 0 ? null : seat, text }
    live.say({ n: live.chatCount, person_id: person.id, ...line })
    return changed({ chat: [line] })
  },

  rematch: seatedAct<'rematch'>(({ live, person, add, mayList }) => {
    if (!live.table.finished) return deny('not-over')
    if (live.rematch !== null) return ok({ value: { table: live.rematch } })
    const again = rematchOf(live, person, live.listed && mayList(), Date.now())
    if (!again.ok) return again
    add(again.value)
    live.rematch = again.value.id
    return ok({ value: { table: live.rematch }, change: {} })
  }),
}
