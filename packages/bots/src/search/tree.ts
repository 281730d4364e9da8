import type { Answer, AnswerList, Seat } from '@quayside/kernel'

/**
 * The tree below one answer. A node is a question that a seat may be asked there, whatever was drawn on the way: each simulation deals hidden
 * things anew, and chooses among the answers that are legal then.
 */

/** How much an answer's promise counts against what simulations have shown. */
const CURIOSITY = 0.8
/** An answer that has not been tried is taken for this much worse than the average of those that have. */
const UNTRIED = 0.04
/** Answers looked at when a question has been reached n times: the most promising `WIDTH` × √n. */
const WIDTH = 1.5
/** The part of the prior that is spread evenly over all answers, so that none is ruled out at first sight. */
const OPEN_MIND = 0.1

export class Edge {
  visits = 0
  /** The sum of the values that simulations through here came to, for the seat that answers. */
  sum = 0
  private readonly next = new Map<number, Node>()

  /** Where a seat is asked a question after this answer. */
  node(seat: Seat, question: number): Node | undefined {
    return this.next.get(seat * 256 + question)
  }

  grow(seat: Seat, question: number): Node {
    const node = new Node()
    this.next.set(seat * 256 + question, node)
    return node
  }
}

export class Node {
  visits = 0
  sum = 0
  private readonly edges = new Map<Answer, Edge>()
  /** What answers promised when they were met first. */
  private readonly promises = new Map<Answer, number>()

  /** What was followed most, of what is legal; undefined where nothing was. */
  followed(legal: AnswerList): { answer: Answer; edge: Edge } | undefined {
    let found: { answer: Answer; edge: Edge } | undefined
    for (const [answer, edge] of this.edges) {
      if (edge.visits > (found?.edge.visits ?? 0) && legal.has(answer)) found = { answer, edge }
    }
    return found
  }

  /**
   * Writes down what the answers promise, together 1, if all of them have been met here before. To rate them anew in every simulation costs
   * more than it tells: chance changes little of what they promise.
   */
  recall(legal: AnswerList, weights: Float64Array): boolean {
    let sum = 0
    for (let i = 0; i < legal.count; i++) {
      const promised = this.promises.get(legal.at(i))
      if (promised === undefined) return false
      weights[i] = promised
      sum += promised
    }
    if (sum === 0) return false
    for (let i = 0; i < legal.count; i++) weights[i] /= sum
    return true
  }

  /** Keeps what answers promise that were not met before. */
  learn(legal: AnswerList, weights: Float64Array): void {
    for (let i = 0; i < legal.count; i++) {
      const answer = legal.at(i)
      if (!this.promises.has(answer)) this.promises.set(answer, weights[i])
    }
  }

  /** The edge to follow. `weights` has the promise of each legal answer, together 1; what is not known yet is added. */
  select(legal: AnswerList, weights: Float64Array): { answer: Answer; edge: Edge } {
    const width = Math.ceil(WIDTH * Math.sqrt(this.visits + 1))
    const least = legal.count <= width ? 0 : nthLargest(weights, legal.count, width)
    const untried = this.visits > 0 ? this.sum / this.visits - UNTRIED : 0.5
    const root = Math.sqrt(this.visits + 1)
    let best = -Infinity
    let found = 0
    for (let i = 0; i < legal.count; i++) {
      const edge = this.edges.get(legal.at(i))
      if (!edge && weights[i] < least) continue
      const visits = edge ? edge.visits : 0
      const seen = edge && visits > 0 ? edge.sum / visits : untried
      const prior = OPEN_MIND / legal.count + (1 - OPEN_MIND) * weights[i]
      const hope = seen + (CURIOSITY * prior * root) / (1 + visits)
      if (hope <= best) continue
      best = hope
      found = i
    }
    const answer = legal.at(found)
    let edge = this.edges.get(answer)
    if (!edge) {
      edge = new Edge()
      this.edges.set(answer, edge)
    }
    return { answer, edge }
  }
}

const sorted = new Float64Array(1024)

function nthLargest(weights: Float64Array, count: number, n: number): number {
  const some = sorted.subarray(0, count)
  some.set(weights.subarray(0, count))
  some.sort()
  return some[count - n]
}
