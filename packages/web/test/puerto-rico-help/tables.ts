import { LANGUAGES, type Language, type Options, readOptions } from '@quayside/kernel'
import { puertoRicoHead } from '@quayside/puerto-rico/head'
import { EDITIONS, EXPANSION_IDS, MARKETS, PUERTOMA_LEVELS, VARIANTS } from '@quayside/puerto-rico/ids'
import { loadHelp } from '../../src/games/puerto-rico/help/index.ts'
import type { Help, HelpCard } from '../../src/sheets/help.ts'

/** Options with all defaults filled in; null where there is no such game. */
export function game(chosen: Options): Options | null {
  const read = readOptions(puertoRicoHead.schema, chosen)
  return read.ok && puertoRicoHead.refuse(read.value) === null ? read.value : null
}

const BUILDINGS = ['new-buildings', 'nobles']
const SETS = [[], BUILDINGS, ['achievements']]

const first = (chosen: readonly Options[]): Options[] =>
  chosen
    .map(game)
    .filter((options) => options !== null)
    .slice(0, 1)

/** Tables that between them have everything: each thing by itself, and all that goes together. */
function tablesOf(edition: string): Options[] {
  const all = [EXPANSION_IDS, [...BUILDINGS, 'buccaneer', 'festival'], BUILDINGS]
  const together = (more: Options) =>
    first(all.map((expansions) => ({ edition, expansions: [...expansions], ...more })))
  const alone = EXPANSION_IDS.flatMap((id) => {
    const expansions = id === 'festival-cards' ? ['festival', id] : [id]
    return MARKETS.flatMap((market) => first([{ edition, players: 3, expansions, market }]))
  })
  const varied = VARIANTS.flatMap((variant) =>
    first(SETS.map((expansions) => ({ edition, players: 4, expansions, variants: [variant] }))),
  )
  const puertomas = PUERTOMA_LEVELS.flatMap((puertomaLevel) => [
    ...first([{ edition, players: 3, puertomas: 1, puertomaLevel }]),
    ...together({ players: 4, puertomas: 2, puertomaLevel }),
  ])
  return [
    ...[2, 3, 4, 5].flatMap((players) => first([{ edition, players }])),
    ...[2, 5].flatMap((players) => together({ players })),
    ...alone,
    ...varied,
    ...puertomas,
  ]
}

export const OPTIONS: readonly Options[] = EDITIONS.flatMap(tablesOf)

export const nameOf = ({ edition, players, expansions, variants, market, puertomas, puertomaLevel }: Options): string =>
  [edition, players, ...(expansions as string[]), ...(variants as string[]), market, puertomas, puertomaLevel].join(' ')

const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await loadHelp(language)] as const))
const modules = Object.fromEntries(loaded) as Record<Language, (typeof loaded)[number][1]>

export const helpIn = (language: Language, options: Options): Help => modules[language](options)

/** As older callers give them: without what came later. */
export const table = (edition: string, players = 4, expansions: string[] = [], variants: string[] = []): Options => ({
  edition,
  players,
  expansions,
  variants,
})

/** Every language at every table. */
export const EVERYWHERE = LANGUAGES.flatMap((language) =>
  OPTIONS.map((options) => ({
    name: `${language}: ${nameOf(options)}`,
    language,
    options,
    help: helpIn(language, options),
  })),
)

/** What a card tells, without its source and its names elsewhere. */
export const cardTexts = ({ title, summary, details, facts, table = [] }: HelpCard): string[] => [
  title,
  summary,
  ...details,
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...table.flatMap(({ label, value }) => [label, value]),
]

export const allTexts = (help: Help): string[] => [
  ...help.cards.flatMap(cardTexts),
  ...help.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
]
