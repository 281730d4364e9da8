import { type Answer, argOf, type Operation, opOf, packAnswer, secondArgOf } from './answers.ts'
import type { Facts } from './facts.ts'
import type { Seat } from './seats.ts'

/** How the answers of one operation are written, which there are, and what they mean to a seat. */
export interface AnswerForm<R, S, A extends number = number, B extends number = number> {
  print(rules: R, a: A, b: B): string
  /** Every pair of things that can be written under these rules, legal or not. */
  all(rules: R): readonly (readonly [a: A, b: B])[]
  facts(s: S, seat: Seat, a: A, b: B): Facts
}

/** A form with the number of its operation. */
export interface FormOf<R, S> extends AnswerForm<R, S> {
  readonly op: number
}

export type Pairs = readonly (readonly [a: number, b: number])[]

export const upFrom = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i)

/** Answers that name one thing of these. */
export const each = <A extends number>(as: readonly A[]): (readonly [A, never])[] => as.map((a) => [a, 0 as never])

/** Answers that name one of these and one of those. */
export const pairs = <A extends number, B extends number>(as: readonly A[], bs: readonly B[]): (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const))

/** The forms of a game, which all know the same rules and states. */
export function formsOf<R, S>() {
  return {
    /** The form of an operation, written out. */
    form: <A extends number, B extends number>(op: Operation<A, B>, form: AnswerForm<R, S, A, B>): FormOf<R, S> => ({
      ...(form as unknown as AnswerForm<R, S>),
      op: op.number,
    }),
    /** An answer that names nothing. */
    plain: (op: Operation, kind: string, text = kind): FormOf<R, S> => ({
      op: op.number,
      print: () => text,
      all: () => [[0, 0]],
      facts: () => ({ kind }),
    }),
    /** An answer that names one thing of a list: its verb and the thing's id. */
    naming: <A extends number>(
      op: Operation<A>,
      verb: string,
      arg: string,
      ids: (rules: R) => readonly string[],
      { kind = verb, facts }: { kind?: string; facts?(s: S, seat: Seat, a: A): Omit<Facts, 'kind'> } = {},
    ): FormOf<R, S> => ({
      op: op.number,
      print: (rules, a) => `${verb} ${ids(rules)[a]}`,
      all: (rules) => each(upFrom(ids(rules).length)),
      facts: (s, seat, a) => ({
        kind,
        [arg]: ids((s as { readonly rules: R }).rules)[a],
        ...facts?.(s, seat, a as A),
      }),
    }),
  }
}

interface Vocabulary {
  readonly all: readonly Answer[]
  readonly byText: ReadonlyMap<string, Answer>
}

/**
 * A game's notation from the forms that are in play under its rules. What can be written is found once for each set of rules. `short` reads
 * what no form writes: a shorter way to say an answer, -1 if it is none.
 */
export function notationOf<R extends object, S extends { readonly rules: R }>(
  formsIn: (rules: R) => readonly FormOf<R, S>[],
  short: (s: S, text: string, parse: (text: string) => Answer) => Answer = () => -1,
) {
  const byRules = new WeakMap<R, FormOf<R, S>[]>()
  const formOf = (rules: R, op: number): FormOf<R, S> => {
    let forms = byRules.get(rules)
    if (!forms) {
      forms = []
      for (const form of formsIn(rules)) forms[form.op] = form
      byRules.set(rules, forms)
    }
    return forms[op]
  }
  const printWith = (rules: R, given: Answer): string =>
    formOf(rules, opOf(given)).print(rules, argOf(given), secondArgOf(given))
  const known = new WeakMap<R, Vocabulary>()
  const vocabularyOf = (rules: R): Vocabulary => {
    const found = known.get(rules)
    if (found) return found
    const all = formsIn(rules).flatMap((form) => form.all(rules).map(([a, b]) => packAnswer(form.op, a, b)))
    const vocabulary = { all, byText: new Map(all.map((given) => [printWith(rules, given), given])) }
    known.set(rules, vocabulary)
    return vocabulary
  }
  return {
    print: (s: S, given: Answer): string => printWith(s.rules, given),
    /** Everything that can be written under these rules. */
    vocabulary: (s: S): readonly Answer[] => vocabularyOf(s.rules).all,
    parse(s: S, text: string): Answer {
      const { byText } = vocabularyOf(s.rules)
      const known = (said: string): Answer => byText.get(said) ?? -1
      const found = known(text)
      return found >= 0 ? found : short(s, text, known)
    },
    /** What an answer would mean to a seat. */
    answerFacts: (s: S, seat: Seat, given: Answer): Facts =>
      formOf(s.rules, opOf(given)).facts(s, seat, argOf(given), secondArgOf(given)),
  }
}
