import { listed, when } from '@quayside/kernel'
import type { AreaActions, DoubleData, Effect, Items, LargeScoring, OrderData, SmallAbility } from '../../data/pack.ts'
import { ITEMS, type ItemId } from '../../ids.ts'
import { type Called, isAnyResource, isAnything, sharingVerb } from '../catalogue.ts'
import { count, HELM, noun, PIECE, POINT, RESOURCE, STEP, TILE } from './grammar.ts'
import { NAMES } from './names.ts'

/* Items */

export const items = (some: Items): string =>
  listed(
    ITEMS.flatMap((id) => (some[id] ? [NAMES.items[id].count(some[id])] : [])),
    'e',
  ) || 'nada'

/** "1 ouro ou vestimenta", "2 recursos à sua escolha". */
function choice(from: readonly ItemId[], n: number): string {
  if (from.length === 1) return NAMES.items[from[0]].count(n)
  if (isAnything(from)) return `${count(n, PIECE)} à sua escolha`
  if (isAnyResource(from)) return `${count(n, RESOURCE)} à sua escolha`
  const names = from.map((id) => NAMES.items[id].one)
  return n === 1 ? `1 ${listed(names, 'ou')}` : `${n} entre ${listed(names, 'e')}, em qualquer combinação`
}

/** "2 recursos", "2 moedas". */
export const anyOf = (from: readonly ItemId[], n: number): string =>
  from.length === 1 ? NAMES.items[from[0]].count(n) : count(n, isAnyResource(from) ? RESOURCE : PIECE)

const into = (to: 'storage' | 'market'): string => when(to === 'market' ? 1 : 0, ' no mercado')

/* Effects */

function effect(does: Effect): string {
  switch (does.op) {
    case 'gain':
      return `receber ${items(does.items)}${into(does.to)}`
    case 'choose':
      return `receber ${choice(does.from, does.count)}${into(does.to)}`
    case 'draw':
      return `comprar ${count(does.count, TILE)}`
    case 'place':
      return `posicionar ${does.count > 1 ? 'até ' : ''}${count(does.count, TILE)}`
    case 'cartographer':
      return `avançar ${count(does.steps, STEP)} na trilha do cartógrafo`
    case 'helm':
      return `receber ${count(does.points, HELM)}`
    case 'remove-ruin':
      return 'remover uma ruína'
    case 'copy-boat':
      return 'realizar a ação de outro barco de receita virado para cima, de qualquer jogador'
    case 'ruin-or-statue':
      return 'remover uma ruína ou construir uma estátua'
    case 'load-merchant':
      return 'carregar um navio mercante'
    case 'build-boat':
      return 'construir um barco de receita'
    case 'coins-per-building':
      return 'receber no mercado 1 moeda por construção da sua península'
    case 'feed':
      return 'alimentar já os trabalhadores'
    case 'island-actions':
      return `realizar as ações de até ${does.count} ilhas diferentes, de qualquer jogador`
    case 'boat-actions':
      return `realizar as ações de até ${does.count} barcos de receita diferentes virados para cima, de qualquer jogador`
    case 'lid-on-land':
      return 'pôr uma tampa de caixote não usada no seu terreno livre mais alto'
    case 'scrap-boat':
      return 'virar para baixo um dos seus barcos e realizar a ação dele'
    case 'move-piece':
      return 'mover uma construção ou estátua para qualquer terreno livre seu'
  }
}

export const effects = (all: readonly Effect[]): string => listed(sharingVerb(all.map(effect), 'receber'), 'e')

/* Building cards */

const WHENEVER = {
  boat: 'construir um barco de receita',
  diary: 'pegar um diário',
  ruin: 'remover uma ruína',
  merchant: 'carregar um navio mercante',
  building: 'erguer uma construção',
}
const COSTING = {
  building: 'construções',
  boat: 'barcos de receita',
  statue: 'estátuas',
  merchant: 'navios mercantes',
  feeding: 'alimentar os trabalhadores',
}
const STORAGE_SPACE = noun('espaço de estoque a mais', 'espaços de estoque a mais')

export function ability(has: SmallAbility): string {
  switch (has.type) {
    case 'whenever':
      return `sempre que você ${WHENEVER[has.event]}: ${effects(has.effects)}`
    case 'discount': {
      const things = has.on.map((thing) => COSTING[thing])
      const verb = has.on.length === 1 && has.on[0] === 'feeding' ? 'custa' : 'custam'
      return `${listed(things, 'e')} ${verb} ${choice(has.items, has.amount)} a menos`
    }
    case 'crate':
      return `mais um espaço de caixote: ${CALLED.priced(effects(has.effects))}`
    case 'statue-space':
      return `mais um espaço de estátua; com uma ruína posta nele: ${effects(has.effects)}`
    case 'feed-more':
      return `sempre que você alimentar os trabalhadores, pode pagar mais ${NAMES.items.food.count(has.food)} para receber ${count(has.helm, HELM)}`
    case 'storage': {
      const accepted = listed(
        has.accepts.map((id) => NAMES.items[id].many),
        'ou',
      )
      return `${count(has.spaces, STORAGE_SPACE)} para ${accepted}${when(has.points, `; no fim, se cheios, ${count(has.points, POINT)}`)}`
    }
  }
}

