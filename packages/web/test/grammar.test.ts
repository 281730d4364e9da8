import { LANGUAGES, type Language } from '@quayside/kernel'
import { stumbles } from '@quayside/kernel/grammar'
import { beforeAll, describe, expect, it } from 'vitest'
import { everyLanguage } from './every-language.ts'

/** All that the client says by itself, at counts of 0, 1 and 2: every word of every catalogue. */

type Module = { readonly [name: string]: unknown }
const MODULES = import.meta.glob<Module>(
  ['../src/**/*words*.ts', '../src/games/*/{end,about}/index.ts', '../src/games/*/labels.ts', '!../src/**/lesson/**'],
  { eager: true },
)

const isCatalogue = (value: unknown): value is Record<Language, unknown> =>
  typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value)

/** A sentence with these numbers for all that it asks for, or with names where it wants texts. */
function* said(sentence: (...facts: unknown[]) => unknown): Generator<string> {
  for (const first of [0, 1, 2, 'Bea', ''])
    for (const others of [
      typeof first === 'number' ? [first, first, first] : ['Teo', 'Rui', 'Lia'],
      ['Rui', 'Teo', 'Lia'],
      [2, 'Rui', 'Teo'],
    ]) {
      try {
        const text = sentence(first, ...others)
        if (typeof text === 'string') yield text
      } catch {
        // It wants something else: a record that cannot be read, a list.
      }
    }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'function') yield* said(value as (...facts: unknown[]) => unknown)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner)
}

beforeAll(everyLanguage)

describe.each(LANGUAGES)('the client in %s', (language) => {
  it('says nothing that a reader would stumble over', () => {
    const texts = Object.values(MODULES).flatMap((module) =>
      Object.values(module).flatMap((exported) => (isCatalogue(exported) ? [...textsIn(exported[language])] : [])),
    )
    expect(texts.length).toBeGreaterThan(1000)
    const faults = texts.flatMap((text) => stumbles(language, text).map((over) => `"${over}" in ${text}`))
    expect([...new Set(faults)]).toEqual([])
  })
})
