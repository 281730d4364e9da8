import {
  type Answer,
  AnswerList,
  type AnyGame,
  type AnyJudgement,
  firstSeat,
  Rng,
  type Seat,
  Story,
  type Viewer,
} from '@quayside/kernel'
import { MOST_ANSWERS, promise } from './promise.ts'
import type { Edge, Node } from './tree.ts'
import { finalPoints, valuesOf } from './value.ts'

/** A question that stands, as bots are asked it. */
export interface Asked {
  readonly game: AnyGame
  readonly judgement: AnyJudgement
  /** What the seat may know, with any values for what is hidden: a search deals those anew for every simulation. */
  readonly state: unknown
  readonly seat: Seat
}

/** The deepest level of the tree: too few simulations reach further down for statistics to mean anything. */
const DEEPEST = 12

/** Plays simulations one after another in buffers that are used again. */
export class Simulation {
  /** What the last simulation came to, for each seat. */
  readonly points: Float64Array
  readonly values: Float64Array
  /** The state it ended in. */
  end: unknown
  /** Whether it was played to the end, or judged on the way. */
  finished = false

  private readonly asked: Asked
  private readonly story = new Story(false)
  private readonly legal = new AnswerList()
  private readonly weights = new Float64Array(MOST_ANSWERS)
  private readonly nodes: Node[] = []
  private readonly edges: Edge[] = []
  private readonly seats: Seat[] = []
  private readonly until: number

  constructor(asked: Asked) {
    const { game, judgement, state } = asked
    this.asked = asked
    const seats = game.score(state, 'referee').length
    this.points = new Float64Array(seats)
    this.values = new Float64Array(seats)
    this.until = judgement.clock(state) + judgement.horizon
  }

  /**
   * Gives answers one after another, goes on down the tree below it, and plays on from there. The same seed deals the same hidden things for
   * every candidate, among those that the viewer holds possible; by default the viewer is the seat that is asked.
   */
  run(answers: readonly Answer[], below: Edge, seed: string, viewer: Viewer = this.asked.seat): void {
    const { game, state } = this.asked
    const rng = new Rng(seed)
    this.end = game.resample(state, viewer, rng)
    this.nodes.length = 0
    this.edges.length = 0
    this.seats.length = 0
    if (this.give(answers)) this.descend(below, rng)
    this.playOn(rng)
    this.judge()
    for (let i = 0; i < this.nodes.length; i++) {
      const value = this.values[this.seats[i]]
      this.nodes[i].visits++
      this.nodes[i].sum += value
      this.edges[i].visits++
      this.edges[i].sum += value
    }
  }

  /** Whether all of these answers could be given: with other hidden things another seat may be asked in between. */
  private give(answers: readonly Answer[]): boolean {
    const { game, seat } = this.asked
    for (const answer of answers) {
      if ((game.toMove(this.end) & (1 << seat)) === 0) return false
      this.listLegal(seat)
      if (!this.legal.has(answer)) return false
      this.apply(seat, answer)
    }
    return true
  }

  private descend(below: Edge, rng: Rng): void {
    const { game, judgement } = this.asked
    let edge = below
    for (let depth = 0; depth < DEEPEST; ) {
      const moving = game.toMove(this.end)
      if (moving === 0 || judgement.clock(this.end) >= this.until) return
      const seat = firstSeat(moving)
      this.listLegal(seat)
      const question = game.question(this.end, seat)
      if (this.legal.count === 1 || !judgement.care[question].branches) {
        this.apply(seat, this.legal.count === 1 ? this.legal.at(0) : judgement.quick(this.end, seat, this.legal, rng))
        continue
      }
      const node = edge.node(seat, question)
      if (!node) {
        edge.grow(seat, question)
        return
      }
      if (!node.recall(this.legal, this.weights)) {
        promise(judgement, this.end, seat, this.legal, this.weights)
        node.learn(this.legal, this.weights)
      }
      const chosen = node.select(this.legal, this.weights)
      this.nodes.push(node)
      this.edges.push(chosen.edge)
      this.seats.push(seat)
      this.apply(seat, chosen.answer)
      edge = chosen.edge
      depth++
    }
  }

  private playOn(rng: Rng): void {
    const { game, judgement } = this.asked
    for (;;) {
      const moving = game.toMove(this.end)
      this.finished = moving === 0
      if (this.finished || judgement.clock(this.end) >= this.until) return
      const seat = firstSeat(moving)
      this.listLegal(seat)
      this.apply(seat, this.legal.count === 1 ? this.legal.at(0) : judgement.quick(this.end, seat, this.legal, rng))
    }
  }

  private judge(): void {
    const { game, judgement } = this.asked
    if (this.finished) finalPoints(game, this.end, this.points)
    else judgement.foresee(this.end, this.points)
    valuesOf(this.points, judgement.margin, this.values)
  }

  private listLegal(seat: Seat): void {
    this.legal.clear()
    this.asked.game.legal(this.end, seat, this.legal)
  }

  private apply(seat: Seat, answer: Answer): void {
    this.asked.game.apply(this.end, seat, answer, this.story)
    this.story.clear()
  }
}