export function scoring(has: LargeScoring): string {
  const points = count(has.points, POINT)
  if (!('per' in has)) {
    const [buildings, statues] = [
      count(has.buildings, NAMES.counted.buildings),
      count(has.statues, NAMES.counted.statues),
    ]
    return `no fim, com esta carta virada para cima: ${points} por pelo menos ${buildings} e ${statues}`
  }
  const each = has.per === 'lids-on-land' ? 'tampa de caixote na sua península' : 'barco seu virado para baixo'
  return `no fim, com esta carta virada para cima: ${points} por ${each}`
}

/* Areas, orders, tiles */

export function area(actions: AreaActions): string {
  const { draw = 0, place = 0, cartographer = 0, ruin = 0, statue = 0, discount = 0 } = actions
  const or = actions.either ? 'ou' : 'e'
  const less = when(discount, ` com ${discount} de desconto`)
  const tiles =
    draw && place
      ? `comprar ${draw} ${or} posicionar ${count(place, TILE)}`
      : draw
        ? `comprar ${count(draw, TILE)}`
        : when(place, `posicionar ${count(place, TILE)}`)
  const parts = [
    tiles,
    when(cartographer, `avançar ${count(cartographer, STEP)} na trilha do cartógrafo`),
    when(actions.take ?? 0, `receber ${count(actions.take ?? 0, PIECE)}`),
    when(actions.boat ?? 0, `construir um barco de receita${less}`),
    when(actions.building ?? 0, `erguer uma construção${less}`),
    listed([when(ruin, 'remover uma ruína'), when(statue, 'construir uma estátua')].filter(Boolean), or),
    when(actions.merchant ?? 0, 'carregar um navio mercante'),
    when(actions.islandAction ?? 0, 'realizar a ação de qualquer ilha'),
    when(actions.boatAction ?? 0, 'realizar a ação de qualquer barco de receita virado para cima'),
    when(actions.cooper ?? 0, 'pegar o marcador de Cooper'),
  ]
  return parts.filter(Boolean).join('; ')
}

const ASKED: Record<Exclude<OrderData['metric'], 'copy'>, string> = {
  boats: 'barcos de receita',
  buildings: 'construções',
  statues: 'estátuas',
  lids: 'tampas de caixote tiradas de navios mercantes',
  'high-spaces': 'espaços de nível 5 ou maior',
  unexplored: 'espaços inexplorados, no máximo',
  'largest-area': 'espaços vizinhos de um só terreno, fora assentamentos',
}

export function order({ metric, tiers, less = 0 }: OrderData): string {
  if (metric === 'copy') return `vale como a melhor ordem ocupada por outro jogador, menos ${count(less, POINT)}`
  const steps = tiers.map((tier, i) => `${tier.count} por ${i ? tier.points : count(tier.points, POINT)}`)
  return `${ASKED[metric]}: ${steps.join(', ')}`
}

const side = (terrains: DoubleData['front']): string =>
  listed(
    terrains.map((id) => NAMES.terrains[id].one),
    'e',
  )
export const double = ({ front, back }: DoubleData): string => `${side(front)} (verso: ${side(back)})`

export const exchange = (give: readonly ItemId[], rate: number, get: readonly ItemId[]): string => {
  const what = isAnything(give) ? count(rate, PIECE) : choice(give, rate)
  return `${what} por ${isAnything(get) ? '1 à sua escolha' : choice(get, 1)}`
}

export const CALLED: Called = {
  island: (number) => `ilha ${number}`,
  boat: (number) => `barco ${number}`,
  dock: (number) => `espaço de atracação ${number}`,
  statue: (number) => `espaço de estátua ${number}`,
  merchant: (numeral) => `navio mercante ${numeral}`,
  diary: 'diário',
  crate: 'espaço de caixote',
  crateOf: (card) => `espaço de caixote de “${card}”`,
  statueOf: (card) => `espaço de estátua de “${card}”`,
  priced: (does) => `pagar 1 moeda ou recurso e ${does}`,
  order: (metric) => `ordem real: ${NAMES.metrics[metric]}`,
  milestone: (each, min) => `marco: ${count(min, each)}`,
  contract: (contract, helm) => (contract === 'helm' ? count(helm, HELM) : NAMES.workers[contract].a),
  bank: (id) => `banco de areia ${id}`,
  storage: (spaces) => `${count(spaces, STORAGE_SPACE)} até o fim da partida`,
  harbour: 'porto',
  bay: 'baía',
  half: (bank, near) => `${bank} (lado ${near ? 'do porto' : 'oposto ao porto'})`,
  pair: (one, other) => `${one} e ${other}`,
}
