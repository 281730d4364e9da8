import { describe, expect, it } from 'vitest'
import { type OptionSchema, optionMatrix, readOptions } from '../src/index.ts'

const schema = {
  edition: { type: 'choice', values: ['old', 'new'], default: 'old' },
  players: { type: 'range', min: 2, max: 3, default: 3 },
  extras: { type: 'set', values: ['a', 'b', 'c'], default: [] },
} as const satisfies OptionSchema

describe('options', () => {
  it('are filled in with defaults', () => {
    expect(readOptions(schema, {})).toEqual({ ok: true, value: { edition: 'old', players: 3, extras: [] } })
    expect(readOptions(schema, undefined).ok).toBe(true)
  })

  it('come in one order whatever order they are given in', () => {
    const given = readOptions(schema, { extras: ['c', 'a', 'c'], players: 2 })
    expect(given).toEqual({ ok: true, value: { edition: 'old', players: 2, extras: ['a', 'c'] } })
  })

  it.each([
    [{ edition: 'newest' }],
    [{ edition: 5 }],
    [{ players: 1 }],
    [{ players: 2.5 }],
    [{ players: '2' }],
    [{ extras: 'a' }],
    [{ extras: ['d'] }],
    [{ extras: [null] }],
    [{ extras: [{ toString: 1 }] }],
    [{ toString: 1 }],
    [JSON.parse('{"__proto__": 1}')],
    [null],
    [[]],
    [7],
  ])('that make no sense are refused: %j', (given) => {
    const read = readOptions(schema, given)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.error.message).not.toBe('')
  })
})

describe('the test matrix', () => {
  it('has every choice and number with no, each and every two members of a set', () => {
    const matrix = optionMatrix(schema)
    expect(matrix).toHaveLength(2 * 2 * (1 + 3 + 3))
    expect(matrix).toContainEqual({ edition: 'new', players: 2, extras: ['a', 'c'] })
    expect(new Set(matrix.map((options) => JSON.stringify(options))).size).toBe(matrix.length)
  })

  it('leaves out what the game refuses', () => {
    const refuse = ({ players }: { players?: unknown }) =>
      players === 3 ? { code: 'no', message: 'not with three' } : null
    expect(optionMatrix(schema, refuse).every(({ players }) => players === 2)).toBe(true)
  })
})
