import { positionsOf, rngText } from '@quayside/kernel/positions'
import { box, player, type State } from '../box.ts'
import { advance } from '../flow.ts'
import { puertoRicoAtTable, rulesFor } from '../game.ts'
import { seatsOf } from '../state.ts'
import { now, openTile, playerView, stackView, tableView } from '../view.ts'
import { layPosition, partsIn } from './read.ts'
import { type Position, positionSchema } from './schema.ts'

export const positions = positionsOf<State, Position>({
  box,
  game: puertoRicoAtTable,
  rulesFor,
  shape: () => positionSchema,
  lay: layPosition,
  advance,
  tell,
})

/** There is a position when a role is chosen and at the start of a phase. */
function tell(s: State): object | null {
  const { options, openRow, pileRow, piles } = s.rules
  const parts = partsIn(s)
  const { phase, by } = now(s)
  if (phase === 'over' || phase === 'setup') return null
  const stack = stackView(s)
  return {
    game: 'puerto-rico',
    options,
    rng: rngText(box, s),
    players: seatsOf(s).map((seat) => ({
      ...playerView(s, seat, 'referee'),
      vp: player.vp(s, seat),
      ...Object.assign({}, ...parts.map((part) => part.tellPlayer?.(s, seat))),
    })),
    ...tableView(s),
    ...(piles === 1
      ? { openFields: openRow.flatMap((place) => openTile(s, place) ?? []), stack }
      : { piles: pileRow.map((pile) => ({ open: openTile(s, pile), faceDown: stack[pile] })) }),
    now: { phase, by },
    ...Object.assign({}, ...parts.map((part) => part.tell?.(s))),
  }
}
