import { hashCells, Story } from '@quayside/kernel'
import { rngText } from '@quayside/kernel/positions'
import { TASK, taskKind } from '../flow.ts'
import { ASKED, RNG, type State } from '../state.ts'
import { view } from '../view.ts'
import { readPosition } from './read.ts'

/**
 * The position as data, hidden things included. It exists whenever a player is asked for his income or his turn, that is, whenever reading it
 * gives the very same state again; else there is none.
 */
export function writePosition(s: State): unknown | null {
  if (s.c[ASKED] === 0 || (taskKind(s) !== TASK.INCOME && taskKind(s) !== TASK.TURN)) return null
  const { decks, players, now, ...seen } = view(s, 'referee')
  const position = {
    ...seen,
    rng: rngText(s.c, RNG),
    players: players.map(
      ({ storageSpaces, storageFree, milestones, islandsLeft, boatsLeft, buildingsLeft, ships, ...player }) => ({
        ...player,
        ships: ships.map(({ steps, anchors }) => ({ steps, anchors })),
      }),
    ),
    now,
  }
  const again = readPosition(() => s.rules, position, new Story(false))
  return again.ok && hashCells(again.value.c) === hashCells(s.c) ? position : null
}
