import { type Cause, CauseSums, type Course } from '@quayside/kernel'
import type { State } from '../box.ts'
import { score } from '../scoring.ts'

/** What happens on Cooper Island that bears on who wins. */
export const CAUSES = [
  'sails',
  'boats',
  'erects',
  'statues',
  'islands',
  'loads',
  'milestones',
  'orders',
  'gains',
  'anchors',
  'tiles',
] as const
export type CauseKind = (typeof CAUSES)[number]

/** What things are worth in points beyond the steps of a ship that they bring at once, roughly: causes are ranked by it, never told. */
const WORTH = {
  boats: 1.5,
  erects: 2,
  statues: 1.5,
  islands: 1.5,
  loads: 0.5,
  milestones: 1.5,
  orders: 2,
  gains: 0.3,
  anchors: -1,
  tiles: 1,
} as const

export function causes({ begin, steps }: Course<State>): Cause[] {
  const sums = new CauseSums<CauseKind>()
  const add = (kind: keyof typeof WORTH, seat: number, step: number, count = 1) =>
    sums.add(kind, seat, step, WORTH[kind] * count, { count })
  let before = begin
  steps.forEach(({ events, state }, step) => {
    for (const facts of events) {
      const seat = Number(facts.seat)
      switch (facts.kind) {
        case 'boat-built':
          add('boats', seat, step)
          break
        case 'piece-put':
          if (facts.piece === 'statue') add('statues', seat, step)
          else if (facts.piece !== 'lid') add('erects', seat, step)
          break
        case 'island-placed':
          add('islands', seat, step)
          break
        case 'merchant-loaded':
          add('loads', seat, step)
          break
        case 'milestone-reached':
          add('milestones', seat, step)
          break
        case 'order-taken':
          add('orders', seat, step)
          break
        case 'gained':
        case 'to-market':
          add('gains', seat, step, Number(facts.count))
          break
        case 'anchored':
          add('anchors', seat, step)
          break
        case 'double-placed':
          add('tiles', seat, step)
          break
      }
    }
    const [was, is] = [before, state].map((s) => score(s, 'referee'))
    is.forEach(({ lines }, seat) => {
      const more = helm(lines) - helm(was[seat].lines)
      if (more !== 0) sums.add('sails', seat, step, more, { count: more })
    })
    before = state
  })
  return sums.all()
}

const helm = (lines: ReturnType<typeof score>[number]['lines']): number =>
  lines.find(({ what }) => what === 'helm')?.points ?? 0
