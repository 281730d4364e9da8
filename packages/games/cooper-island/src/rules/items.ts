import type { Items } from '../data/pack.ts'
import { ITEM, ITEMS, type Item, type ItemId } from '../ids.ts'

/** How many of each coin and resource, by item: a cost, or a gain. */
export type Amounts = readonly number[]

export const amountsOf = (items: Items): Amounts => ITEMS.map((id) => items[id] ?? 0)

/** Some of the coins and resources, in the order of the box. */
export const itemsOf = (ids: readonly ItemId[]): readonly Item[] => ITEM.all.filter((item) => ids.includes(ITEMS[item]))
