import type { State } from '../box/box.ts'
import type { Id, Kind } from '../box/kinds.ts'
import { namesOfKind } from '../box/leaves.ts'
import { piecesOf, type Tally } from '../box/ledger.ts'
import type { Result } from '../result.ts'
import { type Said, type SaidValue, say, textOf } from '../said.ts'

/** Checks that a position is possible, with a reason where it is not. */

/** Thrown and caught while a position is read: that takes many small steps, each of which may find it impossible. */
class Impossible extends Error {
  readonly said: Said

  constructor(said: Said) {
    super(textOf(said))
    this.said = said
  }
}

/** The reason keeps its values apart, so that clients can give it in other languages. */
export function demand(fine: boolean, reason: string | Said): asserts fine {
  if (!fine) throw new Impossible(typeof reason === 'string' ? { pattern: reason, values: [] } : reason)
}

/** Does work that makes demands; the first that is not met is the refusal. */
export function possible<T>(work: () => Result<T>): Result<T> {
  try {
    return work()
  } catch (problem) {
    if (!(problem instanceof Impossible)) throw problem
    const { message, said } = problem
    return { ok: false, error: { code: 'impossible-position', message, said } }
  }
}

export const demandSeat = (seat: number, seats: number): void => demand(seat < seats, say`there is no seat ${seat}`)

/** The thing of a kind that the rules in play call so. */
export function named<K extends string>({ rules }: State, kind: Kind<K>, id: string, what: string = kind.name): Id<K> {
  const found = namesOfKind(kind, rules).indexOf(id)
  demand(found >= 0, say`there is no ${what} ${id}`)
  return kind.all[found]
}

/** Takes a thing from the first pile that has it. */
export function takeFrom<T>(piles: readonly T[][], thing: T, what: SaidValue): T {
  const pile = piles.find((things) => things.includes(thing))
  demand(pile !== undefined, say`there are not so many ${what}`)
  return pile.splice(pile.indexOf(thing), 1)[0]
}

/**
 * What is left in a supply, by the game's ledger: as much as a position says, else all that lies nowhere yet. `piece` is what the ledger calls
 * it, `what` what people do. All together are so many, or no more than that where some may have left the game.
 */
export const suppliesBy =
  <S>(ledger: (s: S, tally: Tally) => void, { lossy = false } = {}) =>
  (s: S, piece: string, all: number, what: SaidValue, given?: number, whose: SaidValue = 'there are'): number => {
    const out = piecesOf(ledger, s).get(piece) ?? 0
    const left = given ?? Math.max(0, all - out)
    const sum = out + left
    if (lossy) demand(sum <= all, say`${whose} only ${all} ${what}, not ${sum}`)
    else demand(sum === all, say`${whose} ${all} ${what} in all, not ${sum}`)
    return left
  }
