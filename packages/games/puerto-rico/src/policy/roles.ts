import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { CITY_SPACES, FIELD_SPACES } from '../data/box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { BUILDER, CAPTAIN, CRAFTSMAN, GOOD_COUNT, MAYOR, QUARRY, SETTLER, TRADER } from '../ids.ts'
import { priceFor } from '../roles/builder.ts'
import { capacityOf } from '../roles/craftsman.ts'
import { houseFull, inHouse, saleOf } from '../roles/trader.ts'
import {
  anyOccupied,
  CITY_USED,
  COINS,
  FIELDS_USED,
  GOODS_SUPPLY,
  goodsOf,
  MARKET,
  OPEN,
  occupied,
  owns,
  player,
  QUARRIES,
  ROLE_COINS,
  type State,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from '../state.ts'
import { buildingWorth } from './buildings.ts'
import { tileWorth } from './fields.ts'
import { heldWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { captainGain } from './shipping.ts'
import { WEIGHT } from './weights.ts'
import { workersWorth } from './workers.ts'

/** Which role to take: its coins, what its phase brings oneself with the privilege, less what it brings the others on average. */
export function roleWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.ROLE) return 0
  const role = argOf(answer)
  const { players } = s.rules
  const coins = s.c[ROLE_COINS + role] * o.coin
  const gain = GAIN[role]
  // The prospector, and roles it has never heard of: a coin.
  if (!gain) return coins + o.coin
  let others = 0
  for (let other = 0; other < players; other++) if (other !== seat) others += gain.of(s, o, seat, other)
  return coins + gain.weight * (gain.of(s, o, seat, seat) - (WEIGHT.OTHERS * others) / (players - 1))
}

interface Gain {
  /** What the phase brings a seat when `chooser` takes the role. */
  of(s: State, o: Outlook, chooser: Seat, seat: Seat): number
  readonly weight: number
}

const GAIN: { readonly [role: number]: Gain } = {
  [SETTLER]: { of: settlerGain, weight: WEIGHT.SETTLER },
  [MAYOR]: { of: mayorGain, weight: WEIGHT.MAYOR },
  [BUILDER]: { of: builderGain, weight: WEIGHT.BUILDER },
  [CRAFTSMAN]: { of: craftsmanGain, weight: WEIGHT.CRAFTSMAN },
  [TRADER]: { of: traderGain, weight: WEIGHT.TRADER },
  [CAPTAIN]: { of: captainGain, weight: WEIGHT.CAPTAIN },
}

function settlerGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { c, rules } = s
  if (c[player(seat) + FIELDS_USED] === FIELD_SPACES) return 0
  let most = 0
  for (let i = 0; i < rules.openTiles; i++) {
    if (c[OPEN + i] > 0) most = Math.max(most, tileWorth(s, o, seat, c[OPEN + i] - 1))
  }
  const mayQuarry = seat === chooser || anyOccupied(s, seat, rules.effects.quarryInstead)
  if (mayQuarry && c[QUARRIES] > 0) most = Math.max(most, tileWorth(s, o, seat, QUARRY))
  if (anyOccupied(s, seat, rules.effects.drawsTile)) most += WEIGHT.DRAWN_TILE
  if (anyOccupied(s, seat, rules.effects.workerWithTile)) most += WEIGHT.FREE_WORKER
  return most
}

function mayorGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { c, rules } = s
  const turn = (seat - chooser + rules.players) % rules.players
  const privilege = turn === 0 && c[WORKER_SUPPLY] > 0 ? 1 : 0
  const workers = Math.max(0, Math.ceil((c[WORKER_SHIP] - turn) / rules.players)) + privilege
  return workersWorth(s, o, seat, workers)
}

/** The best buy. Prices are asked for without the privilege, which nobody has yet. */
function builderGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { c, rules } = s
  const p = player(seat)
  const privilege = seat === chooser ? 1 : 0
  const coins = c[p + COINS] + privilege * c[ROLE_COINS + BUILDER]
  let most = 0
  for (let i = 0; i < rules.market.length; i++) {
    const building = rules.market[i]
    if (c[MARKET + building] === 0 || owns(s, seat, building)) continue
    if (c[p + CITY_USED] + BUILDINGS[building].spaces > CITY_SPACES) continue
    const price = Math.max(0, priceFor(s, seat, building) - privilege)
    if (price <= coins) most = Math.max(most, buildingWorth(s, o, seat, building) - price * o.coin)
  }
  return most
}

/** The barrels made, as far as those before leave any, and the chooser's best one more. */
function craftsmanGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { players, effects } = s.rules
  let worth = 0
  let kinds = 0
  let extra = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    const able = capacityOf(s, seat, good)
    if (able === 0) continue
    let left = s.c[GOODS_SUPPLY + good]
    for (let before = chooser; before !== seat; before = (before + 1) % players) left -= capacityOf(s, before, good)
    const made = Math.max(0, Math.min(able, left))
    const had = goodsOf(s, seat, good)
    for (let n = 0; n < made; n++) worth += heldWorth(s, o, good, had + n)
    if (made === 0) continue
    kinds++
    if (left > made) extra = Math.max(extra, heldWorth(s, o, good, had + made))
  }
  for (let i = 0; i < effects.coinsByKinds.length; i++) {
    const { building, value } = effects.coinsByKinds[i]
    if (occupied(s, seat, building)) worth += value[kinds] * o.coin
  }
  return seat === chooser ? worth + extra : worth
}

/** The best sale. Those who come later may find the house full or the kind sold. */
function traderGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  if (houseFull(s)) return 0
  const privilege = seat === chooser ? 1 : 0
  const duplicates = anyOccupied(s, seat, s.rules.effects.sellsDuplicates)
  let most = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    const had = goodsOf(s, seat, good)
    if (had === 0 || (inHouse(s, good) && !duplicates)) continue
    most = Math.max(most, (saleOf(s, seat, good) + privilege) * o.coin - heldWorth(s, o, good, had - 1))
  }
  return most
}
