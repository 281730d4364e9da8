import type { Answer, Leaning, Manners, Oversight, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { BUILD, CHOOSE_ROLE, KEEP, LOAD, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import type { CharacterId } from '../characters.ts'
import { BUILDINGS, SPACES } from '../data/catalogue.ts'
import {
  BUCCANEER,
  BUILDER,
  BUILDING,
  type Building,
  CAPTAIN,
  COFFEE,
  CORN,
  CRAFTSMAN,
  GOOD,
  type Good,
  goodOf,
  MAYOR,
  QUARRY,
  type Role,
  SETTLER,
  TOBACCO,
  TRADER,
} from '../ids.ts'
import { othersGain } from '../policy/gains.ts'
import { outlook } from '../policy/outlook.ts'
import { madeIn } from '../policy/rows.ts'

const { table, seats: player } = box

/** How people play Puerto Rico: what answers are like to them, what some of them like, and what they overlook. */

const TRAITS = ['shipping', 'building', 'trading', 'coins', 'others', 'large', 'late', 'kept'] as const
type Trait = (typeof TRAITS)[number]

const at = Object.fromEntries(TRAITS.map((trait, i) => [trait, i])) as { readonly [trait in Trait]: number }

/** By building: how much it is for ships, and for the trading house. Whoever likes to build likes any, large ones more. */
const forShips = BUILDING.all.map((building) => {
  const { effects = {} } = BUILDINGS[building]
  return effects.pointsPerLoad || effects.privateShip ? 2 : effects.keepsKinds ? 1 : 0
})
const forTrade = BUILDING.all.map((building) => {
  const { effects = {} } = BUILDINGS[building]
  return effects.saleBonus || effects.sellsDuplicates || isDear(madeIn(building)) ? 1.5 : 0
})

function isDear(good: Good | typeof NONE): boolean {
  return good === TOBACCO || good === COFFEE
}

/** The round in which the end has come, or will. */
const isLast = (s: State, seat: Seat): boolean => outlook(s, seat).rounds < 1

function tell(s: State, seat: Seat, answer: Answer, found: Float64Array): void {
  if (CHOOSE_ROLE.is(answer)) tellRole(s, seat, CHOOSE_ROLE.first(answer), found)
  else if (BUILD.is(answer)) tellBuilding(s, seat, BUILD.first(answer), found)
  else if (TAKE.is(answer)) {
    const tile = TAKE.first(answer)
    if (tile === QUARRY) found[at.building] = 1
    else if (isDear(goodOf(tile))) found[at.trading] = 0.6
    else if (goodOf(tile) === CORN) found[at.shipping] = 0.6
  } else if (LOAD.is(answer)) found[at.large] = player.goods(s, seat, LOAD.first(answer))
  else if (KEEP.is(answer)) found[at.kept] = player.goods(s, seat, KEEP.first(answer))
}

function tellRole(s: State, seat: Seat, role: Role, found: Float64Array): void {
  // Nobody is so fond of a role as to take it with nothing to do there.
  if (role === CAPTAIN) found[at.shipping] = Math.min(1, barrels(s, seat) / ENOUGH)
  else if (role === TRADER) found[at.trading] = dearest(s, seat) / DEAREST
  else if (role === BUILDER) found[at.building] = 1
  found[at.coins] = table.roleCoins(s, role)
  if (role !== BUCCANEER) found[at.others] = othersGain(s, outlook(s, seat), seat, role)
  if ((role === SETTLER || role === MAYOR || role === CRAFTSMAN) && isLast(s, seat)) found[at.late] = 1
}

/** Barrels that make a good load, and the price of the dearest. */
const [ENOUGH, DEAREST] = [5, 4]

function barrels(s: State, seat: Seat): number {
  let count = 0
  for (const good of GOOD.all) count += player.goods(s, seat, good)
  return count
}

function dearest(s: State, seat: Seat): number {
  let price = 0
  for (const good of GOOD.all) if (player.goods(s, seat, good) > 0) price = Math.max(price, s.rules.price[good])
  return price
}

function tellBuilding(s: State, seat: Seat, building: Building, found: Float64Array): void {
  found[at.building] = SPACES[building] === 2 ? 2 : madeIn(building) === NONE ? 1 : 0
  found[at.shipping] = forShips[building]
  found[at.trading] = forTrade[building]
  if (madeIn(building) !== NONE && isLast(s, seat)) found[at.late] = 1
}

const CHARACTERS: { readonly [id in CharacterId]: Leaning<Trait> } = {
  shipper: { shipping: 1, trading: -0.3 },
  builder: { building: 0.9, shipping: -0.2 },
  trader: { trading: 1 },
}

const OVERSIGHTS: { readonly [id: string]: Oversight<Trait> } = {
  /** Looks at what a role brings oneself, not at what it brings the others. */
  'what others gain': { believes: { others: 1 }, casual: 0.65, steady: 0.08 },
  /** A coin on a role shines. */
  'coins shine': { believes: { coins: 0.7 }, casual: 0.55, steady: 0.08 },
  /** Plays on as if there were another round. */
  'the last round': { believes: { late: 3 }, casual: 0.6, steady: 0.1 },
  /** The largest load first, whatever will be left to rot. */
  'the load after this': { believes: { large: 1 }, casual: 0.4, steady: 0.05 },
  /** Keeps what is dear, not what is much. */
  'barrels that rot': { believes: { kept: -1 }, casual: 0.5, steady: 0.05 },
}

export const manners: Manners<State> = { traits: TRAITS, tell, characters: CHARACTERS, oversights: OVERSIGHTS }
