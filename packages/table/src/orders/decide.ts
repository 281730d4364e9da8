import type { Seat } from '@quayside/kernel'
import type { AskSight, Sight } from '../sight.ts'
import { type Assumption, type Comparison, fits, type OrderStep, valueAt, type Wish } from './orders.ts'

/** What an order comes to: answers, the question left to its owner, or that it is void because this does not hold. */
export type Decision = readonly string[] | 'ask' | { readonly broken: Assumption }

/** Whether a step is about what is asked. */
export const isAbout = ({ question, about }: OrderStep, ask: AskSight): boolean =>
  ask.question.kind === question && (about === undefined || fits(ask.question, about))

/**
 * What a step of an order answers. It is given nothing but what its owner sees, and a proposal that is made of no more: so it can depend on
 * nothing else. It compares what is now with what was assumed, never how it came about.
 */
export function decide(step: OrderStep, seat: Seat, sight: Sight, proposal: () => readonly string[]): Decision {
  const { ask } = sight
  if (ask === null || !isAbout(step, ask)) return 'ask'
  const broken = step.assume.find((assumption) => !holds(assumption, seat, sight.view, ask))
  if (broken) return { broken }
  for (const wish of step.wishes) {
    const answers = grant(wish, ask, proposal)
    if (answers !== 'next') return answers
  }
  return 'ask'
}

export function holds(assumption: Assumption, seat: Seat, view: Sight['view'], ask: AskSight): boolean {
  if ('answer' in assumption) {
    return ask.answers.some(({ facts }) => fits(facts, assumption.answer)) === assumption.possible
  }
  const { path, is, value } = assumption
  const found = valueAt(view, path, seat)
  return found !== undefined && compare(found, is, value)
}

function compare(found: string | number, is: Comparison, value: string | number): boolean {
  if (is === '=') return found === value
  if (typeof found !== 'number' || typeof value !== 'number') return false
  return is === '<=' ? found <= value : found >= value
}

function grant(
  wish: Wish,
  { answers }: AskSight,
  proposal: () => readonly string[],
): readonly string[] | 'ask' | 'next' {
  if (wish === 'as-proposed') {
    const proposed = proposal()
    return proposed.length > 0 ? proposed : 'ask'
  }
  const fitting = answers.filter(({ facts }) => fits(facts, wish.take))
  if (fitting.length === 0) return 'next'
  const others = answers.filter((answer) => !fitting.includes(answer))
  const alone = others.every(({ facts }) => wish.ifOnly?.some((pattern) => fits(facts, pattern)) ?? true)
  if (!alone) return 'next'
  return fitting.length === 1 ? [fitting[0].text] : 'ask'
}
