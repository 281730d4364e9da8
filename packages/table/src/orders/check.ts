import { type AnyGame, ok, type Result, type Seat } from '@quayside/kernel'
import { refuse } from '../reasons.ts'
import type { Sight } from '../sight.ts'
import { type Assumption, MAX_ORDERS, MAX_ORDERS_SIZE, type Order, type OrderBody, valueAt } from './orders.ts'
import { watchedAt } from './watched.ts'

/** Whether an order of the right shape makes sense in a game. What it names by paths must be in its owner's sight. */
export function checkOrder(game: AnyGame, body: OrderBody, seat: Seat, view: Sight['view']): Result<null> {
  if (body.until !== 'game' && !game.moments) return refuse('no-such-moment')
  for (const { question, assume } of body.steps) {
    const spec = game.questions.find(({ kind }) => kind === question)
    if (!spec) return refuse('no-such-question')
    if (body.uses === 'always' && !spec.habit) return refuse('no-habit')
    if (!assume.every((assumption) => isComparable(assumption, game, seat, view))) return refuse('no-such-value')
  }
  return ok(null)
}

function isComparable(assumption: Assumption, game: AnyGame, seat: Seat, view: Sight['view']): boolean {
  if ('answer' in assumption) return true
  const { path, is, value } = assumption
  if (is !== '=' && typeof value !== 'number') return false
  return watchedAt(game, path) !== null || valueAt(view, path, seat) !== undefined
}

/** Orders are stored with every answer, so they must stay small. */
export function checkSize(orders: readonly Order[]): Result<null> {
  const size = JSON.stringify(orders).length
  return orders.length > MAX_ORDERS || size > MAX_ORDERS_SIZE ? refuse('too-many-orders') : ok(null)
}
