import { gameById } from '@quayside/games'
import type { Options } from '@quayside/kernel'
import { readRecord, replay } from '@quayside/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type BoardGame, BoardPlayer } from './board-player.ts'
import { Clicks } from './clicks.ts'
import { KeyPlayer } from './key-player.ts'
import { keepLedger, lookAround, readLedger, restHands, type Shift } from './ledger.ts'
import { savedRecord } from './record.ts'
import type { Screen } from './screens.ts'
import { keptTable, Mirror, type Wanted } from './tables.ts'
import type { TestServer } from './test-server.ts'
import type { Settings } from './visitor.ts'

export interface Whole {
  readonly game: BoardGame
  readonly options?: Options
  readonly seed?: string
  readonly screen?: Screen
  /** Without a mouse. */
  readonly keys?: boolean
  readonly settings?: Settings
  /** Looks at what others do as people do, and takes some time before answering; else everything is over at once. */
  readonly watches?: boolean
  /** Rests the pointer on so many things that can be answered before each decision. */
  readonly looks?: number
  /** Begins at this moment, and stops after so many decisions. */
  readonly until?: Wanted['until']
  readonly most?: number
}

/** What a game came to. */
export interface Played {
  readonly page: Page
  readonly mirror: Mirror
  /** How often an answer was given by the board, and by the dock. */
  readonly given: { readonly board: number; readonly dock: number }
  readonly clicks: Clicks
  /** All that moved from the first question to the end. */
  readonly shifts: readonly Shift[]
}

const DESK: Screen = { width: 1440, height: 900 }

/** Plays a game from the first question to the end against bots, as hands would, and notes what it cost. */
export async function playWhole(server: TestServer, wanted: Whole): Promise<Played> {
  const { game, options = { players: 2 }, seed, screen = DESK, keys = false, watches = false } = wanted
  const settings: Settings = { ...wanted.settings, ...(watches && { pace: 'quick' }) }
  const kept = keptTable({ id: 'whole', game, seed, options, until: wanted.until })
  const guest = await server.visit({ device: screen, settings, tables: [kept] })
  const { page } = guest
  await page.addInitScript(keepLedger)
  await guest.go('/local/whole')
  const player = new (keys ? KeyPlayer : BoardPlayer)(page, game, screen.touch)
  const mirror = new Mirror(kept.text)
  const clicks = new Clicks()
  const shifts: Shift[] = []
  await player.question()
  await page.locator('[data-place]').first().waitFor()
  // A page may not have asked for all of its letters yet, and none of them belong to the game.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
  await readLedger(page)
  let others = 0
  for (let decision = 0; decision < (wanted.most ?? Number.POSITIVE_INFINITY); decision++) {
    if (!(await player.next(mirror, 'whole'))) break
    if (watches) await restHands(page)
    if (wanted.looks) await lookAround(page, wanted.looks)
    const { kind } = mirror.table.sight(0).ask!.question
    const { lines } = mirror.table.match
    const given = lines.length
    const elsewhere = lines.filter(({ seat }) => seat !== 0).length
    await player.playAlong(mirror)
    const noted = await readLedger(page)
    clicks.note(kind, noted.presses, mirror.table.match.lines.length - given, elsewhere === others)
    others = elsewhere
    shifts.push(...noted.shifts)
  }
  shifts.push(...(await readLedger(page)).shifts)
  return { page, mirror, given: player.given, clicks, shifts }
}

/** The record is that of the game that was played. */
export async function expectRecord(page: Page, mirror: Mirror): Promise<void> {
  const game = gameById(mirror.table.match.game.id)!
  const record = readRecord(JSON.parse(await savedRecord(page)))
  const played = record.ok ? replay(game, record.value) : record
  if (!record.ok || !played.ok) throw new Error('the record cannot be replayed')
  expect(record.value.hash).toBe(game.hash(played.value.state))
  expect(record.value.hash).toBe(game.hash(mirror.table.match.state))
}

/** How much moved of itself: the cumulative layout shift, which leaves aside what comes right after somebody did something. */
export const moved = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value, expected }) => sum + (expected ? 0 : value), 0)
