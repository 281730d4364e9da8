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
