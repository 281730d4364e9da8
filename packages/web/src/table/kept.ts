import { gameFor, loadGameFor } from '@quayside/games'
import { type AnyGame, type GameRecord, ok, type Result, type RulesId, rulesOf } from '@quayside/kernel'
import { type Chair, type SavedTable, seatsWhere, Table, type TableSetting } from '@quayside/table'
import { randomHex } from '../app/random.ts'
import { roomOf } from '../games/room-of.ts'

/** Tables that stand in this browser: against bots and at one screen. They are kept from answer to answer. */

const PREFIX = 'quayside.table.'

/** What a person at this screen is called by the table; every seat that is played here has the same. */
export const HERE = 'here'

interface Kept {
  /** The rules it began with. */
  readonly rules?: RulesId
  readonly saved: SavedTable
  readonly lines: readonly string[]
  readonly changed: number
  /** What a list needs, so that it does not have to replay the game. */
  readonly card: LocalCard
}

/** A table of this browser as a list shows it. */
export interface LocalCard {
  readonly id: string
  readonly game: string
  readonly options: TableSetting['options']
  readonly phase: SavedTable['phase']
  readonly names: readonly string[]
  /** Names of people at this screen who are asked. */
  readonly waiting: readonly string[]
  readonly changed: number
}

/** Sets a table and begins: dealt, or from a position, for which its game must be there whole. `game` has a pack of its owner. */
export function setLocalTable(
  setting: TableSetting,
  chairs: readonly Chair[],
  position?: unknown,
  game?: AnyGame,
): Result<string> {
  const table = Table.set(setting, chairs, { seed: randomHex(16), salt: randomHex(16) }, Date.now(), position, game)
  if (!table.ok) return table
  const begun = table.value.begin(Date.now())
  if (!begun.ok) return begun
  const id = randomHex(6)
  keepTable(id, table.value)
  return ok(id)
}

/** Writes a table down; what is shown afterwards has been kept. */
export function keepTable(id: string, table: Table): void {
  const { game, options } = table.match
  const kept: Kept = {
    rules: rulesOf(game, options),
    saved: table.save(),
    lines: table.match.lines.map((line) => `${line.seat} ${line.text}`),
    changed: Date.now(),
    card: cardOf(id, table),
  }
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(kept))
  } catch {
    forgetOldest()
    localStorage.setItem(PREFIX + id, JSON.stringify(kept))
  }
}

function cardOf(id: string, table: Table): LocalCard {
  const { setting, chairs, phase, match } = table
  const people = seatsWhere(chairs, (chair) => chair.kind === 'person') & match.game.toMove(match.state)
  const names = chairs.map((chair) => (chair.kind === 'open' ? '' : chair.name))
  const waiting = phase === 'playing' ? names.filter((_, seat) => (people >> seat) & 1) : []
  return { id, game: setting.game, options: setting.options, phase, names, waiting, changed: Date.now() }
}

/** A browser keeps only so much: finished games go first, the longest untouched before others. */
function forgetOldest(): void {
  const cards = localTables().sort(
    (a, b) => Number(a.phase === 'playing') - Number(b.phase === 'playing') || a.changed - b.changed,
  )
  for (const card of cards.slice(0, 5)) forgetLocalTable(card.id)
}

export const isKept = (id: string): boolean => read(PREFIX + id) !== null

/** Fetches the game of a table under the rules the table began with; `whole` has positions too, as a table that began from one needs. */
export async function loadLocalGame(id: string, whole = false): Promise<AnyGame | undefined> {
  const kept = read(PREFIX + id)
  if (!kept) return undefined
  const { setting, position } = kept.saved
  return loadGameFor(rulesOfKept(kept), setting.options, whole || position !== undefined)
}

/** A table whose game has been loaded. */
export function openLocalTable(id: string): Table | null {
  const kept = read(PREFIX + id)
  const game = kept && gameFor(rulesOfKept(kept), kept.saved.setting.options)
  if (!game) return null
  const table = Table.restore(kept.saved, kept.lines, game)
  return table.ok ? table.value : null
}

/** Tables that were kept before they named their rules were played under version 1. */
const rulesOfKept = ({ rules, saved: { setting } }: Kept): RulesId =>
  rules ?? { game: setting.game, version: 1, data: roomOf(setting.game).firstData ?? '' }

export function rulesAt(id: string): RulesId | undefined {
  const kept = read(PREFIX + id)
  return kept ? rulesOfKept(kept) : undefined
}

/** Newest first. */
export function localTables(): LocalCard[] {
  const cards: LocalCard[] = []
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i)
    const kept = key?.startsWith(PREFIX) ? read(key) : null
    if (kept?.card) cards.push({ ...kept.card, changed: kept.changed })
  }
  return cards.sort((a, b) => b.changed - a.changed)
}

export const forgetLocalTable = (id: string): void => localStorage.removeItem(PREFIX + id)

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

export const recordOfLocal = (id: string): GameRecord | null => openLocalTable(id)?.record() ?? null
