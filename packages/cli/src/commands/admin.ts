import { writeFileSync } from 'node:fs'
import type { Result } from '@quayside/kernel'
import type { OperatorReplies, OperatorRequest, OperatorRequestOf, Prunable } from '@quayside/server/operator'
import {
  doctorLines,
  momentOf,
  nameOf,
  peopleLines,
  reportLines,
  reportsLines,
  restrictionLines,
  sizeOf,
  statusLines,
  tableLines,
  tablesLines,
} from '../admin/show.ts'
import { type Args, UsageError } from '../args.ts'
import { styleFor } from '../text/style.ts'
import type { Command, Setting } from './command.ts'

const OPTIONS = {
  data: 'text',
  json: 'flag',
  limit: 'text',
  phase: 'text',
  guest: 'text',
  'older-than': 'text',
  what: 'text',
  yes: 'flag',
  'dry-run': 'flag',
  replace: 'flag',
  for: 'text',
  reason: 'text',
  out: 'text',
  close: 'flag',
  closed: 'flag',
} as const

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SPANS: { readonly [unit: string]: number } = { m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY }
const MOST = 10_000
const REASON = 200

/** One use of the command: its arguments, and what it works with. */
interface Use {
  readonly args: Args
  readonly setting: Setting
  readonly folder: string
  /** The address of the PostgreSQL that is the store; null where it is in the folder. */
  readonly database: string | null
  readonly server: typeof import('@quayside/server/operator')
}

/** Does its work and gives the value for `--json` with the lines for people; an exit code only where it is not 0. */
type Verb = (use: Use) => Promise<Result<{ value: unknown; lines: readonly string[]; status?: number }>>

/** Looking after a server. */
export const run: Command = async (args, setting) => {
  args.read(OPTIONS, 2)
  const name = args.positional(0)
  const { words } = setting
  if (name === undefined) {
    console.log(words.help.admin.trimEnd())
    return 2
  }
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined
  if (!verb) throw new UsageError(words.admin.noSuch(name))
  args.allow('data', 'json', ...verb.options)
  const many = args.positional(1)
  if (verb.needs !== undefined && many === undefined) throw new UsageError(words.usage.missing(verb.needs))
  if (verb.needs === undefined && verb.may !== true && many !== undefined)
    throw new UsageError(words.usage.unexpected(many))
  // Loaded only here: the other commands do without a server.
  const server = await import('@quayside/server/operator')
  const folder = args.text('data') ?? (process.env.QUAYSIDE_DATA || './data')
  const database = process.env.QUAYSIDE_DATABASE || null
  const done = await verb.run({ args, setting, folder, database, server })
  if (!done.ok) {
    if (args.flag('json')) console.log(JSON.stringify({ error: done.error }))
    else console.error(`quayside admin ${name}: ${done.error.message}`)
    return 1
  }
  const { value, lines, status = 0 } = done.value
  if (args.flag('json')) console.log(JSON.stringify(value))
  else for (const line of lines) console.log(line)
  return status
}

interface VerbEntry {
  readonly run: Verb
  readonly options: readonly (keyof typeof OPTIONS)[]
  /** What has to stand after it, and whether something may. */
  readonly needs?: string
  readonly may?: boolean
}

/** Asks the server, or the folder, and makes lines of the reply. */
const asking =
  <K extends OperatorRequest['do']>(
    request: (use: Use) => OperatorRequestOf<K>,
    show: (reply: OperatorReplies[K], use: Use) => readonly string[],
  ): Verb =>
  async (use) => {
    const asked = await use.server.callOperator<K>(use.folder, request(use), use.database)
    return asked.ok ? { ok: true, value: { value: asked.value, lines: show(asked.value, use) } } : asked
  }

const admin = ({ setting }: Use) => setting.words.admin
const limit = ({ args }: Use): number => args.whole('limit', 1, MOST) ?? 50

const restricting = (kind: 'mute' | 'ban'): VerbEntry => ({
  needs: 'GUEST',
  options: ['for', 'reason'],
  run: asking<'mute' | 'ban'>(
    (use) => {
      const span = spanOf(use, 'for')
      return {
        do: kind,
        guest: use.args.positional(1)!,
        until: span === undefined ? null : Date.now() + span,
        reason: (use.args.text('reason') ?? '').slice(0, REASON),
      }
    },
    ({ guest, until }, use) => [
      admin(use).isRestricted(kind, nameOf(guest, admin(use)), until === null ? null : momentOf(until)),
    ],
  ),
})

