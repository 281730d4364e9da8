import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { malformedTest } from './malformed/run.ts'
import { measureServer } from './support/measured.ts'
import { megabytes, ms, say, verdict } from './support/report.ts'

/**
 * Sends malformed messages to a server and to an engine, the same for the same seed, while a table is played beside it:
 *
 *   node packages/server/bench/malformed.ts [--messages 1000000] [--seed text]
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'malformed' },
  },
})

/** For all but one of a hundred answers at the table beside it, in milliseconds; and bytes that the server may keep. */
const LATENCY_BAR = 150
const MEMORY_BAR = 128 * 1024 * 1024
/** Where the machine is so busy that answers take longer than the bar without any messages, so many times as long is allowed. */
const NOISE = 1.5
/** Seconds in which that is found out. */
const ALONE = 20
/** Rounds between two lines of progress. */
const EVERY = 5

await measureServer(async (server) => {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  let rounds = 0
  const { findings, alone, beside, finished, heap } = await malformedTest(server, {
    messages: Number(values.messages),
    seed: values.seed,
    alone: ALONE,
    progress(soFar) {
      if (++rounds % EVERY === 0) console.log(`${seconds()}: ${soFar.summary()}`)
    },
  })
  const [p99, grown] = [beside.at(0.99), heap[1] - heap[0]]
  const bar = Math.max(LATENCY_BAR, NOISE * alone.at(0.99))
  for (const fault of findings.faults.slice(0, 20)) console.log(fault)
  console.log(`${seconds()}: ${findings.summary()}`)
  say('a table alone: p50, p99', `${ms(alone.at(0.5))}, ${ms(alone.at(0.99))}`, `${alone.count} answers`)
  say('beside them: p50', ms(beside.at(0.5)), `${beside.count} answers, ${finished} games as in their mirrors`)
  say('  p99', ms(p99), `bar < ${bar.toFixed(0)} ms: ${verdict(p99 < bar)}`)
  say('memory, before and after', heap.map(megabytes).join(', '), verdict(grown < MEMORY_BAR))
  say('load average', loadavg()[0].toFixed(1))
  if (findings.faults.length > 0 || p99 >= bar || grown >= MEMORY_BAR) process.exitCode = 1
})
