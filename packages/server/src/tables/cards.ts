import { gameById } from '@quayside/games'
import { bitOf, includes, keepsSecrets, type Seat } from '@quayside/kernel'
import {
  answersThemselves,
  askedOf,
  type Chair,
  deadline,
  readClock,
  type SavedTable,
  seatOf,
  type TableCard,
  vanishedIn,
} from '@quayside/table'
import type { Services } from '../services.ts'
import type { TableRow } from '../store/store.ts'
import type { TableTime } from '../table-time.ts'

export type CardServices = Pick<Services, 'store' | 'time'>

/** Tables as a list shows them, and those whose row cannot be read. */
export interface Cards {
  readonly cards: readonly TableCard[]
  readonly unreadable: readonly string[]
}

/** Tables as lists show them to a person. Before the game names are those that people have now. A row that cannot be read does not keep the others away. */
export async function cardsOf(
  { store, time }: CardServices,
  rows: readonly TableRow[],
  person: string,
): Promise<Cards> {
  const tables = rows.map((row) => ({ row, saved: savedIn(row) }))
  const persons = tables.flatMap(({ saved }) => (saved?.phase === 'gathering' ? personsIn(saved.chairs) : []))
  const names = await store.people.names([...new Set(persons)])
  const own = rows.map(({ id }) => id)
  const unread = person === '' ? new Map<string, number>() : await store.mine.unread(person, own)
  return {
    cards: tables.flatMap(({ row, saved }) =>
      saved ? [cardOf(row, saved, person, { names, unread: unread.get(row.id), time })] : [],
    ),
    unreadable: tables.flatMap(({ row, saved }) => (saved ? [] : [row.id])),
  }
}

/** What a row says of its table; null if it cannot be read. */
export function savedIn(row: Pick<TableRow, 'saved'>): SavedTable | null {
  try {
    const saved = JSON.parse(row.saved) as SavedTable
    return Array.isArray(saved.chairs) && typeof saved.setting?.game === 'string' ? saved : null
  } catch {
    return null
  }
}

function cardOf(
  row: TableRow,
  saved: SavedTable,
  person: string,
  { names, unread, time }: { names: ReadonlyMap<string, string>; unread: number | undefined; time: TableTime },
): TableCard {
  const { chairs, setting, phase } = saved
  const currentName = ({ person, name }: Chair & { kind: 'person' }) =>
    (phase === 'gathering' ? names.get(person) : undefined) ?? name
  const nameOf = (chair: Chair) =>
    chair.kind === 'person' ? currentName(chair) : chair.kind === 'open' ? '' : chair.name
  const asks = (seat: number) => phase === 'playing' && includes(row.asked, seat)
  const own = seatOf(chairs, person)
  const vanished = chairs.filter((_, seat) => includes(vanishedIn(saved.motions ?? []), seat)).map(nameOf)
  const due = phase === 'playing' && own >= 0 ? deadlineFor(saved, own, time) : undefined
  return {
    table: row.id,
    game: setting.game,
    options: setting.options,
    phase,
    names: chairs.filter((each) => each.kind !== 'open').map(nameOf),
    open: row.open,
    clock: setting.clock,
    yourTurn: waitsFor(saved, row.asked, own),
    seated: own >= 0,
    // Whoever looks on is shown a game of secrets late; a list must not tell them more.
    waiting: own < 0 && hasSecrets(setting) ? [] : chairs.filter((_, seat) => asks(seat)).map(nameOf),
    changed: row.changed,
    ...(due !== undefined && { deadline: due }),
    ...(askedOf(saved, person).length > 0 && { consent: true }),
    ...(vanished.length > 0 && own >= 0 && { vanished }),
    ...(unread && { unread }),
  }
}

export const hasSecrets = ({ game: id, options }: SavedTable['setting']): boolean => {
  const game = gameById(id)
  return game !== undefined && keepsSecrets(game, options)
}

/** Whether a seat can answer now, and its player is the one to do it. */
export function waitsFor(
  { chairs, phase, paused }: Pick<SavedTable, 'chairs' | 'phase' | 'paused'>,
  asked: number,
  seat: Seat,
): boolean {
  return answersThemselves(chairs[seat]) && phase === 'playing' && !paused && includes(asked, seat)
}

/** When a seat's time is up, or else that of the first who is asked, by the calendar; undefined where no clock runs. */
export function deadlineFor(
  { setting, clock: saved, evening }: Pick<SavedTable, 'setting' | 'clock' | 'evening'>,
  seat: Seat,
  time: TableTime,
): number | undefined {
  const pace = evening?.clock ?? setting.clock
  const clock = readClock(saved)
  const running = seat >= 0 && includes(clock.running, seat) ? bitOf(seat) : clock.running
  // Live clocks stood still while the server was away.
  const since = pace.kind === 'live' ? clock.since.map((at) => Math.max(at, time.started)) : clock.since
  const at = deadline(pace, { ...clock, running, since }, time.ahead())
  return at === null ? undefined : Math.round(at + time.ahead())
}

export const personsIn = (chairs: readonly Chair[]): string[] =>
  chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.person] : []))
