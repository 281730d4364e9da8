import { games, loadGame, loadGameFor } from '@quayside/games'
import { owned } from '@quayside/games/owned'
import { type AnyGame, type DataProblem, dataOf, type Options, rulesOf } from '@quayside/kernel'
import { defaultOptions } from '../home/options.ts'
import './hook.ts'
import { keptPack, type Pack } from './kept.ts'

/** A file larger than this is no data pack: the largest that are built in have a quarter of it. */
export const MAX_PACK = 512 * 1024

export type BadFile =
  | { readonly code: 'too-large' | 'not-json' | 'no-game' | 'out-of-reach' }
  | { readonly code: 'unknown-game' | 'no-data'; readonly game: string }

/** What a file holds: a pack and its problems, none if it can be played with; or why it is no pack. */
export type Opened =
  | BadFile
  | { readonly pack: Pack; readonly game: AnyGame; readonly problems: readonly DataProblem[] }

export const isBadFile = (opened: Opened): opened is BadFile => 'code' in opened

export async function openPack(text: string): Promise<Opened> {
  if (text.length > MAX_PACK) return { code: 'too-large' }
  const json = parse(text)
  if (json === undefined) return { code: 'not-json' }
  const id = (json as { game?: unknown } | null)?.game
  if (typeof id !== 'string') return { code: 'no-game' }
  if (!games.some((game) => game.id === id)) return { code: 'unknown-game', game: id.slice(0, 40) }
  const game = await loadGame(id).catch(() => undefined)
  if (!game) return { code: 'out-of-reach' }
  if (!game.data) return { code: 'no-data', game: id }
  return { pack: json as Pack, game, problems: game.data.check(json) }
}

function parse(text: string): unknown {
  try {
    // Some editors begin a file with a mark of its byte order.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

/** The fingerprint of a game's data under its usual options: enough to tell packs apart. */
export const fingerprintOf = (game: AnyGame): string => dataOf(game, defaultOptions(game))

/** The game with a pack of the box, for a table with these options; undefined if the pack is gone or does not fit any more. */
export async function gameWith(id: string, options: Options): Promise<AnyGame | undefined> {
  const pack = keptPack(id)
  const game = pack ? await loadGame(pack.game) : undefined
  const own = game && owned(game, pack)
  // Under these rules it is known from now on to whoever plays at the table.
  return own && loadGameFor(rulesOf(own, options), options, true)
}
