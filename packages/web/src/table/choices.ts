import type { Facts } from '@quayside/kernel'
import type { AnswerSight } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'

/** An answer as it is offered: with its key and its places on the board. */
export interface Choice {
  readonly text: string
  readonly facts: Facts
  readonly key: string
  readonly places: readonly string[]
}

/** Letters that are shortcuts of their own are left out. */
const KEYS = [...'1234567890', ...'abcdefjknqstvwxyz']

/** Answers in the board's reading order; passing has a key of its own. */
export function choicesOf(answers: readonly AnswerSight[], board: GameBoard): Choice[] {
  const sorted = [...answers].sort((a, b) => board.order(a.facts) - board.order(b.facts))
  return keyed(sorted.map(({ text, facts }) => ({ text, facts, key: '', places: board.places(facts) })))
}

/** The same choices with keys from the first on. */
export function keyed(choices: readonly Choice[]): Choice[] {
  let next = 0
  return choices.map((choice) => ({ ...choice, key: choice.facts.kind === 'pass' ? 'p' : (KEYS[next++] ?? '') }))
}
