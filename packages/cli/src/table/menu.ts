import {
  type AnyGame,
  LANGUAGES,
  type Language,
  memberNeeds,
  type OptionSpec,
  type Options,
  type OptionValue,
  optionMatters,
  readOptions,
  settledOptions,
} from '@quayside/kernel'
import { flow } from '../text/layout.ts'
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
  const options = await pickOptions(game, spoken, input, screen)
  return options && { language: spoken, game, options }
}

/** Each option that makes a difference, with the values that can be had beside what was chosen before. */
async function pickOptions(game: AnyGame, language: Language, input: Input, screen: Screen): Promise<Options | null> {
  let options = defaults(game)
  for (const [key, spec] of Object.entries(game.schema)) {
    if (!optionMatters(game.schema, key, options)) continue
    const label = game.words(language, options).option(key)
    const playable = (value: OptionValue) => canBe(game, { ...options, [key]: value })
    const said = (value: string) => game.words(language, { ...options, [key]: value }).option(key, value)
    let value: OptionValue | null
    if (spec.type === 'set') {
      const whole = (members: readonly string[]) => withNeeds(game, key, members, options)
      const members = spec.values.filter((member) => playable(whole([member])))
      if (members.length === 0) continue
      const about = `${label} ${screen.style.faint(wordsIn(language).menu.several)}`
      const picked = await pickSome(about, members, said, (some) => playable(whole(some)), input, screen)
      value = picked && whole(picked)
    } else {
      const values = valuesOf(spec).filter((each) => playable(typedAs(spec, each)))
      if (values.length < 2) continue
      const picked = await pick(label, values, String(spec.default), said, input, screen)
      value = picked === null ? null : typedAs(spec, picked)
    }
    if (value === null) return null
    options = { ...options, [key]: value }
  }
  return settledOptions(game.schema, options)
}

/** Members of a set with those of the same set that they need. */
function withNeeds(game: AnyGame, key: string, members: readonly string[], options: Options): string[] {
  const all = [...members]
  for (const member of all) {
    for (const ways of memberNeeds(game.schema, key, member, { ...options, [key]: all })) {
      const own = ways.find((way) => way.key === key)
      if (own) all.push(String(own.is[0]))
    }
  }
  return all
}

const canBe = (game: AnyGame, options: Options): boolean =>
  readOptions(game.schema, options).ok && game.refuse(options) === null

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

type Single = Exclude<OptionSpec, { type: 'set' }>

const valuesOf = (spec: Single): string[] =>
  spec.type === 'choice'
    ? [...spec.values]
    : Array.from({ length: spec.max - spec.min + 1 }, (_, i) => String(spec.min + i))

const typedAs = (spec: Single, value: string): string | number => (spec.type === 'range' ? Number(value) : value)

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

/** Any number of them, by numbers or names. */
async function pickSome(
  label: string,
  members: readonly string[],
  say: (value: string) => string,
  playable: (chosen: readonly string[]) => boolean,
  input: Input,
  screen: Screen,
): Promise<readonly string[] | null> {
  const { style } = screen
  const items = members.map((member, i) => `${style.accent(String(i + 1))} ${say(member)}`)
  screen.print(flow(` ${style.strong(label)}  `, items, screen.width, '   '))
  for (;;) {
    const typed = await input.ask(` ${style.accent('>')} `)
    if (typed === null) return null
    const found = typed.split(/[\s,]+/).filter((word) => word !== '')
    const named = found.map((word) => members.find((member) => member === word) ?? members[Number(word) - 1])
    if (named.every((member) => member !== undefined) && playable(named)) return named
  }
}
