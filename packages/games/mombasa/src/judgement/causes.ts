import { type Cause, CauseSums, type Course, type Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { COMPANY } from '../ids.ts'
import { sharesOf } from '../scoring.ts'
import { seatsOf, shareValue } from '../state.ts'

const { seats: player } = box

/** What happens in Mombasa that bears on who wins. */
export const CAUSES = [
  'shares',
  'share-losses',
  'earns',
  'spends',
  'diamonds',
  'books',
  'expands',
  'majority',
  'buys',
  'opens',
] as const
export type CauseKind = (typeof CAUSES)[number]

/** What things are worth in pounds, roughly: causes are ranked by it, never told. */
const CARD = 3
const MARKER = 3
const SLOT = 12
const STEP = 1.5
const POST = 0.5

export function causes({ begin, steps }: Course<State>): Cause[] {
  const sums = new CauseSums<CauseKind>()
  let before = begin
  steps.forEach(({ events, state }, step) => {
    for (const facts of events) {
      const seat = Number(facts.seat)
      switch (facts.kind) {
        case 'entered':
          sums.add('expands', seat, step, POST, { regions: 1 })
          break
        case 'majority-used':
          sums.add('majority', seat, step, MARKER, { majorities: 1 })
          break
        case 'bought-with-goods':
        case 'bought-for-pounds':
          sums.add('buys', seat, step, CARD, { cards: 1 })
          break
        case 'slot-opened':
          sums.add('opens', seat, step, SLOT, { slots: 1 })
          break
      }
    }
    for (const seat of seatsOf(state)) changesOf(before, state, seat, step, sums)
    before = state
  })
  return sums.all().flatMap(inTheEnd)
}

/** What was gained and lost again is told by what is left of it. */
function inTheEnd(cause: Cause): Cause[] {
  const { kind, pounds } = cause.facts
  if (typeof pounds !== 'number' || pounds > 0) return [cause]
  const less = kind === 'shares' ? 'share-losses' : 'spends'
  return pounds === 0 ? [] : [{ ...cause, facts: { ...cause.facts, kind: less, pounds: -pounds } }]
}

/** What becomes of shares, of money and of the two tracks. */
function changesOf(before: State, after: State, seat: Seat, step: number, sums: CauseSums<CauseKind>): void {
  for (const company of COMPANY.all) {
    const more = worthOf(after, seat, company) - worthOf(before, seat, company)
    if (more !== 0) sums.add('shares', seat, step, more, { pounds: more }, { company: COMPANY.id(company) })
  }
  const pounds = player.pounds(after, seat) - player.pounds(before, seat)
  if (pounds !== 0) sums.add('earns', seat, step, pounds, { pounds })
  const diamonds = player.diamond(after, seat) - player.diamond(before, seat)
  if (diamonds > 0) sums.add('diamonds', seat, step, STEP * diamonds, { steps: diamonds })
  const ink = player.ink(after, seat) - player.ink(before, seat)
  if (ink > 0) sums.add('books', seat, step, STEP * ink, { steps: ink })
}

const worthOf = (s: State, seat: Seat, company: (typeof COMPANY.all)[number]): number =>
  sharesOf(s, seat, company) * shareValue(s, company)
