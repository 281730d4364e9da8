import type { DataPack, SmallCardData } from '../data/pack.ts'
import { maskOf } from './programs.ts'

/** Moments at which a small building card does something. */
const EVENTS_OF_CARDS = ['boat', 'diary', 'ruin', 'merchant', 'building'] as const
export const WHENEVER = { BOAT: 0, DIARY: 1, RUIN: 2, MERCHANT: 3, BUILDING: 4 } as const

/** What costs can be lowered. */
const COSTS = ['building', 'boat', 'statue', 'merchant', 'feeding'] as const
export const COST_OF = { BUILDING: 0, BOAT: 1, STATUE: 2, MERCHANT: 3, FEEDING: 4 } as const

export interface SmallCard {
  readonly id: string
  /** Moment of `WHENEVER`, -1 if it has none. */
  readonly whenever: number
  /** Costs it lowers, a bit each, by how much, and of which items. */
  readonly lowers: number
  readonly amount: number
  readonly items: number
  readonly crate: boolean
  readonly statueSpace: boolean
  /** More food for more helm points. */
  readonly moreFood: number
  readonly moreHelm: number
  /** Storage spaces for the items in `accepts`, and points when all of them are full. */
  readonly spaces: number
  readonly accepts: number
  readonly points: number
}

export const compileSmallCards = (pack: DataPack): SmallCard[] => pack.smallCards.map(compile)

function compile({ id, ability }: SmallCardData): SmallCard {
  const nothing: SmallCard = {
    id,
    whenever: -1,
    lowers: 0,
    amount: 0,
    items: 0,
    crate: false,
    statueSpace: false,
    moreFood: 0,
    moreHelm: 0,
    spaces: 0,
    accepts: 0,
    points: 0,
  }
  switch (ability.type) {
    case 'whenever':
      return { ...nothing, whenever: EVENTS_OF_CARDS.indexOf(ability.event) }
    case 'discount': {
      const lowers = ability.on.reduce((mask, on) => mask | (1 << COSTS.indexOf(on)), 0)
      return { ...nothing, lowers, amount: ability.amount, items: maskOf(ability.items) }
    }
    case 'crate':
      return { ...nothing, crate: true }
    case 'statue-space':
      return { ...nothing, statueSpace: true }
    case 'feed-more':
      return { ...nothing, moreFood: ability.food, moreHelm: ability.helm }
    case 'storage':
      return { ...nothing, spaces: ability.spaces, accepts: maskOf(ability.accepts), points: ability.points }
  }
}
