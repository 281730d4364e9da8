import type { AreaActions, DataPack } from '../data/pack.ts'
import { AREAS } from '../ids.ts'

/** What an area offers to whoever does not cover its symbol, and to whoever does, by the kind of worker. */
export interface AreaRules {
  readonly plain: Offer
  readonly symbol: readonly Offer[]
}

export interface Offer {
  /** How often, by action. */
  readonly counts: readonly number[]
  /** Either draws or places, and either a ruin or a statue. */
  readonly either: boolean
  readonly discount: number
}

const offerOf = (actions: AreaActions): Offer => ({
  counts: [
    actions.draw,
    actions.place,
    actions.cartographer,
    actions.take,
    actions.boat,
    actions.building,
    actions.ruin,
    actions.statue,
    actions.merchant,
    actions.islandAction,
    actions.boatAction,
    actions.cooper,
  ].map((count) => count ?? 0),
  either: actions.either ?? false,
  discount: actions.discount ?? 0,
})

/** By area. */
export const compileAreas = (pack: DataPack): AreaRules[] =>
  AREAS.map((id) => {
    const { plain, roundSymbol, squareSymbol } = pack.areas.find((area) => area.id === id)!
    return { plain: offerOf(plain), symbol: [offerOf(roundSymbol ?? plain), offerOf(squareSymbol)] }
  })
