import type { Options } from '@quayside/kernel'
import type { Building } from './data/buildings.ts'
import { BUILDINGS } from './data/catalogue.ts'
import type { RuleSwitches } from './editions/edition.ts'

/**
 * Which buildings come to the market: all that fit the board in the base game, a choice where there are more kinds than spaces.
 * Source: classic, 1ª and 2ª Expansão; 2020, Espansione 1 and 2; 1897, Expansão I and II.
 */
export interface MarketRules {
  /** Buildings that can come to the market, by number, in the catalogue's order. */
  readonly market: readonly number[]
  /** Those that are there from the start. */
  readonly onSale: readonly number[]
  /** Those that are chosen from, and how many of each cost there is room for. */
  readonly draft: readonly number[]
  readonly spaces: readonly number[]
  /** How the choice is made; 'none' where everything is on sale. */
  readonly drafting: 'none' | 'players' | 'chance'
  /** Pairs of which only one may come to the market. */
  readonly apart: readonly (readonly [string, string])[]
}

/** Spaces of the board by cost. Source: classic and 2020, board of the base game; the nobles bring one for each of their buildings. */
const BOARD_SPACES = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]

export function marketRules(
  options: Options,
  noblesMarket: RuleSwitches['noblesMarket']['value'],
  cost: readonly number[],
): MarketRules {
  const expansions = options.expansions as readonly string[]
  const variants = options.variants as readonly string[]
  const withNew = expansions.includes('new-buildings')
  const withNobles = expansions.includes('nobles')
  const noblesDrafted =
    withNobles && (noblesMarket === 'drafted' || (noblesMarket === 'drafted-with-new-buildings' && withNew))
  const fromBase = !(withNew || noblesDrafted) || options.market === 'base'
  const inPlay = (building: Building): boolean => {
    if (building.set === 'base') return true
    if (building.set === 'new-buildings') return withNew && !fromBase
    return withNobles && !(fromBase && noblesMarket === 'drafted')
  }
  const drafted = (building: Building): boolean =>
    !fromBase && (building.set === 'nobles' ? noblesDrafted : building.kind === 'commercial')
  const numbers = BUILDINGS.map((_, number) => number)
  const market = numbers.filter((number) => inPlay(BUILDINGS[number]))
  const draft = market.filter((number) => drafted(BUILDINGS[number]))
  const spaces = BOARD_SPACES.slice()
  if (noblesDrafted && noblesMarket === 'drafted-with-new-buildings') {
    for (const number of numbers) if (BUILDINGS[number].set === 'nobles') spaces[cost[number]]++
  }
  const apart: [string, string][] = []
  if (variants.includes('no-villa-with-jeweler')) apart.push(['villa', 'jeweler'])
  if (variants.includes('no-hacienda-with-forest-house')) apart.push(['hacienda', 'forest-house'])
  return {
    market,
    onSale: market.filter((number) => !draft.includes(number)),
    draft,
    spaces,
    drafting: draft.length === 0 ? 'none' : options.market === 'random' ? 'chance' : 'players',
    apart,
  }
}
