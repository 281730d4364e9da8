import { Story } from '@quayside/kernel'
import { fingerprint } from '@quayside/kernel/box'
import { rngText } from '@quayside/kernel/positions'
import { box, chance, type State } from '../box.ts'
import { view } from '../view.ts'
import { readPosition } from './read.ts'

/**
 * The position as data, hidden things included. It exists while plans are made and at the start of every turn, that is, whenever reading it gives
 * the very same state again; else there is none.
 */
export function writePosition(s: State): unknown | null {
  const { now, players, books, coinsTaken, shareValues, prices, stackLeft, ...seen } = view(s, 'referee')
  if (now.phase !== 'planning' && now.phase !== 'actions') return null
  const { display, coins, out } = books
  const position = {
    ...seen,
    rng: rngText(s.c, chance.at),
    players: players.map((seen) => {
      const { shares, markers, markersOut, openSlots, totals, tiers, reach, lacks, discounts, ...player } = seen
      return player
    }),
    books: { display, coins, out },
    now,
  }
  const again = readPosition(() => s.rules, position, new Story(false))
  return again.ok && fingerprint(box, again.value) === fingerprint(box, s) ? position : null
}
