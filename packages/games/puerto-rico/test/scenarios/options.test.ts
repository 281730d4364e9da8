import { Match } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../../src/index.ts'
import { EDITIONS } from '../table.ts'

/** Which options go together. A refusal says what is missing. */

const begin = (options: object) => Match.begin(puertoRico, options, 'options')
const refusal = (options: object): string => {
  const begun = begin(options)
  return begun.ok ? 'accepted' : begun.error.message
}
const accepted = (options: object) => expect(refusal(options)).toBe('accepted')

describe('expansions', () => {
  it.each(['buccaneer', 'festival'])('%s: in 2020 and 1897, not in classic', (expansion) => {
    const expansions = [expansion]
    expect(refusal({ edition: 'classic', expansions })).toBe(
      `"${expansion}" of "expansions" needs "edition" 2020 or 1897`,
    )
    accepted({ edition: '2020', expansions })
    accepted({ edition: '1897', expansions })
  })

  it.each(['classic', '2020'])('%s: neither festival cards nor achievements', (edition) => {
    for (const expansion of ['festival-cards', 'achievements']) {
      expect(refusal({ edition, expansions: [expansion] })).toBe(`"${expansion}" of "expansions" needs "edition" 1897`)
    }
  })

  it('festival cards need the festival', () => {
    const cards = { edition: '1897', expansions: ['festival-cards'] }
    expect(refusal(cards)).toBe('"festival-cards" of "expansions" needs "expansions" festival')
    accepted({ ...cards, expansions: ['festival-cards', 'festival'] })
  })

  it.each(EDITIONS)('%s: all of an edition together', (edition) => {
    const later = edition === 'classic' ? [] : ['buccaneer', 'festival']
    const last = edition === '1897' ? ['festival-cards', 'achievements'] : []
    accepted({ edition, players: 5, expansions: ['new-buildings', 'nobles', ...later, ...last] })
  })

  it('what does not exist is named', () => {
    expect(refusal({ expansions: ['pirates'] })).toContain('does not know "pirates"')
    expect(refusal({ expansion: [] })).toBe('there is no option "expansion"')
  })
})

describe('market', () => {
  it('only where there is something to choose from', () => {
    const message = /^option "market" is only for "expansions" new-buildings/
    expect(refusal({ market: 'random' })).toMatch(message)
    expect(refusal({ edition: '2020', expansions: ['nobles'], market: 'base' })).toMatch(message)
    accepted({ edition: '1897', expansions: ['nobles'], market: 'base' })
    accepted({ expansions: ['new-buildings'], market: 'random' })
  })
})

describe('variants', () => {
  it.each(EDITIONS)('%s: prices, coins and open scores in every game', (edition) => {
    accepted({ edition, variants: ['swap-factory-university', 'corn-starts-poorer', 'open-scores'] })
  })

  it('the jeweler’s cap needs the nobles', () => {
    expect(refusal({ variants: ['jeweler-cap-3'] })).toBe('"jeweler-cap-3" of "variants" needs "expansions" nobles')
    accepted({ expansions: ['nobles'], variants: ['jeweler-cap-3'] })
  })

  it('villa and jeweler are kept apart where both are drafted', () => {
    const variants = ['no-villa-with-jeweler']
    const needs = '"no-villa-with-jeweler" of "variants" needs'
    expect(refusal({ expansions: ['nobles', 'new-buildings'], variants })).toBe(`${needs} "edition" 2020 or 1897`)
    expect(refusal({ edition: '1897', variants })).toBe(`${needs} "expansions" nobles`)
    expect(refusal({ edition: '1897', expansions: ['nobles'], variants, market: 'base' })).toBe(
      `${needs} "market" draft or random`,
    )
    expect(refusal({ edition: '2020', expansions: ['nobles'], variants })).toContain('new-buildings')
    accepted({ edition: '2020', expansions: ['nobles', 'new-buildings'], variants })
    accepted({ edition: '1897', expansions: ['nobles'], variants })
  })

  it.each(EDITIONS)('%s: hacienda and forest house are kept apart where both are drafted', (edition) => {
    const variants = ['no-hacienda-with-forest-house']
    const needs = '"no-hacienda-with-forest-house" of "variants" needs'
    expect(refusal({ edition, variants })).toBe(`${needs} "expansions" new-buildings`)
    expect(refusal({ edition, expansions: ['new-buildings'], market: 'base', variants })).toBe(
      `${needs} "market" draft or random`,
    )
    accepted({ edition, expansions: ['new-buildings'], variants })
  })

  it('the draft of achievements needs achievements and no Puertoma', () => {
    const variants = ['achievement-draft']
    const needs = '"achievement-draft" of "variants" needs'
    expect(refusal({ edition: '2020', variants })).toBe(`${needs} "edition" 1897`)
    expect(refusal({ edition: '1897', variants })).toBe(`${needs} "expansions" achievements`)
    const all = { edition: '1897', variants, expansions: ['achievements'] }
    expect(refusal({ ...all, puertomas: 1 })).toBe(`${needs} "puertomas" 0`)
    accepted(all)
  })

  it('the errata are those of 1897', () => {
    for (const edition of ['classic', '2020']) {
      expect(refusal({ edition, variants: ['errata-2026'] })).toBe('"errata-2026" of "variants" needs "edition" 1897')
    }
    accepted({ edition: '1897', variants: ['errata-2026'] })
  })
})

describe('Puertomas', () => {
  it('only in 1897', () => {
    for (const edition of ['classic', '2020']) {
      expect(refusal({ edition, puertomas: 1 })).toBe('option "puertomas" is only for "edition" 1897')
    }
    accepted({ edition: '1897', puertomas: 1 })
  })

  it('none, one or two, beside at least one player', () => {
    expect(refusal({ edition: '1897', puertomas: 3 })).toBe('option "puertomas" must be a whole number from 0 to 2')
    expect(refusal({ edition: '1897', players: 2, puertomas: 2 })).toBe(
      '2 seats leave nobody to play against 2 Puertomas',
    )
    accepted({ edition: '1897', players: 2, puertomas: 1 })
    accepted({ edition: '1897', players: 3, puertomas: 2 })
    accepted({ edition: '1897', players: 5, puertomas: 2 })
  })

  it('a level only with them', () => {
    expect(refusal({ edition: '1897', puertomaLevel: 'hard' })).toBe(
      'option "puertomaLevel" is only for "puertomas" 1 or 2',
    )
    accepted({ edition: '1897', puertomas: 1, puertomaLevel: 'hard' })
  })
})

describe('players', () => {
  it.each(EDITIONS)('%s: two to five', (edition) => {
    const message = 'option "players" must be a whole number from 2 to 5'
    expect([1, 6].map((players) => refusal({ edition, players }))).toEqual([message, message])
    for (const players of [2, 3, 4, 5]) accepted({ edition, players })
  })
})
