import { piecesOf } from '../box/ledger.ts'
import type { AnyGame } from '../game.ts'
import { hold } from './broken.ts'
import type { Subject } from './subject.ts'

export type Totals = ReadonlyMap<string, number>

export const totals = (game: AnyGame, state: unknown): Totals => piecesOf((s, tally) => game.ledger(s, tally), state)

/** Law 2. Pieces are conserved: whatever is answered, the total of each limited kind stays what it was. */
export function lawOfConservation({ game, match }: Subject, first: Totals): void {
  const now = totals(game, match.state)
  hold('conservation', now.size === first.size, () => `the ledger has ${now.size} kinds, it had ${first.size}`)
  for (const [kind, count] of now) {
    hold('conservation', first.get(kind) === count, () => `there were ${first.get(kind)} of ${kind}, now ${count}`)
  }
}
