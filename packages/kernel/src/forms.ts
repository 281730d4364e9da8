import { type Answer, argOf, opOf, packAnswer, secondArgOf } from './answers.ts'
import type { Facts } from './facts.ts'
import type { Seat } from './seats.ts'

/** How the answers of one operation are written, which there are, and what they mean to a seat. */
export interface AnswerForm<R, S> {
  print(rules: R, a: number, b: number): string
  /** Every pair of numbers that can be written under these rules, legal or not. */
  all(rules: R): Pairs
  facts(s: S, seat: Seat, a: number, b: number): Facts
}

export type Pairs = readonly (readonly [a: number, b: number])[]

export const upFrom = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i)
export const each = (n: number, from = 0): Pairs => upFrom(n, from).map((a) => [a, 0] as const)
export const pairs = (as: readonly number[], bs: readonly number[]): Pairs =>
  as.flatMap((a) => bs.map((b) => [a, b] as const))

interface Vocabulary {
  readonly all: readonly Answer[]
  readonly byText: ReadonlyMap<string, Answer>
}

/** A game's notation from its forms, by operation. What can be written is found once for each set of rules. */
export function notationOf<R extends object, S extends { readonly rules: R }>(forms: readonly AnswerForm<R, S>[]) {
  const printWith = (rules: R, given: Answer): string =>
    forms[opOf(given)].print(rules, argOf(given), secondArgOf(given))
  const known = new WeakMap<R, Vocabulary>()
  const vocabularyOf = (rules: R): Vocabulary => {
    const found = known.get(rules)
    if (found) return found
    const all = forms.flatMap((form, op) => form.all(rules).map(([a, b]) => packAnswer(op, a, b)))
    const vocabulary = { all, byText: new Map(all.map((given) => [printWith(rules, given), given])) }
    known.set(rules, vocabulary)
    return vocabulary
  }
  return {
    print: (s: S, given: Answer): string => printWith(s.rules, given),
    /** Everything that can be written under these rules. */
    vocabulary: (s: S): readonly Answer[] => vocabularyOf(s.rules).all,
    parse: (s: S, text: string): Answer => vocabularyOf(s.rules).byText.get(text) ?? -1,
  }
}
