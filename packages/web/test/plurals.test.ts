import { LANGUAGES, type Language } from '@quayside/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { counted } from '../src/app/words.ts'
import { everyLanguage } from './every-language.ts'

/** What the client counts: one thing is said otherwise than two, in every language. */

const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('../src/**/*words*.ts', { eager: true })
const MOST_ARGUMENTS = 4

/** Words that look like a plural and are none, or are the same for one and for many. */
const INVARIABLE: Record<Language, readonly string[]> = {
  en: 'asks beats belongs bonus chooses comes does expands goods has is lacks leads less lies matches opens s waits wins'.split(
    ' ',
  ),
  pt: 'antes depois dos mais quaisquer s'.split(' '),
  it: 'batte che chiede di corrisponde cotone dei esplorare fuori livellare ogni oltre sceglie se si ti timone verrebbe vorrebbe'.split(
    ' ',
  ),
}
/** How plurals end. */
const PLURAL: Record<Language, RegExp> = { en: /(s|people)$/, pt: /s$/, it: /[^i][ie]$/ }

type Say = (...given: unknown[]) => unknown

const isCatalogue = (value: unknown): value is Readonly<Record<Language, unknown>> =>
  typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value)

/** Every sentence with a place for numbers, by where it stands. */
function sentencesIn(words: unknown, path: string): [string, Say][] {
  if (typeof words === 'function') return [[path, words as Say]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, inner]) => sentencesIn(inner, `${path}/${key}`))
}

/** Words that follow a number. */
const after = (number: number, text: unknown): string[] =>
  typeof text === 'string'
    ? [...text.matchAll(new RegExp(`(?<![\\d.,–-])${number}[\\s\\u00a0]([\\p{L}’']+)`, 'gu'))].map(([, word]) => word)
    : []

/** What a sentence says with a number in some of its places and names in the others; nothing if it cannot be said so. */
function said(say: Say, places: number, number: number): unknown {
  const given = Array.from({ length: Math.max(1, say.length) }, (_, i) => ((places >> i) & 1 ? number : 'x'))
  try {
    return say(...given)
  } catch {
    return undefined
  }
}

/** Plurals that stand after a one. */
function wrongIn(language: Language, say: Say): string[] {
  const ways = 1 << Math.min(MOST_ARGUMENTS, Math.max(1, say.length))
  return Array.from({ length: ways }, (_, places) => places).flatMap((places) => {
    const many = new Set(after(2, said(say, places, 2)))
    return after(1, said(say, places, 1)).filter(
      (word) => many.has(word) && PLURAL[language].test(word) && !INVARIABLE[language].includes(word),
    )
  })
}

beforeAll(everyLanguage)

describe('counted things', () => {
  it('have the number of their language', () => {
    expect([0, 1, 2].map(counted('en', 'coin', 'coins'))).toEqual(['0 coins', '1 coin', '2 coins'])
    expect([0, 1, 2].map(counted('it', 'moneta', 'monete'))).toEqual(['0 monete', '1 moneta', '2 monete'])
    // Brazilian Portuguese counts nothing like one.
    expect([0, 1, 2].map(counted('pt', 'moeda', 'moedas'))).toEqual(['0 moeda', '1 moeda', '2 moedas'])
  })

  it.each(LANGUAGES)('are one where there is one, in all that is said in %s', (language) => {
    const catalogues = Object.entries(FILES).flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) =>
        isCatalogue(value) ? [[`${file} ${name}`, value] as const] : [],
      ),
    )
    expect(catalogues.length).toBeGreaterThan(15)
    const wrong = catalogues
      .flatMap(([path, words]) => sentencesIn(words[language], path))
      .flatMap(([path, say]) => wrongIn(language, say).map((word) => `${path}: 1 ${word}`))
    expect([...new Set(wrong)]).toEqual([])
  })
})
