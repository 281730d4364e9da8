import { positionsOf, rngText } from '@quayside/kernel/positions'
import { box, type State } from '../box.ts'
import { advance } from '../flow.ts'
import { type Chosen, OPTION_SCHEMA } from '../options.ts'
import type { Rules } from '../rules/index.ts'
import { view } from '../view.ts'
import { layPosition } from './read.ts'
import { type Position, positionSchema } from './schema.ts'

export const positionsWith = (rulesFor: (options: Chosen) => Rules) =>
  positionsOf<State, Position>({
    box,
    game: { schema: OPTION_SCHEMA, refuse: () => null },
    rulesFor: (options) => rulesFor(options as Chosen),
    shape: () => positionSchema,
    lay: layPosition,
    advance,
    tell,
  })

/** There is a position while plans are made and at the start of every turn. */
function tell(s: State): object | null {
  const { data, now, players, books, coinsTaken, shareValues, prices, stackLeft, ...seen } = view(s, 'referee')
  if (now.phase !== 'planning' && now.phase !== 'actions') return null
  const { display, coins, out } = books
  return {
    ...seen,
    rng: rngText(box, s),
    players: players.map((seen) => {
      const { shares, markers, markersOut, openSlots, totals, tiers, reach, lacks, discounts, ...player } = seen
      return player
    }),
    books: { display, coins, out },
    now,
  }
}
