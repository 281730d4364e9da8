import { ascending, exactly, type Path, type Say } from '@quayside/kernel/data'
import { CARDS_DRAWN, DECK_SIZE, LARGE_BUILDINGS, MAX_DIARIES, MERCHANTS, ORDERS } from '../../sizes.ts'
import type { DataPack, OrderData } from '../pack.ts'
import { between, distinct } from './sets.ts'

const MOST_PLAYERS = 4
const LEAST_DIARIES = 30
const MOST_DIARIES = 60
const MOST_TIERS = 3
/** Four are drawn and one is kept for every building, those of small and of large ones alike. */
const LEAST_CARDS = MOST_PLAYERS * LARGE_BUILDINGS - 1 + CARDS_DRAWN

export function checkMerchants({ merchants }: DataPack, say: Say): void {
  exactly(say, ['merchants'], merchants.length, MERCHANTS, 'merchant ships, one for each round')
}

export function checkOrders({ orders }: DataPack, say: Say): void {
  exactly(say, ['orders'], orders.length, ORDERS, 'royal orders')
  exactly(say, ['orders'], orders.filter(({ metric }) => metric === 'copy').length, 1, 'order that copies')
  orders.forEach((order, i) => {
    const path = ['orders', i]
    if (order.metric !== 'copy') checkTiers(order, path, say)
    else checkCopying(order, path, i === orders.length - 1, say)
  })
}

function checkCopying({ tiers, less }: OrderData, path: Path, isLast: boolean, say: Say): void {
  if (!isLast) say(path, 'the order that copies is the last')
  if (tiers.length > 0) say([...path, 'tiers'], 'the order that copies has none of its own')
  if (less === undefined) say(path, 'the order that copies says by how much it is "less"')
}

/** More of what is asked for is more points; of unexplored spaces fewer. */
function checkTiers({ metric, tiers, less }: OrderData, path: Path, say: Say): void {
  if (less !== undefined) say([...path, 'less'], 'only the order that copies has it')
  between(say, [...path, 'tiers'], tiers.length, 1, MOST_TIERS, 'tiers')
  if (metric === 'unexplored')
    tiers.forEach(({ count }, i) => {
      if (i > 0 && count >= tiers[i - 1].count)
        say([...path, 'tiers', i, 'count'], `expected less than the ${tiers[i - 1].count} before it, found ${count}`)
    })
  else
    ascending(
      say,
      tiers.map(({ count }) => count),
      (i) => [...path, 'tiers', i, 'count'],
    )
  ascending(
    say,
    tiers.map(({ points }) => points),
    (i) => [...path, 'tiers', i, 'points'],
  )
}

export function checkBuildingCards({ smallCards, largeCards }: DataPack, say: Say): void {
  between(say, ['smallCards'], smallCards.length, LEAST_CARDS, DECK_SIZE, 'cards')
  between(say, ['largeCards'], largeCards.length, LEAST_CARDS, DECK_SIZE, 'cards')
  for (const type of ['crate', 'statue-space'] as const) {
    const found = smallCards.filter(({ ability }) => ability.type === type).length
    if (found > 1) say(['smallCards'], `expected at most 1 card of type ${type}, found ${found}`)
  }
  smallCards.forEach(({ ability }, i) => {
    const path = ['smallCards', i, 'ability']
    if (ability.type === 'discount') {
      distinct(say, [...path, 'on'], ability.on, 'cost')
      distinct(say, [...path, 'items'], ability.items, 'item')
    }
    if (ability.type === 'storage') distinct(say, [...path, 'accepts'], ability.accepts, 'item')
  })
}

export function checkDiaries({ diaries }: DataPack, say: Say): void {
  between(say, ['diaries'], diaries.length, 1, MAX_DIARIES, 'kinds of diaries')
  const all = diaries.reduce((sum, { count }) => sum + count, 0)
  between(say, ['diaries'], all, LEAST_DIARIES, MOST_DIARIES, 'diaries in all')
}
