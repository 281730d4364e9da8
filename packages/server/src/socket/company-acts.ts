import { ok, type Result } from '@quayside/kernel'
import { PHRASES, refuse } from '@quayside/table'
import { type Manners, offeredFor } from '../company/manners.ts'
import { askedBy, rematchFor } from '../company/rematches.ts'
import { deny } from '../reasons.ts'
import type { LiveTable } from '../tables/live.ts'
import { rematchOf } from '../tables/new-table.ts'
import type { Change } from '../tables/telling.ts'
import type { ActContext, Acts, Done } from './acts.ts'

type CompanyActs = Pick<Acts, 'chat' | 'say' | 'remove' | 'hush' | 'manners' | 'offer' | 'reply' | 'rematch'>

const changed = (change: Change = {}): Result<Done<null>> => ok({ value: null, change })

/** Something holds among the people here from now on. */
function set(live: LiveTable, manners: Partial<Manners>): void {
  live.manners = { ...live.manners, ...manners }
}

const without = (people: readonly string[], person: string): string[] => people.filter((other) => other !== person)

/** Why somebody may not talk here; null if they may. */
function silenced({ live, person, seat }: ActContext) {
  const { talk, hushed } = live.manners
  if (person.name === '') return deny('no-name')
  if (seat < 0 && live.resembles(person.name, person.id)) return refuse('name-taken')
  if (hushed.includes(person.id)) return deny('hushed')
  return talk === 'all' || (talk === 'players' && (seat >= 0 || live.host === person.id)) ? null : deny('chat-closed')
}

function speak(
  { live, person, seat }: ActContext,
  gesture: string | undefined,
  text: string,
  phrase: string | null = null,
): Result<Done<null>> {
  const line = {
    at: Date.now(),
    name: live.nameOf(person),
    seat: seat < 0 ? null : seat,
    text,
    phrase,
    gesture: gesture ?? null,
  }
  return changed({ chat: [live.chat.say({ n: live.chat.count, person_id: person.id, ...line })] })
}

/** Sets the table once more for whoever asks, with those who want to. All who played may come to it. */
function again(context: ActContext, host: ActContext['person'], willing: readonly string[]): Result<string> {
  const { live, add, mayList } = context
  const made = rematchOf(live, host, willing, live.listed && mayList(), context.time)
  if (!made.ok) return made
  const table = made.value
  table.watch = live.watch
  for (const other of askedBy(live, host.id)) if (!live.blocks.has(other, host.id)) table.letIn(other)
  add(table)
  live.rematch = table.id
  const offers = live.manners.offers.filter(({ by }) => by !== host.id)
  set(live, { offers, again: [...live.manners.again, { table: table.id, people: [host.id, ...willing] }] })
  return ok(table.id)
}

/** What people at a table do with one another. */
export const companyActs: CompanyActs = {
  chat: (context, { text, gesture }) => silenced(context) ?? speak(context, gesture, text),

  say: (context, { phrase, gesture }) => silenced(context) ?? speak(context, gesture, PHRASES[phrase], phrase),

  remove({ live, person, reseated, now }, { seat }) {
    if (live.host !== person.id) return deny('not-host')
    if (live.table.phase !== 'gathering') return refuse('already-begun')
    const chair = live.table.chairs[seat]
    if (chair?.kind !== 'person' || chair.person === person.id) return refuse('not-seated')
    const risen = live.table.rise(chair.person, now)
    if (!risen.ok) return risen
    live.admit(chair.person, false)
    set(live, { removed: [...live.manners.removed, chair.person] })
    return changed(reseated(chair.person))
  },

  hush({ live, person }, { seat, line, on }) {
    if (live.host !== person.id) return deny('not-host')
    const other = live.personAt(seat, line)
    if (other === null || other === person.id) return deny('nobody')
    const rest = without(live.manners.hushed, other)
    set(live, { hushed: on ? [...rest, other] : rest })
    return changed()
  },

  manners({ live, person, sendWatchersAway }, { watch, talk }) {
    if (live.host !== person.id) return deny('not-host')
    if (talk) set(live, { talk })
    if (watch) live.watch = watch
    if (watch === 'nobody') sendWatchersAway()
    return changed()
  },

  offer({ live, person, seat }, { on }) {
    if (seat < 0) return refuse('not-seated')
    if (!live.table.finished) return deny('not-over')
    const others = live.manners.offers.filter(({ by }) => by !== person.id)
    const until = Date.now() + offeredFor(live.table.setting.clock)
    set(live, { offers: on ? [...others, { by: person.id, until, yes: [], no: [] }] : others })
    const asked = askedBy(live, person.id).filter((other) => on && !live.blocks.has(other, person.id))
    for (const other of asked) live.notify(other, 'consent', String(until), person.name)
    return changed()
  },

  reply(context, { seat, yes }) {
    const { live, person } = context
    const chair = live.table.chairs[seat]
    const by = chair?.kind === 'person' ? chair.person : ''
    const offer = live.manners.offers.find((one) => one.by === by && one.until > Date.now())
    const meant = askedBy(live, by).includes(person.id) && !live.blocks.has(person.id, by)
    if (chair?.kind !== 'person' || !offer || !meant) return deny('no-offer')
    const said = {
      ...offer,
      yes: yes ? [...without(offer.yes, person.id), person.id] : without(offer.yes, person.id),
      no: yes ? without(offer.no, person.id) : [...without(offer.no, person.id), person.id],
    }
    set(live, { offers: live.manners.offers.map((one) => (one === offer ? said : one)) })
    if (!askedBy(live, by).every((other) => said.yes.includes(other))) return ok({ value: { table: null }, change: {} })
    const made = again(context, { id: by, name: chair.name, member: false }, said.yes)
    return made.ok ? ok({ value: { table: made.value }, change: {} }) : made
  },

  rematch(context) {
    const { live, person, seat } = context
    if (seat < 0) return refuse('not-seated')
    if (!live.table.finished) return deny('not-over')
    const offer = live.manners.offers.find(({ by }) => by === person.id)
    const before = rematchFor(live, person.id)
    if (before !== null) return ok({ value: { table: before } })
    const made = again(context, person, offer?.yes ?? [])
    return made.ok ? ok({ value: { table: made.value }, change: {} }) : made
  },
}
