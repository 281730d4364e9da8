import { fail, type OptionSchema, type Options, type OptionsOf, type Problem } from '@quayside/kernel'
import { MAX_PLAYERS } from './sizes.ts'
import type { AutomaId } from './words/catalogue.ts'

export const EDITIONS = ['classic', '2020', '1897'] as const
export type EditionId = (typeof EDITIONS)[number]

export const EXPANSION_IDS = [
  'new-buildings',
  'nobles',
  'buccaneer',
  'festival',
  'festival-cards',
  'achievements',
] as const
export type ExpansionId = (typeof EXPANSION_IDS)[number]

export const VARIANTS = [
  'swap-factory-university',
  'corn-starts-poorer',
  'jeweler-cap-3',
  'no-villa-with-jeweler',
  'no-hacienda-with-forest-house',
  'achievement-draft',
  'errata-2026',
  'open-scores',
] as const
export type VariantId = (typeof VARIANTS)[number]

/** Where the commercial buildings on sale come from. */
export const MARKETS = ['draft', 'random', 'base'] as const
export type MarketId = (typeof MARKETS)[number]

export const PUERTOMA_LEVELS = ['easy', 'normal', 'hard'] as const
export type PuertomaLevel = (typeof PUERTOMA_LEVELS)[number]

const LATER_EDITIONS = [{ key: 'edition', is: ['2020', '1897'] }]
const ONLY_1897 = [{ key: 'edition', is: ['1897'] }]
/** A market that is chosen from: always with New Buildings, with Nobles only in 1897. */
const DRAFTED = [
  { key: 'expansions', is: ['new-buildings'] },
  { key: 'expansions', is: ['nobles'], and: { key: 'edition', is: ['1897'] } },
]

export const OPTION_SCHEMA = {
  edition: { type: 'choice', values: EDITIONS, default: 'classic' },
  players: { type: 'range', min: 2, max: MAX_PLAYERS, default: 4 },
  expansions: {
    type: 'set',
    values: EXPANSION_IDS,
    default: [],
    needs: {
      buccaneer: LATER_EDITIONS,
      festival: LATER_EDITIONS,
      'festival-cards': [...ONLY_1897, { key: 'expansions', is: ['festival'] }],
      achievements: ONLY_1897,
    },
  },
  market: { type: 'choice', values: MARKETS, default: 'draft', when: DRAFTED },
  variants: {
    type: 'set',
    values: VARIANTS,
    default: [],
    needs: {
      'jeweler-cap-3': [{ key: 'expansions', is: ['nobles'] }],
      // In 2020 these two are chosen from only together with New Buildings; classic always has both.
      'no-villa-with-jeweler': [
        ...LATER_EDITIONS,
        { key: 'expansions', is: ['nobles'] },
        [{ key: 'expansions', is: ['new-buildings'] }, ...ONLY_1897],
        { key: 'market', is: ['draft', 'random'] },
      ],
      'no-hacienda-with-forest-house': [
        { key: 'expansions', is: ['new-buildings'] },
        { key: 'market', is: ['draft', 'random'] },
      ],
      'achievement-draft': [...ONLY_1897, { key: 'expansions', is: ['achievements'] }, { key: 'puertomas', is: [0] }],
      'errata-2026': ONLY_1897,
    },
  },
  puertomas: { type: 'range', min: 0, max: 2, default: 0, when: { key: 'edition', is: ['1897'] } },
  puertomaLevel: { type: 'choice', values: PUERTOMA_LEVELS, default: 'normal', when: { key: 'puertomas', is: [1, 2] } },
} as const satisfies OptionSchema

/** What a table of Puerto Rico has agreed on. */
export type TableOptions = OptionsOf<typeof OPTION_SCHEMA>

/** People at the table, and the opponents the game plays itself by their ids. `players` counts both. */
export function playersOf(options: Options): number {
  const { players, puertomas } = options as TableOptions
  return players - puertomas
}

export const automasOf = ({ puertomas }: Options): readonly AutomaId[] =>
  puertomas === 2 ? ['puertoma-1', 'puertoma-2'] : puertomas === 1 ? ['puertoma'] : []

/** What the schema allows and yet makes no game. */
export function refuseOptions(options: Options): Problem | null {
  const { players, puertomas } = options as TableOptions
  if (puertomas < players) return null
  return fail('bad-option', `${players} seats leave nobody to play against ${puertomas} Puertomas`).error
}
