import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { countOf, openMilestones } from './actions/milestones.ts'
import { isOpenSpace } from './actions/ruins.ts'
import { player, type State, table } from './box.ts'
import { contractsLeft } from './free/contracts.ts'
import {
  AREA,
  AREAS,
  CONTRACT,
  COPY,
  ITEM,
  MILESTONE,
  type Order,
  SHAPES,
  type ShapeId,
  STATUE_SPACE,
  WORKER,
} from './ids.ts'
import { worthOf } from './payment.ts'
import { feedingCost } from './phases/feeding.ts'
import { topOf } from './phases/turn.ts'
import { metric, orderPoints } from './scoring.ts'
import { isPlayer } from './sea/fees.ts'
import { freeOn } from './storage.ts'

/** What follows by the rules from what lies open. A view says it, so that whoever draws one works nothing out; a position leaves it out. */

export const playerFigures = (s: State, seat: Seat) => ({
  /** What can be paid of an item, where that is more than lies in storage. */
  worth: worthView(s, seat),
  /** Food that the workers want at the end of a round. */
  food: feedingCost(s, seat),
  /** What they count, by milestone. */
  counts: MILESTONE.all.map((milestone) => countOf(s, seat, milestone)),
  /** Milestones that can be moved to a contract, and how many there are for them, by contract. */
  toMove: openMilestones(s, seat),
  contractsLeft: CONTRACT.all.map((contract) => contractsLeft(s, seat, contract)),
  /** How far the seat is on the royal orders of the game. */
  standings: table.ordersInPlay.all(s).map((order) => standing(s, seat, order)),
  hiddenSpaces: hiddenSpaces(s, seat),
  ...cardSpacesView(s, seat),
})

const worthView = (s: State, seat: Seat): Record<string, number> =>
  Object.fromEntries(
    ITEM.all
      .filter((item) => worthOf(s, seat, item) > player.storage(s, seat, item))
      .map((item) => [ITEM.id(item), worthOf(s, seat, item)]),
  )

/** Statue spaces of the board that large buildings still cover. */
const hiddenSpaces = (s: State, seat: Seat): string[] =>
  s.rules.statueSpaces.filter((_, space) => !isOpenSpace(s, seat, STATUE_SPACE.all[space])).map(({ id }) => id)

/** Free storage spaces of cards that take only some kinds, by card. */
function cardSpacesView(s: State, seat: Seat): { cardSpacesFree?: Record<string, number> } {
  const cards = player.smallCards.all(s, seat).map((card) => s.rules.cards[card])
  const storing = cards.filter(({ spaces }) => spaces > 0)
  if (storing.length === 0) return {}
  return { cardSpacesFree: Object.fromEntries(storing.map((card) => [card.id, freeOn(s, seat, card)])) }
}

/** What counts, and the points that it would bring today if there are any; the copying order looks at nothing of the seat's own. */
export function standing(s: State, seat: Seat, order: Order): Standing {
  const { metric: kind } = s.rules.orders[order]
  if (kind === COPY) return []
  const [count, points] = [metric(s, seat, kind), orderPoints(s, seat, order)]
  return points > 0 ? [count, points] : [count]
}

type Standing = readonly [count?: number, points?: number]

/** By area, the work spaces where whoever comes has to pay, and whom. */
export function feesView(s: State): Record<string, Fees> {
  const fees: Record<string, Fees> = {}
  for (const area of AREA.all) {
    for (const worker of WORKER.all) {
      const owner = topOf(s, area, worker)
      if (owner === NONE) continue
      fees[AREAS[area]] = { ...fees[AREAS[area]], [SHAPES[worker]]: isPlayer(s, owner) ? owner : 'supply' }
    }
  }
  return fees
}

type Fees = { readonly [shape in ShapeId]?: Seat | 'supply' }
