import {
  type AnyGame,
  LANGUAGES,
  type Language,
  type OptionSpec,
  type Options,
  optionMatters,
  readOptions,
} from '@quayside/kernel'
import { wordsIn } from '../words/index.ts'
import type { Input } from './input.ts'
import type { Screen } from './screen.ts'

export interface Chosen {
  readonly language: Language
  readonly game: AnyGame
  readonly options: Options
}

/** A few questions before the game, each with an answer that Enter gives. Null when the person breaks off. */
export async function menu(
  games: readonly AnyGame[],
  language: Language,
  input: Input,
  screen: Screen,
): Promise<Chosen | null> {
  const { style } = screen
  screen.print([
    '',
    ` ${style.accent('Quayside')}  ${wordsIn(language).menu.welcome}`,
    ` ${style.faint(wordsIn(language).menu.enter)}`,
    '',
  ])
  const spoken = await pick(
    'Language · Idioma · Lingua',
    LANGUAGES,
    language,
    (l) => wordsIn(l).menu.ownName,
    input,
    screen,
  )
  if (spoken === null) return null
  const game = games.length > 1 ? await pickGame(games, spoken, input, screen) : games[0]
  if (game === null) return null
  const chosen: Record<string, string | number> = {}
  for (const [key, spec] of Object.entries(game.schema)) {
    const values = offered(spec)
    if (values.length < 2 || !optionMatters(game.schema, key, { ...defaults(game), ...chosen })) continue
    const label = game.words(spoken, defaults(game)).option(key)
    const said = (value: string) => game.words(spoken, { ...defaults(game), [key]: value }).option(key, value)
    const value = await pick(label, values, String(spec.default), said, input, screen)
    if (value === null) return null
    chosen[key] = spec.type === 'range' ? Number(value) : value
  }
  return { language: spoken, game, options: { ...defaults(game), ...chosen } }
}

async function pickGame(
  games: readonly AnyGame[],
  language: Language,
  input: Input,
  screen: Screen,
): Promise<AnyGame | null> {
  const byId = (id: string) => games.find((game) => game.id === id) as AnyGame
  const title = (id: string) => byId(id).words(language, defaults(byId(id))).title
  const ids = games.map(({ id }) => id)
  const id = await pick(wordsIn(language).menu.game, ids, ids[0], title, input, screen)
  return id === null ? null : byId(id)
}

/** Sets are left at their default here: the menu is for a quick start. */
function offered(spec: OptionSpec): string[] {
  if (spec.type === 'choice') return [...spec.values]
  if (spec.type === 'set') return []
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => String(spec.min + i))
}

function defaults(game: AnyGame): Options {
  const options = readOptions(game.schema, {})
  if (!options.ok) throw new Error(options.error.message)
  return options.value
}

/** Numbers that stand for themselves are typed as they are; everything else is numbered. */
async function pick<T extends string>(
  label: string,
  values: readonly T[],
  usual: T,
  say: (value: T) => string,
  input: Input,
  screen: Screen,
): Promise<T | null> {
  const { style } = screen
  const plain = values.every((value) => /^\d$/.test(value))
  const items = values.map((value, i) => {
    const text = plain ? value : `${style.accent(String(i + 1))} ${say(value)}`
    return value === usual ? `${text}${style.faint(' ⏎')}` : text
  })
  for (;;) {
    const typed = await input.ask(` ${style.strong(label)}  ${items.join('   ')}  ${style.accent('>')} `)
    if (typed === null) return null
    if (typed === '') return usual
    const found = values.find((value) => value === typed) ?? (plain ? undefined : values[Number(typed) - 1])
    if (found !== undefined) return found
  }
}
