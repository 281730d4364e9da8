import { gameById } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { matchesFor, TABLES } from '../src/arena/ladder.ts'
import type { Deal } from '../src/arena/order.ts'
import { type Match, ratingsTable, rungs, stepsTable } from '../src/arena/rungs.ts'

/** Deals of two games each, all won by the bot in a place of the field. */
const wonBy = (place: number, deals: number): Deal[] =>
  Array.from({ length: deals }, (_, deal) => ({
    deal,
    games: [
      [0, 1],
      [1, 0],
    ].map((seats) => ({
      seats,
      thought: [0, 0],
      longest: [0, 0],
      points: [0, 0],
      ranks: seats.map((one) => (one === place ? 1 : 2)),
    })),
  }))

const LADDER: readonly Match[] = [
  { field: ['casual-shipper', 'steady-builder'], budget: 1, deals: wonBy(1, 10) },
  { field: ['casual-builder', 'steady-trader'], budget: 1, deals: wonBy(1, 10) },
  { field: ['steady-trader', 'strong'], budget: 1, deals: wonBy(1, 4) },
]

describe('the ladder of the grades', () => {
  it('rates grades whatever they like, and who wins stands higher', () => {
    const found = rungs(LADDER)
    expect(found.map(({ grade }) => grade)).toEqual(['casual', 'steady', 'strong'])
    expect(found.map(({ games }) => games)).toEqual([40, 48, 8])
  })

  it('is the surer the more games were played', () => {
    const [casual, , strong] = rungs(LADDER)
    expect(casual.doubt).toBeLessThan(strong.doubt)
  })

  it('hangs on no order of the matches by much', () => {
    const [one, other] = [rungs(LADDER), rungs(LADDER.toReversed())]
    for (const [i, { rating }] of one.entries()) expect(Math.abs(rating - other[i].rating)).toBeLessThan(1.5)
  })

  it('has no rung for who has not played', () => {
    expect(rungs([{ field: ['casual', 'steady'], budget: 1, deals: [] }])).toEqual([])
    expect(ratingsTable([{ game: 'mombasa', players: 2, rungs: [] }]).split('\n')).toHaveLength(2)
  })

  it('tells how often the higher grade won, whatever both like', () => {
    const table = stepsTable([{ game: 'mombasa', players: 2, matches: LADDER }])
    expect(table).toContain('| Mombasa, 2 | steady – casual 100 % of 40; strong – steady 100 % of 8 |')
  })

  it('seats every grade at every table, each character in turn', () => {
    for (const { game: id, players } of TABLES) {
      const game = gameById(id)!
      const matches = matchesFor(game, players)
      const bots = matches.flatMap(({ field }) => field)
      for (const { field } of matches) expect(field).toHaveLength(players)
      for (const character of game.characters!) expect(bots).toContain(`steady-${character}`)
      expect(bots).toContain('grandmaster')
    }
  })
})
