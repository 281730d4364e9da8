import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, diff, type Patch } from '../src/index.ts'
import { sent } from './support.ts'

/** A JSON value as it comes off a wire: `__proto__` is a key like any other there. */
const key = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'c') },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'length', '0') },
)
const { json } = fc.letrec((tie) => ({
  json: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('leaf'), tie('list'), tie('record')),
  leaf: fc.oneof(fc.constant(null), fc.boolean(), fc.integer({ min: 0, max: 3 }), fc.constantFrom('', 'x', '1')),
  list: fc.array(tie('json'), { maxLength: 4 }),
  record: fc.array(fc.tuple(key, tie('json')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
}))

/** `expect(…).toStrictEqual` asks values for their `constructor`, which may be a key here. */
function expectSame(value: unknown, expected: unknown): void {
  expect(isDeepStrictEqual(value, expected), `${JSON.stringify(value)} is not ${JSON.stringify(expected)}`).toBe(true)
}

const patched = (before: unknown, after: unknown): unknown => applyPatch(before, sent(diff(before, after)))

describe('a patch', () => {
  it('leads from any value to any other, over a wire, and leaves the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = JSON.stringify(before)
        expectSame(patched(before, after), after)
        expect(JSON.stringify(before)).toBe(kept)
      }),
      { numRuns: 2000 },
    )
  })

  it('is empty between equal values', () => {
    fc.assert(fc.property(json, (value) => diff(value, sent(value)).length === 0))
  })

  it('shares with the value before what did not change', () => {
    fc.assert(
      fc.property(json, json, json, (kept, before, after) => {
        const [was, is] = [
          { kept, list: [kept, before], more: before },
          { kept: sent(kept), list: [sent(kept), after], more: after },
        ]
        const next = patched(was, is) as typeof was
        expect(next.kept).toBe(was.kept)
        expect(next.list[0]).toBe(was.list[0])
        if (JSON.stringify(before) === JSON.stringify(after)) expect(next).toBe(was)
      }),
    )
  })

  const table = () => ({
    round: 3,
    players: Array.from({ length: 5 }, (_, seat) => ({ seat, coins: 2, goods: { corn: 1, indigo: 0 }, city: ['a'] })),
  })

  it('says no more than what changed', () => {
    const after = table()
    after.players[3].goods.corn = 4
    expect(diff(table(), after)).toEqual([[['players', 3, 'goods', 'corn'], 4]])
  })

  it.each<[string, unknown, unknown, Patch]>([
    ['a key that is gone', { a: 1, b: 2 }, { a: 1 }, [[['b']]]],
    ['a new key', { a: 1 }, { a: 1, b: null }, [[['b'], null]]],
    ['a null that becomes something', { a: null }, { a: { b: null } }, [[['a'], { b: null }]]],
    ['something that becomes null', { a: { b: 1 } }, { a: null }, [[['a'], null]]],
    ['a null within', { a: { b: 1, c: 2 } }, { a: { b: null, c: 2 } }, [[['a', 'b'], null]]],
    ['a list that grows', { a: [1, 2] }, { a: [1, 2, 3] }, [[['a'], [1, 2, 3]]]],
    ['a list that shrinks', { a: [1, 2] }, { a: [] }, [[['a'], []]]],
    ['an item of a list', { a: [1, 2] }, { a: [1, 5] }, [[['a', 1], 5]]],
    ['a key of an item', [[{ a: 1 }]], [[{}]], [[[0, 0, 'a']]]],
    ['a list that becomes a record', [1], { 0: 1 }, [[[], { 0: 1 }]]],
    ['the whole', 1, [1], [[[], [1]]]],
    ['what is not there, said or unsaid', { a: undefined, b: 1 }, { b: 1, c: undefined }, [[['a']]]],
  ])('tells %s', (_what, before, after, expected) => {
    expect(diff(before, after)).toEqual(expected)
    expectSame(sent(patched(before, after)), sent(after))
  })

  it.each(['__proto__', 'constructor', 'toString'])('takes %s for a key like any other', (name) => {
    const [empty, named, other] = ['', `"${name}": {}`, `"${name}": {"a": 1}`].map((text) => JSON.parse(`{${text}}`))
    for (const before of [empty, named, other]) {
      for (const after of [empty, named, other])
        expectSame(patched({ within: before }, { within: after }), { within: after })
    }
  })

  it.each<[Patch]>([
    [[[['__proto__', 'polluted'], 1]]],
    [[[['constructor', 'prototype', 'polluted'], 1]]],
    [[[['a', '__proto__', 'polluted'], 1]]],
    [[[['list', '__proto__', 'polluted'], 1]]],
    [[[['__proto__', 'toString']]]],
  ])('made with bad intent reaches no prototype: %j', (patch) => {
    try {
      applyPatch({ a: {}, list: [] }, patch)
    } catch {
      // A patch that leads nowhere may well fail.
    }
    const bare = {} as { polluted?: unknown }
    expect(bare.polluted).toBeUndefined()
    expect(([] as { polluted?: unknown }).polluted).toBeUndefined()
    expect(typeof bare.toString).toBe('function')
  })
})
