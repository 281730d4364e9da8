import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language, type Options } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { games } from '../src/index.ts'

/** Where every rule is said to stand: in the rulebook by section and page, or on a page of ours under a heading that is there. */

/** A page's headings; what the reader's language calls them stands below: `*Terrenos · Terreni*`. */
function headingsOf(page: string): Record<Language, string[]> {
  const text = readFileSync(new URL(`../../../../docs/${page}.md`, import.meta.url), 'utf8')
  const found = [...text.matchAll(/^## (.+)\n(?:\n\*(.+) · (.+)\*\n)?/gm)]
  const column = (i: number) => found.flatMap((heading) => heading[i] ?? [])
  return { en: column(1), pt: column(2), it: column(3) }
}

const PAGES: Record<string, readonly string[]> = {
  'puerto-rico': ['puerto-rico/rulings', 'puerto-rico/expansions'],
  mombasa: ['mombasa/rulings'],
  'cooper-island': ['cooper-island/rulings'],
}
const NOTATION = headingsOf('protocol')

const OURS: Record<Language, string> = {
  en: 'Quayside, rulings: ',
  pt: 'Quayside, decisões: ',
  it: 'Quayside, decisioni: ',
}
const RULEBOOK: Record<Language, RegExp> = {
  en: /^(?:(?:rulebook, )?\D.*, p\. \d+( (and|to) \d+)?|(classic|2020|1897), .+)$/,
  pt: /^(?:(?:livro de regras, )?\D.*, p\. \d+( (e|a) \d+)?|(clássica|2020|1897), .+)$/,
  it: /^(?:(?:regolamento, )?\D.*, p\. \d+( (e|a) \d+)?|(classica|2020|1897), .+)$/,
}

describe.each(games.map((game) => [game.id, game] as const))('what %s cites', (id, game) => {
  const rules = [...new Set([...game.reasons.slice(1).map(({ rule }) => rule), 'turn-order', 'notation'])]
  const options: Options[] = game.schema.edition ? ['classic', '2020', '1897'].map((edition) => ({ edition })) : [{}]
  const pages = PAGES[id].map(headingsOf)
  const cited = (language: Language, rule: string, chosen: Options = options[0]): string[] => {
    const words = game.words(language, chosen)
    return words
      .rule(rule)
      .slice(`${words.rule(rule, false)} (`.length, -1)
      .split('; ')
  }
  const capital = (text: string) => text[0].toUpperCase() + text.slice(1)

  /** Whether a citation names a page of the rulebook, or a heading that one of our pages has. */
  const leadsTo = (language: Language, source: string): boolean => {
    if (source.startsWith(OURS[language])) {
      const heading = source.slice(OURS[language].length)
      return pages.some((page) => page[language].includes(heading))
    }
    if (source.startsWith('Quayside, ')) return NOTATION[language].includes(capital(source.slice('Quayside, '.length)))
    return RULEBOOK[language].test(source)
  }

  it.each(LANGUAGES)('leads somewhere, in %s and every edition', (language) => {
    for (const chosen of options)
      for (const rule of rules)
        expect(cited(language, rule, chosen).filter((source) => !leadsTo(language, source))).toEqual([])
  })

  it('is in the same places in every language, each called by one name', () => {
    const called = new Map<string, string>()
    for (const rule of rules) {
      const english = cited('en', rule)
      for (const language of LANGUAGES) {
        const own = cited(language, rule)
        expect(own, rule).toHaveLength(english.length)
        english.forEach((source, i) => {
          const known = `${language}: ${source}`
          expect(own[i], known).toBe(called.get(known) ?? own[i])
          called.set(known, own[i])
        })
      }
    }
  })

  it('would be noticed if it led nowhere', () => {
    for (const language of LANGUAGES) {
      expect(leadsTo(language, `${OURS[language]}Atlantis`)).toBe(false)
      expect(leadsTo(language, 'Quayside, Atlantis')).toBe(false)
      expect(leadsTo(language, 'Atlantis')).toBe(false)
    }
  })
})
