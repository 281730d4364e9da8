import { listed, when } from '@quayside/kernel'
import type { AreaActions, DoubleData, Effect, Items, LargeScoring, OrderData, SmallAbility } from '../../data/pack.ts'
import { ITEMS, type ItemId } from '../../ids.ts'
import { type Called, isAnyResource, isAnything, sharingVerb } from '../catalogue.ts'
import { COIN, count, HELM, noun, PIECE, POINT, RESOURCE, STEP, TILE } from './grammar.ts'
import { NAMES } from './names.ts'

/* Items */

export const items = (some: Items): string =>
  listed(
    ITEMS.flatMap((id) => (some[id] ? [NAMES.items[id].count(some[id])] : [])),
    'and',
  ) || 'nothing'

const either = (ids: readonly ItemId[]): string =>
  listed(
    ids.map((id) => NAMES.items[id].one),
    'or',
  )

/** "1 gold or cloth", "2 resources of your choice". */
function choice(from: readonly ItemId[], n: number): string {
  if (isAnything(from)) return `${count(n, PIECE)} of your choice`
  if (isAnyResource(from)) return `${count(n, RESOURCE)} of your choice`
  return n === 1 || from.length === 1 ? `${n} ${either(from)}` : `${n} of ${either(from)} in any mix`
}

/** "2 resources", "2 coins". */
export const anyOf = (from: readonly ItemId[], n: number): string =>
  from.length === 1 ? NAMES.items[from[0]].count(n) : count(n, isAnyResource(from) ? RESOURCE : PIECE)

const into = (to: 'storage' | 'market'): string => when(to === 'market' ? 1 : 0, ' into the market')

/* Effects */

function effect(does: Effect): string {
  switch (does.op) {
    case 'gain':
      return `gain ${items(does.items)}${into(does.to)}`
    case 'choose':
      return `gain ${choice(does.from, does.count)}${into(does.to)}`
    case 'draw':
      return `draw ${count(does.count, TILE)}`
    case 'place':
      return `place ${does.count > 1 ? 'up to ' : ''}${count(does.count, TILE)}`
    case 'cartographer':
      return `move the cartographer ${count(does.steps, STEP)}`
    case 'helm':
      return `gain ${count(does.points, HELM)}`
    case 'remove-ruin':
      return 'remove a ruin'
    case 'copy-boat':
      return 'do the action of another face-up boat, whoever built it'
    case 'ruin-or-statue':
      return 'remove a ruin or build a statue'
    case 'load-merchant':
      return 'load a merchant ship'
    case 'build-boat':
      return 'build an income boat'
    case 'coins-per-building':
      return 'gain 1 coin into the market for each building on your peninsula'
    case 'feed':
      return 'feed your workers now'
    case 'island-actions':
      return `do the actions of up to ${does.count} different islands, whoever placed them`
    case 'boat-actions':
      return `do the actions of up to ${does.count} different face-up boats, whoever built them`
    case 'lid-on-land':
      return 'put an unused crate lid on your highest free land'
    case 'scrap-boat':
      return 'turn one of your boats face down and do its action'
    case 'move-piece':
      return 'move a building or statue to any free land of yours'
  }
}

export const effects = (all: readonly Effect[]): string => listed(sharingVerb(all.map(effect), 'gain'), 'and')

/* Building cards */

const WHENEVER = {
  boat: 'build an income boat',
  diary: 'take a diary',
  ruin: 'remove a ruin',
  merchant: 'load a merchant ship',
  building: 'erect a building',
}
const COSTING = {
  building: 'buildings',
  boat: 'income boats',
  statue: 'statues',
  merchant: 'merchant ships',
  feeding: 'feeding your workers',
}
const STORAGE_SPACE = noun('more storage space', 'more storage spaces')

export function ability(has: SmallAbility): string {
  switch (has.type) {
    case 'whenever':
      return `whenever you ${WHENEVER[has.event]}, ${effects(has.effects)}`
    case 'discount': {
      const things = has.on.map((thing) => COSTING[thing])
      const verb = has.on.length === 1 && has.on[0] === 'feeding' ? 'costs' : 'cost'
      return `${listed(things, 'and')} ${verb} ${choice(has.items, has.amount)} less`
    }
    case 'crate':
      return `one more crate space: ${CALLED.priced(effects(has.effects))}`
    case 'statue-space':
      return `one more statue space: when a ruin comes there, ${effects(has.effects)}`
    case 'feed-more':
      return `whenever you feed your workers, you may pay ${has.food} more food to gain ${count(has.helm, HELM)}`
    case 'storage':
      return `${count(has.spaces, STORAGE_SPACE)} for ${listed(
        has.accepts.map((id) => NAMES.items[id].many),
        'or',
      )}${when(has.points, `; ${count(has.points, POINT)} at the end if full`)}`
  }
}

