import type { AnyGame, Language, OptionSpec } from '@quayside/kernel'
import { listed } from '../app/words.ts'
import { firstChoice } from '../home/describe.ts'
import { offersOf } from '../home/offers.ts'
import { defaultOptions, optionsFor, PLAYERS, seatRange, soloOptions } from '../home/options.ts'
import { aboutWords } from './words.ts'

/** What can be chosen for a table, as its schema says: an option with its values, where they hang on the edition once for each. */
export interface OfferLine {
  readonly label: string
  readonly values: readonly string[]
}

/** Names have capitals and "and" in them: a dot keeps them apart. */
const BETWEEN = ' · '

export function offerLines(game: AnyGame, language: Language): OfferLine[] {
  const words = game.words(language, defaultOptions(game))
  return Object.entries(game.schema).flatMap(([key, spec]): OfferLine[] => {
    if (key === PLAYERS) return [{ label: words.option(key), values: [seats(game, language)] }]
    const values = spec.type === 'set' ? setValues(game, key, language) : [plainValues(game, key, spec, language)]
    return [{ label: words.option(key), values }]
  })
}

/** "2 to 4, or alone against Cooper". */
function seats(game: AnyGame, language: Language): string {
  const said = aboutWords[language]
  const { min, max } = seatRange(game)
  const alone = soloOptions(game, defaultOptions(game))
  if (!alone) return said.range(min, max)
  const options = optionsFor(game, alone, 1)
  const words = game.words(language, options)
  const rivals = (game.automas?.(options) ?? []).map((id) => words.thing('automa', id))
  return said.solo(said.range(Math.max(2, min), max), listed(language, rivals))
}

function plainValues(
  game: AnyGame,
  key: string,
  spec: Exclude<OptionSpec, { type: 'set' }>,
  language: Language,
): string {
  if (spec.type === 'range') return aboutWords[language].range(spec.min, spec.max)
  const words = game.words(language, defaultOptions(game))
  return spec.values.map((value) => words.option(key, value)).join(BETWEEN)
}

/** The members of a set; by edition where these differ, in the edition's own names. */
function setValues(game: AnyGame, key: string, language: Language): string[] {
  const main = firstChoice(game)
  const spec = main === undefined ? undefined : game.schema[main]
  if (main === undefined || spec?.type !== 'choice') return []
  return spec.values.map((value) => {
    const options = { ...defaultOptions(game), [main]: value }
    const words = game.words(language, options)
    const members = offersOf(game, options, key).map(({ member }) => words.option(key, member))
    return `${words.option(main, value)}: ${members.join(BETWEEN)}`
  })
}
