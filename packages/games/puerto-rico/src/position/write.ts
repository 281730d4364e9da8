import { hashCells, Story } from '@quayside/kernel'
import { rngText } from '@quayside/kernel/positions'
import { noblesAboard, noblesInSupply } from '../pieces.ts'
import { END_TRIGGERED, PAPER_VP, player, RNG, type State, VP } from '../state.ts'
import { now, pilesView, playerView, seatsOf, stackView, view } from '../view.ts'
import { readPosition } from './read.ts'

/**
 * The position as data, hidden things included. It exists when a role is chosen and at the start of a phase, that is, whenever reading it
 * gives the very same state again; else there is none.
 */
export function writePosition(s: State): unknown | null {
  const { phase, by } = now(s)
  if (phase === 'over' || phase === 'setup') return null
  const { parts } = s.rules
  const seen = view(s, 'referee')
  const stack = stackView(s)
  const tiles =
    s.rules.piles === 1
      ? { openFields: seen.openFields, stack }
      : { piles: pilesView(s).map(({ open }, pile) => ({ open, faceDown: stack[pile] })) }
  const position = {
    game: seen.game,
    options: seen.options,
    rng: rngText(s.c, RNG),
    round: seen.round,
    governor: seen.governor,
    players: seatsOf(s).map((seat) => {
      const { ownShip: _, ...seenPlayer } = playerView(s, seat, 'referee')
      const added = parts.map((part) => part.writePlayer?.(s, seat))
      return { ...seenPlayer, vp: s.c[player(seat) + VP], ...Object.assign({}, ...added) }
    }),
    ships: seen.ships,
    tradingHouse: seen.tradingHouse,
    ...tiles,
    discards: seen.discards,
    quarries: seen.quarries,
    market: seen.market,
    workerShip: seen.workerShip,
    workerSupply: seen.workerSupply,
    ...(s.rules.noblesAt >= 0 ? { nobleShip: noblesAboard(s), nobleSupply: noblesInSupply(s) } : {}),
    vpSupply: seen.vpSupply,
    paperVp: s.c[PAPER_VP],
    roleCoins: seen.roleCoins,
    rolesTaken: seen.rolesTaken,
    endTriggered: s.c[END_TRIGGERED] === 1,
    now: { phase, by },
    ...Object.assign({}, ...parts.map((part) => part.writePosition?.(s))),
  }
  const again = readPosition(position, new Story(false))
  return again.ok && hashCells(again.value.c) === hashCells(s.c) ? position : null
}
