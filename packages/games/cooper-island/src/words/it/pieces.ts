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
  ) || 'niente'

/** "1 di oro o di stoffa", "2 risorse a scelta". */
function choice(from: readonly ItemId[], n: number): string {
  if (from.length === 1) return NAMES.items[from[0]].count(n)
  if (isAnything(from)) return `${count(n, PIECE)} a scelta`
  if (isAnyResource(from)) return `${count(n, RESOURCE)} a scelta`
  const names = from.map((id) => NAMES.items[id].one)
  return n === 1 ? `1 di ${names.join(' o di ')}` : `${n} tra ${listed(names, 'e')}, in qualsiasi combinazione`
}

/** "2 risorse", "2 monete". */
export const anyOf = (from: readonly ItemId[], n: number): string =>
  from.length === 1 ? NAMES.items[from[0]].count(n) : count(n, isAnyResource(from) ? RESOURCE : PIECE)

const into = (to: 'storage' | 'market'): string => when(to === 'market' ? 1 : 0, ' nel mercato')

/* Effects */

function effect(does: Effect): string {
  switch (does.op) {
    case 'gain':
      return `ricevere ${items(does.items)}${into(does.to)}`
    case 'choose':
      return `ricevere ${choice(does.from, does.count)}${into(does.to)}`
    case 'draw':
      return `pescare ${count(does.count, TILE)}`
    case 'place':
      return `piazzare ${does.count > 1 ? 'fino a ' : ''}${count(does.count, TILE)}`
    case 'cartographer':
      return `far avanzare il cartografo di ${count(does.steps, STEP)}`
    case 'helm':
      return `ricevere ${count(does.points, HELM)}`
    case 'remove-ruin':
      return 'rimuovere una rovina'
    case 'copy-boat':
      return 'eseguire l’azione di un’altra barca scoperta, di chiunque sia'
    case 'ruin-or-statue':
      return 'rimuovere una rovina o costruire una statua'
    case 'load-merchant':
      return 'caricare una nave mercantile'
    case 'build-boat':
      return 'costruire una barca di rendita'
    case 'coins-per-building':
      return 'ricevere nel mercato 1 moneta per ogni edificio della tua penisola'
    case 'feed':
      return 'nutrire subito i lavoratori'
    case 'island-actions':
      return `eseguire le azioni di un massimo di ${does.count} isole diverse, di chiunque siano`
    case 'boat-actions':
      return `eseguire le azioni di un massimo di ${does.count} barche scoperte diverse, di chiunque siano`
    case 'lid-on-land':
      return 'mettere un coperchio non usato sul tuo terreno libero più alto'
    case 'scrap-boat':
      return 'girare a faccia in giù una delle tue barche ed eseguirne l’azione'
    case 'move-piece':
      return 'spostare un edificio o una statua su un tuo terreno libero qualsiasi'
  }
}

export const effects = (all: readonly Effect[]): string => listed(sharingVerb(all.map(effect), 'ricevere'), 'e')

/* Building cards */

const WHENEVER = {
  boat: 'costruisci una barca di rendita',
  diary: 'prendi un diario',
  ruin: 'rimuovi una rovina',
  merchant: 'carichi una nave mercantile',
  building: 'erigi un edificio',
}
const COSTING = {
  building: 'gli edifici',
  boat: 'le barche di rendita',
  statue: 'le statue',
  merchant: 'le navi mercantili',
  feeding: 'nutrire i lavoratori',
}
const STORAGE_SPACE = noun('spazio di magazzino in più', 'spazi di magazzino in più')

