import { LANGUAGES, type Language, type Options, optionMatrix } from '@quayside/kernel'
import type { Guide, GuideCard } from '../../src/guide/guide.ts'
import { GUIDES } from '../../src/guide/languages.ts'
import { OPTION_SCHEMA } from '../../src/options.ts'

export const OPTIONS: readonly Options[] = optionMatrix(OPTION_SCHEMA)

const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await GUIDES[language]()] as const))
const modules = Object.fromEntries(loaded) as Record<Language, (typeof loaded)[number][1]>

export const guideIn = (language: Language, options: Options): Guide => modules[language].guideFor(options)

export const table = (edition: string, players = 4): Options => ({ edition, players, expansions: [], variants: [] })

/** Every language at every table: edition × number of players. */
export const EVERYWHERE = LANGUAGES.flatMap((language) =>
  OPTIONS.map((options) => ({
    name: `${language}, ${options.edition}, ${options.players} players`,
    language,
    options,
    guide: guideIn(language, options),
  })),
)

/** What a card tells, without its source and its names elsewhere. */
export const cardTexts = ({ title, summary, details, facts, table = [] }: GuideCard): string[] => [
  title,
  summary,
  ...details,
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...table.flatMap(({ label, value }) => [label, value]),
]

export const allTexts = (guide: Guide): string[] => [
  ...guide.cards.flatMap(cardTexts),
  ...guide.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
]
