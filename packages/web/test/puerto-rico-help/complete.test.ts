import { LANGUAGES } from '@quayside/kernel'
import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { FESTIVAL_BOARD, FESTIVAL_CARDS, FESTIVAL_TASKS } from '@quayside/puerto-rico/data/festival'
import { ABILITIES } from '@quayside/puerto-rico/data/puertoma'
import { rulesFor } from '@quayside/puerto-rico/game'
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
} from '@quayside/puerto-rico/ids'
import { describe, expect, it } from 'vitest'
import { loadHelp } from '../../src/games/puerto-rico/help/index.ts'
import { allTexts, EVERYWHERE, OPTIONS, table } from './tables.ts'

const sentencesIn = (text: string): number => text.split(/[.?](?: |$)/).filter(Boolean).length

describe.each(EVERYWHERE)('the help ($name)', ({ options, help }) => {
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
    expect(help.cards.map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected)
    for (const card of help.cards) expect(help.card(card.kind, card.id)).toBe(card)
    expect(help.card('building', 'moon-base')).toBeUndefined()
    expect(help.card('tile', 'hacienda')).toBeUndefined()
  })

  it('finds a section for every role, and begins with the quick one', () => {
    expect(help.sections[0].id).toBe('quick')
    for (const role of ROLES.filter((id) => id !== 'buccaneer')) {
      expect(help.section(role)?.id).toBe(role === 'prospector2' ? 'prospector' : role)
    }
    for (const role of rules.roles) expect(help.section(ROLES[role])).toBeDefined()
    for (const id of ['aim', 'setup', 'round', 'buildings', 'end', 'scoring', 'tie-break', 'editions']) {
      expect(help.section(id)?.id).toBe(id)
    }
    for (const id of EXPANSION_IDS) expect(help.section(id)?.id).toBe(has(id) ? id : undefined)
    expect(help.section('puertoma')?.id).toBe(puertomas > 0 ? 'puertoma' : undefined)
    expect(help.section('variants')?.paragraphs.length ?? 0).toBe((options.variants as readonly string[]).length)
    const ids = help.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(help.section('moon')).toBeUndefined()
  })

  it('leaves nothing unsaid', () => {
    const broken = /undefined|NaN|\bnull\b|Infinity|\[object|[#{}!]| {2}| [.,;:?]|\.\.|,,/
    expect(allTexts(help).filter((text) => text.trim() === '' || broken.test(text))).toEqual([])
  })

  it('speaks in whole, short sentences', () => {
    const onCards = help.cards.flatMap(({ summary, details }) => [summary, ...details])
    expect(onCards.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || sentencesIn(text) > 2)).toEqual([])
    expect(help.cards.filter(({ details }) => details.length < 1 || details.length > 7)).toEqual([])
    for (const { id, paragraphs } of help.sections) {
      expect(paragraphs.length).toBeGreaterThan(0)
      expect(paragraphs.length).toBeLessThanOrEqual(id === 'puertoma' ? 13 : 6)
      expect(paragraphs.filter((text) => !/^[\p{Lu}\d].*[.:]$/u.test(text) || sentencesIn(text) > 5)).toEqual([])
    }
  })

  it('says where things stand and what they are called elsewhere', () => {
    const place =
      options.edition === 'classic'
        ? /^cl[aá]ssica?, [\p{Lu}\d]/u
        : new RegExp(`^${options.edition}, [\\p{Lu}\\d]`, 'u')
    expect(help.cards.filter(({ source }) => !place.test(source))).toEqual([])
    for (const { title, elsewhere } of help.cards) {
      for (const other of elsewhere) {
        expect(other.id).not.toBe(options.edition)
        expect(other.edition).not.toBe('')
        expect(other.title).not.toBe(title)
      }
    }
  })
})

describe('the tables of these tests', () => {
  const cards = new Set(EVERYWHERE.flatMap(({ help }) => help.cards.map(({ kind, id }) => `${kind} ${id}`)))

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

describe('the help as a module', () => {
  it.each(LANGUAGES)('is imported one language at a time (%s)', async (language) => {
    const helpFor = await loadHelp(language)
    expect(helpFor(table('classic')).sections).toHaveLength(16)
  })
})
