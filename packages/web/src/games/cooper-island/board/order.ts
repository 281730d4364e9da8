import type { Facts } from '@quayside/kernel'
import {
  areaNumber,
  boatNumber,
  buildingNumber,
  cardNumber,
  contractNumber,
  crateNumber,
  diaryNumber,
  dockNumber,
  exchangeNumber,
  islandNumber,
  itemNumber,
  merchantNumber,
  orderNumber,
  SPACES,
  shipNumber,
  siteNumber,
  spaceNumber,
  statueNumber,
  terrainNumber,
} from './things.ts'

/** What is asked, then how to end it, then what can be done at any moment. */
const KINDS = [
  'start',
  'work',
  'place',
  'island',
  'use-boat',
  'use-island',
  'use-diary',
  'draw',
  'cartographer',
  'take',
  'build',
  'erect',
  'ruin',
  'statue',
  'load',
  'cooper',
  'keep',
  'less',
  'pay',
  'pay-land',
  'give',
  'give-land',
  'refuse',
  'anchor',
  'sail',
  'put',
  'scrap',
  'move',
  'order',
  'feed',
  'feed-more',
  'reactivate-card',
  'reactivate-lid',
  'done',
  'skip',
  'lose',
  'finish',
  'contract',
  'use-card',
  'use-crate',
  'stock',
  'stock-land',
  'cultivate',
  'explore',
  'exchange',
]

const KIND = 1_000_000

/** Reading order: by kind, then by what stands first on the board. */
export const order = (answer: Facts): number => KINDS.indexOf(answer.kind) * KIND + within(answer)

const spaces = SPACES.length + 1
/** A half of a tile lies on one space, the other beside it: two spaces are one number. */
const pair = (one: string | number, other: string | number): number => spaceNumber(one) * spaces + spaceNumber(other)

/** High land gives more: it comes first. */
const TOP = 19
const fromTop = (level: string | number): number => Math.max(0, TOP - Number(level))

function within(answer: Facts): number {
  switch (answer.kind) {
    case 'work':
      return areaNumber(answer.area) * 2 + (answer.worker === 'special' ? 1 : 0)
    // By the tile, then where its halves lie, that first which is laid first.
    case 'place': {
      const [one, other] = [itemNumber(answer.first), itemNumber(answer.second)]
      const turned = String(answer.first) > String(answer.second)
      const lies = turned ? pair(answer.onto, answer.space) : pair(answer.space, answer.onto)
      return ((Math.min(one, other) * 6 + Math.max(one, other)) * 2 + (turned ? 1 : 0)) * spaces ** 2 + lies
    }
    case 'island':
      return islandNumber(answer.island) * 100 + siteNumber(`${answer.half}:${answer.space}`)
    case 'build':
      return boatNumber(answer.boat) * 10 + dockNumber(answer.dock)
    case 'ruin':
      return spaceNumber(answer.space) * 10 + statueNumber(answer.statue)
    case 'statue':
      return itemNumber(answer.item) * 10 + statueNumber(answer.statue)
    case 'order':
      return orderNumber(answer.order) * 2 + (answer.worker === 'special' ? 1 : 0)
    case 'explore':
      return spaceNumber(answer.space) * 10 + terrainNumber(answer.terrain)
    case 'cultivate':
      return (fromTop(answer.level) * spaces + spaceNumber(answer.space)) * 10 + itemNumber(answer.item)
    case 'move':
      return pair(answer.space, answer.onto)
    case 'stock-land':
    case 'pay-land':
    case 'give-land':
    case 'put':
      return spaceNumber(answer.space)
    default:
      return named(answer)
  }
}

const NUMBERS: { readonly [fact: string]: (id: string | number) => number } = {
  terrain: terrainNumber,
  island: islandNumber,
  boat: boatNumber,
  diary: diaryNumber,
  crate: crateNumber,
  card: cardNumber,
  building: buildingNumber,
  merchant: merchantNumber,
  item: itemNumber,
  ship: shipNumber,
  exchange: exchangeNumber,
  contract: contractNumber,
}

function named(answer: Facts): number {
  const fact = Object.keys(NUMBERS).find((name) => name in answer)
  return fact === undefined ? 0 : NUMBERS[fact](answer[fact])
}
