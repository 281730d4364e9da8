import { ordersSight, type ServerMessage } from '@quayside/table'
import type { LiveTable } from './live.ts'

/**
 * Prepares what people are told of their own orders, on all of their devices, where something of them has changed; calling the result tells it.
 * Nobody else is told anything.
 */
export function prepareOrders(live: LiveTable): () => void {
  const { seats } = live.table.orders
  const before = live.toldOrders
  if (seats === before) return () => {}
  live.toldOrders = seats
  const texts = new Map<number, string>()
  for (const seat of live.table.chairs.keys()) {
    if ((seats[seat] ?? null) === (before[seat] ?? null)) continue
    const orders = live.table.finished ? ordersSight(null) : live.table.orders.of(seat)
    texts.set(seat, JSON.stringify({ t: 'orders', table: live.id, orders } satisfies ServerMessage))
  }
  const messages = [...live.subscriptions].flatMap((to) => {
    const text = texts.get(live.table.seatOf(to.listener.person.id))
    return text === undefined ? [] : [{ to, text }]
  })
  return () => {
    for (const { to, text } of messages) if (to.active) to.listener.send(text)
  }
}
