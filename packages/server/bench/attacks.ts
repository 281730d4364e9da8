import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { AttackKind, LongTable, Order } from './attacks/attacker.ts'
import { Bystanders, type Noticed } from './attacks/bystanders.ts'
import { playTable } from './open/played.ts'
import { GAMES } from './support/games.ts'
import { serverToMeasure } from './support/measured.ts'
import { ServerProcess } from './support/process.ts'
import { megabytes, ms } from './support/report.ts'

/**
 * Whether others notice when guests of one address ask for as much as they can: a server with its real limits, attackers in another
 * process, and people from another address who play on. On Linux, where every address of the loopback network is this machine's.
 *
 *   node packages/server/bench/attacks.ts [--seconds 20] [--answers 400] [--attack heavy|deaf|many-deaf|masters]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    answers: { type: 'string', default: '400' },
    attack: { type: 'string' },
  },
})
const seconds = Number(values.seconds)

/** What others may notice: milliseconds, bytes that the server grows by, and the share of the pace of their masters that is left. */
const BARS = { health: 20, answers: 150, memory: 150 * 1024 * 1024, masters: 0.5 }
/** Where the machine is so busy that times are beyond the bar without any attack, so many times as much is allowed. */
const NOISE = 1.5
const ATTACKS: readonly { readonly kind: AttackKind; readonly what: string }[] = [
  { kind: 'heavy', what: 'opens and histories' },
  { kind: 'deaf', what: 'a deaf socket pings' },
  { kind: 'many-deaf', what: '60 deaf sockets ping' },
  { kind: 'masters', what: '60 tables of masters' },
]
const ATTACKER = fileURLToPath(new URL('./attacks/attacker.ts', import.meta.url))
const ATTACKER_PRIORITY = 10
const COLUMNS = ['', 'healthz p50', 'p99', 'answers p50', 'p99', 'memory', 'masters', 'busy', 'asked']

// Who stops us stops the servers too.
process.once('SIGTERM', () => process.exit(1))
const root = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
let missed = false
try {
  row(COLUMNS)
  for (const { kind, what } of ATTACKS) {
    if (values.attack === undefined || values.attack === kind) await measure(kind, what)
  }
} finally {
  await rm(root, { recursive: true, force: true })
}
console.log(`load average ${loadavg()[0].toFixed(1)}; * misses its bar`)
if (missed) process.exitCode = 1

/** Each attack has a server of its own. */
async function measure(kind: AttackKind, what: string): Promise<void> {
  const data = join(root, kind)
  const tables = kind === 'heavy' ? await longTables(data) : []
  const server = new ServerProcess({ data, flags: ['--max-semi-space-size=64'] })
  const url = await server.url
  const attacker = fork(ATTACKER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  // On a machine of their own they would not take the server's processor.
  setPriority(attacker.pid!, ATTACKER_PRIORITY)
  try {
    const bystanders = new Bystanders(url)
    await bystanders.arrive()
    const before = await bystanders.notice(seconds)
    attacker.send({ kind, target: { url, tables } } satisfies Order)
    await once(attacker, 'message')
    const during = await bystanders.notice(seconds)
    report(`${what}: before`, before, before, '')
    report('  during', before, during, String(await asked(attacker)))
    for (const fault of bystanders.faults) console.log(`  ${fault}`)
    missed ||= bystanders.faults.length > 0
  } finally {
    attacker.kill('SIGKILL')
    await server.end('SIGTERM')
  }
}

/** Games in their middle, played on a server that lets one play quickly. */
async function longTables(data: string): Promise<LongTable[]> {
  const server = serverToMeasure(data)
  try {
    const url = await server.url
    const played = await Promise.all(GAMES.map((game) => playTable(url, game, Number(values.answers))))
    return played.map(({ table, invite }) => ({ table, invite }))
  } finally {
    await server.end('SIGTERM')
  }
}

async function asked(attacker: ChildProcess): Promise<number> {
  attacker.send('asked')
  const [count] = await once(attacker, 'message')
  return count
}

function report(what: string, before: Noticed, noticed: Noticed, count: string): void {
  const { health, answers, masters, resident, busy } = noticed
  const grown = resident - before.resident
  const mark = (good: boolean, text: string) => {
    missed ||= !good
    return good ? text : `*${text}`
  }
  const within = (time: number, bar: number, then: number) => mark(time <= Math.max(bar, NOISE * then), ms(time))
  row([
    what,
    within(health.at(0.5), BARS.health, before.health.at(0.5)),
    ms(health.at(0.99)),
    ms(answers.at(0.5)),
    within(answers.at(0.99), BARS.answers, before.answers.at(0.99)),
    mark(grown < BARS.memory, `+${megabytes(Math.max(0, grown))}`),
    mark(masters >= BARS.masters * before.masters, `${masters.toFixed(1)}/10 s`),
    `${(100 * busy).toFixed(0)} %`,
    count,
  ])
}

function row([what, ...rest]: readonly string[]): void {
  console.log(what.padEnd(30) + rest.map((text) => text.padStart(13)).join(''))
}
