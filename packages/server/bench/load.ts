import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { LoadCrowd } from './load/crowd.ts'
import type { Phase } from './load/pace.ts'
import type { Usage } from './load/server.ts'
import { measureServer } from './support/measured.ts'
import type { ServerProcess } from './support/process.ts'
import { ms, say, verdict } from './support/report.ts'

/**
 * How many tables one server carries: it runs in a process of its own, all clients in this one.
 *
 *   node packages/server/bench/load.ts [--tables 500] [--seats 3] [--seconds 60] [--rate 1000] [--quick] [--profile folder]
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    seats: { type: 'string', default: '3' },
    seconds: { type: 'string' },
    rate: { type: 'string', default: '1000' },
    quick: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
})
const tables = Number(values.tables)
const seats = Number(values.seats)
const rate = Number(values.rate)
const seconds = Number(values.seconds ?? (values.quick ? 10 : 60))

/** What we mean to reach. */
const LATENCY_AIM = 100
const SPEED_AIM = 3000

await measureServer(measure, values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [])

async function measure(server: ServerProcess, url: string): Promise<void> {
  const usage = () => usageOf(server)
  console.log(`${tables} tables of ${seats} people, ${seconds} s each phase, ${availableParallelism()} cores`)
  const crowd = new LoadCrowd(tables)
  const empty = await usage()
  await crowd.connect(url, seats)
  const connected = await usage()
  await crowd.begin(url)
  const begun = await usage()
  console.log('everybody plays')
  const steady = await crowd.steadily(rate, seconds)
  const played = await usage()
  const fast = await crowd.flatOut(seconds)
  const end = await usage()
  const inMemory = await tablesInMemory(url)

  const p99 = steady.times.at(0.99)
  console.log()
  say(`steady ${rate}/s`, `${steady.perSecond.toFixed(0)} answers/s`, '')
  say('  until the last seat sees it, p50', ms(steady.times.at(0.5)), '')
  say('  p90', ms(steady.times.at(0.9)), '')
  say('  p99', ms(p99), `aim < ${LATENCY_AIM} ms: ${verdict(p99 < LATENCY_AIM)}`)
  say('  max', ms(steady.times.at(1)), '')
  sayBusy(begun, played, steady)
  say(
    'flat out',
    `${fast.perSecond.toFixed(0)} answers/s`,
    `aim ≥ ${SPEED_AIM}: ${verdict(fast.perSecond >= SPEED_AIM)}`,
  )
  say('  p50, p99', `${ms(fast.times.at(0.5))}, ${ms(fast.times.at(0.99))}`, '')
  sayBusy(played, end, fast)
  say('heap for a connection', kilobytes((connected.heap - empty.heap) / (tables * seats)), '')
  say('heap for a table, new', kilobytes((begun.heap - connected.heap) / tables), '')
  say('heap for a table, played', kilobytes((end.heap - connected.heap) / inMemory), `${inMemory} in memory`)
  say('resident, empty and at the end', `${megabytes(empty.resident)}, ${megabytes(end.resident)}`, '')
  const complete =
    [steady, fast].every(({ sent, acknowledged }) => sent === acknowledged) && crowd.failures.length === 0
  say(
    'sent and acknowledged',
    `${steady.sent + fast.sent}`,
    `${steady.acknowledged + fast.acknowledged}: ${verdict(complete)}`,
  )
  for (const failure of crowd.failures.slice(0, 10)) console.log(`  ${failure}`)
  if (!complete) process.exitCode = 1
}

interface Moment extends Usage {
  /** Milliseconds of processor time that we used ourselves so far. */
  readonly ownCpu: number
}

async function usageOf(server: ServerProcess): Promise<Moment> {
  const { user, system } = process.cpuUsage()
  return { ...(await server.ask<Usage>('usage')), ownCpu: (user + system) / 1000 }
}

/** Finished ones too, for a while. */
async function tablesInMemory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^quayside_tables_live (\d+)/m.exec(metrics)![1])
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`
}

/** How much of one core the server used between two moments, and how much we did. */
function sayBusy(from: Moment, to: Moment, { acknowledged, megabytesPerSecond }: Phase): void {
  const share = (time: number) => `${((100 * time) / (to.at - from.at)).toFixed(0)} %`
  const [server, clients] = [to.cpu - from.cpu, to.ownCpu - from.ownCpu]
  say('  server, clients busy', `${share(server)}, ${share(clients)}`, `${megabytesPerSecond.toFixed(1)} MB/s told`)
  say('  server time for an answer', `${(server / acknowledged).toFixed(3)} ms`, '')
}
