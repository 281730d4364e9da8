import type { GoodId, RoleId } from '../ids.ts'

/**
 * The Puertoma's boards, cards and abilities.
 * Source: 1897, Puertoma. The rulebook's text shows two of the eight tie-break cards and the arrows of two spaces; the rest is
 * reconstructed from public transcriptions, which agree with it.
 */

/** Workers that an estate needs before it is active. */
export const ESTATE_CIRCLES: Record<GoodId, number> = { corn: 1, indigo: 2, sugar: 2, tobacco: 3, coffee: 3 }
export const ESTATES_PER_KIND = 2
export const BUILDINGS_PER_LEVEL = 2
export const LEVELS = 4

/** Where the action marker can go from each space: both ways, or only from the first to the second. Reconstructed. */
export const ARROWS: {
  readonly twoWay: readonly (readonly [RoleId, RoleId])[]
  readonly oneWay: readonly (readonly [RoleId, RoleId])[]
} = {
  twoWay: [
    ['builder', 'prospector'],
    ['builder', 'settler'],
    ['builder', 'trader'],
    ['settler', 'prospector'],
    ['trader', 'craftsman'],
    ['trader', 'captain'],
    ['craftsman', 'captain'],
    ['buccaneer', 'trader'],
    ['buccaneer', 'craftsman'],
    ['buccaneer', 'captain'],
  ],
  oneWay: [
    ['builder', 'mayor'],
    ['settler', 'mayor'],
    ['mayor', 'trader'],
    ['mayor', 'craftsman'],
    ['captain', 'builder'],
    ['captain', 'settler'],
    ['buccaneer', 'builder'],
    ['buccaneer', 'settler'],
  ],
}

export interface TieBreakCard {
  readonly number: number
  readonly order: readonly RoleId[]
  readonly source: 'rulebook' | 'reconstructed'
}

// biome-ignore format: one card, one line
export const TIE_BREAK_CARDS: readonly TieBreakCard[] = [
  { number: 1, order: ['builder', 'mayor', 'craftsman', 'trader', 'captain', 'settler', 'prospector'], source: 'rulebook' },
  { number: 2, order: ['captain', 'trader', 'mayor', 'builder', 'settler', 'prospector', 'craftsman'], source: 'reconstructed' },
  { number: 3, order: ['trader', 'craftsman', 'mayor', 'builder', 'prospector', 'settler', 'captain'], source: 'reconstructed' },
  { number: 4, order: ['craftsman', 'builder', 'mayor', 'prospector', 'trader', 'captain', 'settler'], source: 'reconstructed' },
  { number: 5, order: ['mayor', 'builder', 'prospector', 'captain', 'craftsman', 'trader', 'settler'], source: 'rulebook' },
  { number: 6, order: ['builder', 'prospector', 'mayor', 'trader', 'captain', 'craftsman', 'settler'], source: 'reconstructed' },
  { number: 7, order: ['prospector', 'builder', 'mayor', 'captain', 'trader', 'craftsman', 'settler'], source: 'reconstructed' },
  { number: 8, order: ['builder', 'captain', 'mayor', 'trader', 'craftsman', 'settler', 'prospector'], source: 'reconstructed' },
]

/** Three abilities of each level; a Puertoma has one of each, drawn at set-up. Source: 1897, Fichas de Habilidade. */
// biome-ignore format: one ability, one line
export const ABILITIES = [
  { id: 'sells-duplicates', level: 1, role: 'trader' },
  { id: 'coin-per-sale', level: 1, role: 'trader' },
  { id: 'worker-per-building', level: 1, role: 'builder' },
  { id: 'keeps-a-kind', level: 2, role: 'captain' },
  { id: 'coin-before-building', level: 2, role: 'builder' },
  { id: 'extra-crate', level: 2, role: 'craftsman' },
  { id: 'coin-per-kind', level: 3, role: 'craftsman' },
  { id: 'worker-at-end', level: 3, role: 'mayor' },
  { id: 'crate-per-estate', level: 3, role: 'settler' },
  { id: 'point-per-kind', level: 4, role: 'captain' },
  { id: 'discards-for-points', level: 4, role: 'captain' },
  { id: 'coin-per-worker', level: 4, role: 'mayor' },
] as const satisfies readonly { readonly id: string; readonly level: number; readonly role: RoleId }[]

export type AbilityId = (typeof ABILITIES)[number]['id']

/** Final scoring. Source: 1897, Calcule as Pontuações Finais. */
export const PUERTOMA_POINTS = { largeBuilding: 6, spareWorker: 1, quarry: 3, activePair: 2, goodsAndCoinsPerPoint: 2 }
