import type { Options } from '@quayside/kernel'
import { positionsOf, rngText } from '@quayside/kernel/positions'
import { box, type State, tasks } from '../box.ts'
import { advance } from '../flow.ts'
import { OPTION_SCHEMA, refuse } from '../options.ts'
import type { Rules } from '../rules/index.ts'
import { view } from '../view.ts'
import { layPosition } from './read.ts'
import { type Position, positionSchema } from './schema.ts'

export const positionsWith = (rulesFor: (options: Options) => Rules) =>
  positionsOf<State, Position>({
    box,
    game: { schema: OPTION_SCHEMA, refuse },
    rulesFor,
    shape: () => positionSchema,
    lay: layPosition,
    advance,
    tell,
  })

/** There is a position whenever a player is asked for his income or his turn. */
function tell(s: State): object | null {
  if (!tasks.income.isNext(s) && !tasks.turn.isNext(s)) return null
  const { decks, players, now, ...seen } = view(s, 'referee')
  return {
    ...seen,
    rng: rngText(box, s),
    players: players.map(
      ({ storageSpaces, storageFree, milestones, islandsLeft, boatsLeft, buildingsLeft, ships, ...player }) => ({
        ...player,
        ships: ships.map(({ steps, anchors }) => ({ steps, anchors })),
      }),
    ),
    now,
  }
}
