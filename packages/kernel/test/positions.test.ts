import { describe, expect, it } from 'vitest'
import { byId, kind, NONE, said, type Tally } from '../src/box/index.ts'
import { count, demand, listOf, object, possible, suppliesBy, takeFrom } from '../src/positions/index.ts'
import { ok } from '../src/result.ts'

const GOOD = kind('good', ['corn', 'indigo'])
const [CORN, INDIGO] = GOOD.all

describe('what a view says', () => {
  it('of each thing of a kind goes by ids, of all or of some', () => {
    expect(byId(GOOD, (good) => good + 1)).toEqual({ corn: 1, indigo: 2 })
    expect(byId(GOOD, (good) => good + 1, [INDIGO])).toEqual({ indigo: 2 })
  })

  it('leaves out what is none, not so or empty, and no zero', () => {
    const facts = { good: GOOD.maybeId(NONE), seat: NONE, used: false, cards: [], unknown: undefined, steps: 0 }
    expect(said(facts)).toEqual({ steps: 0 })
    expect(said({ good: GOOD.maybeId(CORN), used: true, cards: [1] })).toEqual({ good: 'corn', used: true, cards: [1] })
  })
})

describe('shapes', () => {
  const shape = object({ good: count(1) }, { barrels: listOf(count(9), 2) })
  const isFine = (given: unknown): boolean => !('issues' in shape['~standard'].validate(given))

  it('ask for what is needed, and for nothing more', () => {
    expect([{ good: 0 }, { good: 1, barrels: [9, 9] }].map(isFine)).toEqual([true, true])
    expect([{}, { good: 0, barrels: [1, 2, 3] }, { good: 0, ship: 1 }, []].map(isFine)).toEqual(Array(4).fill(false))
  })
})

const refusalOf = (work: () => void): string | null => {
  const done = possible(() => {
    work()
    return ok(null)
  })
  return done.ok ? null : `${done.error.code}: ${done.error.message}`
}

describe('supplies', () => {
  const ledger = (barrels: number, tally: Tally): void => tally('barrel corn', barrels)
  const exact = suppliesBy(ledger)
  const lossy = suppliesBy(ledger, { lossy: true })

  it('are all that lies nowhere else', () => {
    expect([exact(7, 'barrel corn', 10, 'barrels'), lossy(7, 'barrel corn', 10, 'barrels')]).toEqual([3, 3])
  })

  it('are what is given where that adds up', () => {
    expect(exact(7, 'barrel corn', 10, 'barrels', 3)).toBe(3)
    expect(refusalOf(() => exact(7, 'barrel corn', 10, 'barrels', 2, 'seat 0 has'))).toBe(
      'impossible-position: seat 0 has 10 barrels in all, not 9',
    )
  })

  it('may lack some where pieces leave the game, and have none too many', () => {
    expect(lossy(7, 'barrel corn', 10, 'barrels', 2)).toBe(2)
    expect(refusalOf(() => lossy(11, 'barrel corn', 10, 'barrels'))).toBe(
      'impossible-position: there are only 10 barrels, not 11',
    )
  })
})

describe('piles', () => {
  it('give a thing from the first that has it, and not more than they have', () => {
    const piles = [['a'], ['b', 'a']]
    expect([takeFrom(piles, 'a', 'letters'), takeFrom(piles, 'a', 'letters')]).toEqual(['a', 'a'])
    expect(piles).toEqual([[], ['b']])
    expect(refusalOf(() => takeFrom(piles, 'a', 'letters a'))).toMatch(/not so many letters a/)
  })

  it('let mistakes of our own through', () => {
    const mistake = () => {
      throw new TypeError('ours')
    }
    expect(() => possible(mistake)).toThrow('ours')
    expect(refusalOf(() => demand(true, 'never'))).toBeNull()
  })
})
