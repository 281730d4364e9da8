import type { Facts } from './facts.ts'
import type { Seat } from './seats.ts'

/** Why an answer is good or bad: what happens on the course that is expected after it, as data that can be checked against that course. */

/** How a game is expected to go on after an answer. */
export interface Course<S> {
  /** Before the answer. */
  readonly begin: S
  readonly steps: readonly CourseStep<S>[]
}

export interface CourseStep<S> {
  readonly seat: Seat
  /** What is told of it, and of all that followed by itself. */
  readonly events: readonly Facts[]
  /** After it. */
  readonly state: S
}

/** Something that happens to a seat on a course, all of its kind together. */
export interface Cause {
  /** Its words go by the kind; `seat` is whom it happens to. */
  readonly facts: Facts & { readonly seat: Seat }
  /** What it is worth to that seat, in points. */
  readonly points: number
  /** The steps of the course at which it happens. */
  readonly steps: readonly number[]
}

/** What a cause is called when it is compared with the same on another course. */
export const causeKey = ({ facts }: Cause): string => `${facts.kind} ${facts.seat} ${facts.company ?? ''}`

/** Adds up what happens on a course: amounts of one kind and seat become one cause. */
export class CauseSums<Kind extends string = string> {
  private readonly sums = new Map<string, { facts: Record<string, string | number>; points: number; steps: number[] }>()

  /** `amounts` are added to those before; `named` stays as it was said last. */
  add(
    kind: Kind,
    seat: Seat,
    step: number,
    points: number,
    amounts: { readonly [name: string]: number },
    named: { readonly [name: string]: string } = {},
  ): void {
    const key = `${kind} ${seat} ${named.company ?? ''}`
    const sum = this.sums.get(key) ?? { facts: { kind, seat }, points: 0, steps: [] }
    for (const [name, amount] of Object.entries(amounts)) sum.facts[name] = Number(sum.facts[name] ?? 0) + amount
    Object.assign(sum.facts, named)
    sum.points += points
    if (sum.steps.at(-1) !== step) sum.steps.push(step)
    this.sums.set(key, sum)
  }

  all(): Cause[] {
    return Array.from(this.sums.values(), ({ facts, points, steps }) => ({
      facts: facts as Cause['facts'],
      points,
      steps,
    }))
  }
}

/** How a kind of cause is said in one language, so that what happens after two answers can be said in one sentence. */
export interface CauseSaid {
  /** What somebody does, to whoever does it and of others. */
  readonly verb: readonly [you: string, they: string]
  /** How much. */
  what(facts: Facts, thing: Thing): string
  /** None of it: "no goods". The facts are those of the other answer. */
  none(facts: Facts, thing: Thing): string
}

type Thing = (arg: string, id: string) => string

export type CauseWords<Kind extends string = string> = { readonly [kind in Kind]: CauseSaid }
