import { hashCells, Story } from '@quayside/kernel'
import { rngText } from '@quayside/kernel/positions'
import { RNG, type State } from '../state.ts'
import { view } from '../view.ts'
import { readPosition } from './read.ts'

/**
 * The position as data, hidden things included. It exists while plans are made and at the start of every turn, that is, whenever reading it gives
 * the very same state again; else there is none.
 */
export function writePosition(s: State): unknown | null {
  const seen = view(s, 'referee')
  if (seen.now.phase !== 'planning' && seen.now.phase !== 'actions') return null
  const { game, options, round, firstPlayer, roundFirst, tracks, posts, bases, postsOut, display, discards } = seen
  const position = {
    game,
    options,
    rng: rngText(s.c, RNG),
    round,
    firstPlayer,
    roundFirst,
    tracks,
    players: seen.players.map(({ shares, markers, markersOut, openSlots, ...player }) => player),
    posts,
    bases,
    postsOut,
    display,
    stack: seen.stack,
    discards,
    books: { display: seen.books.display, coins: seen.books.coins, out: seen.books.out },
    bookSupply: seen.bookSupply,
    spaces: seen.spaces,
    tiles: seen.tiles,
    now: seen.now,
  }
  const again = readPosition(() => s.rules, position, new Story(false))
  return again.ok && hashCells(again.value.c) === hashCells(s.c) ? position : null
}