const lifting = (kind: 'mute' | 'ban'): VerbEntry => ({
  needs: 'GUEST',
  options: [],
  run: asking<'unmute' | 'unban'>(
    ({ args }) => ({ do: `un${kind}`, guest: args.positional(1)! }),
    ({ guest, lifted }, use) => [admin(use).lifted(kind, nameOf(guest, admin(use)), lifted)],
  ),
})

const VERBS: { readonly [name: string]: VerbEntry } = {
  status: {
    options: [],
    run: asking<'status'>(
      () => ({ do: 'status' }),
      (status, use) => statusLines(status, admin(use), use.setting.language),
    ),
  },
  doctor: { options: [], run: doctor },
  people: {
    may: true,
    options: ['limit'],
    run: asking<'people'>(
      (use) => ({ do: 'people', like: use.args.positional(1) ?? '', limit: limit(use) }),
      (people, use) => peopleLines(people, admin(use)),
    ),
  },
  tables: {
    options: ['limit', 'phase', 'guest'],
    run: asking<'tables'>(
      (use) => {
        const { args, server } = use
        const guest = args.text('guest')
        const phase = args.text('phase') && args.oneOf('phase', server.PHASES, 'playing')
        return { do: 'tables', limit: limit(use), ...(phase && { phases: [phase] }), ...(guest && { guest }) }
      },
      (tables, use) => tablesLines(tables, admin(use)),
    ),
  },
  table: {
    needs: 'ID',
    options: [],
    run: asking<'table'>(
      ({ args }) => ({ do: 'table', table: args.positional(1)! }),
      (table, use) => tableLines(table, admin(use)),
    ),
  },
  backup: { needs: 'FILE', options: [], run: backup },
  copy: { needs: 'postgres|sqlite', options: [], run: copy },
  restore: { needs: 'FILE', options: ['replace', 'dry-run'], run: restore },
  prune: {
    options: ['older-than', 'what', 'yes', 'dry-run'],
    run: asking<'prune'>(
      (use) => ({ do: 'prune', what: prunable(use), before: before(use), really: isReally(use) }),
      ({ counts, really }, use) => [
        ...Object.entries(counts).map(([what, count]) => admin(use).pruned(what as Prunable, count, really)),
        ...(really ? [] : [admin(use).dryRun]),
      ],
    ),
  },
  mute: restricting('mute'),
  ban: restricting('ban'),
  unmute: lifting('mute'),
  unban: lifting('ban'),
  restrictions: {
    options: [],
    run: asking<'restrictions'>(
      () => ({ do: 'restrictions' }),
      (rows, use) => restrictionLines(rows, admin(use)),
    ),
  },
  reports: { may: true, options: ['limit', 'close', 'closed'], run: reports },
  export: { needs: 'GUEST', options: ['out'], run: exportGuest },
  delete: {
    needs: 'GUEST',
    options: ['yes', 'dry-run'],
    run: asking<'delete'>(
      (use) => ({ do: 'delete', guest: use.args.positional(1)!, really: isReally(use) }),
      (done, use) => [
        ...admin(use).deleted(nameOf(done.guest, admin(use)), done),
        ...(done.really ? [] : [admin(use).dryRun]),
      ],
    ),
  },
}

/** All that wait, or one of them. */
function reports(use: Use): ReturnType<Verb> {
  const { args } = use
  const report = args.positional(1)
  if (report === undefined && args.flag('close')) throw new UsageError(use.setting.words.usage.missing('ID'))
  const verb =
    report === undefined
      ? asking<'reports'>(
          () => ({ do: 'reports', closed: args.flag('closed'), limit: limit(use) }),
          (rows) => reportsLines(rows, admin(use)),
        )
      : asking<'report'>(
          () => ({ do: 'report', report, close: args.flag('close') }),
          (row) => reportLines(row, admin(use)),
        )
  return verb(use)
}

async function doctor(use: Use): ReturnType<Verb> {
  const findings = await use.server.examine({ ...process.env, QUAYSIDE_DATA: use.folder })
  const failed = findings.some(({ severity }) => severity === 'fail')
  const lines = doctorLines(findings, admin(use), styleFor(process.stdout, process.env))
  return { ok: true, value: { value: findings, lines, status: failed ? 1 : 0 } }
}

