import type { Options } from '@quayside/kernel'
import { said } from '@quayside/kernel/box'
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

type Seen = ReturnType<typeof view>

/** There is a position whenever a player is asked for his income or his turn. What follows from the rest is left out. */
function tell(s: State): object | null {
  if (!tasks.income.isNext(s) && !tasks.turn.isNext(s)) return null
  const { decks, players, now, automa, fees, masterOff, ...seen } = view(s, 'referee')
  return {
    ...seen,
    rng: rngText(box, s),
    ...said({ automa: automa && withoutPlace(automa) }),
    players: players.map(playerPosition),
    now,
  }
}

function playerPosition(player: Seen['players'][number]) {
  const { storageSpaces, storageFree, milestones, islandsLeft, boatsLeft, buildingsLeft, ships, ...rest } = player
  const { worth, food, counts, toMove, contractsLeft, standings, hiddenSpaces, cardSpacesFree, ...kept } = rest
  return { ...kept, ships: ships.map(({ steps, anchors }) => ({ steps, anchors })) }
}

function withoutPlace({ at, ...automa }: NonNullable<Seen['automa']>) {
  return automa
}
