import type { BuildingData } from '@quayside/puerto-rico/data/buildings'
import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { rulesFor } from '@quayside/puerto-rico/game'
import type { Rules } from '@quayside/puerto-rico/rules/index'
import type { view as viewOf } from '@quayside/puerto-rico/view'
import type { Drawing, View } from '../../../boards/board.ts'
import { padEnd, widthOf } from '../../../text/layout.ts'
import type { PuertoRicoWords } from '../words/catalogue.ts'
import { WORDS } from '../words/index.ts'

export type Table = ReturnType<typeof viewOf>
export type Player = Table['players'][number]

/** The table and everything it is drawn with: the parts of the board are functions of it. */
export interface Scene {
  readonly table: Table
  readonly drawing: Drawing
  readonly words: PuertoRicoWords
  /** What the options make of the market. */
  readonly rules: Rules
}

export function sceneOf(view: View, drawing: Drawing): Scene {
  const table = view as unknown as Table
  return { table, drawing, words: WORDS[drawing.language], rules: rulesFor(table.options) }
}

/* Who sits there */

/** Seats in the order one sees them: oneself first, then clockwise. */
export const seatsFrom = ({ table, drawing }: Scene): number[] =>
  table.players.map((_, i) => (drawing.seat + i) % table.players.length)

export const seatsOf = ({ table }: Scene): number[] => table.players.map((_, seat) => seat)

export function nameOf(seat: number, { table, drawing }: Scene): string {
  const { who, style } = drawing
  const marker = 'buccaneer' in table && table.buccaneer === seat ? '☠' : ' '
  const marks = (table.governor === seat ? '♛' : ' ') + (table.roleCoins.buccaneer === undefined ? '' : marker)
  const name = padEnd(who(seat), Math.max(...table.players.map((_, i) => widthOf(who(i)))))
  return `${style.warn(marks)}${seat === drawing.seat ? style.accent(name) : style.strong(name)}`
}

/* Things and their names */

const GOOD_COLOUR: { readonly [good: string]: number } = {
  corn: 220,
  indigo: 75,
  sugar: 255,
  tobacco: 137,
  coffee: 173,
  quarry: 247,
  forest: 71,
}

export const tinted = (id: string, text: string, { drawing }: Scene): string =>
  Object.hasOwn(GOOD_COLOUR, id) ? drawing.style.tint(GOOD_COLOUR[id], text) : text

export const goodName = (id: string, scene: Scene): string => tinted(id, scene.drawing.game.thing('good', id), scene)

/** Plantations go by their goods, which is shorter. */
export const tileName = (id: string, scene: Scene): string =>
  id === 'quarry' || id === 'forest' ? tinted(id, scene.drawing.game.thing('tile', id), scene) : goodName(id, scene)

export const buildingName = (id: string, { drawing }: Scene): string => drawing.game.thing('building', id)

const NUMBERS = new Map<string, number>(BUILDINGS.map(({ id }, number) => [id, number]))

export const buildingOf = (id: string): BuildingData => BUILDINGS[NUMBERS.get(id) as number]

/** What a building costs in this game: a variant may have changed it. */
export const costOf = (id: string, { rules }: Scene): number => rules.cost[NUMBERS.get(id) as number]

/** `3 corn, 1 coffee`. */
export const goodsText = (goods: Readonly<Record<string, number>>, scene: Scene): string =>
  Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${count} ${goodName(good, scene)}`)
    .join(', ')

/** Circles of a tile, a building or an estate: nobles, workers, empty ones. */
export const circles = (workers: number, nobles: number, all: number): string =>
  '◆'.repeat(nobles) + '●'.repeat(workers) + '○'.repeat(Math.max(0, all - workers - nobles))

/** Labels of one block, padded to the longest of them. */
export function labelled({ drawing }: Scene, labels: readonly string[]): (label: string) => string {
  const longest = Math.max(...labels.map(widthOf))
  return (label) => ` ${drawing.style.faint(padEnd(label, longest))}  `
}

export const listOr = (items: readonly string[]): readonly string[] => (items.length > 0 ? items : ['–'])
