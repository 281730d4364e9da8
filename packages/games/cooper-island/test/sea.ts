import { land, type Setting } from './table.ts'

/** For scenarios at sea. */

export type Player = NonNullable<Setting['players']>[number]

/** Two boats turn a milestone over: with it a seat can take two helm points whenever it is its turn. */
export const MILESTONE: Player = {
  docks: [
    { dock: 'dock-1', boat: 'boat-coin' },
    { dock: 'dock-2', boat: 'boat-draw' },
  ],
}
export const TWO_POINTS = 'contract helm'

/** Gold and cloth for the last merchant: four helm points at once. */
export const RICH: Player = { land: land('h0,2 mountain 5 gold', 'h0,1 settlement 2 cloth') }
export const FOUR_POINTS = ['work H round', 'load merchant-5']

/** Coast to the left of the start, with its sandbanks L1 and L2. */
export const LEFT_COAST = land('h0,2 meadow 1', 'h-1,2 forest 1', 'h-2,2 forest 1')

/** A supply of diaries that holds one kind only; the rest is before the last seat. */
export const onlyDiary = (id: string, count: number) => ({ diaries: { [id]: count }, taken: 30 - count })

export const at = (peninsula: number, spot: string) => ({ peninsula, spot })
