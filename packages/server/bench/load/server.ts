import { configFrom, LIMITS, type Limits, startServer } from '../../src/index.ts'

/** The server as it is, but for limits that would keep a whole club's worth of guests from one address out. */

const MANY = 1_000_000

/** Every limit on how much somebody may ask for is lifted; those on sizes stay. */
const limits = { ...LIMITS, ...lifted(LIMITS), payload: LIMITS.payload, buffered: LIMITS.buffered }

function lifted(given: Limits): Partial<Limits> {
  const many = (limit: unknown) => (typeof limit === 'number' ? MANY : { burst: MANY, perSecond: MANY })
  return Object.fromEntries(Object.entries(given).map(([name, limit]) => [name, many(limit)]))
}

export interface Usage {
  /** Bytes, after a collection of garbage. */
  readonly heap: number
  readonly resident: number
  /** Milliseconds of processor time since the start, and of the clock. */
  readonly cpu: number
  readonly at: number
}

const server = await startServer({ ...configFrom(process.env), limits })

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
