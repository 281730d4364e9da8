import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fail, ok, type Problem, type Result } from '@quayside/kernel'
import { DEFAULTS } from '../config.ts'
import { Health } from '../health.ts'
import { Metrics } from '../metrics.ts'
import { openServices } from '../services.ts'
import { DATABASE } from '../store/file.ts'
import { openStoreOf } from '../store/open.ts'
import { openSqlite } from '../store/sqlite.ts'
import { StoreError } from '../store/store.ts'
import { Hub } from '../tables/hub.ts'
import { doorOf } from './door.ts'
import { operate } from './operator.ts'
import type { OperatorReplies } from './replies.ts'
import type { OperatorRequest, OperatorRequestOf } from './requests.ts'

/** Asks the server that uses a data folder; where none is running, does it on the store itself: on that of the address, or in the folder. */
export async function callOperator<K extends OperatorRequest['do']>(
  folder: string,
  ask: OperatorRequestOf<K>,
  database: string | null = null,
): Promise<Result<OperatorReplies[K]>> {
  const asked = (await askServer(folder, ask)) ?? (await withoutServer(folder, database, ask))
  return asked as Result<OperatorReplies[K]>
}

/** The last two where the address would be too long, so that no server can have opened it. */
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENAMETOOLONG']

/** What a running server replies; null if there is none. */
export function askServer(folder: string, ask: OperatorRequest): Promise<Result<unknown> | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(doorOf(folder))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('connect', () => socket.write(`${JSON.stringify(ask)}\n`))
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', (problem: NodeJS.ErrnoException) => {
      if (NOBODY_THERE.includes(problem.code ?? '')) resolve(null)
      else if (problem.code === 'EACCES')
        resolve(fail('no-access', `Only the user who runs the server of ${folder} may do this.`))
      else reject(problem)
    })
    socket.on('end', () => resolve(readReply(text)))
  })
}

function readReply(text: string): Result<unknown> {
  try {
    const reply = JSON.parse(text) as { ok: unknown } | { error: Problem }
    return 'error' in reply ? { ok: false, error: reply.error } : ok(reply.ok)
  } catch {
    return fail('no-reply', 'The server hung up without a reply.')
  }
}

/** The same by the parts of a server that neither listens nor plays. */
async function withoutServer(folder: string, database: string | null, ask: OperatorRequest): Promise<Result<unknown>> {
  if (database === null && !existsSync(join(folder, DATABASE)))
    return fail('no-store', `There is no database of a server in ${folder}.`)
  const config = { ...DEFAULTS, data: folder, database, log: 'silent' }
  try {
    const store = database === null ? await openSqlite(folder) : await openStoreOf(config)
    const metrics = new Metrics(() => hub.size)
    // Nobody comes with a cookie here, so no key is needed, and none is made where it is missing.
    const services = await openServices(config, store, metrics, Buffer.alloc(0))
    const hub = new Hub(services)
    try {
      return await operate({ services, hub, health: new Health(services), running: null, notices: [] }, ask)
    } finally {
      await hub.stop()
      metrics.close()
      await store.close()
    }
  } catch (problem) {
    if (problem instanceof StoreError) return fail('no-store', problem.message)
    throw problem
  }
}
