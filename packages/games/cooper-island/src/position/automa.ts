import { demand } from '@quayside/kernel/positions'
import { AREAS, MILESTONES, ORDINARY, STRATEGIES, WORKERS } from '../ids.ts'
import { COOPER_SEAT } from '../solo/cooper.ts'
import {
  COOPER_DECK,
  COOPER_DIARIES,
  COOPER_GAINED,
  COOPER_MILESTONES,
  COOPER_OWES,
  COOPER_STEPS,
  COOPER_WORKERS,
  COUNTERS,
  STOCK,
  STRATEGY,
  type State,
} from '../state.ts'
import type { Position } from './schema.ts'
import { workersOut } from './table.ts'

/** Cooper in a solo game. */
export function layAutoma(s: State, { automa }: Position): void {
  const { c, rules } = s
  if (!rules.solo) {
    demand(automa === undefined, 'only solo games have an automa')
    return
  }
  const given = automa ?? {}
  const option = rules.options.strategy
  c[STRATEGY] = STRATEGIES.indexOf((given.strategy ?? (option === 'random' ? STRATEGIES[0] : option)) as never)
  demand(option === 'random' || option === STRATEGIES[c[STRATEGY]], 'Cooper has the strategy of the options')
  c[STOCK] = given.stock ?? rules.soloRules.stock.start
  MILESTONES.forEach((id, counter) => {
    c[COUNTERS + counter] = given.counters?.[id] ?? 0
  })
  c[COOPER_MILESTONES] = given.milestones ?? 0
  c[COOPER_OWES] = given.owes ?? 0
  c[COOPER_STEPS] = given.steps ?? 0
  c[COOPER_DIARIES] = given.diaries ?? 0
  WORKERS.forEach((id, worker) => {
    c[COOPER_GAINED + worker] = given.gained?.[id] ?? 0
    const all = (worker === ORDINARY ? rules.workers.available : 0) + c[COOPER_GAINED + worker]
    const left = all - workersOut(s, COOPER_SEAT, worker)
    demand(left >= 0, `Cooper has not so many ${id} workers`)
    demand((given.workers?.[id] ?? left) === left, `Cooper has ${left} ${id} workers, not ${given.workers?.[id]}`)
    c[COOPER_WORKERS + worker] = left
  })
  const { deck } = rules.soloRules.strategies[c[STRATEGY]]
  AREAS.forEach((id, area) => {
    c[COOPER_DECK + area] = given.deck ? (given.deck[id] ?? 0) : deck[area]
    demand(c[COOPER_DECK + area] <= deck[area], `Cooper has ${deck[area]} cards for area ${id}`)
  })
}
