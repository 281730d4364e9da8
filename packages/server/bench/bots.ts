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
 * Whether people notice that bots think: they play at their tables, first alone, then while masters at other tables keep every core busy.
 *
 *   node packages/server/bench/bots.ts [--seconds 20] [--rate 50] [--tables 20] [--masters 6] [--processes all cores]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    tables: { type: 'string', default: '20' },
    masters: { type: 'string', default: '6' },
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

  await new Masters().begin(url, masters)
  const before = await firstThoughts(url)
  const began = performance.now()
  const beside = await crowd.steadily(rate, seconds)
  const time = (performance.now() - began) / 1000
  const after = await thinking(url)

  console.log()
  sayPhase('people alone', alone)
  sayPhase('people beside bots', beside)
  const p99 = beside.times.at(0.99)
  say('p99 beside bots', ms(p99), `aim < ${AIM} ms: ${verdict(p99 < AIM)}`)
  const busy = (after.seconds - before.seconds) / (time * Number(values.processes))
  say('processes that think are busy', `${(100 * busy).toFixed(0)} %`)
  say('decisions a second', ((after.count - before.count) / time).toFixed(1))
  say('waiting for a process', String(after.waiting))
  const complete = [alone, beside].every(({ sent, acknowledged }) => sent === acknowledged)
  for (const failure of crowd.failures.slice(0, 10)) console.log(`  ${failure}`)
  if (!complete || crowd.failures.length > 0 || p99 >= AIM) process.exitCode = 1
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
  readonly seconds: number
  readonly count: number
  readonly waiting: number
}

/** How long all processes have thought so far, about how many decisions, and how many wait. */
async function thinking(url: string): Promise<Thoughts> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name}(?:{kind="bot"})? (.+)$`, 'm').exec(metrics)?.[1] ?? 0)
  return {
    seconds: read('quayside_thinking_seconds_sum'),
    count: read('quayside_thinking_seconds_count'),
    waiting: read('quayside_thinking_waiting'),
  }
}
