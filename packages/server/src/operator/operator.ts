import { fail, ok, type Result } from '@quayside/kernel'
import about from '../../package.json' with { type: 'json' }
import { freeBytes } from '../folder.ts'
import type { Guests } from '../guests.ts'
import type { Health } from '../health.ts'
import { countOf } from '../metrics.ts'
import type { Services } from '../services.ts'
import type { PersonRow, RestrictionKind, RestrictionRow } from '../store/operator.ts'
import type { Hub } from '../tables/hub.ts'
import { lastBackup } from './backup.ts'
import { deleteGuest } from './delete.ts'
import { exportGuest } from './export.ts'
import { prune } from './prune.ts'
import type { OperatorReplies, PersonReply, RestrictionReply, Status } from './replies.ts'
import type { OperatorRequest, OperatorRequestOf } from './requests.ts'
import { tableDetail, tableReply } from './tables.ts'

const DAY = 24 * 3600_000

/** All that the operator works on: the parts of a running server, or the same without one. */
export interface House {
  readonly services: Services
  readonly guests: Guests
  readonly hub: Hub
  readonly health: Health
  /** Since when and where it is open; null if no server is running. */
  readonly running: { readonly since: number; readonly url: string } | null
  readonly notices: readonly string[]
}

type Acts = {
  readonly [K in OperatorRequest['do']]: (
    house: House,
    ask: OperatorRequestOf<K>,
  ) => Promise<Result<OperatorReplies[K]>>
}

/** Does what whoever runs the server asks for. */
export function operate(house: House, ask: OperatorRequest): Promise<Result<unknown>> {
  const act = acts[ask.do] as (house: House, ask: OperatorRequest) => Promise<Result<unknown>>
  return act(house, ask)
}

const acts: Acts = {
  status: async (house) => ok(await statusOf(house)),

  async people(house, { like, limit }) {
    const rows = await house.services.store.operator.people(like, limit)
    return ok(rows.map((row) => personReply(house, row)))
  },

  async tables(house, { phases, guest, limit }) {
    const found = guest === undefined ? null : await findGuest(house, guest)
    if (found && !found.ok) return found
    const filter = { ...(phases && { phases }), ...(found && { guest: found.value.id }) }
    const rows = await house.services.store.operator.tables(filter, limit)
    return ok(await tableReply(house, rows))
  },

  table: (house, { table }) => tableDetail(house, table),

  async restrictions(house) {
    const rows = house.services.restrictions.list(Date.now())
    return ok(await Promise.all(rows.map((row) => restrictionReply(house, row))))
  },

  mute: (house, ask) => restrict(house, 'mute', ask),
  ban: (house, ask) => restrict(house, 'ban', ask),
  unmute: (house, { guest }) => lift(house, 'mute', guest),
  unban: (house, { guest }) => lift(house, 'ban', guest),

  prune: async (house, ask) => ok(await prune(house, ask)),

  async export(house, { guest }) {
    const found = await findGuest(house, guest)
    return found.ok ? ok(await exportGuest(house, found.value)) : found
  },

  async delete(house, { guest, really }) {
    const found = await findGuest(house, guest)
    return found.ok ? deleteGuest(house, found.value, really) : found
  },
}

async function statusOf(house: House): Promise<Status> {
  const { store, config, restrictions } = house.services
  const now = Date.now()
  return {
    version: about.version,
    running: await runningOf(house),
    totals: await store.operator.totals(now - DAY),
    storeBytes: await store.operator.size(),
    freeBytes: freeBytes(config.data),
    restrictions: restrictions.list(now).length,
    backup: lastBackup(config.data),
    problems: await house.health.problems(),
    notices: house.notices,
  }
}

async function runningOf({ services, hub, running }: House): Promise<Status['running']> {
  const { config, metrics } = services
  return (
    running && {
      pid: process.pid,
      ...running,
      host: config.host,
      proxy: String(config.proxy),
      untrustedForwards: await countOf(metrics.untrusted),
      web: config.web,
      sockets: await countOf(metrics.sockets),
      tablesInMemory: hub.size,
      thinking: hub.thinking.pids.length,
    }
  )
}

/** The one guest who is meant: by the id or how it begins, else by the name. */
export async function findGuest({ services }: House, who: string): Promise<Result<PersonRow>> {
  const rows = await services.store.operator.people(who, 50)
  const byId = rows.filter(({ id }) => id.startsWith(who))
  const byName = rows.filter(({ name }) => name.toLowerCase() === who.toLowerCase())
  const found = rows.filter(({ id }) => id === who)[0] ?? (byId.length === 1 ? byId[0] : undefined)
  if (found) return ok(found)
  if (byName.length === 1 && byId.length === 0) return ok(byName[0])
  const several = byId.length + byName.length > 1
  return several
    ? fail('several', `Several guests could be meant by "${who}": give more of the id.`)
    : fail('nobody', `There is no guest "${who}".`)
}

function personReply({ services, guests }: House, row: PersonRow): PersonReply {
  const { id, name, created, seen, tables } = row
  const now = Date.now()
  const restricted = (['mute', 'ban'] as const).filter((kind) => services.restrictions.holds(kind, id, now))
  return { id, name, created, seen, tables, here: guests.isHere(id), restricted }
}

async function restrict(
  house: House,
  kind: RestrictionKind,
  { guest, until, reason }: { guest: string; until: number | null; reason: string },
): Promise<Result<RestrictionReply>> {
  const found = await findGuest(house, guest)
  if (!found.ok) return found
  const now = Date.now()
  if (until !== null && until <= now) return fail('too-late', 'This time is over already.')
  const row: RestrictionRow = { guest_id: found.value.id, kind, until, reason, created: now }
  await house.services.restrictions.add(row)
  house.services.log.info({ kind, guest: found.value.id.slice(0, 8), until }, 'a guest was restricted')
  return ok(await restrictionReply(house, row))
}

async function lift(
  house: House,
  kind: RestrictionKind,
  who: string,
): Promise<Result<{ guest: { id: string; name: string }; lifted: boolean }>> {
  const found = await findGuest(house, who)
  if (!found.ok) return found
  const { id, name } = found.value
  return ok({ guest: { id, name }, lifted: await house.services.restrictions.lift(id, kind, Date.now()) })
}

async function restrictionReply({ services }: House, row: RestrictionRow): Promise<RestrictionReply> {
  const { guest_id: id, kind, until, reason, created } = row
  const name = (await services.store.guest(id))?.name ?? ''
  return { guest: { id, name }, kind, until, reason, created }
}
