import type { Facts } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { decide, type OrderStep, type Sight } from '../../src/index.ts'

/** Somebody in seat 1 is asked which tile to take. */
function asked(
  tiles: readonly string[],
  view: Sight['view'] = {},
  question: Facts = { kind: 'take', privilege: 0 },
): Sight {
  const answers = [...tiles.map((tile) => ({ text: `take ${tile}`, facts: { kind: 'take', tile } })), PASS]
  return { seq: 7, since: 3, over: false, view, scores: [], asked: [], ask: { question, answers }, undo: null }
}
const PASS = { text: 'pass', facts: { kind: 'pass' } }
const PROPOSED = ['take indigo', 'take corn']

const order = (step: Partial<OrderStep>): OrderStep => ({ question: 'take', wishes: [], assume: [], ...step })
const taking = (...tiles: string[]) => order({ wishes: tiles.map((tile) => ({ take: { tile } })) })
const decided = (step: OrderStep, sight: Sight) => decide(step, 1, sight, () => PROPOSED)

describe('an order', () => {
  it('takes the first wish that is possible, and else asks', () => {
    expect(decided(taking('corn', 'sugar'), asked(['sugar', 'corn']))).toEqual(['take corn'])
    expect(decided(taking('corn', 'sugar'), asked(['sugar', 'coffee']))).toEqual(['take sugar'])
    expect(decided(taking('corn', 'sugar'), asked(['coffee']))).toBe('ask')
  })

  it('asks where a wish could mean several answers', () => {
    expect(decided(order({ wishes: [{ take: { kind: 'take' } }] }), asked(['sugar', 'corn']))).toBe('ask')
    expect(decided(order({ wishes: [{ take: { kind: 'take' } }] }), asked(['sugar']))).toEqual(['take sugar'])
  })

  it('passes only when nothing else is left than what it names', () => {
    const passing = order({ wishes: [{ take: { kind: 'pass' }, ifOnly: [{ tile: 'sugar' }, { tile: 'corn' }] }] })
    expect(decided(passing, asked(['sugar']))).toEqual(['pass'])
    expect(decided(passing, asked([]))).toEqual(['pass'])
    expect(decided(passing, asked(['sugar', 'coffee']))).toBe('ask')
  })

  it('answers as proposed, the whole of it', () => {
    expect(decided(order({ wishes: ['as-proposed'] }), asked(['corn']))).toEqual(PROPOSED)
    expect(decide(order({ wishes: ['as-proposed'] }), 1, asked(['corn']), () => [])).toBe('ask')
  })

  it('is only about its question', () => {
    const privileged = order({ about: { privilege: 1 }, wishes: ['as-proposed'] })
    expect(decided(privileged, asked(['corn']))).toBe('ask')
    expect(decided(privileged, asked(['corn'], {}, { kind: 'take', privilege: 1 }))).toEqual(PROPOSED)
    expect(decided(privileged, { ...asked([]), ask: null })).toBe('ask')
  })

  const view = { round: 4, players: [{ coins: 9 }, { coins: 2, hacienda: true, tiles: ['a', 'b'], role: 'mayor' }] }
  it.each([
    [{ path: 'round', is: '=', value: 4 }, true],
    [{ path: 'players.@.coins', is: '>=', value: 2 }, true],
    [{ path: 'players.@.coins', is: '>=', value: 3 }, false],
    [{ path: 'players.0.coins', is: '<=', value: 8 }, false],
    [{ path: 'players.@.tiles.length', is: '<=', value: 2 }, true],
    [{ path: 'players.@.role', is: '=', value: 'mayor' }, true],
    [{ path: 'players.@.role', is: '>=', value: 1 }, false],
    [{ path: 'players.@.hacienda', is: '=', value: 0 }, false],
    [{ path: 'players.@.nothing', is: '=', value: 0 }, false],
    [{ path: 'players.@', is: '=', value: 0 }, false],
    [{ path: 'constructor.name', is: '=', value: 'Object' }, false],
    [{ answer: { tile: 'corn' }, possible: true }, true],
    [{ answer: { tile: 'corn' }, possible: false }, false],
    [{ answer: { tile: 'quarry' }, possible: false }, true],
  ] as const)('with the assumption %j', (assumption, holds) => {
    const step = { ...taking('corn'), assume: [assumption] }
    expect(decided(step, asked(['corn'], view))).toEqual(holds ? ['take corn'] : { broken: assumption })
  })
})
