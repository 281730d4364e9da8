import { Rng } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import { filled, listed, partedIn, rotationsOf } from '../src/arena/field.ts'
import { intervalOf } from '../src/arena/interval.ts'
import type { Deal, Played } from '../src/arena/order.ts'
import { Proof } from '../src/arena/proof.ts'
import { forfeitsIn, shareIn, standings } from '../src/arena/standing.ts'

describe('the field', () => {
  test('bots are listed with commas; a comma of a command line stays in it', () => {
    expect(listed('master,steady')).toEqual(['master', 'steady'])
    expect(listed('cmd:bot --like a,b,steady,cmd:c')).toEqual(['cmd:bot --like a,b', 'steady', 'cmd:c'])
    expect(listed('steady,nobody')).toEqual(['steady', 'nobody'])
  })

  test('a bot in several parts is one of the list', () => {
    expect(listed('cmd:bot --like a,master/2,steady')).toEqual(['cmd:bot --like a', 'master/2', 'steady'])
    expect(partedIn('master/2')).toEqual({ bot: 'master', parts: 2 })
    expect(partedIn('simple/12')).toEqual({ bot: 'steady', parts: 12 })
    for (const other of ['master', 'master/0', 'master/100', 'master/x', 'nobody/2'])
      expect(partedIn(other)).toBeUndefined()
  })

  test('the last bot fills the seats that are left', () => {
    expect(filled(['a', 'b'], 4)).toEqual(['a', 'b', 'b', 'b'])
  })

  test('every rotation seats the bots otherwise; those that would be the same game again are left out', () => {
    expect(rotationsOf(['a', 'b', 'c'])).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
    expect(rotationsOf(['a', 'b', 'b'])).toHaveLength(3)
    expect(rotationsOf(['a', 'b', 'a', 'b'])).toHaveLength(2)
    expect(rotationsOf(['a', 'a', 'a'])).toHaveLength(1)
  })
})

const game = (seats: number[], points: number[], ranks: number[]): Played => ({
  seats,
  points,
  ranks,
  thought: seats.map(() => 10),
  longest: seats.map((place) => 1 + place),
})

describe('the standings', () => {
  const field = ['a', 'b', 'b']
  const deals: Deal[] = [
    { deal: 0, games: [game([0, 1, 2], [40, 30, 20], [1, 2, 3]), game([1, 2, 0], [30, 30, 10], [1, 1, 3])] },
    { deal: 1, games: [game([0, 1, 2], [30, 30, 10], [1, 1, 3]), game([1, 2, 0], [20, 10, 50], [2, 3, 1])] },
  ]

  test('count per seat, ties in parts, margins against the best other', () => {
    const [a, b] = standings(field, deals)
    expect(a).toMatchObject({ bot: 'a', games: 4, wins: (1 + 0 + 0.5 + 1) / 4, points: 32.5, longestMs: 1 })
    expect(a.margin).toBe((10 - 20 + 0 + 30) / 4)
    expect(b).toMatchObject({ bot: 'b', games: 8, msPerGame: 10, longestMs: 3 })
    expect(a.wins + 2 * b.wins).toBeCloseTo(1)
    expect(shareIn(field, deals[0], 'a')).toBe(0.5)
  })

  test('who wins more is rated higher, and more games leave less doubt', () => {
    const [a, b] = standings(field, deals)
    expect(a.rating.mu).toBeGreaterThan(b.rating.mu)
    const many = Array.from({ length: 20 }, (_, deal) => ({ ...deals[1], deal }))
    expect(standings(field, many)[0].rating.sigma).toBeLessThan(a.rating.sigma)
  })

  test('who forfeits has lost; points are only those of games that were played to the end', () => {
    const forfeit = { seat: 0, line: 4, why: 'late', detail: '100' } as const
    const lost: Played = { seats: [0, 1, 2], ranks: [2, 1, 1], thought: [0, 0, 0], longest: [0, 0, 0], forfeit }
    const [a, b] = standings(field, [{ deal: 7, games: [lost, game([1, 2, 0], [1, 2, 3], [3, 2, 1])] }])
    expect(a).toMatchObject({ wins: 0.5, points: 3, forfeits: 1 })
    expect(b).toMatchObject({ wins: 0.25, points: 1.5, forfeits: 0 })
    expect(forfeitsIn(field, [{ deal: 7, games: [lost] }])).toEqual([{ deal: 7, bot: 'a', ...forfeit }])
  })
})

/** Deals of three games each, every one won with the given chance. */
function* dealShares(chance: number, rng: Rng): Generator<number> {
  const wins = () => Number(rng.below(1_000_000) < chance * 1_000_000)
  for (;;) yield (wins() + wins() + wins()) / 3
}

describe('the interval', () => {
  test('holds the true share in about 95 of 100 matches, also when the games of a deal all end alike', () => {
    const rng = new Rng('intervals')
    let held = 0
    for (let match = 0; match < 1000; match++) {
      const shares = Array.from({ length: 40 }, () => (rng.below(3) === 0 ? 1 : 0))
      const { low, high } = intervalOf(shares, 120)!
      if (low <= 1 / 3 && high >= 1 / 3) held++
    }
    expect(held).toBeGreaterThan(925)
    expect(held).toBeLessThan(980)
  })

  test('ten deals won are no certainty, and two deals say nothing', () => {
    expect(intervalOf(Array(10).fill(1), 30)).toMatchObject({ low: expect.closeTo(0.66, 1), high: 1 })
    expect(intervalOf([1, 0], 6)).toBeNull()
  })
})

describe('the test of a share', () => {
  const tested = (bar: number, chance: number, deals: number, rng: Rng) => {
    const proof = new Proof(bar)
    const shares = dealShares(chance, rng)
    while (proof.deals < deals && proof.verdict === 'undecided') proof.add(shares.next().value)
    return proof
  }

  test('stops early where the bot is clearly better, and where it is clearly worse', () => {
    const shown = tested(0.6, 0.8, 1000, new Rng('better'))
    expect(shown.verdict).toBe('shown')
    expect(shown.deals).toBeLessThan(100)
    const refuted = tested(0.6, 0.4, 1000, new Rng('worse'))
    expect(refuted.verdict).toBe('refuted')
    expect(refuted.deals).toBeLessThan(100)
  })

  test('takes no deals once it has decided', () => {
    const proof = tested(0.6, 1, 1000, new Rng('all'))
    const { deals } = proof
    for (let i = 0; i < 100; i++) proof.add(0)
    expect(proof).toMatchObject({ verdict: 'shown', deals })
  })

  test('is seldom wrong, however often one looks: at the bar itself it decides in less than 5 of 100 matches', () => {
    const rng = new Rng('at the bar')
    const decided = Array.from({ length: 400 }, () => tested(0.5, 0.5, 400, rng)).filter(
      ({ verdict }) => verdict !== 'undecided',
    )
    expect(decided.length).toBeLessThan(20)
  })

  test('finds nearly every difference that is there', () => {
    const rng = new Rng('above the bar')
    const shown = Array.from({ length: 100 }, () => tested(0.6, 0.7, 400, rng)).filter(
      ({ verdict }) => verdict === 'shown',
    )
    expect(shown.length).toBeGreaterThan(95)
  })
})
