import type { Answer, Seat } from '@quayside/kernel'
import { KEEP, KEEP_ONE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { GOOD } from '../ids.ts'
import { undecided } from '../phases/storing.ts'
import { sumOccupied } from '../state.ts'
import { heldWorth } from './goods.ts'
import { layOnPaper, leftOnPaper } from './loading.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { table } = box
const WEIGHT = weights

/** Storing: whole kinds first, those worth most; then the dearest barrels. */
export function storeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (KEEP.is(answer)) {
    const good = KEEP.first(answer)
    return WAREHOUSE_FIRST + undecided(s, seat, good) * WEIGHT.SHIPPING_HOPE + s.rules.price[good] * o.coin
  }
  if (!KEEP_ONE.is(answer)) return 0
  const good = KEEP_ONE.first(answer)
  return 1 + heldWorth(s, o, good, table.kept(s, good))
}

/** A single barrel kept closes the warehouses. */
const WAREHOUSE_FIRST = 100

/** What the goods of a seat keep of their worth if it stores now. */
export function keptNow(s: State, o: Outlook, seat: Seat): number {
  layOnPaper(s)
  return keptOnPaper(s, o, seat)
}

/** What is left over keeps its worth as far as it can be stored: warehouses take the dearest kinds, then single barrels stay. */
export function keptOnPaper(s: State, o: Outlook, seat: Seat): number {
  const { keepsKinds, keepsSingles } = s.rules.effects
  let kinds = sumOccupied(s, seat, keepsKinds)
  let worth = 0
  let single = 0
  let more = 0
  for (let i = GOOD.size - 1; i >= 0; i--) {
    const good = GOOD.all[i]
    const left = leftOnPaper(seat, good)
    if (left === 0) continue
    if (kinds > 0) {
      kinds--
      for (let n = 0; n < left; n++) worth += heldWorth(s, o, good, n)
    } else {
      single = Math.max(single, heldWorth(s, o, good, 0))
      more += left
    }
  }
  if (more < 2 || keepsSingles.length === 0) return worth + single
  return worth + single + Math.min(more - 1, sumOccupied(s, seat, keepsSingles)) * WEIGHT.SHIPPING_HOPE
}
