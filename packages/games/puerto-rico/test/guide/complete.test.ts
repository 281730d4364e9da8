import { LANGUAGES } from '@quayside/kernel'
import { GUIDES } from '@quayside/puerto-rico/guide/languages'
import { describe, expect, it } from 'vitest'
import { ACHIEVEMENTS } from '../../src/data/achievements.ts'
import { BUILDINGS } from '../../src/data/catalogue.ts'
import { FESTIVAL_BOARD, FESTIVAL_CARDS, FESTIVAL_TASKS } from '../../src/data/festival.ts'
import { ABILITIES } from '../../src/data/puertoma.ts'
import { rulesFor } from '../../src/game.ts'
import {
  BUILDING,
  EXPANSION_IDS,
  GOODS,
  MARKETS,
  PIECES,
  PUERTOMA_LEVELS,
  ROLES,
  TILES,
  VARIANTS,
} from '../../src/ids.ts'
import { allTexts, EVERYWHERE, OPTIONS, table } from './tables.ts'

const sentencesIn = (text: string): number => text.split(/[.?](?: |$)/).filter(Boolean).length

describe.each(EVERYWHERE)('the guide ($name)', ({ options, guide }) => {
  const rules = rulesFor(options)
  const has = (id: string) => (options.expansions as readonly string[]).includes(id)
  const puertomas = options.puertomas as number

  it('has a card for everything on the table, and for nothing else', () => {
    const expected = [
      ...rules.roles.map((role) => `role ${ROLES[role]}`),
      ...TILES.filter((tile) => tile !== 'forest' || rules.market.includes(BUILDING.of('forest-house'))).map(
        (tile) => `tile ${tile}`,
      ),
      ...GOODS.map((good) => `good ${good}`),
      ...(has('nobles') ? ['piece worker', 'piece noble'] : ['piece worker']),
      ...rules.market.map((building) => `building ${BUILDINGS[building].id}`),
      ...(has('festival') ? FESTIVAL_BOARD.map(({ id }) => `goal ${id}`) : []),
      ...(has('festival-cards') ? FESTIVAL_CARDS.map(({ id }) => `goal ${id}`) : []),
      ...(has('achievements') ? ACHIEVEMENTS.map(({ id }) => `achievement ${id}`) : []),
      ...(puertomas > 0 ? ABILITIES.map(({ id }) => `ability ${id}`) : []),
    ].filter((card) => puertomas === 0 || card !== 'goal festival-delivery')
    expect(guide.cards.map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected)
    for (const card of guide.cards) expect(guide.card(card.kind, card.id)).toBe(card)
    expect(guide.card('building', 'moon-base')).toBeUndefined()
    expect(guide.card('tile', 'hacienda')).toBeUndefined()
  })

  it('finds a section for every role, and begins with the quick one', () => {
    expect(guide.sections[0].id).toBe('quick')
    for (const role of ROLES.filter((id) => id !== 'buccaneer')) {
      expect(guide.section(role)?.id).toBe(role === 'prospector2' ? 'prospector' : role)
    }
    for (const role of rules.roles) expect(guide.section(ROLES[role])).toBeDefined()
    for (const id of ['aim', 'setup', 'round', 'buildings', 'end', 'scoring', 'tie-break', 'editions']) {
      expect(guide.section(id)?.id).toBe(id)
    }
    for (const id of EXPANSION_IDS) expect(guide.section(id)?.id).toBe(has(id) ? id : undefined)
    expect(guide.section('puertoma')?.id).toBe(puertomas > 0 ? 'puertoma' : undefined)
    expect(guide.section('variants')?.paragraphs.length ?? 0).toBe((options.variants as readonly string[]).length)
    const ids = guide.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(guide.section('moon')).toBeUndefined()
  })

  it('leaves nothing unsaid', () => {
    const broken = /undefined|NaN|\bnull\b|Infinity|\[object|[#{}!]| {2}| [.,;:?]|\.\.|,,/
    expect(allTexts(guide).filter((text) => text.trim() === '' || broken.test(text))).toEqual([])
  })

  it('speaks in whole, short sentences', () => {
    const onCards = guide.cards.flatMap(({ summary, details }) => [summary, ...details])
    expect(onCards.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || sentencesIn(text) > 2)).toEqual([])
    expect(guide.cards.filter(({ details }) => details.length < 1 || details.length > 7)).toEqual([])
    for (const { id, paragraphs } of guide.sections) {
      expect(paragraphs.length).toBeGreaterThan(0)
      expect(paragraphs.length).toBeLessThanOrEqual(id === 'puertoma' ? 13 : 6)
      expect(paragraphs.filter((text) => !/^[\p{Lu}\d].*[.:]$/u.test(text) || sentencesIn(text) > 5)).toEqual([])
    }
  })

  it('says where things stand and what they are called elsewhere', () => {
    const place = new RegExp(`^${options.edition}, [\\p{Lu}\\d]`, 'u')
    expect(guide.cards.filter(({ source }) => !place.test(source))).toEqual([])
    for (const { title, elsewhere } of guide.cards) {
      for (const other of elsewhere) {
        expect(other.id).not.toBe(options.edition)
        expect(other.edition).not.toBe('')
        expect(other.title).not.toBe(title)
      }
    }
  })
})

describe('the tables of these tests', () => {
  const cards = new Set(EVERYWHERE.flatMap(({ guide }) => guide.cards.map(({ kind, id }) => `${kind} ${id}`)))

  it('have every expansion, variant, market and level', () => {
    const chosen = OPTIONS.flatMap((options) => Object.values(options).flat())
    for (const id of [...EXPANSION_IDS, ...VARIANTS, ...MARKETS, ...PUERTOMA_LEVELS]) expect(chosen).toContain(id)
  })

  it('show a card of everything there is', () => {
    const things: Record<string, readonly string[]> = {
      role: ROLES,
      tile: TILES,
      good: GOODS,
      piece: PIECES,
      building: BUILDINGS.map(({ id }) => id),
      goal: FESTIVAL_TASKS.map(({ id }) => id),
      achievement: ACHIEVEMENTS.map(({ id }) => id),
      ability: ABILITIES.map(({ id }) => id),
    }
    const expected = Object.entries(things).flatMap(([kind, ids]) => ids.map((id) => `${kind} ${id}`))
    expect([...cards].sort()).toEqual(expected.sort())
  })
})

describe('the guide as a module', () => {
  it.each(LANGUAGES)('is imported one language at a time (%s)', async (language) => {
    const { guideFor } = await GUIDES[language]()
    expect(guideFor(table('classic')).sections).toHaveLength(16)
  })
})