export function scoring(has: LargeScoring): string {
  const points = count(has.points, POINT)
  if (!('per' in has)) {
    const [buildings, statues] = [
      count(has.buildings, NAMES.counted.buildings),
      count(has.statues, NAMES.counted.statues),
    ]
    return `at the end, if this card is face up: ${points} for at least ${buildings} and ${statues}`
  }
  const each = has.per === 'lids-on-land' ? 'crate lid on your land' : 'boat of yours that is face down'
  return `at the end, if this card is face up: ${points} for each ${each}`
}

/* Areas, orders, tiles */

export function area(actions: AreaActions): string {
  const { draw = 0, place = 0, cartographer = 0, ruin = 0, statue = 0, discount = 0 } = actions
  const or = actions.either ? 'or' : 'and'
  const less = when(discount, ` for ${discount} less`)
  const tiles =
    draw && place
      ? `draw ${draw} ${or} place ${count(place, TILE)}`
      : draw
        ? `draw ${count(draw, TILE)}`
        : when(place, `place ${count(place, TILE)}`)
  const parts = [
    tiles,
    when(cartographer, `move the cartographer ${count(cartographer, STEP)}`),
    when(actions.take ?? 0, `take ${count(actions.take ?? 0, PIECE)}`),
    when(actions.boat ?? 0, `build an income boat${less}`),
    when(actions.building ?? 0, `erect a building${less}`),
    listed([when(ruin, 'remove a ruin'), when(statue, 'build a statue')].filter(Boolean), or),
    when(actions.merchant ?? 0, 'load a merchant ship'),
    when(actions.islandAction ?? 0, 'do the action of any island'),
    when(actions.boatAction ?? 0, 'do the action of any face-up boat'),
    when(actions.cooper ?? 0, 'take the Cooper marker'),
  ]
  return parts.filter(Boolean).join('; ')
}

const ASKED: Record<Exclude<OrderData['metric'], 'copy'>, string> = {
  boats: 'income boats',
  buildings: 'buildings',
  statues: 'statues',
  lids: 'crate lids taken from merchants',
  'high-spaces': 'spaces of level 5 or higher',
  unexplored: 'unexplored spaces, at most',
  'largest-area': 'adjacent spaces of one terrain, settlements left aside',
}

export function order({ metric, tiers, less = 0 }: OrderData): string {
  if (metric === 'copy') return `scores like the best order that another player holds, less ${count(less, POINT)}`
  const steps = tiers.map((tier, i) => `${tier.count} for ${i ? tier.points : count(tier.points, POINT)}`)
  return `${ASKED[metric]}: ${steps.join(', ')}`
}

const side = (terrains: DoubleData['front']): string =>
  listed(
    terrains.map((id) => NAMES.terrains[id].one),
    'and',
  )
export const double = ({ front, back }: DoubleData): string => `${side(front)} (back: ${side(back)})`

export const exchange = (give: readonly ItemId[], rate: number, get: readonly ItemId[]): string => {
  const what = isAnything(give) ? count(rate, PIECE) : choice(give, rate)
  return `${what} for ${isAnything(get) ? '1 of your choice' : choice(get, 1)}`
}

export const CALLED: Called = {
  island: (number) => `island ${number}`,
  boat: (number) => `boat ${number}`,
  dock: (number) => `dock ${number}`,
  statue: (number) => `statue space ${number}`,
  merchant: (numeral) => `merchant ship ${numeral}`,
  diary: 'diary',
  crate: 'crate space',
  crateOf: (card) => `crate space of “${card}”`,
  statueOf: (card) => `statue space of “${card}”`,
  priced: (does) => `pay 1 coin or resource and ${does}`,
  order: (metric) => `royal order: ${NAMES.metrics[metric]}`,
  milestone: (each, min) => `milestone: ${count(min, each)}`,
  contract: (contract, helm) => (contract === 'helm' ? count(helm, HELM) : NAMES.workers[contract].a),
  bank: (id) => `sandbank ${id}`,
  storage: (spaces) => `${count(spaces, STORAGE_SPACE)} for the rest of the game`,
  harbour: 'harbour',
  bay: 'bay',
  half: (bank, near) => `${bank} (${near ? 'harbour side' : 'far side'})`,
  pair: (one, other) => `${one} and ${other}`,
}

export const coins = (n: number): string => count(n, COIN)
