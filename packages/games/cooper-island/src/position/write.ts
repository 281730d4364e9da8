import { Story } from '@quayside/kernel'
import { fingerprint } from '@quayside/kernel/box'
import { rngText } from '@quayside/kernel/positions'
import { box, chance, type State, tasks } from '../box.ts'
import { view } from '../view.ts'
import { readPosition } from './read.ts'

type Seen = ReturnType<typeof view>

/** What follows from the rest is left out. */
function playerPosition(player: Seen['players'][number]) {
  const { storageSpaces, storageFree, milestones, islandsLeft, boatsLeft, buildingsLeft, ships, ...rest } = player
  const { worth, food, counts, toMove, contractsLeft, standings, ...more } = rest
  const { hiddenSpaces, cardSpacesFree, ...kept } = more
  return { ...kept, ships: ships.map(({ steps, anchors }) => ({ steps, anchors })) }
}

function withoutPlace({ at, ...automa }: NonNullable<Seen['automa']>) {
  return automa
}

/**
 * The position as data, hidden things included. It exists whenever a player is asked for his income or his turn, that is, whenever reading it
 * gives the very same state again; else there is none.
 */
export function writePosition(s: State): unknown | null {
  if (!tasks.income.isNext(s) && !tasks.turn.isNext(s)) return null
  const { decks, players, now, automa, fees, masterOff, ...seen } = view(s, 'referee')
  const position = {
    ...seen,
    rng: rngText(s.c, chance.at),
    ...(automa ? { automa: withoutPlace(automa) } : {}),
    players: players.map(playerPosition),
    now,
  }
  const again = readPosition(() => s.rules, position, new Story(false))
  return again.ok && fingerprint(box, again.value) === fingerprint(box, s) ? position : null
}
