import type { Facts, Seat, Story } from '@quayside/kernel'
import { each, pairs, upFrom } from '@quayside/kernel/forms'
import {
  KEEPING_TILE,
  LAYING_FOREST,
  LIFT_FROM_BUILDING,
  LIFT_FROM_TILE,
  LIFTING_SPARE,
  LOAD_SMALL,
  RETURN,
  RETURNED,
  SELL_POST,
} from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { NEW_BUILDINGS } from '../../data/new-buildings.ts'
import { event, FROM_CHURCH } from '../../events.ts'
import type { Expansion } from '../../expansion.ts'
import { circleTiles, form, landPrice, naming, namingBuilding, plain, returnForm } from '../../forms.ts'
import { BUILDING, type Building, CAPTAIN, CORN, GOOD, type Good, TILE } from '../../ids.ts'
import { anyOccupied, occupied, seatFromChooser } from '../../state.ts'
import { gainCoins, gainPoints } from '../../supply.ts'
import { aqueduct } from './aqueduct.ts'
import { blackMarketLift, blackMarketReturn, payableInKind, payInKind } from './black-market.ts'
import { beginCaptainPhase, lighthouse, lighthousePays, unionHalls } from './captain.ts'
import { forestDiscount } from './forest-discount.ts'
import { goodLacking, returnSmallShips, smallWharf, smallWharfLoad, smallWharfView } from './small-wharf.ts'
import { postPays, postView, tradingPost } from './trading-post.ts'
import { WHOLE_LOAD_FORMS, wholeLoadInShort } from './whole-load.ts'

const { seats: player } = box

/**
 * New Buildings: what its buildings do. The market is drafted in `../market`, the guesthouse is in `guesthouse.ts`, forests come about in
 * `phases/gaining.ts`; storehouse, cloister and statue need nothing but their data.
 */

const PAID = event('factory-paid')

/** Library: the chooser's privilege counts once more. Occupied when the privilege is taken: our rulings. */
const library = (s: State, seat: Seat): number => (anyOccupied(s, seat, s.rules.effects.doublesPrivilege) ? 1 : 0)

/** Church: points for a building by its column. Source: classic and 1897, Igreja; 2020, Chiesa. */
function church(s: State, seat: Seat, building: Building, _price: number, out: Story): void {
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
      for (let good = GOOD.first; good < GOOD.size; good++)
        if (good !== CORN) most = Math.max(most, player.made(s, seat, good))
      if (most < 2) continue
      gainCoins(s, seat, most - 1)
      out.tell(PAID, seat, building, most - 1)
    }
  }
}

export const newBuildings: Expansion = {
  id: 'new-buildings',
  tasks: { blackMarketReturn, blackMarketLift, smallWharf: smallWharfLoad, lighthouse, unionHalls },
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
    { ...plain(LAYING_FOREST, 'forest'), facts: (s) => ({ kind: 'forest', coins: landPrice(s) }) },
    plain(KEEPING_TILE, 'keep-tile', 'keep'),
    form(SELL_POST, {
      print: (_rules, good) => `sell ${GOOD.id(good)} post`,
      all: () => each(GOOD.all),
      facts: (s, seat, good) => ({
        kind: 'sell-post',
        good: GOOD.id(good),
        coins: postPays(s, seat, good),
        price: s.rules.price[good],
      }),
    }),
    form(LOAD_SMALL, {
      print: (_rules, good, count) => `load small-wharf ${GOOD.id(good)} ${count}`,
      all: ({ barrels }) => GOOD.all.flatMap((good) => pairs([good], upFrom(barrels[good], 1))),
      facts: (_s, _seat, good, count) => ({ kind: 'load-small', good: GOOD.id(good), count }),
    }),
    ...WHOLE_LOAD_FORMS,
    returnForm,
    naming(LIFT_FROM_TILE, 'lift', 'tile', circleTiles, { kind: 'lift-from-tile' }),
    namingBuilding(LIFT_FROM_BUILDING, 'lift', { kind: 'lift-from-building' }),
    plain(LIFTING_SPARE, 'lift-spare', 'lift spare'),
  ],
  short: (_s, text) => wholeLoadInShort(text),
  data: NEW_BUILDINGS,
  reasonFacts(s, seat, given, reason): Omit<Facts, 'kind'> | null {
    switch (reason) {
      case 'too-many-barrels':
        return { good: GOOD.id(goodLacking(s, seat, given) as Good) }
      case 'nothing-to-return':
      case 'returned-already':
        return { thing: RETURNED.id(RETURN.first(given)) }
      case 'no-worker-there':
        if (LIFT_FROM_TILE.is(given)) return { tile: TILE.id(LIFT_FROM_TILE.first(given)) }
        return LIFT_FROM_BUILDING.is(given) ? { building: BUILDING.id(LIFT_FROM_BUILDING.first(given)) } : {}
      default:
        return null
    }
  },
  playerView: (s, seat) => ({ ...smallWharfView(s, seat), ...postView(s, seat) }),
}
