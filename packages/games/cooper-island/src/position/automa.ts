import { demand } from '@quayside/kernel/positions'
import { AREAS, MILESTONES, ORDINARY, SPECIAL, STRATEGIES, WORKERS } from '../ids.ts'
import { holderOf } from '../scoring.ts'
import { COOPER_SEAT } from '../solo/cooper.ts'
import {
  COOPER_CARDS,
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
  given.cards?.forEach((id, i) => {
    c[COOPER_CARDS + i] = AREAS.indexOf(id) + 1
  })
  demandMilestones(s)
  const { deck } = rules.soloRules.strategies[c[STRATEGY]]
  AREAS.forEach((id, area) => {
    c[COOPER_DECK + area] = given.deck ? (given.deck[id] ?? 0) : deck[area]
    demand(c[COOPER_DECK + area] <= deck[area], `Cooper has ${deck[area]} cards for area ${id}`)
  })
}

/** His milestones follow from his counters, his workers from his milestones, and his royal orders from his special workers. */
function demandMilestones(s: State): void {
  const { c, rules } = s
  const { milestoneAt, rewards } = rules.soloRules
  const reached = MILESTONES.filter((_, counter) => c[COUNTERS + counter] >= milestoneAt).length
  demand(c[COOPER_MILESTONES] === reached, `Cooper has reached ${reached} milestones, not ${c[COOPER_MILESTONES]}`)
  WORKERS.forEach((id, worker) => {
    const earned = rewards.slice(0, reached).filter((reward) => reward === id).length
    const gained = c[COOPER_GAINED + worker]
    demand(gained === earned, `Cooper has gained ${earned} ${id} workers by his milestones, not ${gained}`)
  })
  const held = rules.orders.filter((_, order) => holderOf(s, order) === COOPER_SEAT).length
  const due = c[COOPER_GAINED + SPECIAL]
  const owed = c[COOPER_OWES]
  demand(held + owed === due, `Cooper has gained ${due} special workers, holds ${held} royal orders and owes ${owed}`)
}
