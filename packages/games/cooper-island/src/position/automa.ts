import { demand, layTable, say } from '@quayside/kernel/positions'
import { automa, box, type State } from '../box.ts'
import { AREA, MILESTONE, ORDINARY, SPECIAL, STRATEGY, type Strategy, WORKER, workerOf } from '../ids.ts'
import { STRATEGIES } from '../options.ts'
import { workersOut } from '../phases/turn.ts'
import { layCooper } from '../solo/cooper.ts'
import { COOPER_SEAT, ordersOf } from '../state.ts'
import type { Position } from './schema.ts'

/** Cooper in a solo game. */
export function layAutoma(s: State, { automa: given }: Position): void {
  const { rules } = s
  if (!rules.solo) {
    demand(given === undefined, 'only solo games have an automa')
    return
  }
  const option = rules.options.strategy
  const strategy = given?.strategy ?? (option === 'random' ? STRATEGIES[0] : option)
  demand(option === 'random' || option === strategy, 'Cooper has the strategy of the options')
  layCooper(s, STRATEGY.find(strategy) as Strategy)
  if (given?.deck) for (const area of AREA.all) automa.deck.set(s, area, 0)
  if (given) layTable(box, s, { automa: { ...given, strategy } })
  layWorkers(s, given?.workers)
  demandMilestones(s)
  const { deck } = rules.soloRules.strategies[automa.strategy(s)]
  for (const area of AREA.all) {
    demand(automa.deck(s, area) <= deck[area], say`Cooper has ${deck[area]} cards for area ${AREA.id(area)}`)
  }
}

function layWorkers(s: State, given: NonNullable<Position['automa']>['workers']): void {
  for (const worker of WORKER.all) {
    const id = WORKER.id(worker)
    const all = (worker === ORDINARY ? s.rules.workers.available : 0) + automa.gained(s, worker)
    const left = all - workersOut(s, COOPER_SEAT, worker)
    demand(left >= 0, say`Cooper has not so many ${id} workers`)
    demand((given?.[id] ?? left) === left, say`Cooper has ${left} ${id} workers, not ${given?.[id] ?? left}`)
    automa.workers.set(s, worker, left)
  }
}

/** His milestones follow from his counters, his workers from his milestones, and his royal orders from his special workers. */
function demandMilestones(s: State): void {
  const { milestoneAt, rewards } = s.rules.soloRules
  const reached = MILESTONE.all.filter((counter) => automa.counters(s, counter) >= milestoneAt).length
  const has = automa.milestones(s)
  demand(has === reached, say`Cooper has reached ${reached} milestones, not ${has}`)
  for (const worker of WORKER.all) {
    const earned = rewards.slice(0, reached).filter((reward) => workerOf(reward) === worker).length
    const gained = automa.gained(s, worker)
    demand(
      gained === earned,
      say`Cooper has gained ${earned} ${WORKER.id(worker)} workers by his milestones, not ${gained}`,
    )
  }
  const held = ordersOf(s, COOPER_SEAT).length
  const [due, owed] = [automa.gained(s, SPECIAL), automa.owes(s)]
  demand(
    held + owed === due,
    say`Cooper has gained ${due} special workers, holds ${held} royal orders and owes ${owed}`,
  )
}
