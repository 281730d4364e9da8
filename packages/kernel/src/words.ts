import type { Facts } from './facts.ts'
import type { Seat } from './seats.ts'

export const LANGUAGES = ['en', 'pt', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The locale whose plural rules and numbers a language uses. */
export const LOCALE: Record<Language, string> = { en: 'en', pt: 'pt-BR', it: 'it' }

/** What a seat is called in a sentence. */
export type Who = (seat: Seat) => string

/** A game's words in one language under one set of options (an edition has its own names). */
export interface GameWords {
  readonly title: string
  /** A value of the options, or the option itself when no value is given. */
  option(key: string, value?: string): string
  /** A thing by the name of its argument and its id: `thing('good', 'corn')`. */
  thing(arg: string, id: string): string
  question(facts: Facts): string
  answer(facts: Facts): string
  event(facts: Facts, who: Who): string
  reason(facts: Facts): string
  /** A rule in words, with where it stands unless `cite` is false. */
  rule(id: string, cite?: boolean): string
  scoreLine(what: string): string
  /** What an order can hang on, by its id, as one says it of oneself: "my coins". */
  watched?(id: string): string
  /** When a kind of question is asked, in a few words, for orders: "Settler, my tile". Undefined where it has no name. */
  occasion?(question: string): string | undefined
  /** What decides between equal totals, as a line of the score; undefined where the rules know nothing. */
  readonly tiebreak?: string
}

export interface PluralForms {
  readonly one: string
  readonly other: string
  /** Portuguese and Italian have a form for whole millions ("um milhão de moedas"); `other` serves where it is left out. */
  readonly many?: string
}

const rules: Partial<Record<Language, Intl.PluralRules>> = {}

/** Picks the plural form of a language; `#` stands for the number. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  rules[language] ??= new Intl.PluralRules(LOCALE[language])
  const category = rules[language].select(count)
  const form = category === 'one' ? forms.one : category === 'many' ? (forms.many ?? forms.other) : forms.other
  return form.replaceAll('#', String(count))
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text if the first argument is neither empty nor zero, else nothing: for optional parts of a sentence. */
export const when = (said: string | number, text: string): string => (said ? text : '')

type Texts = { readonly [id: string]: string }

/** What a game says in one language: sentences by the kind of their facts, which its own catalogue types, and texts by id. */
export interface Spoken {
  readonly title: string
  readonly said: {
    readonly questions: object
    readonly answers: object
    readonly events: object
    readonly reasons: object
    readonly rules: Texts
    readonly options: Texts
  }
  /** Names by argument and id. */
  readonly things: { readonly [arg: string]: Texts }
  /** Where each rule stands. */
  readonly sources: Texts
  /** Values of options by the option's key. */
  readonly values: { readonly [key: string]: Texts }
  readonly scoreLines: Texts
  readonly watched?: Texts
  readonly occasions?: Texts
  readonly tiebreak?: string
}

/** A game's words from its sentences. What nobody has words for is shown by its id: a gap must not stop a game. */
export function wordsFrom({
  title,
  said,
  things,
  sources,
  values,
  scoreLines,
  watched = {},
  occasions = {},
  tiebreak,
}: Spoken): GameWords {
  return {
    title,
    tiebreak,
    option: (key, value) => (value === undefined ? textOf(said.options, key) : textOf(values[key] ?? {}, value)),
    thing: (arg, id) => textOf(things[arg] ?? {}, id),
    question: (facts) => sentenceOf(said.questions, facts),
    answer: (facts) => sentenceOf(said.answers, facts),
    event: (facts, who) => sentenceOf(said.events, facts, typeof facts.seat === 'number' ? who(facts.seat) : '', who),
    reason: (facts) => sentenceOf(said.reasons, facts),
    rule: (id, cite = true) => textOf(said.rules, id) + (cite && id in sources ? ` (${textOf(sources, id)})` : ''),
    scoreLine: (what) => textOf(scoreLines, what),
    watched: (id) => textOf(watched, id),
    occasion: (question) => (Object.hasOwn(occasions, question) ? occasions[question] : undefined),
  }
}

/** The names in a table of things. */
export const namesOf = (things: { readonly [id: string]: { readonly one: string } }): Record<string, string> =>
  Object.fromEntries(Object.entries(things).map(([id, { one }]) => [id, one]))

const textOf = (texts: Texts, id: string): string => (Object.hasOwn(texts, id) ? texts[id] : id)

/** The catalogue knows the facts of each kind; here they arrive as plain facts. */
function sentenceOf(sentences: object, facts: Facts, ...names: readonly [who?: string, name?: Who]): string {
  if (!Object.hasOwn(sentences, facts.kind)) return facts.kind
  return (sentences as Record<string, (facts: Facts, ...rest: typeof names) => string>)[facts.kind](facts, ...names)
}
