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
/** Rounds between two lines of progress. */
const EVERY = 5

await measureServer(async (server) => {
  const began = performance.now()
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
  let rounds = 0
  const { findings, times, finished, heap } = await malformedTest(server, {
    messages: Number(values.messages),
    seed: values.seed,
    progress(soFar) {
      if (++rounds % EVERY === 0) console.log(`${seconds()}: ${soFar.summary()}`)
    },
  })
  const [p99, grown] = [times.at(0.99), heap[1] - heap[0]]
  for (const fault of findings.faults.slice(0, 20)) console.log(fault)
  console.log(`${seconds()}: ${findings.summary()}`)
  say('answers at the table beside it', `${times.count}`, `${finished} games to the end, as in their mirrors`)
  say('  p50', ms(times.at(0.5)))
  say('  p99', ms(p99), `bar < ${LATENCY_BAR} ms: ${verdict(p99 < LATENCY_BAR)}`)
  say('memory, before and after', heap.map(megabytes).join(', '), verdict(grown < MEMORY_BAR))
  if (findings.faults.length > 0 || p99 >= LATENCY_BAR || grown >= MEMORY_BAR) process.exitCode = 1
})
