import { type Cause, CauseSums, type Course, type Seat } from '@quayside/kernel'
import type { State } from '../box.ts'
import { BUILDING } from '../ids.ts'
import { POINTS } from '../policy/rows.ts'
import { workersOf } from '../scoring.ts'
import { isAutoma, seatsOf, sparePieces } from '../state.ts'

/** What happens in Puerto Rico that bears on who wins. */
export const CAUSES = ['ships', 'sells', 'collects', 'builds', 'saves', 'produces', 'mans', 'spoils'] as const
export type CauseKind = (typeof CAUSES)[number]

/** What things are worth in points, roughly: causes are ranked by it, never told. */
const COIN = 0.35
const BARREL = 0.35
const PLACE = 0.5
/** Of a building, for each coin of its price: what it does. */
const USE = 0.25

/** Points that a load brings by itself, with what comes on top of it. */
const OF_LOADS: ReadonlySet<unknown> = new Set(['load', 'privilege', 'harbor'])

export function causes({ begin, steps }: Course<State>): Cause[] {
  const sums = new CauseSums<CauseKind>()
  const best = new Map<Seat, number>()
  let before = begin
  steps.forEach(({ events, state }, step) => {
    for (const facts of events) {
      const [seat, count, coins] = [Number(facts.seat), Number(facts.count), Number(facts.coins)]
      switch (facts.kind) {
        case 'loaded':
          sums.add('ships', seat, step, 0, { goods: count })
          break
        case 'points':
          if (OF_LOADS.has(facts.source))
            sums.add('ships', seat, step, Number(facts.points), { points: Number(facts.points) })
          break
        case 'sold':
        case 'sold-to-post':
          sums.add('sells', seat, step, COIN * coins, { goods: 1, coins })
          break
        case 'role-chosen':
        case 'prospected':
        case 'factory-paid':
          if (coins > 0) sums.add('collects', seat, step, COIN * coins, { coins })
          break
        case 'produced':
          if (count > 0) sums.add('produces', seat, step, BARREL * count, { goods: count })
          break
        case 'extra-barrel':
        case 'aqueduct-barrel':
          sums.add('produces', seat, step, BARREL, { goods: 1 })
          break
        case 'spoiled':
          sums.add('spoils', seat, step, -BARREL * count, { goods: count })
          break
        case 'built': {
          const building = BUILDING.of(String(facts.building))
          const cost = before.rules.cost[building]
          const saved = cost - Number(facts.price)
          if (saved > 0) sums.add('saves', seat, step, COIN * saved, { coins: saved, buildings: 1 })
          const dearest = cost >= (best.get(seat) ?? 0)
          if (dearest) best.set(seat, cost)
          const named: Record<string, string> = dearest ? { building: String(facts.building) } : {}
          sums.add('builds', seat, step, POINTS[building] + USE * cost, { buildings: 1 }, named)
          break
        }
      }
    }
    for (const seat of seatsOf(state)) {
      const more = isAutoma(state, seat) ? 0 : atWork(state, seat) - atWork(before, seat)
      if (more !== 0) sums.add('mans', seat, step, PLACE * more, { places: more })
    }
    before = state
  })
  return sums
    .all()
    .filter(({ facts }) => facts.kind !== 'mans' || Number(facts.places) > 0)
    .map(complete)
}

/** Loads without a point, and points without a load, are said as none. */
const complete = (cause: Cause): Cause =>
  cause.facts.kind === 'ships' ? { ...cause, facts: { goods: 0, points: 0, ...cause.facts } } : cause

/** Pieces that stand on fields and in buildings. */
const atWork = (s: State, seat: Seat): number => workersOf(s, seat) - sparePieces(s, seat)
