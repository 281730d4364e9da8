import { hashCells, Story } from '@quayside/kernel'
import { rngText } from '@quayside/kernel/positions'
import { END_TRIGGERED, PAPER_VP, player, RNG, type State, VP } from '../state.ts'
import { now, pilesView, playerView, stackView, view } from '../view.ts'
import { readPosition } from './read.ts'

/**
 * The position as data, hidden things included. It exists when a role is chosen and at the start of a phase, that is, whenever reading it
 * gives the very same state again; else there is none.
 */
export function writePosition(s: State): unknown | null {
  const { phase, by } = now(s)
  if (phase === 'over') return null
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
    players: seen.players.map((_, seat) => {
      const { coins, goods, fields, city, spare } = playerView(s, seat)
      return { coins, vp: s.c[player(seat) + VP], goods, fields, city, spare }
    }),
    ships: seen.ships,
    tradingHouse: seen.tradingHouse,
    ...tiles,
    discards: seen.discards,
    quarries: seen.quarries,
    market: seen.market,
    workerShip: seen.workerShip,
    workerSupply: seen.workerSupply,
    vpSupply: seen.vpSupply,
    paperVp: s.c[PAPER_VP],
    roleCoins: seen.roleCoins,
    rolesTaken: seen.rolesTaken,
    endTriggered: s.c[END_TRIGGERED] === 1,
    now: { phase, by },
  }
  const again = readPosition(position, new Story(false))
  return again.ok && hashCells(again.value.c) === hashCells(s.c) ? position : null
}
