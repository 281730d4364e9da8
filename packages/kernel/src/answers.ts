import type { Rng } from './rng.ts'

/** An answer inside the engine: a non-negative integer that the game packs as it likes. Notation makes it text at the border. */
export type Answer = number

/** How our games pack an answer: an operation and two numbers below 256. */
export const packAnswer = (op: number, a = 0, b = 0): Answer => (op << 16) | (a << 8) | b
export const opOf = (packed: Answer): number => packed >> 16
export const argOf = (packed: Answer): number => (packed >> 8) & 0xff
export const secondArgOf = (packed: Answer): number => packed & 0xff

/**
 * One of the things that can be answered, such as "load a good on a ship": it packs what an answer names and gives it back as what it is.
 */
export class Operation<A extends number = number, B extends number = number> {
  readonly number: number

  constructor(number: number) {
    this.number = number
  }

  /** The answer that names these. */
  of(a?: A, b?: B): Answer {
    return packAnswer(this.number, a, b)
  }

  /** Whether an answer is of this operation. */
  is(answer: Answer): boolean {
    return answer >> 16 === this.number
  }

  first(answer: Answer): A {
    return argOf(answer) as A
  }

  second(answer: Answer): B {
    return secondArgOf(answer) as B
  }
}

/**
 * A list of answers that is filled, read and filled again without making garbage.
 * `legal` writes into it; whoever asks owns the list.
 */
export class AnswerList {
  items = new Int32Array(64)
  count = 0

  clear(): void {
    this.count = 0
  }

  add(answer: Answer): void {
    if (this.count === this.items.length) this.grow()
    this.items[this.count++] = answer
  }

  at(index: number): Answer {
    return this.items[index]
  }

  has(answer: Answer): boolean {
    for (let i = 0; i < this.count; i++) if (this.items[i] === answer) return true
    return false
  }

  toArray(): Answer[] {
    return Array.from(this.items.subarray(0, this.count))
  }

  private grow(): void {
    const larger = new Int32Array(this.items.length * 2)
    larger.set(this.items)
    this.items = larger
  }
}

/** The answer worth most; chance decides between equals and is asked only then. */
export function best(legal: AnswerList, rng: Rng, worth: (answer: Answer) => number): Answer {
  let found = legal.at(0)
  let most = worth(found)
  let equals = 1
  for (let i = 1; i < legal.count; i++) {
    const answer = legal.at(i)
    const its = worth(answer)
    if (its < most) continue
    equals = its > most ? 1 : equals + 1
    if (equals > 1 && rng.below(equals) > 0) continue
    most = its
    found = answer
  }
  return found
}
