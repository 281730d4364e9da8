import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Masters } from './bots/masters.ts'
import { LoadCrowd } from './load/crowd.ts'
import type { Phase } from './load/pace.ts'
import { GAMES } from './support/games.ts'
import { measureServer } from './support/measured.ts'
import type { ServerProcess } from './support/process.ts'
import { ms, say, verdict } from './support/report.ts'

/**
 * Whether people notice that bots think: they play at their tables, first alone, then beside a single table of masters, whose every thought all
 * processes share, then while masters at many tables keep every core busy.
 *
 *   node packages/server/bench/bots.ts [--seconds 20] [--rate 50] [--tables 20] [--masters 6] [--bot master] [--processes all cores]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    tables: { type: 'string', default: '20' },
    masters: { type: 'string', default: '6' },
    bot: { type: 'string', default: 'master' },
    processes: { type: 'string', default: String(availableParallelism()) },
  },
})
const [seconds, rate, tables, masters] = [values.seconds, values.rate, values.tables, values.masters].map(Number)

/** What we mean to reach, for all but one of a hundred answers. */
const AIM = 150
/** How long the first decision of the masters may take, and how often we look. */
const PATIENCE = 30_000
const PAUSE = 500

process.env.QUAYSIDE_THINKING = values.processes
await measureServer(measure)

async function measure(_server: ServerProcess, url: string): Promise<void> {
  const cores = availableParallelism()
  console.log(
    `${tables} tables of 2 people, ${masters} of masters who think in ${values.processes} processes, ${cores} cores`,
  )
  const crowd = new LoadCrowd(tables, GAMES)
  await crowd.connect(url, 2)
  await crowd.begin(url)
  const alone = await crowd.steadily(rate, seconds)

  const shared = await besideTables(1)
  const crowded = await besideTables(masters - 1)

  console.log()
  sayPhase('people alone', alone)
  sayBeside('people beside one table of bots', shared)
  sayBeside(`people beside ${masters} tables of bots`, crowded)
  const phases = [alone, shared.phase, crowded.phase]
  const complete = phases.every(({ sent, acknowledged }) => sent === acknowledged)
  const smooth = phases.every(({ times }) => times.at(0.99) < AIM)
  for (const failure of crowd.failures.slice(0, 10)) console.log(`  ${failure}`)
  if (!complete || crowd.failures.length > 0 || !smooth) process.exitCode = 1

  /** The crowd while so many more tables of bots are played. */
  async function besideTables(more: number): Promise<Beside> {
    await new Masters(values.bot).begin(url, more)
    const before = await firstThoughts(url)
    const began = performance.now()
    const phase = await crowd.steadily(rate, seconds)
    return { phase, before, after: await thinking(url), seconds: (performance.now() - began) / 1000 }
  }
}

/** What people and processes did while bots thought. */
interface Beside {
  readonly phase: Phase
  readonly before: Thoughts
  readonly after: Thoughts
  readonly seconds: number
}

function sayBeside(what: string, { phase, before, after, seconds: time }: Beside): void {
  sayPhase(what, phase)
  const p99 = phase.times.at(0.99)
  say('  p99', ms(p99), `aim < ${AIM} ms: ${verdict(p99 < AIM)}`)
  const busy = (after.busy - before.busy) / (time * Number(values.processes))
  const count = after.count - before.count
  say('  processes that think are busy', `${(100 * busy).toFixed(0)} %`)
  say('  decisions a second', (count / time).toFixed(1))
  say('  a decision takes', ms((1000 * (after.seconds - before.seconds)) / count))
  say('  waiting for a process', String(after.waiting))
}

function sayPhase(what: string, { times, sent }: Phase): void {
  say(what, `${sent} answers`)
  say('  until the last seat sees it, p50', ms(times.at(0.5)))
  say('  p90, p99', `${ms(times.at(0.9))}, ${ms(times.at(0.99))}`)
  say('  max', ms(times.at(1)))
}

/** Processes take their time to start. */
async function firstThoughts(url: string): Promise<Thoughts> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const thoughts = await thinking(url)
    if (thoughts.count > 0 || Date.now() > end) return thoughts
    await sleep(PAUSE)
  }
}

interface Thoughts {
  /** From the beginning of each thought until it was had. */
  readonly seconds: number
  /** That processes have worked, all together. */
  readonly busy: number
  readonly count: number
  readonly waiting: number
}

/** How long bots have thought so far, about how many decisions, and how many wait. */
async function thinking(url: string): Promise<Thoughts> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name}(?:{kind="bot"})? (.+)$`, 'm').exec(metrics)?.[1] ?? 0)
  return {
    seconds: read('quayside_thinking_seconds_sum'),
    count: read('quayside_thinking_seconds_count'),
    busy: read('quayside_thinking_busy_seconds_total'),
    waiting: read('quayside_thinking_waiting'),
  }
}
