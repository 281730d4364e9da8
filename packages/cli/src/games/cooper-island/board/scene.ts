import type { DataPack, Effect, Items } from '@quayside/cooper-island/data/pack'
import { ITEMS, type ItemId, type TerrainId } from '@quayside/cooper-island/ids'
import type { view as viewOf } from '@quayside/cooper-island/view'
import type { Drawing } from '../../../boards/board.ts'
import { initialsOf, seatColour } from '../../../boards/seats.ts'
import { padEnd, widthOf } from '../../../text/layout.ts'
import type { CooperIslandWords } from '../words/catalogue.ts'

export type Table = ReturnType<typeof viewOf>
export type Player = Table['players'][number]

/** What signs are made of. */
export interface Signs {
  readonly pack: DataPack
  readonly drawing: Drawing
  readonly words: CooperIslandWords
}

/** The table and everything it is drawn with: the parts of the board are functions of it. */
export interface Scene extends Signs {
  readonly table: Table
}

/* Players, and in solo games Cooper behind them */

export const inColour = (seat: number, text: string, { drawing }: Scene): string =>
  seatColour(seat, text, drawing.style)

/** Everybody at the table. In solo games that is Cooper too, the seat after the player. */
export const everybody = ({ table }: Scene): number[] =>
  Array.from({ length: table.players.length + ('automa' in table ? 1 : 0) }, (_, seat) => seat)

const names = (scene: Scene): string[] => everybody(scene).map((seat) => scene.drawing.who(seat))

export const initial = (seat: number, scene: Scene): string => inColour(seat, initialsOf(names(scene))[seat], scene)

/** A name as wide as the widest at the table. */
export const paddedName = (seat: number, scene: Scene): string =>
  padEnd(scene.drawing.who(seat), Math.max(...names(scene).map(widthOf)))

/** Seats in the order one sees them: oneself first, then clockwise. */
export const seatsFrom = ({ table, drawing }: Scene): number[] =>
  table.players.map((_, i) => (drawing.seat + i) % table.players.length)

/* Names */

export const spaceName = (id: string, { drawing }: Signs): string => drawing.game.thing('space', id)

/** `I` to `V`. */
export const merchantNumber = (id: string, { pack }: Signs): string =>
  ROMAN[pack.merchants.findIndex((merchant) => merchant.id === id)] ?? id
const ROMAN = ['I', 'II', 'III', 'IV', 'V']

/** A label before rows that follow each other. */
export const label = (text: string, { drawing }: Scene): string => ` ${drawing.style.strong(text)}  `

export const listOr = (items: readonly string[]): readonly string[] => (items.length > 0 ? items : ['–'])

/* Landscapes and what lies on them */

const TERRAIN_COLOUR: Record<TerrainId, number> = { forest: 71, meadow: 148, mountain: 247, settlement: 173 }
const ITEM_COLOUR: Record<ItemId, number> = { coin: 220, wood: 137, stone: 250, food: 148, gold: 220, cloth: 141 }

export const terrainSign = (terrain: TerrainId, { words, drawing }: Signs): string =>
  drawing.style.tint(TERRAIN_COLOUR[terrain], words.terrains[terrain])

export const itemSign = (item: ItemId, { words, drawing }: Signs): string =>
  drawing.style.tint(ITEM_COLOUR[item], words.items[item])

/** `coin1 wood2`: what there is some of. */
export const itemList = (items: Items, signs: Signs): string[] =>
  ITEMS.flatMap((item) => (items[item] ? [`${itemSign(item, signs)}${items[item]}`] : []))

/** `coin1 wood2→⎈1`. */
export const priceText = (cost: Items, helm: number, signs: Signs): string =>
  `${itemList(cost, signs).join(' ')}→⎈${helm}`

/* What things do, in a few signs */

const times = (count: number): string => (count === 1 ? '' : `×${count}`)

function choiceText(from: readonly ItemId[], count: number, signs: Signs): string {
  const { words } = signs
  if (from.length === ITEMS.length) return `${words.anything}${times(count)}`
  if (from.length === ITEMS.length - 1 && !from.includes('coin')) return `${words.resource}${times(count)}`
  return `${from.map((item) => itemSign(item, signs)).join('/')}${times(count)}`
}

function effectText(effect: Effect, signs: Signs): string {
  const { words } = signs
  switch (effect.op) {
    case 'gain':
      return itemList(effect.items, signs).join(' ')
    case 'choose':
      return choiceText(effect.from, effect.count, signs)
    case 'draw':
      return `${words.draw}${effect.count}`
    case 'place':
      return `${words.place}${effect.count}`
    case 'cartographer':
      return `${words.cartographer}${effect.steps}`
    case 'helm':
      return `⎈${effect.points}`
    default:
      return `${words.effects[effect.op]}${'count' in effect ? effect.count : ''}`
  }
}

/** `wood/stone food1`. */
export const effectsText = (effects: readonly Effect[], signs: Signs): string =>
  effects.map((effect) => effectText(effect, signs)).join(' ')

export const islandText = (id: string, signs: Signs): string =>
  effectsText(signs.pack.tiles.islands.find((island) => island.id === id)?.effects ?? [], signs)

export const boatText = (id: string, signs: Signs): string =>
  effectsText(signs.pack.boats.find((boat) => boat.id === id)?.effects ?? [], signs)

/** Crate spaces of the board, or the one a building card brings. */
export function crateText(id: string, signs: Signs): string {
  const crate = signs.pack.playerBoard.crates.find((space) => space.id === id)
  return crate ? effectsText(crate.effects, signs) : signs.drawing.game.thing('card', id)
}
