import type { AreaActions, Effect, SmallAbility } from '@quayside/cooper-island/data/pack'
import { ITEMS, type ItemId } from '@quayside/cooper-island/ids'
import type { SignName } from '../marks/signs.ts'
import { areaData, BOX, type PlayerView, type View } from './things.ts'

/** Signs of what is printed, and what a view tells of what one has. */

/* Signs: what something does, in pictures */

export interface Shown {
  readonly item?: ItemId
  readonly sign?: SignName
  /** How many of it; none is said where it is one. */
  readonly n?: number
  /** One of this and the one before it. */
  readonly or?: boolean
}

const ALL_RESOURCES = 5

function choiceSigns(from: readonly ItemId[], n: number): Shown[] {
  if (from.length >= ALL_RESOURCES) return [{ sign: 'any', n }]
  return from.map((item, i) => ({ item, n: i === 0 ? n : 1, or: i > 0 }))
}

function effectSigns(does: Effect): Shown[] {
  switch (does.op) {
    case 'gain':
      return ITEMS.flatMap((item) => (does.items[item] ? [{ item, n: does.items[item] }] : []))
    case 'choose':
      return choiceSigns(does.from, does.count)
    case 'draw':
      return [{ sign: 'draw', n: does.count }]
    case 'place':
      return [{ sign: 'place', n: does.count }]
    case 'cartographer':
      return [{ sign: 'map', n: does.steps }]
    case 'helm':
      return [{ sign: 'helm', n: does.points }]
    case 'remove-ruin':
      return [{ sign: 'ruin' }]
    case 'copy-boat':
      return [{ sign: 'copy' }]
    case 'ruin-or-statue':
      return [{ sign: 'ruin' }, { sign: 'statue', or: true }]
    case 'load-merchant':
      return [{ sign: 'merchant' }]
    case 'build-boat':
      return [{ sign: 'boat' }]
    case 'coins-per-building':
      return [{ item: 'coin' }, { sign: 'building' }]
    case 'feed':
      return [{ item: 'food' }, { sign: 'worker' }]
    case 'island-actions':
      return [{ sign: 'island', n: does.count }]
    case 'boat-actions':
      return [{ sign: 'boat', n: does.count }, { sign: 'copy' }]
    case 'lid-on-land':
      return [{ sign: 'lid' }]
    case 'scrap-boat':
      return [{ sign: 'boat' }, { sign: 'scrap' }]
    case 'move-piece':
      return [{ sign: 'building' }, { sign: 'move' }]
  }
}

export const signsOf = (effects: readonly Effect[]): Shown[] => effects.flatMap(effectSigns)

const EVENT_SIGNS: { readonly [event: string]: SignName } = {
  boat: 'boat',
  diary: 'diary',
  ruin: 'ruin',
  merchant: 'merchant',
  building: 'building',
}

function abilitySigns(has: SmallAbility): Shown[] {
  switch (has.type) {
    case 'whenever':
      return [{ sign: EVENT_SIGNS[has.event] }, { sign: 'move' }, ...signsOf(has.effects)]
    case 'discount':
      return choiceSigns(has.items, -has.amount)
    case 'crate':
      return [{ sign: 'crate' }, ...signsOf(has.effects)]
    case 'statue-space':
      return [{ sign: 'statue' }, ...signsOf(has.effects)]
    case 'feed-more':
      return [{ item: 'food', n: has.food }, { sign: 'move' }, { sign: 'helm', n: has.helm }]
    case 'storage':
      return choiceSigns(has.accepts, has.spaces)
  }
}

const effectsIn = (
  list: readonly { readonly id: string; readonly effects: readonly Effect[] }[],
  id: string,
): Shown[] => signsOf(list.find((entry) => entry.id === id)?.effects ?? [])

export const boatSigns = (boat: string): Shown[] => effectsIn(BOX.boats, boat)
export const islandSigns = (island: string): Shown[] => effectsIn(BOX.tiles.islands, island)
export const diarySigns = (diary: string): Shown[] => effectsIn(BOX.diaries, diary)

