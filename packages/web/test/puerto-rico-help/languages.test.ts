import { capital, LANGUAGES, type Language, type Name } from '@quayside/kernel'
import { BUILDINGS, type BuildingId } from '@quayside/puerto-rico/data/catalogue'
import { rulesFor } from '@quayside/puerto-rico/game'
import { EDITIONS, type EditionId } from '@quayside/puerto-rico/ids'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import { NAMES as EN } from '@quayside/puerto-rico/words/en/names'
import { NAMES as IT } from '@quayside/puerto-rico/words/it/names'
import { NAMES as PT } from '@quayside/puerto-rico/words/pt/names'
import { describe, expect, it } from 'vitest'
import { allTexts, EVERYWHERE, helpIn, nameOf, OPTIONS, table } from './tables.ts'

const NAMES: Record<Language, Record<EditionId, Names>> = { en: EN, pt: PT, it: IT }

/** Words that only this language has. */
const TELLTALE: Record<Language, RegExp> = {
  en: /\b(the|and|with|worker|workers|you|your|when|each)\b/i,
  pt: /\b(você|não|trabalhador|trabalhadores|uma|seu|com)\b/i,
  it: /\b(lavoratore|lavoratori|ogni|della|che|tuo|gli|di)\b/i,
}

const namesOf = ({ roles, buildings, goods, tiles, terms, places, pieces, expansions, privilege }: Names): string[] => {
  const groups: Record<string, Name>[] = [
    roles,
    buildings,
    goods,
    tiles,
    terms,
    places,
    pieces,
    expansions,
    { privilege },
  ]
  return groups.flatMap((group) => Object.values(group).map(({ one }) => one))
}

const patterns = new Map<string, RegExp>()

/** Whether a text has a name as a word of its own. */
function holds(text: string, name: string): boolean {
  if (!text.includes(name)) return false
  const known = patterns.get(name) ?? new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u')
  patterns.set(name, known)
  return known.test(text)
}

/** Goals and achievements have titles of their own, in which a merchant need not be a role. */
const OWN_TITLES = ['goal', 'achievement']

describe.each(EVERYWHERE)('names and words ($name)', ({ language, options, help }) => {
  const edition = options.edition as EditionId
  const names = NAMES[language][edition]
  const texts = allTexts(help)

  it('are those of the edition', () => {
    const { roles, tiles, goods, pieces, buildings } = names
    const things: Record<string, Record<string, Name> | undefined> = {
      role: roles,
      tile: tiles,
      good: goods,
      piece: pieces,
      building: buildings,
    }
    for (const { kind, id, title } of help.cards) {
      const called = things[kind]
      if (called) expect(title).toBe(capital(called[id].one))
    }
    for (const role of ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'] as const) {
      expect(help.section(role)?.title).toBe(names.roles[role].one)
      expect(help.section('quick')?.paragraphs.join(' ')).toContain(names.roles[role].one)
    }
    for (const number of rulesFor(options).market) {
      const { one } = names.buildings[BUILDINGS[number].id as BuildingId]
      expect(texts.some((text) => holds(text, one))).toBe(true)
    }
  })

  it('are never those of another edition only', () => {
    const here = namesOf(names)
    const foreign = EDITIONS.flatMap((other) => namesOf(NAMES[language][other])).filter(
      (name) => !here.some((own) => holds(own, name)),
    )
    const titles = help.cards.filter(({ kind }) => OWN_TITLES.includes(kind)).map(({ title }) => title)
    const own = texts.filter((text) => !titles.includes(text))
    expect([...new Set(foreign)].flatMap((name) => own.filter((text) => holds(text, name)))).toEqual([])
  })

  it('are in one language', () => {
    for (const other of LANGUAGES.filter((one) => one !== language)) {
      expect(texts.filter((text) => TELLTALE[other].test(text))).toEqual([])
    }
  })
})

describe.each(OPTIONS.map((options) => ({ name: nameOf(options), options })))('translations ($name)', ({ options }) => {
  it('are all different', () => {
    const helps = LANGUAGES.map((language) => helpIn(language, options))
    const said = helps.map(({ cards, sections }) => [
      ...cards.flatMap(({ summary, details }) => [summary, ...details]),
      ...sections.flatMap(({ title, paragraphs }) => (paragraphs.length > 0 ? paragraphs : [title])),
    ])
    expect(new Set(said.map((texts) => texts.length)).size).toBe(1)
    const alike = said[0].filter((_, i) => new Set(said.map((texts) => texts[i])).size < LANGUAGES.length)
    expect(alike).toEqual([])
  })
})

describe('grammar', () => {
  const everything = (language: Language) =>
    EVERYWHERE.filter((at) => at.language === language).flatMap(({ help }) => allTexts(help))

  it('elides and joins in Italian', () => {
    const wrong = /\b(la|lo|il|una|uno|della|nella|alla|dalla|sulla|di il|a il|in il|da il|su il) [AEIOUHÈ]/
    expect(everything('it').filter((text) => wrong.test(text))).toEqual([])
    expect(everything('it').filter((text) => /\b(di|a|da|in|su) (il|lo|la|i|gli|le) \p{L}/u.test(text))).toEqual([])
  })

  it('joins in Portuguese', () => {
    const wrong = /\b(de|em|por|a) (o|a|os|as) \p{Lu}/u
    expect(everything('pt').filter((text) => wrong.test(text))).toEqual([])
  })

  it('picks the article in English', () => {
    expect(everything('en').filter((text) => /\ba [aeiou]|\ban [^aeiouh]/i.test(text))).toEqual([])
  })

  it('agrees with the names of the edition', () => {
    const craftsman = (edition: EditionId) => helpIn('it', table(edition)).card('role', 'craftsman')?.summary
    expect(craftsman('classic')).toBe(
      'Tutti producono merci. Poi l’Artigiano può prendere un altro barile di un tipo che ha appena prodotto.',
    )
    expect(craftsman('1897')).toBe(
      'Tutti producono merci. Poi il Produttore può prendere un’altra cassa di un tipo che ha appena prodotto.',
    )
    const large = (edition: EditionId) => helpIn('pt', table(edition)).card('building', 'guild-hall')?.summary
    expect(large('classic')).toBe('No fim, cada construção de produção pequena sua rende 1 PV; cada grande, 2 PV.')
    expect(large('2020')).toBe('No fim, cada edifício de produção pequeno seu rende 1 PV; cada grande, 2 PV.')
    const good = (edition: EditionId) => helpIn('pt', table(edition)).card('good', 'indigo')?.summary
    expect(good('classic')).toBe('Vendido à Casa de Comércio, rende 1 moeda. Embarcado, vale 1 PV por barril.')
    expect(good('1897')).toBe('Vendida à Casa de Comércio, rende 1 moeda. Embarcada, vale 1 PV por caixote.')
  })
})
