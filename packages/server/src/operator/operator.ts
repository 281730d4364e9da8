import { fail, ok, type Result } from '@quayside/kernel'
import about from '../../package.json' with { type: 'json' }
import { freeBytes } from '../folder.ts'
import type { Health } from '../health.ts'
import { countOf } from '../metrics.ts'
import type { Services } from '../services.ts'
import type { KnownPerson, RestrictionKind, RestrictionRow } from '../store/operator.ts'
import { isMember } from '../store/people.ts'
import type { Hub } from '../tables/hub.ts'
import { lastBackup } from './backup.ts'
import { deleteGuest } from './delete.ts'
import { exportGuest } from './export.ts'
import { prune } from './prune.ts'
import type { OperatorReplies, PersonReply, RestrictionReply, Status } from './replies.ts'
import { listReports, showReport } from './reports.ts'
import type { OperatorRequest, OperatorRequestOf } from './requests.ts'
import { tableDetail, tableReply } from './tables.ts'

const DAY = 24 * 3600_000

/** All that the operator works on: the parts of a running server, or the same without one. */
export interface ServerParts {
  readonly services: Services
  readonly hub: Hub
  readonly health: Health
  /** Since when and where it is open; null if no server is running. */
  readonly running: { readonly since: number; readonly url: string; readonly instance: string } | null
  readonly notices: readonly string[]
}

type Acts = {
  readonly [K in OperatorRequest['do']]: (
    parts: ServerParts,
    ask: OperatorRequestOf<K>,
  ) => Promise<Result<OperatorReplies[K]>>
}

/** Does what whoever runs the server asks for. */
export function operate(parts: ServerParts, ask: OperatorRequest): Promise<Result<unknown>> {
  const act = acts[ask.do] as (parts: ServerParts, ask: OperatorRequest) => Promise<Result<unknown>>
  return act(parts, ask)
}

const acts: Acts = {
  status: async (parts) => ok(await statusOf(parts)),

  async people(parts, { like, limit }) {
    const rows = await parts.services.store.operator.people(like, limit)
    return ok(rows.map((row) => personReply(parts, row)))
  },

  async tables(parts, { phases, guest, limit }) {
    const found = guest === undefined ? null : await findGuest(parts, guest)
    if (found && !found.ok) return found
    const filter = { ...(phases && { phases }), ...(found && { guest: found.value.id }) }
    const rows = await parts.services.store.operator.tables(filter, limit)
    return ok(await tableReply(parts, rows))
  },

  table: (parts, { table }) => tableDetail(parts, table),

  async restrictions(parts) {
    const rows = parts.services.restrictions.list(Date.now())
    return ok(await Promise.all(rows.map((row) => restrictionReply(parts, row))))
  },

  reports: async (parts, { closed, limit }) => ok(await listReports(parts, closed, limit)),
  report: (parts, { report, close }) => showReport(parts, report, close),

  mute: (parts, ask) => restrict(parts, 'mute', ask),
  ban: (parts, ask) => restrict(parts, 'ban', ask),
  unmute: (parts, { guest }) => lift(parts, 'mute', guest),
  unban: (parts, { guest }) => lift(parts, 'ban', guest),

  prune: async (parts, ask) => ok(await prune(parts, ask)),

  async export(parts, { guest }) {
    const found = await findGuest(parts, guest)
    return found.ok ? ok(await exportGuest(parts, found.value)) : found
  },

  async delete(parts, { guest, really }) {
    const found = await findGuest(parts, guest)
    return found.ok ? deleteGuest(parts, found.value, really) : found
  },
}

async function statusOf(parts: ServerParts): Promise<Status> {
  const { store, config, restrictions } = parts.services
  const now = Date.now()
  return {
    version: about.version,
    running: await runningOf(parts),
    totals: await store.operator.totals(now - DAY),
    postgres: config.database !== null,
    storeBytes: await store.operator.size(),
    freeBytes: freeBytes(config.data),
    restrictions: restrictions.list(now).length,
    backup: lastBackup(config.data),
    problems: await parts.health.problems(),
    notices: parts.notices,
  }
}

async function runningOf({ services, hub, running }: ServerParts): Promise<Status['running']> {
  const { config, metrics } = services
  return (
    running && {
      pid: process.pid,
      ...running,
      address: config.url,
      mail: config.mail !== null,
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
export async function findGuest({ services }: ServerParts, who: string): Promise<Result<KnownPerson>> {
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

function personReply({ services }: ServerParts, row: KnownPerson): PersonReply {
  const { id, name, created, seen, tables } = row
  const now = Date.now()
  const restricted = (['mute', 'ban'] as const).filter((kind) => services.restrictions.holds(kind, id, now))
  return { id, name, member: isMember(row), created, seen, tables, here: services.people.isHere(id), restricted }
}

async function restrict(
  parts: ServerParts,
  kind: RestrictionKind,
  { guest, until, reason }: { guest: string; until: number | null; reason: string },
): Promise<Result<RestrictionReply>> {
  const found = await findGuest(parts, guest)
  if (!found.ok) return found
  const now = Date.now()
  if (until !== null && until <= now) return fail('too-late', 'This time is over already.')
  const row: RestrictionRow = { person_id: found.value.id, kind, until, reason, created: now }
  await parts.services.restrictions.add(row)
  parts.services.log.info({ kind, guest: found.value.id.slice(0, 8), until }, 'a guest was restricted')
  return ok(await restrictionReply(parts, row))
}

async function lift(
  parts: ServerParts,
  kind: RestrictionKind,
  who: string,
): Promise<Result<{ guest: { id: string; name: string }; lifted: boolean }>> {
  const found = await findGuest(parts, who)
  if (!found.ok) return found
  const { id, name } = found.value
  return ok({ guest: { id, name }, lifted: await parts.services.restrictions.lift(id, kind, Date.now()) })
}

async function restrictionReply({ services }: ServerParts, row: RestrictionRow): Promise<RestrictionReply> {
  const { person_id: id, kind, until, reason, created } = row
  const name = (await services.store.people.person(id))?.name ?? ''
  return { guest: { id, name }, kind, until, reason, created }
}
