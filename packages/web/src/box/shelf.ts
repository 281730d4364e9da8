import { loadGame } from '@quayside/games'
import { owned } from '@quayside/games/owned'
import type { AnyGame } from '@quayside/kernel'
import { type KeptPack, keptPacks } from './kept.ts'
import { fingerprintOf } from './open.ts'
import { type EntryChange, reportOf, type Tally, tallyOf } from './report.ts'

/** A pack as the page lists it. */
export interface Shown {
  readonly kept: KeptPack
  readonly game: AnyGame
  /** Null where the pack does not fit the rules of today. */
  readonly read: {
    readonly fingerprint: string
    readonly report: readonly EntryChange[]
    readonly tally: Tally
  } | null
}

/** All packs of this browser; those of games that are not here are left out. */
export async function shownPacks(): Promise<Shown[]> {
  const shown = await Promise.all(keptPacks().map(showPack))
  return shown.filter((each) => each !== null)
}

async function showPack(kept: KeptPack): Promise<Shown | null> {
  const game = await loadGame(kept.pack.game)
  if (!game?.data) return null
  const own = owned(game, kept.pack)
  if (!own) return { kept, game, read: null }
  const pack = own.data?.pack
  const report = reportOf(Object(game.data.pack), Object(pack))
  return { kept, game, read: { fingerprint: fingerprintOf(own), report, tally: tallyOf(pack) } }
}
