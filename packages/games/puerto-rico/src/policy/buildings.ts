import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import type { EndBonus } from '../data/buildings.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { CORN, GOOD_COUNT, GOODS } from '../ids.ts'
import { priceFor } from '../roles/builder.ts'
import { capacityOf } from '../roles/craftsman.ts'
import { END_BONUS } from '../scoring.ts'
import { anyOccupied, player, QUARRIES, type State, TILES_OWNED } from '../state.ts'
import { circlesFor } from './fields.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Builder: what to buy, by what it brings until the end less its price. */

export function buildWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.BUILD) return 0
  const building = argOf(answer)
  return buildingWorth(s, o, seat, building) - priceFor(s, seat, building) * o.coin
}

/** A building is worth its points and, as far as somebody will work in it, its effect. */
export function buildingWorth(s: State, o: Outlook, seat: Seat, building: number): number {
  const manned = anyOccupied(s, seat, s.rules.effects.workerWithBuilding) ? 1 : Math.min(1, o.mayors)
  const { kind, vp } = BUILDINGS[building]
  const brings = kind === 'production' ? plantWorth(s, o, seat, building) : effectWorth(s, o, seat, building)
  return vp + manned * brings
}

/** Its circles for fields that lie there already, and with less hope for fields to come. */
function plantWorth(s: State, o: Outlook, seat: Seat, building: number): number {
  const { good: id, circles } = BUILDINGS[building]
  const good = GOODS.indexOf(id ?? 'corn')
  const paired = circlesFor(s, seat, good)
  const fields = s.c[player(seat) + TILES_OWNED + good] - paired
  let worth = 0
  for (let i = 0; i < circles; i++) {
    worth += productionWorth(s, o, good, paired + i) * (i < fields ? 1 : WEIGHT.FIELD_TO_COME / (1 + i))
  }
  return worth
}

/** What an occupied commercial building will bring its owner from now to the end. */
export function effectWorth(s: State, o: Outlook, seat: Seat, building: number): number {
  const { effects } = BUILDINGS[building]
  if (!effects) return 0
  let worth = 0
  if (effects.endBonus) return bonusWorth(s, o, seat, effects.endBonus)
  if (effects.saleBonus) worth += o.traders * WEIGHT.SALE_CHANCE * effects.saleBonus * o.coin
  if (effects.sellsDuplicates) worth += o.traders * WEIGHT.OFFICE_COINS * o.coin
  if (effects.drawsTile) worth += o.settlers * WEIGHT.DRAWN_TILE
  if (effects.quarryInstead && s.c[QUARRIES] > 0) worth += o.settlers * WEIGHT.HUT_QUARRY
  if (effects.workerWithTile) worth += o.settlers * WEIGHT.FREE_WORKER
  if (effects.workerWithBuilding) worth += o.builders * WEIGHT.FREE_WORKER
  if (effects.coinsByKinds) worth += o.craftsmen * effects.coinsByKinds[kindsMade(s, seat)] * o.coin
  if (effects.keepsKinds) worth += o.captains * WEIGHT.KIND_KEPT * Math.min(effects.keepsKinds, kindsMade(s, seat))
  if (effects.pointsPerLoad) worth += o.captains * WEIGHT.HARBOR_LOADS * kindsMade(s, seat) * effects.pointsPerLoad
  if (effects.privateShip) worth += o.captains * (WEIGHT.WHARF_POINTS + WEIGHT.WHARF_PER_BARREL * barrelsMade(s, seat))
  return worth
}

function kindsMade(s: State, seat: Seat): number {
  let kinds = 0
  for (let good = CORN; good < GOOD_COUNT; good++) if (capacityOf(s, seat, good) > 0) kinds++
  return kinds
}

function barrelsMade(s: State, seat: Seat): number {
  let barrels = 0
  for (let good = CORN; good < GOOD_COUNT; good++) barrels += capacityOf(s, seat, good)
  return barrels
}

/** A bonus as it would be now and what it grows by in the phases to come. Others' chips are covered, so their customs house is guessed. */
function bonusWorth(s: State, o: Outlook, seat: Seat, bonus: EndBonus): number {
  if (bonus === 'customs-house' && seat !== o.me) return GUESSED_CUSTOMS
  return END_BONUS[bonus](s, seat) + GROWTH[bonus](o)
}

const GUESSED_CUSTOMS = 4

/** A little for each phase of the role that feeds the bonus, up to what a game usually still brings. */
const GROWTH: Record<EndBonus, (o: Outlook) => number> = {
  'guild-hall': (o) => Math.min(2, 0.3 * o.builders),
  residence: (o) => Math.min(1.5, 0.3 * o.settlers),
  fortress: (o) => Math.min(3, 0.5 * o.mayors),
  'customs-house': (o) => Math.min(4, 0.8 * o.captains),
  // It counts itself, which an owner's list does not yet show.
  'city-hall': (o) => 1 + Math.min(2, 0.4 * o.builders),
}
