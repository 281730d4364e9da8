import { type RequestOf, refuse } from '@quayside/table'
import type { ActContext, ActKind, Acts } from './acts.ts'

/** An act that only seated people may do. It is done for the person's own seat: a request never names the seat it acts for. */
export function seatedAct<K extends ActKind>(act: Acts[K]): Acts[K] {
  return ((context: ActContext, ask: RequestOf<K>) =>
    context.seat < 0 ? refuse('not-seated') : act(context, ask)) as Acts[K]
}
