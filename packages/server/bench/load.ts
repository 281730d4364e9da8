import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { LoadCrowd } from './load/crowd.ts'
import type { Phase } from './load/pace.ts'
import { type Parts, WAITING } from './load/profile.ts'
import type { Usage } from './load/server.ts'
import { gamesNamed } from './support/games.ts'
import { measureServer } from './support/measured.ts'
import { metric } from './support/metrics.ts'
import type { ServerProcess } from './support/process.ts'
import { kilobytes, megabytes, ms, say, verdict } from './support/report.ts'

/**
 * How many tables one server carries: it runs in a process of its own, all clients in this one. `--profile` also says what its time goes to.
 *
 *   node packages/server/bench/load.ts [--game all] [--tables 500] [--seats 3] [--seconds 60] [--rate 1000] [--short] [--profile]
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'all' },
    tables: { type: 'string' },
    seats: { type: 'string', default: '3' },
    seconds: { type: 'string' },
    rate: { type: 'string' },
    short: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
})
const games = gamesNamed(values.game)
const tables = Number(values.tables ?? (values.short ? 60 : 500))
const seats = Number(values.seats)
const rate = Number(values.rate ?? (values.short ? 300 : 1000))
const seconds = Number(values.seconds ?? (values.short ? 8 : 60))

/** What we mean to reach. */
const LATENCY_AIM = 100
const SPEED_AIM = 3000
/** Parts that took a smaller share are left out. */
const LEAST_SHARE = 0.002

await measureServer(measure)

async function measure(server: ServerProcess, url: string): Promise<void> {
  const usage = () => usageOf(server)
  console.log(
    `${tables} tables of ${seats} people (${games.join(', ')}), ${seconds} s each phase, ${availableParallelism()} cores, load ${loads()}`,
  )
  const crowd = new LoadCrowd(tables, games)
  const empty = await usage()
  await crowd.connect(url, seats)
  const connected = await usage()
  await crowd.begin(url)
  const begun = await usage()
  const steady = await profiled(server, () => crowd.steadily(rate, seconds))
  const played = await usage()
  const fast = await profiled(server, () => crowd.flatOut(seconds))
  const end = await usage()
  // Finished ones too, for a while.
  const inMemory = await metric(url, 'quayside_tables_live')

  const p99 = steady.times.at(0.99)
  const { perSecond } = fast
  console.log()
  say(`steady ${rate}/s`, `${steady.perSecond.toFixed(0)} answers/s`)
  sayTimes(steady)
  say('  p99 to be reached', ms(p99), `aim < ${LATENCY_AIM} ms: ${verdict(p99 < LATENCY_AIM)}`)
  sayBusy(begun, played, steady)
  sayParts(begun, played, steady)
  say('flat out', `${perSecond.toFixed(0)} answers/s`, `aim ≥ ${SPEED_AIM}: ${verdict(perSecond >= SPEED_AIM)}`)
  sayTimes(fast)
  sayBusy(played, end, fast)
  sayParts(played, end, fast)
  say('heap for a connection', kilobytes((connected.heap - empty.heap) / (tables * seats)))
  say('heap for a table, new', kilobytes((begun.heap - connected.heap) / tables))
  say('heap for a table, played', kilobytes((end.heap - connected.heap) / inMemory), `${inMemory} in memory`)
  say('resident, empty and at the end', `${megabytes(empty.resident)}, ${megabytes(end.resident)}`)
  say('load average at the end', loads())
  const [sent, acknowledged] = [steady.sent + fast.sent, steady.acknowledged + fast.acknowledged]
  const complete = sent === acknowledged && crowd.failures.length === 0
  say('sent and acknowledged', `${sent}`, `${acknowledged}: ${verdict(complete)}`)
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

async function profiled(
  server: ServerProcess,
  phase: () => Promise<Phase>,
): Promise<Phase & { readonly parts?: Parts }> {
  if (!values.profile) return phase()
  await server.ask('profile')
  return { ...(await phase()), parts: await server.ask<Parts>('parts') }
}

/** The machine's, over one and five minutes: whoever compares figures has to know what else ran. */
function loads(): string {
  return loadavg()
    .slice(0, 2)
    .map((load) => load.toFixed(1))
    .join(', ')
}

/** From the gesture until the last seat sees it. */
function sayTimes({ times, timesOf }: Phase): void {
  say('  to the last seat: p50, p99', `${ms(times.at(0.5))}, ${ms(times.at(0.99))}`, `max ${ms(times.at(1))}`)
  if (timesOf.size < 2) return
  for (const [game, own] of timesOf)
    say(`    ${game}`, `${ms(own.at(0.5))}, ${ms(own.at(0.99))}`, `${own.count} answers`)
}

/** How much of one core the server used between two moments, and how much we did. */
function sayBusy(from: Moment, to: Moment, { acknowledged, megabytesPerSecond }: Phase): void {
  const share = (time: number) => `${((100 * time) / (to.at - from.at)).toFixed(0)} %`
  const [server, clients] = [to.cpu - from.cpu, to.ownCpu - from.ownCpu]
  say('  server, clients busy', `${share(server)}, ${share(clients)}`, `${megabytesPerSecond.toFixed(1)} MB/s told`)
  const main = ((to.mainCpu - from.mainCpu) / acknowledged).toFixed(3)
  say(
    '  server time for an answer',
    `${(server / acknowledged).toFixed(3)} ms`,
    `${main} ms of it where the tables are`,
  )
}

/** What the thread where the tables are did with its time. */
function sayParts(from: Moment, to: Moment, { parts, acknowledged }: Phase & { readonly parts?: Parts }): void {
  if (!parts) return
  const worked = parts.filter(({ name }) => name !== WAITING)
  const total = worked.reduce((sum, { time }) => sum + time, 0)
  // A profile looks at the clock, which goes on while others have the processor; only shares can be taken from it.
  const each = (to.mainCpu - from.mainCpu) / acknowledged
  for (const { name, time } of worked) {
    const share = time / total
    if (share < LEAST_SHARE) continue
    say(`    ${name}`, `${(1000 * each * share).toFixed(1)} µs`, `${(100 * share).toFixed(1)} %`)
  }
}
