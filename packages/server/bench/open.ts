import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Question } from './load/server.ts'
import { Times } from './load/times.ts'
import { copyTables, letClocksRunOut } from './open/copies.ts'
import { type PlayedTable, playTable } from './open/played.ts'
import { watchStart } from './open/starting.ts'
import { GAMES } from './support/games.ts'
import { Guest } from './support/guest.ts'
import { Line } from './support/line.ts'
import { serverToMeasure } from './support/measured.ts'
import type { ServerProcess } from './support/process.ts'
import { megabytes, ms, say, verdict } from './support/report.ts'

/**
 * What it costs to open tables in the middle of their games, and to start a server that keeps many:
 *
 *   node packages/server/bench/open.ts [--answers 400] [--times 30] [--tables 5000]
 *
 * The times of opening are processor time of the thread where all tables are: so long nothing else happens there.
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '400' },
    times: { type: 'string', default: '30' },
    tables: { type: 'string', default: '5000' },
  },
})
const [answers, times, tables] = [values.answers, values.times, values.tables].map(Number)

/** What we mean to reach, in milliseconds. */
const OPEN_BAR = 5
const START_BAR = 3000
/** Lines behind that somebody comes back with. */
const BEHIND = [0, 1, 150]
const LIVE = { kind: 'live', bank: 3600, increment: 20 } as const

// Who stops us stops the servers too.
process.once('SIGTERM', () => process.exit(1))
const root = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
const [plain, live] = [join(root, 'plain'), join(root, 'live')]
try {
  const played = await withServer(plain, async (server, url) => {
    const all = await Promise.all(GAMES.map((game) => playTable(url, game, answers)))
    for (const table of all) await measureOpens(server, url, table)
    return all
  })
  await withServer(live, (_server, url) => Promise.all(GAMES.map((game) => playTable(url, game, answers, LIVE))))
  await cp(plain, join(root, 'cold'), { recursive: true })
  await withServer(join(root, 'cold'), (server, url) => measureCold(server, url, played))
  for (const [what, folder] of [
    ['no clocks', plain],
    ['live clocks that are overdue', live],
  ] as const) {
    await measureStart(what, folder)
  }
} finally {
  await rm(root, { recursive: true, force: true })
}

async function withServer<T>(data: string, act: (server: ServerProcess, url: string) => Promise<T>): Promise<T> {
  const server = serverToMeasure(data)
  try {
    return await act(server, await server.url)
  } finally {
    await server.end('SIGTERM')
    if (server.complaints) console.log(server.complaints)
  }
}

async function measureOpens(
  server: ServerProcess,
  url: string,
  { game, table, invite, host }: PlayedTable,
): Promise<void> {
  console.log(`\n${game}, ${answers} answers`)
  const watcher = new Guest('Watcher')
  await watcher.arrive(url)
  const [late, back] = await Promise.all([watcher, host].map(({ cookie }) => Line.open(url, cookie, () => {})))
  const { game: seen } = await back.ask({ t: 'open', table })
  await sayCost(server, '  somebody joins', OPEN_BAR, () => late.ask({ t: 'open', table, invite }))
  for (const behind of BEHIND) {
    const seq = seen!.sight.seq - behind
    await sayCost(server, `  comes back ${behind} lines behind`, OPEN_BAR, () => back.ask({ t: 'open', table, seq }))
  }
  await sayCost(server, '  reads the history', null, () => host.call(url, 'GET', `/api/tables/${table}/history`))
  late.close()
  back.close()
}

/** Tables that are not in memory. */
async function measureCold(server: ServerProcess, url: string, played: readonly PlayedTable[]): Promise<void> {
  console.log('\nafter a restart')
  for (const { game, table, host } of played) {
    const line = await Line.open(url, host.cookie, () => {})
    await sayCost(server, `  the first opens ${game}`, null, () => line.ask({ t: 'open', table }), 1)
    line.close()
  }
}

async function sayCost(
  server: ServerProcess,
  what: string,
  bar: number | null,
  act: () => Promise<unknown>,
  count = times,
): Promise<void> {
  const main = () => server.ask<number>('main' satisfies Question)
  const waited = new Times()
  if (count > 1) await act()
  const before = await main()
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    await act()
    waited.add(performance.now() - began)
  }
  const cost = ((await main()) - before) / count
  const held = bar === null || cost < bar
  const beside = bar === null ? '' : `, bar < ${bar} ms: ${verdict(held)}`
  say(what, ms(cost), `median wait ${ms(waited.at(0.5))}${beside}`)
  if (!held) process.exitCode = 1
}

async function measureStart(what: string, folder: string): Promise<void> {
  copyTables(folder, tables)
  if (folder === live) letClocksRunOut(folder)
  const { well, after, resident, inMemory } = await watchStart(folder)
  console.log(`\na start with ${tables} running tables, ${what}`)
  say('  until it is well', ms(well), `bar < ${START_BAR} ms: ${verdict(well < START_BAR)}`)
  say('  then it says so in, p50, max', `${ms(after.at(0.5))}, ${ms(after.at(1))}`)
  say('  resident', megabytes(resident), `${inMemory} tables in memory`)
  if (well >= START_BAR) process.exitCode = 1
}