async function backup(use: Use): ReturnType<Verb> {
  const made = await use.server.backup(use.folder, use.args.positional(1)!, new Date(), use.database)
  if (!made.ok) return made
  const report = made.value
  const said = admin(use)
  const lines = [said.backedUp(report, sizeOf(report.bytes, use.setting.language)), ...doubts(use, report)]
  return { ok: true, value: { value: report, lines } }
}

async function restore(use: Use): ReturnType<Verb> {
  const { args, folder, database, server } = use
  const how = { replace: args.flag('replace'), really: !args.flag('dry-run') }
  const done = await server.restore(args.positional(1)!, folder, how, database)
  if (!done.ok) return done
  const report = done.value
  const said = admin(use)
  const first = report.really
    ? said.restored(folder, report.before)
    : said.couldRestore(report, report.made === null ? null : momentOf(report.made))
  return { ok: true, value: { value: report, lines: [first, ...doubts(use, report)] } }
}

/** Rows after which progress is told again. */
const OFTEN = 100_000

async function copy(use: Use): ReturnType<Verb> {
  const { args, folder, database, server, setting } = use
  const goals = ['postgres', 'sqlite'] as const
  const to = goals.find((goal) => goal === args.positional(1))
  if (!to) throw new UsageError(setting.words.usage.oneOf('copy', goals))
  const said = admin(use).copy
  let told = 0
  const done = await server.copy(folder, database, to, (table, rows, doing) => {
    if (rows < OFTEN) told = 0
    if (rows - told < OFTEN) return
    told = rows
    console.error(said.progress(table, rows, doing))
  })
  if (!done.ok) return done
  const { tables, answers, people } = done.value.rows
  const lines = [
    said.done(people, tables, answers),
    to === 'postgres' ? said.toPostgres(folder) : said.toSqlite(folder),
  ]
  return { ok: true, value: { value: done.value, lines } }
}

function doubts(use: Use, { key, unreadable }: { key: boolean; unreadable: readonly string[] }): string[] {
  const said = admin(use)
  return [...(key ? [] : [said.noKey]), ...(unreadable.length > 0 ? [said.unknownTables(unreadable)] : [])]
}

async function exportGuest(use: Use): ReturnType<Verb> {
  const { args, folder, database, server, setting } = use
  const asked = await server.callOperator<'export'>(folder, { do: 'export', guest: args.positional(1)! }, database)
  if (!asked.ok) return asked
  const text = JSON.stringify(asked.value, null, 2)
  const file = args.text('out')
  if (file === undefined) return { ok: true, value: { value: asked.value, lines: [text] } }
  try {
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' })
  } catch (problem) {
    const message = setting.words.file.cannotWrite(file, (problem as Error).message)
    return { ok: false, error: { code: 'cannot-write', message } }
  }
  const lines = [admin(use).exported(nameOf(asked.value.guest, admin(use)), file)]
  return { ok: true, value: { value: { file }, lines } }
}

/** `--dry-run` says what goes without saying; with `--yes` it wins. */
const isReally = ({ args }: Use): boolean => args.flag('yes') && !args.flag('dry-run')

function prunable(use: Use): Prunable[] {
  const { args, server, setting } = use
  const wanted = (args.text('what') ?? 'tables,chat,guests').split(',')
  for (const what of wanted) {
    if (!(server.PRUNABLE as readonly string[]).includes(what))
      throw new UsageError(setting.words.usage.oneOf('--what', server.PRUNABLE))
  }
  return wanted as Prunable[]
}

function before(use: Use): number {
  const span = spanOf(use, 'older-than')
  if (span === undefined) throw new UsageError(use.setting.words.usage.missing('--older-than'))
  return Date.now() - span
}

/** `90d` and the like in milliseconds. */
function spanOf({ args, setting }: Use, name: 'for' | 'older-than'): number | undefined {
  const text = args.text(name)
  if (text === undefined) return undefined
  const [, count, unit] = /^([1-9]\d{0,4})([mhdw])$/.exec(text) ?? []
  if (count === undefined) throw new UsageError(setting.words.admin.badTime(`--${name}`))
  return Number(count) * SPANS[unit]
}