/** Of the board, or of a card that brings a crate space. */
export const crateSigns = (crate: string): Shown[] => {
  const card = BOX.smallCards.find(({ id }) => id === crate)
  return card?.ability.type === 'crate' ? signsOf(card.ability.effects) : effectsIn(BOX.playerBoard.crates, crate)
}

export function cardSigns(card: string): Shown[] {
  const small = BOX.smallCards.find(({ id }) => id === card)
  return small ? abilitySigns(small.ability) : effectsIn(BOX.largeCards, card)
}

/** What an area offers everybody. */
export function areaSigns(area: string): Shown[] {
  const data = areaData(area)
  return data ? actionSigns(data.plain) : []
}

function actionSigns(has: AreaActions): Shown[] {
  const or = has.either === true
  const shown = (sign: SignName, n: number | undefined, also = false): Shown[] => (n ? [{ sign, n, or: also }] : [])
  return [
    ...shown('draw', has.draw),
    ...shown('place', has.place, or && has.draw !== undefined),
    ...shown('map', has.cartographer),
    ...shown('any', has.take),
    ...shown('boat', has.boat),
    ...shown('building', has.building),
    ...shown('ruin', has.ruin),
    ...shown('statue', has.statue, or && has.ruin !== undefined),
    ...shown('merchant', has.merchant),
  ]
}

/** What the symbol of a work space adds for whoever comes there first. */
export type Extra = 'both' | 'less' | 'island' | 'boat' | 'map' | 'tile' | 'cooper'

export function extraOf(area: string, shape: string): { readonly extra: Extra; readonly n: number } | null {
  const data = areaData(area)
  const symbol = shape === 'round' ? data?.roundSymbol : data?.squareSymbol
  if (!data || !symbol) return null
  const { plain } = data
  if (symbol.cooper) return { extra: 'cooper', n: 1 }
  if (symbol.discount) return { extra: 'less', n: symbol.discount }
  if (symbol.islandAction) return { extra: 'island', n: symbol.islandAction }
  if (symbol.boatAction) return { extra: 'boat', n: symbol.boatAction }
  if (plain.either && !symbol.either) return { extra: 'both', n: 1 }
  const steps = (symbol.cartographer ?? 0) - (plain.cartographer ?? 0)
  return steps > 0 ? { extra: 'map', n: steps } : { extra: 'tile', n: 1 }
}

/** What milestones and Cooper's counters count. */
export const COUNTED_SIGNS: { readonly [what: string]: SignName } = {
  boats: 'boat',
  buildings: 'building',
  statues: 'statue',
  lids: 'lid',
}

/* What one has */

/** Double tiles in hand. */
export const tilesInHand = (player: PlayerView): number => Object.values(player.doubles).reduce((sum, n) => sum + n, 0)

/** What is to be had for an item when one pays; what lies in storage where the rest is not told. */
export const worthOf = (player: PlayerView, item: string): number => player.worth?.[item] ?? player.storage[item]

/** What of it stands on land. */
export const onLand = (player: PlayerView, item: string): number => worthOf(player, item) - player.storage[item]

/** Spaces of cards that take only some kinds: which, how many, and how many are free. */
export const cardStorage = (
  player: PlayerView,
): { card: string; accepts: readonly ItemId[]; spaces: number; free: number }[] =>
  player.smallCards.flatMap((card) => {
    const ability = BOX.smallCards.find(({ id }) => id === card)?.ability
    if (ability?.type !== 'storage') return []
    return [{ card, accepts: ability.accepts, spaces: ability.spaces, free: player.cardSpacesFree?.[card] ?? 0 }]
  })

/** How far one is on a royal order: what counts, and the points it would bring today; null where it looks at others. */
export function standingOn(
  { orders }: Pick<View, 'orders'>,
  { standings = [] }: PlayerView,
  order: string,
): { readonly count: number; readonly points: number } | null {
  const [count, points = 0] = standings[orders.findIndex((held) => held.order === order)] ?? []
  return count === undefined ? null : { count, points }
}
