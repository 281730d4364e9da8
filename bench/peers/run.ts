import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkGame } from '@quayside/kernel/laws'
import type { Measured } from './measure.ts'
import { market } from './quayside/game.ts'
import { install } from './support/install.ts'
import { failuresOf, type Result, report } from './support/report.ts'
import { PEERS, passOn, type Settings } from './support/settings.ts'

/**
 * The same crowd against Quayside, boardgame.io and Colyseus, in turns.
 *
 *   npm run bench:peers -- [--short] [--tables 500] [--seats 3] [--rate 400] [--steady 10] [--flat 15] [--rounds 2] [--delta]
 *                          [--only quayside,colyseus] [--kept | --memory]
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    tables: { type: 'string' },
    seats: { type: 'string', default: '3' },
    rate: { type: 'string' },
    steady: { type: 'string' },
    flat: { type: 'string' },
    rounds: { type: 'string' },
    delta: { type: 'boolean', default: false },
    only: { type: 'string', default: PEERS.join() },
    kept: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
  },
})
const number = (given: string | undefined, usual: number, short: number): number => {
  const read = given === undefined ? (values.short ? short : usual) : Number(given)
  if (!Number.isInteger(read) || read < 1) throw new Error(`"${given}" has to be a whole number from 1 up`)
  return read
}
const size = {
  tables: number(values.tables, 500, 60),
  seats: number(values.seats, 3, 3),
  rate: number(values.rate, 400, 100),
  steady: number(values.steady, 10, 3),
  flat: number(values.flat, 15, 4),
  delta: values.delta,
}
const rounds = number(values.rounds, 2, 1)
const wanted = values.only.split(',')
const unknown = wanted.filter((name) => !PEERS.some((peer) => peer === name))
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${PEERS.join(', ')}`)

/** The cores that server and clients share. */
const CORES = 2

/** All that is measured in a round, in this order. Quayside's store is its own. */
const turns: readonly Settings[] = [
  ...PEERS.map((peer) => ({ ...size, peer, kept: true, adapter: 'grouping' as const })),
  ...PEERS.filter((peer) => peer !== 'quayside').map((peer) => ({
    ...size,
    peer,
    kept: true,
    adapter: 'plain' as const,
  })),
  ...PEERS.map((peer) => ({ ...size, peer, kept: false, adapter: 'grouping' as const })),
].filter(({ peer, kept }) => wanted.includes(peer) && (kept ? !values.memory : !values.kept))
if (turns.length === 0) throw new Error('--kept and --memory together leave nothing to measure')

const { violation } = checkGame(market, { players: size.seats }, 'peers')
if (violation) throw new Error(`the small game breaks the law of ${violation.law}: ${violation.detail}`)
install()
const { tables, seats, rate, steady, flat } = size
console.log(
  `${tables} tables of ${seats}; ${steady} s of ${rate} answers/s, then ${flat} s flat out; rounds: ${rounds}`,
)
console.log(`${cpus()[0]?.model}, ${Math.min(CORES, availableParallelism())} cores; ${new Date().toISOString()}`)
sayLoad('start')
const results: Result[] = []
for (let round = 0; round < rounds; round++) {
  for (const settings of turns) {
    const result = { settings, measured: await measure(settings) }
    results.push(result)
    const { flat, failures } = result.measured
    const fine = failures.length === 0 ? '' : `, ${failures.length} FAILURES`
    const where = settings.kept ? settings.adapter : 'memory'
    const figures = `${flat.perSecond.toFixed(0)} answers/s, ${flat.server.toFixed(3)} ms each${fine}`
    console.log(`round ${round + 1}: ${settings.peer.padEnd(10)}${where.padEnd(9)}${figures}, load ${load()}`)
  }
}
console.log(report(results))
sayLoad('end')
for (const failure of failuresOf(results)) console.log(failure)
process.exitCode = results.some(({ measured }) => measured.failures.length > 0) ? 1 : 0

function load(): string {
  return loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')
}

function sayLoad(when: string): void {
  console.log(`load average at the ${when}: ${load()}`)
}

/** In processes of their own, so that what one leaves behind does not weigh on the next. */
function measure(settings: Settings): Promise<Measured> {
  const command = [process.execPath, fileURLToPath(new URL('./measure.ts', import.meta.url))]
  const pinned = availableParallelism() > CORES && process.platform === 'linux'
  const [program, ...rest] = pinned ? ['taskset', '-c', `0-${CORES - 1}`, ...command] : command
  const child: ChildProcess = spawn(program, rest, {
    env: { ...process.env, ...passOn(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const orphaned = () => child.kill('SIGTERM')
  process.once('exit', orphaned)
  return new Promise((resolve, reject) => {
    let measured: Measured | undefined
    child.on('message', (message) => {
      measured = message as Measured
    })
    child.on('error', reject)
    child.on('close', (code) => {
      process.off('exit', orphaned)
      if (measured) resolve(measured)
      else reject(new Error(`the measurement of ${settings.peer} ended with ${code}`))
    })
  })
}
