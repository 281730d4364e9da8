import { firstSeat, Story } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { DRAW, DROP, STONE, STOP } from '../../kernel/test/games/stones.ts'
import { decide } from '../src/decide.ts'
import type { Asked } from '../src/index.ts'
import { solved } from '../src/search/endgame.ts'
import { findings, type Part, WHOLE } from '../src/search/tally.ts'
import { valuesOf } from '../src/search/value.ts'
import { askedAtStones, legalOf, questionsOf } from './support.ts'

/** The end of a game, gone through answer by answer. */

const SIMULATIONS = 1000
const endOf = (asked: Asked, part: Part = WHOLE) => solved(asked, 'seed', SIMULATIONS, part)

describe('the end of Stones', () => {
  it('is known where nothing is left to chance', () => {
    const found = endOf(askedAtStones([[9, 7], [8]], [1], []))!
    const [best] = findings([found])
    expect(best.answers).toEqual([DROP.of(STONE.of('7'))])
    expect(best.points[0]).toBeCloseTo(9, 2)
    expect(found.ways).toHaveLength(legalOf(askedAtStones([[9, 7], [8]], [1], [])).count)
  })

  it('is not known where the next stone decides', () => {
    const asked = askedAtStones([[4], [9, 6]], [1], [3, 5, 8])
    expect(legalOf(asked).toArray()).toEqual(expect.arrayContaining([DRAW, STOP]))
    expect(endOf(asked)).toBeUndefined()
  })

  it('is not looked for where there is too much to try', () => {
    expect(solved(askedAtStones([[9, 7], [8]], [1], []), 'seed', 0, WHOLE)).toBeUndefined()
  })
})

describe.each([
  ['puerto-rico', { players: 2 }],
  ['mombasa', { players: 2 }],
])('the end of %s', (id, options) => {
  const last = [...questionsOf(id, options, 'end')].slice(-30)
  const known = last.flatMap((asked) => {
    const found = endOf(asked)
    return found ? [{ asked, found }] : []
  })

  it('is known before the last answer, and comes as it was told', () => {
    expect(known.length).toBeGreaterThan(2)
    for (const { asked, found } of known) {
      const [best] = findings([found])
      expect(pointsAfter(asked, best.answers[0])).toEqual(best.points.map((points) => Math.round(points)))
    }
  })

  it('is the same for every part, and what is decided', () => {
    for (const { asked, found } of known) {
      const other = endOf(asked, { index: 1, of: 2 })!
      expect(other.ways).toEqual(found.ways)
      const [best] = findings([found])
      expect(findings([found, other])[0].answers).toEqual(best.answers)
      const decided = decide(asked, 'seed', { simulations: SIMULATIONS })
      expect(decided[0].answers).toEqual(best.answers)
    }
  })

  it('is not known in the middle of a game', () => {
    for (const [n, asked] of [...questionsOf(id, options, 'end')].slice(0, 200).entries()) {
      if (n % 20 === 0) expect(endOf(asked)).toBeUndefined()
    }
  })
})

/** What a game comes to when everybody goes on as is best for him. */
function pointsAfter(asked: Asked, answer: number): number[] {
  const { game } = asked
  const state = game.clone(asked.state)
  game.apply(state, asked.seat, answer, new Story(false))
  for (let moving = game.toMove(state); moving !== 0; moving = game.toMove(state)) {
    const next = { ...asked, state, seat: firstSeat(moving) }
    const [only, ...more] = legalOf(next).toArray()
    const given = more.length === 0 ? only : findings([endOf(next)!])[0].answers[0]
    game.apply(state, next.seat, given, new Story(false))
  }
  return game.score(state, 'referee').map(({ total }) => total!)
}

describe('values at the end', () => {
  const valuesFor = (over: boolean, ...points: number[]): number[] => {
    const values = new Float64Array(points.length)
    valuesOf(Float64Array.from(points), 12, values, over)
    return [...values]
  }

  it('are those of winning before those of points', () => {
    const [narrow, lost] = valuesFor(true, 31, 30)
    expect(narrow).toBeGreaterThan(valuesFor(false, 36, 30)[0] - 0.1)
    expect(narrow + lost).toBeCloseTo(1)
    expect(valuesFor(true, 30.002, 30.001)[0]).toBeGreaterThan(0.7)
    expect(valuesFor(true, 30, 30)).toEqual([0.5, 0.5])
  })

  it('still tell a close defeat from a clear one, and a close victory from a clear one', () => {
    expect(valuesFor(true, 29, 30)[0]).toBeGreaterThan(valuesFor(true, 20, 30)[0])
    expect(valuesFor(true, 40, 30)[0]).toBeGreaterThan(valuesFor(true, 31, 30)[0])
  })
})
