import type { BuildingData } from '../data/buildings.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import type { RuleSwitches } from '../editions/edition.ts'
import { BUILDING, type Building } from '../ids.ts'
import type { TableOptions } from '../options.ts'

/**
 * Which buildings come to the market: all that fit the board in the base game, a choice where there are more kinds than spaces.
 * Source: classic, 1ª and 2ª Expansão; 2020, Espansione 1 and 2; 1897, Expansão I and II.
 */
export interface MarketRules {
  /** Buildings that can come to the market, in the catalogue's order. */
  readonly market: readonly Building[]
  /** Those that are there from the start. */
  readonly onSale: readonly Building[]
  /** Those that are chosen from, and how many of each cost there is room for. */
  readonly draft: readonly Building[]
  /** The same as they lie before the players: by cost, then in the catalogue's order. */
  readonly draftByCost: readonly Building[]
  readonly spaces: readonly number[]
  /** How the choice is made; 'none' where everything is on sale. */
  readonly drafting: 'none' | 'players' | 'chance'
  /** Pairs of which only one may come to the market. */
  readonly apart: readonly (readonly [string, string])[]
}

/** Spaces of the board by cost. Source: classic and 2020, board of the base game; the nobles bring one for each of their buildings. */
const BOARD_SPACES = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]

export function marketRules(
  { expansions, variants, market: chosen }: Pick<TableOptions, 'expansions' | 'variants' | 'market'>,
  noblesMarket: RuleSwitches['noblesMarket']['value'],
  cost: readonly number[],
): MarketRules {
  const withNew = expansions.includes('new-buildings')
  const withNobles = expansions.includes('nobles')
  const noblesDrafted =
    withNobles && (noblesMarket === 'drafted' || (noblesMarket === 'drafted-with-new-buildings' && withNew))
  const fromBase = !(withNew || noblesDrafted) || chosen === 'base'
  const inPlay = (building: BuildingData): boolean => {
    if (building.set === 'base') return true
    if (building.set === 'new-buildings') return withNew && !fromBase
    return withNobles && !(fromBase && noblesMarket === 'drafted')
  }
  const drafted = (building: BuildingData): boolean =>
    !fromBase && (building.set === 'nobles' ? noblesDrafted : building.kind === 'commercial')
  const market = BUILDING.all.filter((building) => inPlay(BUILDINGS[building]))
  const draft = market.filter((building) => drafted(BUILDINGS[building]))
  const spaces = BOARD_SPACES.slice()
  if (noblesDrafted && noblesMarket === 'drafted-with-new-buildings') {
    for (const building of BUILDING.all) if (BUILDINGS[building].set === 'nobles') spaces[cost[building]]++
  }
  const apart: [string, string][] = []
  if (variants.includes('no-villa-with-jeweler')) apart.push(['villa', 'jeweler'])
  if (variants.includes('no-hacienda-with-forest-house')) apart.push(['hacienda', 'forest-house'])
  return {
    market,
    onSale: market.filter((building) => !draft.includes(building)),
    draft,
    draftByCost: draft.slice().sort((a, b) => cost[a] - cost[b] || a - b),
    spaces,
    drafting: draft.length === 0 ? 'none' : chosen === 'random' ? 'chance' : 'players',
    apart,
  }
}
