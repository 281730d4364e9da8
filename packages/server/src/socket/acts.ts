import { STAND_IN } from '@quayside/bots/grades'
import { ok, type Result, type Seat } from '@quayside/kernel'
import { type Replies, type Request, type RequestOf, refuse } from '@quayside/table'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import type { TableTime } from '../table-time.ts'
import type { LiveTable } from '../tables/live.ts'
import type { Change } from '../tables/telling.ts'
import { companyActs } from './company-acts.ts'
import { daysActs, playOn } from './days-acts.ts'
import { orderActs } from './order-acts.ts'
import { seatedAct } from './seated-act.ts'

/** Who makes a request, at which table. `seat` is -1 for somebody who only watches. */
export interface ActContext {
  readonly live: LiveTable
  readonly person: Person
  readonly seat: Seat
  /** By the clock of the table; what people read is dated by the calendar. */
  readonly now: number
  readonly time: TableTime
  /** Adds a new table to the hub. */
  add(live: LiveTable): void
  /** Whether this person may have one more table in the lobby, and begin one more game. */
  mayList(): boolean
  mayBegin(): boolean
  /** The seat of somebody here has changed: what their connections see changes with it. */
  reseated(person: string): Change
  /** Whoever looks on and may no longer has to go. */
  sendWatchersAway(): void
}

/** What an act replies once what it changed is stored; without a change the table is as it was. */
export interface Done<T> {
  readonly value: T
  readonly change?: Change
  /** Something has changed that only whoever asked may know of: it is stored, and nobody else is told. */
  readonly kept?: true
}

/** Requests about a table that the connection has opened, but for advice and calling off, which take their time. */
export type ActKind = Exclude<
  Request['t'],
  'lobby' | 'leave-lobby' | 'open' | 'close' | 'attend' | 'advise' | 'call-off' | 'ping' | 'wanted' | 'read'
>

export type Acts = { readonly [K in ActKind]: (context: ActContext, ask: RequestOf<K>) => Result<Done<Replies[K]>> }

const changed = (change: Change = {}): Result<Done<null>> => ok({ value: null, change })

/** Only while the game goes on. */
export function inPlay({ table }: LiveTable) {
  if (table.phase === 'gathering') return refuse('gathering')
  return table.finished ? refuse('table-over') : null
}

const seqOf = ({ live, seat }: ActContext): number => live.table.sight(seat).seq

const stale = ({ live, seat }: ActContext, seq: number) => live.table.stale(seat, seq)

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
    if (live.manners.removed.includes(person.id)) return deny('removed')
    // Whoever is blocked here must not be able to tell.
    if (live.bars(person.id)) return refuse('seat-taken')
    if (live.resembles(person.name, person.id)) return refuse('name-taken')
    if (live.table.phase === 'playing') return playOn(context, seat)
    const sat = live.table.sit(seat, person.id, person.name)
    if (!sat.ok) return sat
    live.admit(person.id, true)
    return changed(context.reseated(person.id))
  },

  rise: seatedAct<'rise'>((context) => {
    const { live, person, now } = context
    if (live.table.finished) return refuse('table-over')
    const risen = live.table.rise(person.id, now)
    if (!risen.ok) return risen
    if (live.table.seatOf(person.id) >= 0) return changed()
    live.admit(person.id, false)
    return changed(context.reseated(person.id))
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

  ...daysActs,
  ...companyActs,
  ...orderActs,
}
