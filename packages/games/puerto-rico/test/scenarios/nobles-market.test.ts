import { readOptions } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { BUILDINGS } from '../../src/data/catalogue.ts'
import { rulesFor } from '../../src/game.ts'
import { OPTION_SCHEMA } from '../../src/options.ts'
import type { Rules } from '../../src/rules/index.ts'
import { EDITIONS } from '../table.ts'

/** Which buildings nobles bring to the market: classic, 2ª Expansão; 2020, Espansione 1 and 2; 1897, Expansão I and II. */

function rulesOf(options: object): Rules {
  const read = readOptions(OPTION_SCHEMA, { players: 3, ...options })
  if (!read.ok) throw new Error(read.error.message)
  return rulesFor(read.value)
}

const NOBLES = { expansions: ['nobles'] }
const BOTH = { expansions: ['new-buildings', 'nobles'] }
const EIGHT = [
  'land-office',
  'chapel',
  'hunting-lodge',
  'zoning-office',
  'royal-supplier',
  'villa',
  'jeweler',
  'royal-garden',
]

const ids = (numbers: readonly number[]) => numbers.map((number) => BUILDINGS[number].id as string)
const setsOf = (numbers: readonly number[]) => {
  const count = (set: string) => numbers.filter((number) => BUILDINGS[number].set === set).length
  return { base: count('base'), new: count('new-buildings'), nobles: count('nobles') }
}
const sum = (spaces: readonly number[]) => spaces.reduce((all, space) => all + space, 0)

describe('nobles alone', () => {
  it.each(['classic', '2020'] as const)(
    '%s: the eight stand beside the 23 of the base game, nothing is drafted',
    (edition) => {
      const rules = rulesOf({ edition, ...NOBLES })
      expect(setsOf(rules.onSale)).toEqual({ base: 23, new: 0, nobles: 8 })
      expect([rules.draft, rules.drafting, rules.market]).toEqual([[], 'none', rules.onSale])
      expect(ids(rules.onSale)).toEqual(expect.arrayContaining(EIGHT))
    },
  )

  it('1897: all commercial buildings and the large tailor are drafted on the 17 spaces', () => {
    const rules = rulesOf({ edition: '1897', ...NOBLES })
    expect(setsOf(rules.onSale)).toEqual({ base: 6, new: 0, nobles: 0 })
    expect(setsOf(rules.draft)).toEqual({ base: 17, new: 0, nobles: 8 })
    expect([sum(rules.spaces), rules.drafting]).toEqual([17, 'players'])
  })

  it('1897, the base set: none of the eight, citizens all the same', () => {
    const rules = rulesOf({ edition: '1897', ...NOBLES, market: 'base' })
    expect([setsOf(rules.market), rules.drafting]).toEqual([{ base: 23, new: 0, nobles: 0 }, 'none'])
    expect(rules.nobles).toBe(true)
  })
})

describe('nobles and new buildings', () => {
  it('classic: the eight are fixed, the others are drafted on 17 spaces', () => {
    const rules = rulesOf({ edition: 'classic', ...BOTH })
    expect(setsOf(rules.onSale)).toEqual({ base: 6, new: 0, nobles: 8 })
    expect(setsOf(rules.draft)).toEqual({ base: 17, new: 14, nobles: 0 })
    expect(sum(rules.spaces)).toBe(17)
  })

  it('2020: everything is drafted on 25 spaces, one more of the cost of each of the eight', () => {
    const rules = rulesOf({ edition: '2020', ...BOTH })
    expect(setsOf(rules.onSale)).toEqual({ base: 6, new: 0, nobles: 0 })
    expect(setsOf(rules.draft)).toEqual({ base: 17, new: 14, nobles: 8 })
    expect([sum(rules.spaces), rules.spaces]).toEqual([25, [0, 1, 3, 2, 2, 3, 2, 2, 3, 1, 6]])
  })

  it('1897: everything is drafted on the same 17 spaces', () => {
    const rules = rulesOf({ edition: '1897', ...BOTH })
    expect(setsOf(rules.draft)).toEqual({ base: 17, new: 14, nobles: 8 })
    expect([sum(rules.spaces), rules.spaces]).toEqual([17, [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]])
  })

  it.each(EDITIONS)('%s: by chance the same spaces are filled', (edition) => {
    const [players, chance] = [rulesOf({ edition, ...BOTH }), rulesOf({ edition, ...BOTH, market: 'random' })]
    expect([chance.spaces, chance.draft, chance.drafting]).toEqual([players.spaces, players.draft, 'chance'])
  })

  it.each([
    ['classic', { base: 23, new: 0, nobles: 8 }],
    ['2020', { base: 23, new: 0, nobles: 8 }],
    ['1897', { base: 23, new: 0, nobles: 0 }],
  ] as const)('%s, the base set: %o', (edition, sets) => {
    const rules = rulesOf({ edition, ...BOTH, market: 'base' })
    expect([setsOf(rules.market), rules.draft]).toEqual([sets, []])
  })
})

describe('copies', () => {
  const copiesOf = (players: number, id: string) =>
    rulesOf({ edition: '2020', players, ...NOBLES }).copies[BUILDINGS.findIndex((building) => building.id === id)]

  it('two of each, one royal garden', () => {
    expect(EIGHT.map((id) => copiesOf(4, id))).toEqual([2, 2, 2, 2, 2, 2, 2, 1])
  })

  it('with two players one of each, and two jewelers, for it is a production building', () => {
    expect(EIGHT.map((id) => copiesOf(2, id))).toEqual([1, 1, 1, 1, 1, 1, 2, 1])
  })
})
