/**
 * Writes `version-1.sql`: what is in the database of a server on which people played under rules version 1. The tables, rows and migrations
 * are those of the server as it stands, so run it only to make a folder of a newer time; see README.md.
 *
 *   node packages/server/test/old/make.ts
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AnswerList, NOBODY, type Options, Rng, seatsIn } from '@quayside/kernel'
import { type Chair, Table, type TableSetting } from '@quayside/table'
import Sqlite from 'better-sqlite3'
import { openSqlite } from '../../src/index.ts'
import { NewSession } from '../../src/people/sessions.ts'
import { newcomer } from '../../src/store/people.ts'
import { EMPTY_BATCH } from '../../src/store/store.ts'
import { personsIn } from '../../src/tables/cards.ts'
import { LiveTable } from '../../src/tables/live.ts'
import { rowOf } from '../../src/tables/rows.ts'
import { writtenRules } from '../../src/tables/rules.ts'
import { ANA, RUI } from './people.ts'

const VERSION = 1
/** When all of it happened. */
const THEN = Date.UTC(2026, 10, 18)

const ana: Chair = { kind: 'person', person: ANA, name: 'Ana' }
const rui: Chair = { kind: 'person', person: RUI, name: 'Rui' }
const bot = (name: string): Chair => ({ kind: 'bot', bot: name, name })

interface Plan {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly chairs: readonly Chair[]
  /** Answers that were given; all of them where there is no number. */
  readonly answers?: number
  /** Not begun, or broken off. */
  readonly as?: 'gathering' | 'stopped'
}

const PLANS: readonly Plan[] = [
  { id: 'prlobby', game: 'puerto-rico', options: { players: 2 }, chairs: [ana, { kind: 'open' }], as: 'gathering' },
  { id: 'prpeople', game: 'puerto-rico', options: { players: 2 }, chairs: [ana, rui], answers: 90 },
  {
    id: 'prbots',
    game: 'puerto-rico',
    options: { players: 3, expansions: ['new-buildings'] },
    chairs: [bot('steady'), ana, bot('casual')],
    answers: 120,
  },
  { id: 'mombasa', game: 'mombasa', options: { players: 2 }, chairs: [ana, bot('strong')], answers: 60 },
  { id: 'cooper', game: 'cooper-island', options: { players: 2 }, chairs: [rui, bot('steady')], answers: 60 },
  { id: 'solo', game: 'cooper-island', options: { players: 1 }, chairs: [ana], answers: 30 },
  { id: 'prover', game: 'puerto-rico', options: { players: 2 }, chairs: [ana, rui] },
  { id: 'mombasaover', game: 'mombasa', options: { players: 2 }, chairs: [rui, ana] },
  { id: 'cooperover', game: 'cooper-island', options: { players: 2 }, chairs: [ana, bot('steady')] },
  { id: 'prstopped', game: 'puerto-rico', options: { players: 2 }, chairs: [ana, rui], answers: 40, as: 'stopped' },
]

const folder = mkdtempSync(join(tmpdir(), 'quayside-old-'))
const store = await openSqlite(folder)
for (const [id, name] of [
  [ANA, 'Ana'],
  [RUI, 'Rui'],
]) {
  await store.people.add(newcomer(id, THEN, name), new NewSession('', false).row(id, THEN))
}
for (const plan of PLANS) {
  const live = played(plan)
  await store.commit({
    ...EMPTY_BATCH,
    tables: [rowOf(live, null)],
    answers: live.table.match.lines.map(({ seat, text }, seq) => ({ table_id: live.id, seq, seat, text, at: THEN })),
    chat: [
      { table_id: live.id, n: 0, person_id: ANA, name: 'Ana', seat: null, text: 'good luck', at: THEN, phrase: null },
    ],
    members: personsIn(plan.chairs).map((person_id) => ({ table_id: live.id, person_id, seated: 1 })),
    answered: [],
    notices: [],
  })
}
await store.close()
writeFileSync(new URL(`version-${VERSION}.sql`, import.meta.url), dump(join(folder, 'quayside.db')))

function played({ id, game, options, chairs, answers = Infinity, as }: Plan): LiveTable {
  const setting: TableSetting = {
    game,
    options,
    clock: { kind: 'none' },
    expiry: 'wait',
    undo: true,
    advice: true,
  }
  const set = Table.set(setting, chairs, { seed: `seed of ${id}`, salt: `salt of ${id}` }, THEN)
  if (!set.ok) throw new Error(`${id}: ${set.error.message}`)
  const table = set.value
  if (as !== 'gathering') table.begin(THEN)
  const { match } = table
  const rng = new Rng(`players of ${id}`)
  const legal = new AnswerList()
  while (table.phase === 'playing' && (match.lines.length < answers || table.botToAnswer() >= 0)) {
    const [seat] = seatsIn(match.game.toMove(match.state))
    legal.clear()
    match.game.legal(match.state, seat, legal)
    const text = match.game.print(match.state, match.game.policy(match.state, seat, legal, rng))
    const taken = table.take(seat, [text], table.sight(seat).seq, THEN)
    if (!taken.ok) throw new Error(`${id}: ${taken.error.message}`)
  }
  if (as === 'stopped') table.stop(THEN)
  const row = {
    id,
    invite: `invite-${id}`,
    host: ANA,
    listed: 1,
    rules: writtenRules(match),
    phase: table.phase,
    open: 0,
    asked: NOBODY,
    due: null,
    rematch: null,
    watch: 1,
    manners: null,
    created: THEN,
    changed: THEN,
    since: THEN,
    finished: table.finished ? THEN : null,
  }
  return new LiveTable(row, table, { chat: [], gestures: [], members: [], begun: null }, THEN)
}

/** The whole database as statements that make it again. */
function dump(file: string): string {
  const db = new Sqlite(file)
  db.prepare('update kysely_migration set timestamp = ?').run(new Date(THEN).toISOString())
  const made = db.prepare(`select name, type, sql from sqlite_master where sql is not null`).all() as {
    name: string
    type: string
    sql: string
  }[]
  const lines = made.map(({ sql }) => `${sql.replaceAll(/\s+/g, ' ')};`)
  for (const { name } of made.filter(({ type }) => type === 'table')) {
    for (const row of db.prepare(`select * from "${name}"`).raw().all() as unknown[][]) {
      lines.push(`insert into "${name}" values (${row.map(literal).join(', ')});`)
    }
  }
  db.close()
  return `${lines.join('\n')}\n`
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
