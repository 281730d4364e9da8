import type { Seat, Story } from '@quayside/kernel'
import { OP } from '../../answers.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { event, FROM_CHURCH } from '../../events.ts'
import type { Expansion } from '../../expansion.ts'
import { TASK } from '../../flow.ts'
import { buildings, circleTiles, LAND_PRICE, plain, returnForm } from '../../forms.ts'
import { CAPTAIN, CORN, GOOD_COUNT, GOODS, TILES, TRADER } from '../../ids.ts'
import { anyOccupied, MADE, occupied, player, ROLE, type State, seatFromChooser } from '../../state.ts'
import { gainCoins, gainPoints } from '../../supply.ts'
import { aqueduct } from './aqueduct.ts'
import { blackMarketLift, blackMarketReturn, payableInKind, payInKind } from './black-market.ts'
import { beginCaptainPhase, lighthouse, lighthousePays, unionHalls } from './captain.ts'
import { forestDiscount } from './forest-discount.ts'
import {
  goodLacking,
  returnSmallShips,
  smallWharf,
  smallWharfCells,
  smallWharfLedger,
  smallWharfLoad,
  smallWharfView,
} from './small-wharf.ts'
import { postPays, tradingPost } from './trading-post.ts'
import { parseWholeLoad, WHOLE_LOAD_FORMS } from './whole-load.ts'

/**
 * New Buildings: what its buildings do. The market is drafted in `../market`, the guesthouse is in `guesthouse.ts`, forests come about in
 * `roles/gaining.ts`; storehouse, cloister and statue need nothing but their data.
 */

const PAID = event('factory-paid')

/** Library: the chooser's privilege counts once more. Occupied when the privilege is taken: our rulings. */
const library = (s: State, seat: Seat): number => (anyOccupied(s, seat, s.rules.effects.doublesPrivilege) ? 1 : 0)

/** Church: points for a building by its column. Source: classic and 1897, Igreja; 2020, Chiesa. */
function church(s: State, seat: Seat, building: number, _price: number, out: Story): void {
  for (const effect of s.rules.effects.pointsByColumn) {
    const points = effect.value[BUILDINGS[building].quarryLimit]
    if (points > 0 && occupied(s, seat, effect.building)) gainPoints(s, seat, points, FROM_CHURCH, out)
  }
}

/**
 * Specialty factory: a coin less than the barrels of the kind made most, corn left aside. It pays when the privilege's barrel is taken,
 * which counts in some editions.
 * Source: classic, Fábrica Especializada; 2020, Fabbrica Specializzata; 1897, Destilaria.
 */
function specialtyFactories(s: State, out: Story): void {
  for (let turn = 0; turn < s.rules.players; turn++) {
    const seat = seatFromChooser(s, turn)
    for (const { building } of s.rules.effects.coinsForBestKind) {
      if (!occupied(s, seat, building)) continue
      let most = 0
      for (let good = CORN + 1; good < GOOD_COUNT; good++) most = Math.max(most, s.c[player(seat) + MADE + good])
      if (most < 2) continue
      gainCoins(s, seat, most - 1)
      out.tell(PAID, seat, building, most - 1)
    }
  }
}

export const newBuildings: Expansion = {
  id: 'new-buildings',
  cells: smallWharfCells,
  tasks: {
    [TASK.BLACK_MARKET_RETURN]: blackMarketReturn,
    [TASK.BLACK_MARKET_LIFT]: blackMarketLift,
    [TASK.SMALL_WHARF]: smallWharfLoad,
    [TASK.LIGHTHOUSE]: lighthouse,
    [TASK.UNION_HALLS]: unionHalls,
  },
  deals: [tradingPost],
  loads: [smallWharf],
  hooks: {
    privileges: [library],
    seatDiscounts: [forestDiscount],
    inKind: [payableInKind],
    payInKind: [payInKind],
    built: [church],
    produced: [aqueduct],
    craftsmanEnds: [specialtyFactories],
    phaseBegins: [beginCaptainPhase],
    loadEnds: [lighthousePays],
    phaseEnds: [
      (s, role) => {
        if (role === CAPTAIN) returnSmallShips(s)
      },
    ],
  },
  forms: [
    {
      op: OP.FOREST,
      print: () => 'forest',
      all: () => [[0, 0]],
      facts: (s) => ({ kind: 'forest', coins: s.c[ROLE] === TRADER + 1 ? LAND_PRICE : 0 }),
    },
    plain(OP.KEEP_TILE, 'keep', 'keep-tile'),
    {
      op: OP.SELL_POST,
      print: (good) => `sell ${GOODS[good]} post`,
      all: () => GOODS.map((_, good) => [good, 0]),
      facts: (s, seat, good) => ({ kind: 'sell-post', good: GOODS[good], coins: postPays(s, seat, good) }),
    },
    {
      op: OP.LOAD_SMALL,
      print: (good, count) => `load small-wharf ${GOODS[good]} ${count}`,
      all: ({ barrels }) =>
        GOODS.flatMap((_, good) => Array.from({ length: barrels[good] }, (_, i) => [good, i + 1] as const)),
      facts: (_s, _seat, good, count) => ({ kind: 'load-small', good: GOODS[good], count }),
    },
    ...WHOLE_LOAD_FORMS,
    returnForm,
    {
      op: OP.LIFT_FROM_TILE,
      print: (tile) => `lift ${TILES[tile]}`,
      all: circleTiles,
      facts: (_s, _seat, tile) => ({ kind: 'lift-from-tile', tile: TILES[tile] }),
    },
    {
      op: OP.LIFT_FROM_BUILDING,
      print: (building) => `lift ${BUILDINGS[building].id}`,
      all: buildings,
      facts: (_s, _seat, building) => ({ kind: 'lift-from-building', building: BUILDINGS[building].id }),
    },
    plain(OP.LIFT_SPARE, 'lift spare', 'lift-spare'),
  ],
  parse: parseWholeLoad,
  reasonFacts: (s, seat, given, reason) =>
    reason === 'too-many-barrels' ? { good: GOODS[goodLacking(s, seat, given)] } : null,
  playerView: smallWharfView,
  ledger: smallWharfLedger,
}
