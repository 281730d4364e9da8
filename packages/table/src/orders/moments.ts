import type { AnyGame, Seat } from '@quayside/kernel'
import type { Sight } from '../sight.ts'
import { type Moment, type OrderBody, valueAt } from './orders.ts'

/** The round and the step that a game is in, as the paths of its view tell them that it names for this. */
export function momentOf({ moments }: AnyGame, view: Sight['view'], seat: Seat): Moment {
  const said = (paths: readonly string[] = []) => paths.map((path) => valueAt(view, path, seat) ?? '').join(' ')
  return { round: said(moments?.round), step: said(moments?.step) }
}

export const isSameStep = (one: Moment, other: Moment): boolean => one.round === other.round && one.step === other.step

/** Whether an order that was set at one moment still stands at another. */
export function stands({ until }: Pick<OrderBody, 'until'>, since: Moment, now: Moment): boolean {
  if (until === 'game') return true
  return until === 'round' ? since.round === now.round : isSameStep(since, now)
}
