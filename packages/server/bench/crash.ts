import { parseArgs } from 'node:util'
import { crashTest } from './crash/harness.ts'

/**
 * Kills the server many times while people play all games on it:
 *
 *   node packages/server/bench/crash.ts [--kills 1000] [--terms 200] [--seed text]
 *
 * `--terms` of the kills let it end by itself, the others do not.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    terms: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
/** Kills between two lines of progress. */
const EVERY = 10

// Who stops us stops the server too.
process.once('SIGTERM', () => process.exit(1))

const began = Date.now()
let told = 0
console.log(`seed ${values.seed}`)
const findings = await crashTest({
  kills: Number(values.kills),
  stops: Number(values.terms),
  seed: values.seed,
  progress(soFar) {
    for (; told < soFar.complaints.length; told++) console.log(soFar.complaints[told])
    if (soFar.kills % EVERY === 0) console.log(`${seconds()} s: ${soFar.summary()}`)
  },
})
for (const complaint of findings.complaints.slice(told)) console.log(complaint)
console.log(`${findings.details()}; ${seconds()} s`)
console.log(findings.summary())
process.exitCode = findings.complaints.length === 0 ? 0 : 1

function seconds(): number {
  return Math.round((Date.now() - began) / 1000)
}
