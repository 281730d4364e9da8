import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BUILDINGS, SPACES } from '../data/catalogue.ts'
import {
  BUILDER,
  CAPTAIN,
  CORN,
  CRAFTSMAN,
  GOOD,
  type Good,
  MAYOR,
  PILE,
  PROSPECTOR,
  PROSPECTOR2,
  plantationOf,
  QUARRY,
  type Role,
  SETTLER,
  TRADER,
} from '../ids.ts'
import { priceFor } from '../phases/builder.ts'
import { capacityOf } from '../phases/craftsman.ts'
import { houseFull, inHouse, saleOf } from '../phases/trader.ts'
import { noblesOf } from '../pieces.ts'
import { CITY_SPACES, MAX_PLAYERS } from '../sizes.ts'
import { anyOccupied, occupied, owns } from '../state.ts'
import { fieldsFull, privilegeOf } from '../supply.ts'
import { netWorth } from './buildings.ts'
import { expanded } from './expanded.ts'
import { forestWorth, tileWorth } from './fields.ts'
import { heldWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { privilegeTimes } from './privilege.ts'
import { captainGain, captainOnPaper } from './shipping.ts'
import { weights } from './weights.ts'
import { nobleWorth, workersWorth } from './workers.ts'

const { table, seats: player } = box
const GOODS = GOOD.size
const WEIGHT = weights

/** What a role's phase brings each seat, by who takes the role. */
interface Gain {
  /** What is the same for all seats is found once before they are asked. */
  prepare?(s: State, chooser: Seat): void
  /** What the phase brings a seat when `chooser` takes the role. */
  of(s: State, o: Outlook, chooser: Seat, seat: Seat): number
  /** How much of it counts when a role is chosen. */
  readonly weight: number
}

const GAIN: { readonly [role: number]: Gain | undefined } = {
  [SETTLER]: { of: settlerGain, weight: WEIGHT.SETTLER },
  [MAYOR]: { of: mayorGain, weight: WEIGHT.MAYOR },
  [BUILDER]: { of: builderGain, weight: WEIGHT.BUILDER },
  [CRAFTSMAN]: { prepare: writeDownProduction, of: craftsmanGain, weight: WEIGHT.CRAFTSMAN },
  [TRADER]: { of: traderGain, weight: WEIGHT.TRADER },
  [CAPTAIN]: { prepare: captainOnPaper, of: captainGain, weight: WEIGHT.CAPTAIN },
  [PROSPECTOR]: { of: prospectorGain, weight: 1 },
  [PROSPECTOR2]: { of: prospectorGain, weight: 1 },
}

/** What a seat has of a role's phase when it takes the role. */
export function phaseWorth(s: State, o: Outlook, seat: Seat, role: Role): number {
  const gain = GAIN[role] as Gain
  gain.prepare?.(s, seat)
  return gain.weight * (gain.of(s, o, seat, seat) - forOthers(s, o, seat, gain))
}

/** What the others' gain by a role counts against it. */
export function othersGain(s: State, o: Outlook, seat: Seat, role: Role): number {
  const gain = GAIN[role] as Gain
  gain.prepare?.(s, seat)
  return gain.weight * forOthers(s, o, seat, gain)
}

function forOthers(s: State, o: Outlook, seat: Seat, gain: Gain): number {
  const { players } = s.rules
  let others = 0
  for (let other = 0; other < players; other++) if (other !== seat) others += gain.of(s, o, seat, other)
  return (WEIGHT.OTHERS * others) / (players - 1)
}

/** How much a phase under way brings a seat; null for a role that brings nothing of the kind. */
export function gainNow(role: Role): ((s: State, o: Outlook, seat: Seat) => number) | null {
  const gain = GAIN[role]
  if (!gain) return null
  return (s, o, seat) => {
    gain.prepare?.(s, table.chooser(s))
    return gain.of(s, o, table.chooser(s), seat)
  }
}

const privilegeIf = (s: State, chooser: Seat, seat: Seat): number => (seat === chooser ? privilegeTimes(s, seat) : 0)

function prospectorGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  return privilegeIf(s, chooser, seat) * o.coin
}

/** The best open tile, a second one for a privilege that counts twice. */
function settlerGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { rules } = s
  if (fieldsFull(s, seat)) return 0
  let most = 0
  let second = 0
  for (let i = 0; i < rules.openTiles; i++) {
    const good = table.openRow(s, PILE.all[i])
    if (good === NONE) continue
    const tile = plantationOf(good)
    const worth = tileWorth(s, o, seat, tile) + expanded.tileGoals(s, o, seat, tile)
    second = Math.max(second, Math.min(most, worth))
    most = Math.max(most, worth)
  }
  const mayQuarry = seat === chooser || anyOccupied(s, seat, rules.effects.quarryInstead)
  if (mayQuarry && table.quarries(s) > 0) most = Math.max(most, tileWorth(s, o, seat, QUARRY))
  if (anyOccupied(s, seat, rules.effects.forests)) most = Math.max(most, forestWorth(s, o, seat))
  if (privilegeIf(s, chooser, seat) > 1) most += second
  if (anyOccupied(s, seat, rules.effects.drawsTile)) most += WEIGHT.DRAWN_TILE
  if (anyOccupied(s, seat, rules.effects.workerWithTile)) most += WEIGHT.FREE_WORKER
  return most
}

