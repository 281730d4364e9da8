import { Story } from '@quayside/kernel'
import { fingerprint } from '@quayside/kernel/box'
import { rngText } from '@quayside/kernel/positions'
import { box, chance, player, type State } from '../box.ts'
import { seatsOf } from '../state.ts'
import { now, openTile, playerView, stackView, tableView } from '../view.ts'
import { readPosition } from './read.ts'

/**
 * The position as data, hidden things included. It exists when a role is chosen and at the start of a phase, that is, whenever reading it
 * gives the very same state again; else there is none.
 */
export function writePosition(s: State): unknown | null {
  const { options, openRow, parts, pileRow, piles } = s.rules
  const { phase, by } = now(s)
  if (phase === 'over' || phase === 'setup') return null
  const stack = stackView(s)
  const position = {
    game: 'puerto-rico',
    options,
    rng: rngText(s.c, chance.at),
    players: seatsOf(s).map((seat) => ({
      ...playerView(s, seat, 'referee'),
      vp: player.vp(s, seat),
      ...Object.assign({}, ...parts.map((part) => part.writePlayer?.(s, seat))),
    })),
    ...tableView(s),
    ...(piles === 1
      ? { openFields: openRow.flatMap((place) => openTile(s, place) ?? []), stack }
      : { piles: pileRow.map((pile) => ({ open: openTile(s, pile), faceDown: stack[pile] })) }),
    now: { phase, by },
    ...Object.assign({}, ...parts.map((part) => part.writePosition?.(s))),
  }
  const again = readPosition(position, new Story(false))
  return again.ok && fingerprint(box, again.value) === fingerprint(box, s) ? position : null
}
