import { loadGameFor } from '@quayside/games'
import type { GameRecord, Viewer } from '@quayside/kernel'
import { infoFor, type TableInfo } from '@quayside/table'
import '../box/hook.ts'
import { lacksPack } from '../box/missing.ts'
import { HERE, isKept, loadLocalGame, openLocalTable, rulesAt } from '../table/kept.ts'
import type { TableLink } from '../table/link.ts'
import { LocalLink } from '../table/local.ts'
import { OnlineLink } from '../table/online.ts'
import { isBad, openRecord, type Past, pastAs } from './record.ts'

/** The table a past belongs to. */
export interface Source {
  readonly at: 'local' | 'online'
  readonly id: string
}

/** Why the past of a table is not there. */
export class NoPast extends Error {
  readonly code: 'gone' | 'gathering' | 'unreachable' | 'unknown-rules' | 'no-pack'
  constructor(code: NoPast['code']) {
    super(code)
    this.code = code
  }
}

export function loadPast(source: Source, waiting: (lost: boolean) => void): Promise<Past> {
  return source.at === 'local' ? loadLocal(source.id) : loadOnline(source.id, waiting)
}

async function loadLocal(id: string): Promise<Past> {
  if (isKept(id) && !(await loadLocalGame(id, true))) {
    const rules = rulesAt(id)
    throw new NoPast(rules && lacksPack(rules) ? 'no-pack' : 'unknown-rules')
  }
  const table = openLocalTable(id)
  const link = LocalLink.open(id)
  if (!table || !link) throw new NoPast('gone')
  return pastOf(link, infoFor(table, HERE, Date.now()), async () => table.record())
}

async function loadOnline(id: string, waiting: (lost: boolean) => void): Promise<Past> {
  const link = new OnlineLink(id)
  try {
    const info = await greeting(link, waiting)
    return await pastOf(link, info, () => recordOfOnline(id))
  } finally {
    link.close()
  }
}

/** The first that a table says of itself. */
function greeting(link: TableLink, waiting: (lost: boolean) => void): Promise<TableInfo> {
  return new Promise((resolve, reject) => {
    let info: TableInfo | undefined
    link.listen({
      info: (told) => {
        info = told
      },
      opened: (_viewer: Viewer, sight) => {
        if (sight && info) resolve(info)
        else reject(new NoPast('gathering'))
      },
      connection: ({ state }) => {
        waiting(state === 'lost')
        if (state === 'gone') reject(new NoPast('gone'))
      },
      frames: () => {},
      chat: () => {},
    })
  })
}

async function pastOf(link: TableLink, info: TableInfo, record: () => Promise<GameRecord>): Promise<Past> {
  const finished = info.phase === 'over' || info.phase === 'stopped'
  const told = finished ? await record() : null
  const game = await loadGameFor(told?.rules ?? info.rules, info.options, true)
  if (!game) throw new NoPast('unknown-rules')
  const history = told ? pastAs(game, told, 'referee') : await link.history()
  return { game, options: info.options, history, record: told, chairs: info.chairs }
}

export async function recordOfOnline(id: string): Promise<GameRecord> {
  const reply = await fetch(`/api/tables/${id}/record`).catch(() => null)
  if (!reply?.ok) throw new NoPast(reply ? 'gone' : 'unreachable')
  return (await reply.json()) as GameRecord
}

/** A game that was brought along from another browser. */
export async function loadBrought(id: string): Promise<Past> {
  const reply = await fetch(`/api/me/local-tables/${id}`).catch(() => null)
  if (!reply?.ok) throw new NoPast(reply ? 'gone' : 'unreachable')
  const opened = await openRecord(JSON.stringify(((await reply.json()) as { record: unknown }).record))
  if (isBad(opened)) throw new NoPast('unknown-rules')
  return opened
}
