import type { Facts, Seat } from '@quayside/kernel'
import type { Course } from '../replay/steps.ts'

/** Adds up by seat what events tell: how much, and whose it is if not the event's own seat. */
export function tally(
  { opening, steps }: Course,
  seats: number,
  told: (facts: Facts, by: Seat | undefined) => number,
): number[] {
  const sums = Array.from({ length: seats }, () => 0)
  const add = (facts: Facts, by: Seat | undefined) => {
    const seat = typeof facts.seat === 'number' ? facts.seat : by
    if (seat !== undefined && seat in sums) sums[seat] += told(facts, by)
  }
  for (const facts of opening) add(facts, undefined)
  for (const { seat, events } of steps) for (const facts of events) add(facts, seat)
  return sums
}

/** How often something of a kind was told. */
export const timesTold = (course: Course, seats: number, ...kinds: readonly string[]): number[] =>
  tally(course, seats, ({ kind }) => (kinds.includes(kind) ? 1 : 0))
