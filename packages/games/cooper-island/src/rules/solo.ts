import type { DataPack } from '../data/pack.ts'
import {
  AREA,
  AREAS,
  type Area,
  CONTRACT,
  type Contract,
  MILESTONE,
  type Milestone,
  ORDER,
  type Order,
} from '../ids.ts'
import { STRATEGIES } from '../options.ts'

/** The solo opponent's tables. */
export interface SoloRules {
  readonly stock: DataPack['solo']['stock']
  /** Neutral workers, by kind and round from 0. */
  readonly neutral: readonly (readonly number[])[]
  readonly develop: DataPack['solo']['develop']
  readonly specialDiscount: number
  /** By area: what he does there for points, undefined where he develops. */
  readonly scoring: readonly (ScoringRules | undefined)[]
  readonly milestoneAt: number
  readonly rewards: readonly Contract[]
  readonly milestoneHelm: number
  readonly perStatue: number
  readonly perSpecial: number
  /** By area: where he goes when he cannot place a worker there. */
  readonly fallback: readonly Area[]
  /** By level from 1, helm points by round. */
  readonly bonus: readonly (readonly number[])[]
  /** By strategy: cards by area, and royal orders from the dearest on. */
  readonly strategies: readonly { readonly deck: readonly number[]; readonly orders: readonly Order[] }[]
}

export interface ScoringRules {
  readonly counter: Milestone
  readonly costs: readonly number[]
  readonly helm: readonly number[]
}

export function compileSolo(pack: DataPack): SoloRules {
  const { solo } = pack
  return {
    stock: solo.stock,
    neutral: [solo.neutral.round, solo.neutral.square],
    develop: solo.develop,
    specialDiscount: solo.specialDiscount.stock,
    scoring: AREAS.map((id) => {
      const found = solo.scoring.find((entry) => entry.area === id)
      return found && { counter: MILESTONE.of(found.counts), costs: found.costs, helm: found.helm }
    }),
    milestoneAt: solo.milestones.at,
    rewards: solo.milestones.rewards.map((id) => CONTRACT.of(id)),
    milestoneHelm: solo.milestoneHelm.helm,
    perStatue: solo.cleanUp.perStatue,
    perSpecial: solo.cleanUp.perSpecial,
    fallback: AREAS.map((id) => AREA.of(solo.fallback[id])),
    bonus: solo.levels.map(({ bonus }) => bonus),
    strategies: STRATEGIES.map((id) => {
      const { deck, orders } = solo.strategies.find((strategy) => strategy.id === id)!
      return {
        deck: AREAS.map((area) => deck.filter((card) => card === area).length),
        orders: orders.map((order) => ORDER.all[pack.orders.findIndex(({ id: known }) => known === order)]),
      }
    }),
  }
}
