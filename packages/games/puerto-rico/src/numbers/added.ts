import { ARROWS } from '../data/puertoma.ts'
import { RANSOM, SPOILS } from '../expansions/buccaneer/ransom.ts'
import { CARDS_DRAWN } from '../expansions/festival/drawing.ts'
import { BARRELS_PER_POINT } from '../expansions/new-buildings/small-wharf.ts'
import { LODGE_POINTS } from '../expansions/nobles/hunting-lodge.ts'
import { BUCCANEER_COINS } from '../expansions/puertoma/roles.ts'
import { LAND_PRICE } from '../forms.ts'
import type { RoleId } from '../ids.ts'
import { ACHIEVEMENTS_HELD, MOST_IN_HAND } from '../sizes.ts'

/**
 * Numbers of the expansions that no table of the data has, in one place for all languages.
 * Source: classic, 1ª Expansão, 2ª Expansão; 2020, Espansione 1 to 4; 1897, Expansão I to VI, Puertoma.
 */
export const ADDED = {
  /** Forest house: forests for a coin off. */
  forestsPerCoin: 2,
  /** Union hall and small wharf: barrels for a point. */
  barrelsPerPoint: BARRELS_PER_POINT,
  /** Equal tiles in a set of the cloister. */
  setOfTiles: 3,
  /** Price of a tile at the land office, either way. */
  landPrice: LAND_PRICE,
  /** Points of the hunting lodge with a noble. */
  lodgePoints: LODGE_POINTS,
  /** Points of a noble at the end; the royal garden gives as many again. */
  noblePoints: 1,
  /** Barrels of a raid and workers of a poaching that the buccaneer keeps at most. */
  spoils: SPOILS,
  /** Coins that a kidnapped role brings when somebody else picks it. */
  ransom: RANSOM,
  /** What a small building must be worth to be a goal of the festival. */
  festivalBuilding: 3,
  /** Festival cards on the table. */
  festivalCards: CARDS_DRAWN,
  /** Achievement cards in hand; and drawn to choose from, where a Puertoma plays. */
  achievements: ACHIEVEMENTS_HELD,
  achievementsDrawn: MOST_IN_HAND,
  /** Coins by which a Puertoma reckons the buccaneer. */
  buccaneerCoins: BUCCANEER_COINS,
} as const

/** Where the arrows of the Puertoma's board lead from each role in play. */
export const arrowsFrom = (roles: readonly RoleId[]): { readonly from: RoleId; readonly to: readonly RoleId[] }[] => {
  const ways = [...ARROWS.twoWay, ...ARROWS.twoWay.map(([a, b]) => [b, a] as const), ...ARROWS.oneWay]
  return roles
    .map((from) => ({ from, to: roles.filter((role) => ways.some(([a, b]) => a === from && b === role)) }))
    .filter(({ to }) => to.length > 0)
}
