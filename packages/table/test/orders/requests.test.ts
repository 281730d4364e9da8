import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { MAX_ASSUMPTIONS, MAX_FACTS, MAX_STEPS, MAX_WISHES, type OrderBody, type OrderStep } from '../../src/index.ts'
import { requestSchema } from '../../src/requests.ts'

const STEP: OrderStep = {
  question: 'settler-take',
  about: { privilege: 1 },
  wishes: [{ take: { tile: 'corn' } }, { take: { kind: 'pass' }, ifOnly: [{ tile: 'sugar' }] }, 'as-proposed'],
  assume: [
    { path: 'players.@.coins', is: '>=', value: 2 },
    { answer: { tile: 'quarry' }, possible: false },
  ],
}
const ORDER: OrderBody = { steps: [STEP], until: 'round', uses: 1 }

const isTaken = (order: unknown): boolean => v.safeParse(requestSchema, { t: 'set-order', table: 'abc', order }).success
const withStep = (step: object) => ({ ...ORDER, steps: [{ ...STEP, ...step }] })
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

describe('an order from outside', () => {
  it('is taken in its shape, as it is', () => {
    const read = v.parse(requestSchema, { t: 'set-order', table: 'abc', id: 'old', order: { ...ORDER, off: true } })
    expect(read).toEqual({ t: 'set-order', table: 'abc', id: 'old', order: { ...ORDER, off: true } })
    expect(isTaken({ ...ORDER, uses: 'always' })).toBe(true)
  })

  it.each([
    ['no steps', { ...ORDER, steps: [] }],
    ['too many steps', { ...ORDER, steps: many(MAX_STEPS + 1, STEP) }],
    ['an end that there is not', { ...ORDER, until: 'week' }],
    ['no uses', { ...ORDER, uses: 0 }],
    ['half a use', { ...ORDER, uses: 1.5 }],
    ['a field too many', { ...ORDER, secret: 1 }],
    ['no wishes', withStep({ wishes: [] })],
    ['too many wishes', withStep({ wishes: many(MAX_WISHES + 1, 'as-proposed') })],
    ['an unknown wish', withStep({ wishes: ['best'] })],
    ['too many assumptions', withStep({ assume: many(MAX_ASSUMPTIONS + 1, STEP.assume[0]) })],
    ['a comparison that there is not', withStep({ assume: [{ path: 'round', is: '<', value: 1 }] })],
    ['no number', withStep({ assume: [{ path: 'round', is: '=', value: Number.NaN }] })],
    ['a path that ends nowhere', withStep({ assume: [{ path: 'round.', is: '=', value: 1 }] })],
    ['a path without end', withStep({ assume: [{ path: many(9, 'a').join('.'), is: '=', value: 1 }] })],
    ['a fact that is a list', withStep({ wishes: [{ take: { tile: ['corn'] } }] })],
    ['a long text', withStep({ wishes: [{ take: { tile: 'corn'.repeat(20) } }] })],
    ['markup', withStep({ wishes: [{ take: { tile: '<b>' } }] })],
    ['too many facts', withStep({ about: Object.fromEntries(many(MAX_FACTS + 1, 0).map((_, i) => [`f${i}`, i])) })],
  ])('is refused with %s', (_what, order) => {
    expect(isTaken(order)).toBe(false)
  })
})
