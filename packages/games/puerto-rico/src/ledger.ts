import { BUILDINGS } from './data/catalogue.ts'
import { GOODS, TILES } from './ids.ts'
import { noblesAboard, noblesInSupply, noblesOf } from './pieces.ts'
import { workersOf } from './scoring.ts'
import {
  DISCARDS,
  FIELDS,
  FIELDS_USED,
  GOODS_AT,
  GOODS_SUPPLY,
  HOUSE,
  HOUSE_COUNT,
  kindUnder,
  MARKET,
  OPEN,
  owns,
  PAPER_VP,
  PILE_LEFT,
  player,
  QUARRIES,
  SHIP_COUNT,
  SHIP_GOOD,
  STACK,
  type State,
  TILES_OWNED,
  VP,
  VP_SUPPLY,
  WHARF_COUNT,
  WHARF_GOOD,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from './state.ts'
import { seatsOf } from './view.ts'

/** Every limited piece, wherever it lies. Coins are not limited; points on paper are owed by the supply of chips. */
export function ledger(s: State, tally: (kind: string, count: number) => void): void {
  const { c, rules } = s
  const seats = seatsOf(s)
  tally('worker', c[WORKER_SUPPLY] + c[WORKER_SHIP])
  tally('noble', noblesInSupply(s) + noblesAboard(s))
  tally('vp', c[VP_SUPPLY] - c[PAPER_VP])
  tally('quarry', c[QUARRIES])
  GOODS.forEach((good, i) => {
    tally(`barrel ${good}`, c[GOODS_SUPPLY + i])
    tally(`tile ${good}`, c[DISCARDS + i])
  })
  for (let i = 0; i < c[HOUSE_COUNT]; i++) tally(`barrel ${GOODS[c[HOUSE + i] - 1]}`, 1)
  rules.ships.forEach((_, ship) => {
    if (c[SHIP_COUNT + ship] > 0) tally(`barrel ${GOODS[c[SHIP_GOOD + ship] - 1]}`, c[SHIP_COUNT + ship])
  })
  for (let i = 0; i < rules.openTiles; i++) if (c[OPEN + i] > 0) tally(`tile ${GOODS[c[OPEN + i] - 1]}`, 1)
  for (let pile = 0; pile < rules.piles; pile++) {
    for (let k = 0; k < c[PILE_LEFT + pile]; k++) tally(`tile ${GOODS[c[STACK + pile + k * rules.piles] - 1]}`, 1)
  }
  for (const building of rules.market) {
    const { id } = BUILDINGS[building]
    tally(`building ${id}`, c[MARKET + building])
    for (const seat of seats) if (owns(s, seat, building)) tally(`building ${id}`, 1)
  }
  for (const seat of seats) {
    const p = player(seat)
    tally('worker', workersOf(s, seat) - noblesOf(s, seat))
    tally('noble', noblesOf(s, seat))
    tally('vp', c[p + VP])
    GOODS.forEach((good, i) => {
      tally(`barrel ${good}`, c[p + GOODS_AT + i])
    })
    if (c[p + WHARF_COUNT] > 0) tally(`barrel ${GOODS[c[p + WHARF_GOOD] - 1]}`, c[p + WHARF_COUNT])
    TILES.forEach((tile, i) => {
      if (tile !== 'forest') tally(tile === 'quarry' ? tile : `tile ${tile}`, c[p + TILES_OWNED + i])
    })
    for (let space = 0; space < c[p + FIELDS_USED]; space++) {
      const under = kindUnder(c[p + FIELDS + space])
      if (under >= 0) tally(`tile ${GOODS[under]}`, 1)
    }
  }
  for (const part of rules.parts) part.ledger?.(s, tally)
}
