import { describe, expect, it } from 'vitest'
import { BUILDINGS } from '../../src/data/catalogue.ts'
import { GOODS, ROLES, TILES } from '../../src/ids.ts'
import { rulesFor } from '../../src/rules.ts'
import { allTexts, EVERYWHERE, table } from './tables.ts'

const sentencesIn = (text: string): number => text.split(/[.?](?: |$)/).filter(Boolean).length

describe.each(EVERYWHERE)('the guide ($name)', ({ options, guide }) => {
  const rules = rulesFor(options)

  it('has a card for everything on the table, and for nothing else', () => {
    const expected = [
      ...rules.roles.map((role) => `role ${ROLES[role]}`),
      ...TILES.map((tile) => `tile ${tile}`),
      ...GOODS.map((good) => `good ${good}`),
      ...rules.market.map((building) => `building ${BUILDINGS[building].id}`),
    ]
    expect(guide.cards.map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected)
    for (const card of guide.cards) expect(guide.card(card.kind, card.id)).toBe(card)
    expect(guide.card('building', 'moon-base')).toBeUndefined()
    expect(guide.card('tile', 'hacienda')).toBeUndefined()
  })

  it('finds a section for every role, and begins with the quick one', () => {
    expect(guide.sections[0].id).toBe('quick')
    for (const role of ROLES) expect(guide.section(role)?.id).toBe(role === 'prospector2' ? 'prospector' : role)
    for (const id of ['aim', 'setup', 'round', 'buildings', 'end', 'scoring', 'tie-break', 'editions']) {
      expect(guide.section(id)?.id).toBe(id)
    }
    const ids = guide.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(guide.section('moon')).toBeUndefined()
  })

  it('leaves nothing unsaid', () => {
    for (const text of allTexts(guide)) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/undefined|NaN|\[object|[#{}!]| {2}| [.,;:?]|\.\.|,,/)
    }
  })

  it('speaks in whole, short sentences', () => {
    for (const { summary, details } of guide.cards) {
      for (const text of [summary, ...details]) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u)
        expect(sentencesIn(text), text).toBeLessThanOrEqual(2)
      }
      expect(details.length).toBeGreaterThan(0)
      expect(details.length).toBeLessThanOrEqual(6)
    }
    for (const { paragraphs } of guide.sections) {
      expect(paragraphs.length).toBeGreaterThan(0)
      expect(paragraphs.length).toBeLessThanOrEqual(5)
      for (const text of paragraphs) {
        expect(text).toMatch(/^[\p{Lu}\d].*[.:]$/u)
        expect(sentencesIn(text), text).toBeLessThanOrEqual(5)
      }
    }
  })

  it('says where things stand and what they are called elsewhere', () => {
    for (const { source, title, elsewhere } of guide.cards) {
      expect(source).toMatch(new RegExp(`^${options.edition}, \\p{Lu}`, 'u'))
      for (const other of elsewhere) {
        expect(other.id).not.toBe(options.edition)
        expect(other.edition).not.toBe('')
        expect(other.title).not.toBe(title)
      }
    }
  })
})

describe('the guide as a module', () => {
  it.each(['en', 'pt', 'it'])('is imported one language at a time (%s)', async (language) => {
    const { guideFor } = await import(`@quayside/puerto-rico/guide/${language}`)
    expect(guideFor(table('classic')).sections).toHaveLength(16)
  })
})
