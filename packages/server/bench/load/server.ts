import { Session } from 'node:inspector/promises'
import { configFrom, startServer } from '../../src/index.ts'
import { LIFTED } from '../support/limits.ts'
import { partsOf } from './profile.ts'

/** The server as it is, but for limits that would keep a whole club's worth of guests from one address out. */

export interface Usage {
  /** Bytes, after a collection of garbage. */
  readonly heap: number
  readonly resident: number
  /** Milliseconds of processor time since the start: of all threads, and of the one that keeps the tables. */
  readonly cpu: number
  readonly mainCpu: number
  /** Milliseconds of the clock. */
  readonly at: number
}

/** What can be asked of this process: how much it has used, or only `mainCpu` of it, or to profile itself from now on, or what came of that. */
export type Question = 'usage' | 'main' | 'profile' | 'parts'

const server = await startServer({ ...configFrom(process.env), limits: LIFTED })
const session = new Session()
session.connect()

const time = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
const main = (): number => time(process.threadCpuUsage())

function usage(): Usage {
  const [cpu, mainCpu, at] = [time(process.cpuUsage()), main(), Date.now()]
  gc!()
  const { heapUsed: heap, rss: resident } = process.memoryUsage()
  return { heap, resident, cpu, mainCpu, at }
}

/** Milliseconds between two looks at what the thread does. */
const INTERVAL = 0.5

async function beginProfile(): Promise<null> {
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL * 1000 })
  await session.post('Profiler.start')
  return null
}

async function endProfile() {
  const { profile } = await session.post('Profiler.stop')
  return partsOf(profile)
}

const ANSWERS = { usage, main, profile: beginProfile, parts: endProfile } as const satisfies Record<
  Question,
  () => unknown
>

process.on('message', async (question: Question) => process.send!(await ANSWERS[question]()))
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})
console.log(server.url)
