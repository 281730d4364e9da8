import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startCluster } from '../../../tools/postgres.ts'
import { openPostgres } from '../src/store/postgres/open.ts'
import { fill } from './history/fill.ts'
import { LoadCrowd } from './load/crowd.ts'
import type { Phase } from './load/pace.ts'
import { gamesNamed } from './support/games.ts'
import { serverToMeasure } from './support/measured.ts'
import { ms, say, verdict } from './support/report.ts'

/**
 * Whether running games notice that many others are over: two servers on one PostgreSQL, one of them with a database full of finished games,
 * are played on in turns. Nothing there waits for the disk.
 *
 *   npm run bench:history -- [--games 1000000] [--lines 10] [--tables 60] [--rate 300] [--seconds 8] [--turns 3]
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000000' },
    lines: { type: 'string', default: '10' },
    tables: { type: 'string', default: '60' },
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '8' },
    turns: { type: 'string', default: '3' },
  },
})
const [games, lines, tables, rate, seconds, turns] = [
  values.games,
  values.lines,
  values.tables,
  values.rate,
  values.seconds,
  values.turns,
].map(Number)

const SEATS = 3
/** What we mean to reach: p99 grows by less than so much. */
const AIM = 0.2

const cluster = await startCluster()
if (!cluster) throw new Error('There is no PostgreSQL here.')

async function database(name: string): Promise<string> {
  const client = new pg.Client(cluster!.url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = cluster!.url.replace(/[^/]*$/, name)
  await (await openPostgres(url)).close()
  return url
}

/** A server with a crowd at it. */
async function played(url: string) {
  const data = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  const server = serverToMeasure(data, url)
  const crowd = new LoadCrowd(tables, gamesNamed('puerto-rico'))
  const at = await server.url
  await crowd.connect(at, SEATS)
  await crowd.begin(at)
  const end = async () => {
    await server.end('SIGTERM')
    if (server.complaints) console.log(server.complaints)
    await rm(data, { recursive: true, force: true })
  }
  return { crowd, phases: [] as Phase[], end }
}

const [empty, full] = [await database('bare'), await database('old')]
const began = performance.now()
await fill(full, games, lines)
console.log(
  `${games} finished games of ${lines} lines made in ${((performance.now() - began) / 1000).toFixed(0)} s; ${tables} tables of ${SEATS}, ${rate} answers/s, ${turns} turns of ${seconds} s each, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`,
)
const sides = [await played(empty), await played(full)]
for (let turn = 0; turn < turns; turn++)
  for (const side of sides) side.phases.push(await side.crowd.steadily(rate, seconds))

/** The middle of what the turns showed, so that what else ran here counts less. */
const middle = (phases: readonly Phase[], share: number): number =>
  phases.map(({ times }) => times.at(share)).sort((a, b) => a - b)[Math.floor(phases.length / 2)]

const [before, after] = sides.map(({ phases }) => middle(phases, 0.99))
for (const [name, { phases, crowd }] of [
  ['nothing is over', sides[0]],
  [`${games} games are over`, sides[1]],
] as const) {
  const each = phases.map(({ times }) => ms(times.at(0.99))).join(', ')
  say(name, `p50 ${ms(middle(phases, 0.5))}, p99 ${ms(middle(phases, 0.99))}`, `p99 of the turns: ${each}`)
  for (const failure of crowd.failures.slice(0, 5)) console.log(`  ${failure}`)
}
say(
  'p99 grows by',
  `${(100 * (after / before - 1)).toFixed(0)} %`,
  `aim < ${100 * AIM} %: ${verdict(after / before < 1 + AIM)}`,
)
for (const side of sides) await side.end()
cluster.stop()
process.exit(0)
