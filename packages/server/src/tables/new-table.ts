import { ok, type Result } from '@quayside/kernel'
import { type Chair, type NewTable, Table, type TableSetting } from '@quayside/table'
import { newInvite, newSeed, newTableId } from '../ids.ts'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import type { TableTime } from '../table-time.ts'
import { personsIn } from './cards.ts'
import { LiveTable } from './live.ts'
import { writtenRules } from './rules.ts'

/** A table as its host wants it. */
export function newTable(wanted: NewTable, host: Person, time: TableTime): Result<LiveTable> {
  const { game, options, clock, expiry, undo, advice, daysOff, listed } = wanted
  const mine = wanted.chairs.filter((chair) => chair.kind === 'me').length
  // Who plays live has no time to choose.
  if (mine > 1 || (expiry === 'vote' && clock.kind !== 'days')) return deny('bad-request')
  if (mine === 1 && host.name === '') return deny('no-name')
  const chairs = wanted.chairs.map(
    (chair): Chair => (chair.kind === 'me' ? { kind: 'person', person: host.id, name: host.name } : chair),
  )
  const setting = { game, options, clock, expiry, undo, advice, ...(daysOff === 'forbidden' && { daysOff }) }
  return setTable(setting, chairs, host, listed, time)
}

/**
 * The same table once more, everybody one seat further, so that another begins. Who asks for it is its host; of the others only those are
 * seated who want to be, and the rest find their seats open.
 */
export function rematchOf(
  old: LiveTable,
  host: Person,
  willing: readonly string[],
  listed: boolean,
  time: TableTime,
): Result<LiveTable> {
  const chairs = old.table.chairs.map((chair): Chair => {
    if (chair.kind !== 'person') return chair
    if (chair.person !== host.id && !willing.includes(chair.person)) return { kind: 'open' }
    const { standIn: _gone, ...person } = chair
    return person
  })
  return setTable(old.table.setting, [...chairs.slice(1), ...chairs.slice(0, 1)], host, listed, time)
}

function setTable(
  setting: TableSetting,
  chairs: readonly Chair[],
  host: Person,
  listed: boolean,
  time: TableTime,
): Result<LiveTable> {
  const table = Table.set(setting, chairs, { seed: newSeed(), salt: newSeed() }, time.now())
  if (!table.ok) return table
  const now = Date.now()
  const row = {
    id: newTableId(),
    invite: newInvite(),
    host: host.id,
    listed: listed ? 1 : 0,
    rules: writtenRules(table.value.match),
    phase: table.value.phase,
    open: 0,
    asked: 0,
    due: null,
    rematch: null,
    watch: listed ? 1 : 0,
    manners: null,
    created: now,
    changed: now,
    since: now,
    finished: null,
  }
  const live = new LiveTable(row, table.value, { chat: [], gestures: [], members: [], begun: null }, time.now())
  live.admit(host.id)
  for (const person of personsIn(chairs)) live.admit(person, true)
  return ok(live)
}
