import { NONE, type Tally, tallyBox } from '@quayside/kernel/box'
import { box, player, type State, table } from './box.ts'
import { FOREST, GOOD, QUARRY, TILE } from './ids.ts'
import { noblesOf } from './pieces.ts'
import { workersOf } from './scoring.ts'
import { seatsOf, shipsOf } from './state.ts'

/** Every limited piece, wherever it lies. Coins are not limited; points on paper are owed by the supply of chips. */
export function ledger(s: State, tally: Tally): void {
  tallyBox(box, s, tally)
  tally('vp', -table.paperVp(s))
  for (const ship of shipsOf(s)) {
    const good = table.ships.good(s, ship)
    if (good !== NONE) tally(`barrel ${GOOD.id(good)}`, table.ships.barrels(s, ship))
  }
  for (const seat of seatsOf(s)) {
    const nobles = noblesOf(s, seat) - player.spareNobles(s, seat)
    tally('noble', nobles)
    tally('worker', workersOf(s, seat) - player.spare(s, seat) - player.spareNobles(s, seat) - nobles)
    const loaded = player.ownShipGood(s, seat)
    if (loaded !== NONE) tally(`barrel ${GOOD.id(loaded)}`, player.ownShipBarrels(s, seat))
    for (const tile of TILE.all) {
      // What lies under a forest is counted there.
      if (tile !== FOREST) tally(tile === QUARRY ? 'quarry' : `tile ${TILE.id(tile)}`, player.tiles(s, seat, tile))
    }
  }
  for (const part of s.rules.parts) part.ledger?.(s, tally)
}