export function ability(has: SmallAbility): string {
  switch (has.type) {
    case 'whenever':
      return `ogni volta che ${WHENEVER[has.event]}: ${effects(has.effects)}`
    case 'discount': {
      const things = has.on.map((thing) => COSTING[thing])
      const verb = has.on.length === 1 && has.on[0] === 'feeding' ? 'costa' : 'costano'
      return `${listed(things, 'e')} ${verb} ${choice(has.items, has.amount)} in meno`
    }
    case 'crate':
      return `uno spazio cassa in più: ${CALLED.priced(effects(has.effects))}`
    case 'statue-space':
      return `uno spazio statua in più; con una rovina messa lì: ${effects(has.effects)}`
    case 'feed-more':
      return `ogni volta che nutri i lavoratori, puoi pagare ${NAMES.items.food.count(has.food)} in più per ricevere ${count(has.helm, HELM)}`
    case 'storage': {
      const accepted = listed(
        has.accepts.map((id) => NAMES.items[id].many),
        'o',
      )
      return `${count(has.spaces, STORAGE_SPACE)} per ${accepted}${when(has.points, `; alla fine, se pieni, ${count(has.points, POINT)}`)}`
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
    return `alla fine, con questa carta scoperta: ${points} per almeno ${buildings} e ${statues}`
  }
  const each = has.per === 'lids-on-land' ? 'coperchio sulla tua penisola' : 'tua barca a faccia in giù'
  return `alla fine, con questa carta scoperta: ${points} per ogni ${each}`
}

/* Areas, orders, tiles */

export function area(actions: AreaActions): string {
  const { draw = 0, place = 0, cartographer = 0, ruin = 0, statue = 0, discount = 0 } = actions
  const or = actions.either ? 'o' : 'e'
  const less = when(discount, ` con ${discount} di sconto`)
  const tiles =
    draw && place
      ? `pescare ${draw} ${or} piazzare ${count(place, TILE)}`
      : draw
        ? `pescare ${count(draw, TILE)}`
        : when(place, `piazzare ${count(place, TILE)}`)
  const parts = [
    tiles,
    when(cartographer, `far avanzare il cartografo di ${count(cartographer, STEP)}`),
    when(actions.take ?? 0, `prendere ${count(actions.take ?? 0, PIECE)}`),
    when(actions.boat ?? 0, `costruire una barca di rendita${less}`),
    when(actions.building ?? 0, `erigere un edificio${less}`),
    listed([when(ruin, 'rimuovere una rovina'), when(statue, 'costruire una statua')].filter(Boolean), or),
    when(actions.merchant ?? 0, 'caricare una nave mercantile'),
    when(actions.islandAction ?? 0, 'eseguire l’azione di un’isola qualsiasi'),
    when(actions.boatAction ?? 0, 'eseguire l’azione di una barca scoperta qualsiasi'),
    when(actions.cooper ?? 0, 'prendere il segnalino Cooper'),
  ]
  return parts.filter(Boolean).join('; ')
}

const ASKED: Record<Exclude<OrderData['metric'], 'copy'>, string> = {
  boats: 'barche di rendita',
  buildings: 'edifici',
  statues: 'statue',
  lids: 'coperchi presi da navi mercantili',
  'high-spaces': 'spazi di livello 5 o superiore',
  unexplored: 'spazi inesplorati, al massimo',
  'largest-area': 'spazi adiacenti di un solo terreno, esclusi gli insediamenti',
}

export function order({ metric, tiers, less = 0 }: OrderData): string {
  if (metric === 'copy') return `vale come il miglior ordine occupato da un altro giocatore, meno ${count(less, POINT)}`
  const steps = tiers.map((tier, i) => `${tier.count} per ${i ? tier.points : count(tier.points, POINT)}`)
  return `${ASKED[metric]}: ${steps.join(', ')}`
}

const side = (terrains: DoubleData['front']): string =>
  listed(
    terrains.map((id) => NAMES.terrains[id].one),
    'e',
  )
export const double = ({ front, back }: DoubleData): string => `${side(front)} (retro: ${side(back)})`

export const exchange = (give: readonly ItemId[], rate: number, get: readonly ItemId[]): string => {
  const what = isAnything(give) ? count(rate, PIECE) : choice(give, rate)
  return `${what} per ${isAnything(get) ? '1 a scelta' : choice(get, 1)}`
}

export const CALLED: Called = {
  island: (number) => `isola ${number}`,
  boat: (number) => `barca ${number}`,
  dock: (number) => `attracco ${number}`,
  statue: (number) => `spazio statua ${number}`,
  merchant: (numeral) => `nave mercantile ${numeral}`,
  diary: 'diario',
  crate: 'spazio cassa',
  crateOf: (card) => `spazio cassa di “${card}”`,
  statueOf: (card) => `spazio statua di “${card}”`,
  priced: (does) => `pagare 1 moneta o risorsa e ${does}`,
  order: (metric) => `ordine reale: ${NAMES.metrics[metric]}`,
  milestone: (each, min) => `traguardo: ${count(min, each)}`,
  contract: (contract, helm) => (contract === 'helm' ? count(helm, HELM) : NAMES.workers[contract].a),
  bank: (id) => `banco di sabbia ${id}`,
  storage: (spaces) => `${count(spaces, STORAGE_SPACE)} fino alla fine della partita`,
  harbour: 'porto',
  bay: 'baia',
  half: (bank, near) => `${bank} (${near ? 'lato del porto' : 'lato opposto al porto'})`,
  pair: (one, other) => `${one} e ${other}`,
}
