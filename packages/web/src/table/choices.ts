import type { Facts } from '@quayside/kernel'
import type { AnswerSight } from '@quayside/table'
import type { GameBoard, Part } from '../boards/board.ts'

/** An answer as it is offered: with its places on the board, and which of them are picked one after the other. */
export interface Choice {
  readonly text: string
  readonly facts: Facts
  readonly places: readonly string[]
  readonly ends: readonly string[]
  readonly part: Part
}

/** Answers in the board's reading order. */
export function choicesOf(answers: readonly AnswerSight[], board: GameBoard): Choice[] {
  const sorted = [...answers].sort((a, b) => board.order(a.facts) - board.order(b.facts))
  return sorted.map(({ text, facts }) => ({
    text,
    facts,
    places: board.places(facts),
    ends: board.ends(facts),
    part: board.part(facts),
  }))
}

export const includesAll = (places: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((place) => places.includes(place))
