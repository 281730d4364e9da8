import { configFrom, startServer } from '../../src/index.ts'
import { LIFTED } from '../support/limits.ts'

/** The server as it is, but for limits that would keep a whole club's worth of guests from one address out. */

export interface Usage {
  /** Bytes, after a collection of garbage. */
  readonly heap: number
  readonly resident: number
  /** Milliseconds of processor time since the start, and of the clock. */
  readonly cpu: number
  readonly at: number
}

const server = await startServer({ ...configFrom(process.env), limits: LIFTED })

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const at = Date.now()
  gc!()
  const { heapUsed: heap, rss: resident } = process.memoryUsage()
  process.send!({ heap, resident, cpu: (user + system) / 1000, at } satisfies Usage)
})
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
console.log(server.url)