/** Workers by privilege, by villa and from the ship, and the nobles among them. */
function mayorGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { rules } = s
  const turn = (seat - chooser + rules.players) % rules.players
  const privilege = Math.min(privilegeIf(s, chooser, seat), table.workerSupply(s))
  const aboard = table.workerShip(s) + table.nobleShip(s)
  let workers = Math.max(0, Math.ceil((aboard - turn) / rules.players)) + privilege
  let nobles = turn < table.nobleShip(s) ? 1 : 0
  if (table.nobleSupply(s) > 0 && anyOccupied(s, seat, rules.effects.givesNoble)) {
    workers++
    nobles++
  }
  return workersWorth(s, o, seat, workers) + (nobles > 0 ? nobles * nobleWorth(s, o, seat) : 0)
}

/** The best buy. The price is that of a phase which `chooser` has begun, whoever has the privilege now. */
function builderGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { market } = s.rules
  const cheaper = privilegeIf(s, chooser, seat) - privilegeOf(s, seat)
  const coins = player.coins(s, seat) + (seat === chooser ? table.roleCoins(s, BUILDER) : 0)
  const kind = payableInKind(s, o, seat)
  const room = CITY_SPACES - player.cityUsed(s, seat)
  let most = 0
  for (let i = 0; i < market.length; i++) {
    const building = market[i]
    if (table.market(s, building) === 0 || owns(s, seat, building)) continue
    if (SPACES[building] > room) continue
    const price = Math.max(0, priceFor(s, seat, building) - cheaper)
    if (price > coins + kind) continue
    most = Math.max(most, netWorth(s, o, seat, building, price, Math.max(0, price - coins)))
  }
  return most
}

/** One's own means only: whether another has a point to give is covered. */
function payableInKind(s: State, o: Outlook, seat: Seat): number {
  if (seat !== o.me) return 0
  const { inKind } = s.rules.hooks
  let coins = 0
  for (let i = 0; i < inKind.length; i++) coins += inKind[i](s, seat)
  return coins
}

/** What each seat's workers make of each good. */
const production = new Int16Array(MAX_PLAYERS * GOODS)
const ofSeat = (seat: Seat, good: Good): number => seat * GOODS + good

function writeDownProduction(s: State): void {
  for (let seat = 0; seat < s.rules.players; seat++) {
    for (let good = GOOD.first; good < GOODS; good++) production[ofSeat(seat, good)] = capacityOf(s, seat, good)
  }
}

/** The barrels made, as far as those before leave any, the chooser's best one more, and what is paid for barrels, nobles and chapels. */
function craftsmanGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { players, effects } = s.rules
  let worth = 0
  let kinds = 0
  let extra = 0
  let mostOfKind = 0
  for (let good = GOOD.first; good < GOODS; good++) {
    const able = production[ofSeat(seat, good)]
    if (able === 0) continue
    let left = table.goodsSupply(s, good)
    for (let before = chooser; before !== seat; before = (before + 1) % players) {
      left -= production[ofSeat(before, good)]
    }
    let made = Math.max(0, Math.min(able, left))
    if (made === 0) continue
    if (made < left && aqueductHelps(s, seat, good)) made++
    const had = player.goods(s, seat, good)
    for (let n = 0; n < made; n++) worth += heldWorth(s, o, good, had + n)
    kinds++
    if (good !== CORN) mostOfKind = Math.max(mostOfKind, made)
    if (left > made) extra = Math.max(extra, heldWorth(s, o, good, had + made))
  }
  for (let i = 0; i < effects.coinsByKinds.length; i++) {
    const { building, value } = effects.coinsByKinds[i]
    if (occupied(s, seat, building)) worth += value[kinds] * o.coin
  }
  if (mostOfKind > 1 && anyOccupied(s, seat, effects.coinsForBestKind)) worth += (mostOfKind - 1) * o.coin
  return worth + noblesPay(s, o, seat) + privilegeIf(s, chooser, seat) * extra
}

function aqueductHelps(s: State, seat: Seat, good: Good): boolean {
  const { effects, producers } = s.rules
  for (let i = 0; i < effects.extraFromLargePlants.length; i++) {
    const { building, value } = effects.extraFromLargePlants[i]
    if (!occupied(s, seat, building) || !value.includes(GOOD.id(good))) continue
    return producers[good].some((plant) => BUILDINGS[plant].size === 'large' && occupied(s, seat, plant))
  }
  return false
}

/** Jeweler and chapel. */
function noblesPay(s: State, o: Outlook, seat: Seat): number {
  const { chapel, coinsPerNoble } = s.rules.effects
  let worth = 0
  if (anyOccupied(s, seat, coinsPerNoble)) worth += Math.min(noblesOf(s, seat), s.rules.jewelerCap) * o.coin
  for (let i = 0; i < chapel.length; i++) {
    if (occupied(s, seat, chapel[i].building)) worth += player.noblesIn(s, seat, chapel[i].building) > 0 ? 1 : o.coin
  }
  return worth
}

/** The best sale, to the house or an own post. Those who come later may find the house full or the kind sold. */
function traderGain(s: State, o: Outlook, chooser: Seat, seat: Seat): number {
  const { effects, price } = s.rules
  const post = anyOccupied(s, seat, effects.ownPost)
  if (houseFull(s) && !post) return 0
  const privilege = privilegeIf(s, chooser, seat)
  const duplicates = anyOccupied(s, seat, effects.sellsDuplicates)
  let most = 0
  for (let good = GOOD.first; good < GOODS; good++) {
    const had = player.goods(s, seat, good)
    if (had === 0) continue
    const toHouse = !houseFull(s) && (duplicates || !inHouse(s, good))
    if (!(toHouse || post)) continue
    const coins = toHouse ? saleOf(s, seat, good) - privilegeOf(s, seat) : price[good]
    most = Math.max(most, (coins + privilege) * o.coin - heldWorth(s, o, good, had - 1))
  }
  return most
}
