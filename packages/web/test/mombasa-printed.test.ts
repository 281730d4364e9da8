import { FROZEN } from '@quayside/games/frozen/list'
import { dataOf, Match } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import type { DataPack } from '@quayside/mombasa/data/pack'
import { describe, expect, it } from 'vitest'
import { printedIn } from '../src/games/mombasa/board/printed.ts'
import { trackOf, type View } from '../src/games/mombasa/board/things.ts'

/** The board draws old tables by what was printed when they began. */

const OPTIONS = { players: 2, setup: 'first' }

function viewOf(game: typeof mombasa): View {
  const match = Match.begin(game, OPTIONS, 'printed')
  if (!match.ok) throw new Error(match.error.message)
  return game.view(match.value.state as never, 0) as View
}

/** What is drawn of a pack, without what is said about it. */
const drawn = ({ tracks, board }: DataPack) => ({
  tracks: tracks.tracks.map(({ id, lastSpace, shares, capitalCalls, specialSpaces }) => ({
    id,
    lastSpace,
    shares,
    capitalCalls,
    specialSpaces,
  })),
  majorities: board.majorities.map(({ counts, company, tiers }) => ({ counts, company, tiers })),
  columns: Object.values(board.bases).map(({ columns }) => columns),
})

function shown(view: View) {
  const { tracks, majorities, bases } = printedIn(view)
  return drawn({ tracks: { tracks }, board: { majorities, bases } } as unknown as DataPack)
}

const older = FROZEN.filter(({ game, version }) => game === 'mombasa' && version < 3)

describe('what is printed', () => {
  it('on a table of today is the data of today', () => {
    const view = viewOf(mombasa)
    expect(view.data).toBe(dataOf(mombasa, OPTIONS))
    expect(shown(view)).toEqual(drawn(mombasa.data!.pack as DataPack))
    expect(trackOf(view, 'cairo').id).toBe('D1')
  })

  it('there are tables from before the numbers were calibrated', () => expect(older.length).toBe(2))

  it.each(older)('on a table of version $version is what it began with', async ({ load }) => {
    const game = (await load()).game as unknown as typeof mombasa
    const view = viewOf(game)
    const pack = game.data!.pack as DataPack
    expect(shown(view)).toEqual(drawn(pack))
    expect(shown(view)).not.toEqual(drawn(mombasa.data!.pack as DataPack))
    expect(trackOf(view, 'cairo').lastSpace).toBe(18)
  })
})
