import { games } from '@quayside/games'
import { LANGUAGES } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { alike, countsOf, part, surenessOf } from '../src/about/inventory.ts'
import { offerLines } from '../src/about/offers.ts'
import { roomOf } from '../src/games/room-of.ts'

/** Everything in a pack that says where it comes from. */
function sourced(data: unknown): { source: string; confidence?: 'high' | 'medium' | 'low' }[] {
  if (typeof data !== 'object' || data === null) return []
  const own = 'source' in data && typeof data.source === 'string' ? [data as { source: string }] : []
  return [...own, ...Object.values(data).flatMap(sourced)]
}

function idsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const own = 'id' in data && typeof data.id === 'string' ? [data.id.toLowerCase()] : []
  return [...own, ...Object.values(data).flatMap(idsIn)]
}

const TOLD = games.filter(({ id }) => roomOf(id).about)

describe.each(TOLD.map((game) => [game.id, game] as const))('the page about %s', async (id, game) => {
  const about = await roomOf(id).about!()
  /** What must not show through: ids that are no words. */
  const ids = idsIn(game.data?.pack).filter((id) => /\d/.test(id) && id.includes('-'))

  it.each(LANGUAGES)('has words for all it tells (%s)', (language) => {
    const { rulebooks, rulings, data } = about.story[language]
    expect(rulebooks.length).toBeGreaterThan(0)
    expect(rulings).toHaveLength(about.story.en.rulings.length)
    expect(data).not.toBe(language === 'en' ? '' : about.story.en.data)
    const kinds = about.kinds(game, language)
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(kinds.length)
    for (const { parts } of kinds) {
      expect(parts.length).toBeGreaterThan(0)
      for (const { name } of parts) expect(ids).not.toContain(name.toLowerCase())
    }
    for (const { label, values } of offerLines(game, language)) {
      expect(label).not.toBe('')
      expect(values.length).toBeGreaterThan(0)
      for (const value of values) expect(value).not.toMatch(/undefined|: $/)
    }
  })

  it('leaves no component out', () => {
    const parts = about.kinds(game, 'en').flatMap((kind) => kind.parts)
    const counts = countsOf(parts)
    if (!game.data) {
      expect(counts.reconstructed).toBeGreaterThan(0)
      return
    }
    const entries = sourced(game.data.pack)
    expect(parts).toHaveLength(entries.length)
    for (const sureness of ['sure', 'partly', 'reconstructed'] as const) {
      expect(counts[sureness]).toBe(entries.filter((entry) => surenessOf(entry) === sureness).length)
    }
  })
})

describe('how sure a component is', () => {
  it('follows its source and what the data think of it', () => {
    expect(surenessOf({ source: 'rulebook' })).toBe('sure')
    expect(surenessOf({ source: 'owner', confidence: 'low' })).toBe('sure')
    expect(surenessOf({ source: 'public:example.org', confidence: 'high' })).toBe('sure')
    expect(surenessOf({ source: 'public:example.org' })).toBe('partly')
    expect(surenessOf({ source: 'rulebook', confidence: 'medium' })).toBe('partly')
    expect(surenessOf({ source: 'reconstructed', confidence: 'medium' })).toBe('partly')
    expect(surenessOf({ source: 'reconstructed' })).toBe('reconstructed')
    expect(surenessOf({ source: 'reconstructed', confidence: 'low' })).toBe('reconstructed')
  })

  it('names addresses without remarks, and counts what looks the same', () => {
    const { where } = part('x', {
      source: 'public:example.org/a, example.com (seen twice); our words',
      confidence: 'high',
    })
    expect(where).toBe('example.org/a, example.com')
    const same = [
      part('a', { source: 'rulebook' }),
      part('a', { source: 'rulebook' }),
      part('a', { source: 'reconstructed' }),
    ]
    expect(alike(same).map(({ count }) => count)).toEqual([2, 1])
  })
})

it('says in which edition an expansion is to be had', () => {
  const lines = offerLines(games.find(({ id }) => id === 'puerto-rico')!, 'en')
  const expansions = lines.find(({ label }) => label === 'Expansions')!.values
  expect(expansions[0]).toBe('Classic: New Buildings · Nobles')
  expect(expansions.find((value) => value.startsWith('1897'))).toContain('Achievements')
  const island = offerLines(games.find(({ id }) => id === 'cooper-island')!, 'en')
  expect(island[0].values).toEqual(['2 to 4, or alone against Cooper'])
})
