import type { Options } from '@quayside/kernel'
import type { ExpansionId } from '@quayside/puerto-rico/ids'
import type { RuleFinder } from '../../../sheets/rule-places.ts'
import type { AddedChapterId, ChapterId, PhaseId } from './texts.ts'

/** The sections of the rules in their order, and which of them has a rule. It stands apart so that a rule is found without its words. */
type SectionId = PhaseId | ChapterId

export const SECTION_ORDER: readonly SectionId[] = [
  'quick',
  'aim',
  'setup',
  'round',
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'buildings',
  'new-buildings',
  'nobles',
  'buccaneer',
  'festival',
  'festival-cards',
  'achievements',
  'puertoma',
  'variants',
  'end',
  'scoring',
  'tie-break',
  'editions',
]

/** What a table is played with. */
interface Played {
  has(expansion: ExpansionId): boolean
  readonly puertomas: number
  readonly variants: readonly string[]
}

/** Sections about something in play. */
export function toldSections({ has, puertomas, variants }: Played): readonly SectionId[] {
  const told: Record<AddedChapterId, boolean> = {
    'new-buildings': has('new-buildings'),
    nobles: has('nobles'),
    buccaneer: has('buccaneer'),
    festival: has('festival'),
    'festival-cards': has('festival-cards'),
    achievements: has('achievements'),
    puertoma: puertomas > 0,
    variants: variants.length > 0,
  }
  return SECTION_ORDER.filter((id) => !(id in told) || told[id as AddedChapterId])
}

const RULES: { readonly [section in SectionId]?: readonly string[] } = {
  round: ['turn-order', 'roles'],
  settler: ['settler-action', 'settler-quarry', 'settler-draw'],
  mayor: ['mayor-placing'],
  builder: ['builder-market', 'builder-once', 'builder-space', 'builder-cost'],
  craftsman: ['craftsman-privilege'],
  trader: ['trader-house', 'goods'],
  captain: [
    'captain-ships',
    'captain-most',
    'captain-wharf',
    'captain-duty',
    'storing-warehouse',
    'storing-order',
    'storing-single',
  ],
  'new-buildings': [
    'market-draft',
    'market-pairs',
    'forest-house',
    'trading-post',
    'small-wharf',
    'black-market',
    'guesthouse',
  ],
  nobles: ['nobles', 'tile-discard', 'land-office', 'royal-supplier', 'market-draft', 'market-pairs'],
  buccaneer: ['buccaneer-marker', 'buccaneer-kidnap', 'buccaneer-acts'],
  achievements: ['achievements'],
}

const playedWith = ({ expansions = [], puertomas = 0, variants = [] }: Options): Played => ({
  has: (expansion) => (expansions as readonly string[]).includes(expansion),
  puertomas: puertomas as number,
  variants: variants as readonly string[],
})

export const ruleAt: RuleFinder = (rule, options) => {
  const told = toldSections(playedWith(options))
  const at = told.findIndex((id) => RULES[id]?.includes(rule))
  return at < 0 ? undefined : { section: told[at], chapter: at + 1 }
}
