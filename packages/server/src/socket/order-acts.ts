import { ok } from '@quayside/kernel'
import { newOrderId } from '../ids.ts'
import type { Acts } from './acts.ts'
import { seatedAct } from './seated-act.ts'

type OrderActs = Pick<Acts, 'orders' | 'set-order' | 'drop-order' | 'ahead' | 'propose-ahead' | 'answer-ahead'>

/** What somebody orders for their own seat. Nobody else may be able to tell, so the table is only kept: nothing of it has changed for others. */
export const orderActs: OrderActs = {
  orders: seatedAct<'orders'>(({ live, seat }) => ok({ value: live.table.orders.of(seat) })),

  'set-order': seatedAct<'set-order'>(({ live, seat, now }, { order, id: replaces }) => {
    const id = newOrderId()
    const set = live.table.orders.set(seat, order, id, now, replaces)
    return set.ok ? ok({ value: { id }, kept: true }) : set
  }),

  'drop-order': seatedAct<'drop-order'>(({ live, seat, now }, { id }) => {
    const dropped = live.table.orders.drop(seat, id, now)
    return dropped.ok ? ok({ value: null, kept: true }) : dropped
  }),

  ahead: seatedAct<'ahead'>(({ live, seat }, { after }) => {
    const seen = live.table.orders.ahead(seat, after)
    return seen.ok ? ok({ value: seen.value }) : seen
  }),

  'propose-ahead': seatedAct<'propose-ahead'>(({ live, seat }, { after, through }) => {
    const proposed = live.table.orders.proposeAhead(seat, after, through)
    return proposed.ok ? ok({ value: proposed.value }) : proposed
  }),

  'answer-ahead': seatedAct<'answer-ahead'>(({ live, seat, now }, { answers }) => {
    const given = live.table.orders.answerAhead(seat, answers, newOrderId(), now)
    return given.ok ? ok({ value: null, kept: true }) : given
  }),
}
