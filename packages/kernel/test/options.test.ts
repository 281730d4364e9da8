import { describe, expect, it } from 'vitest'
import { type OptionSchema, optionMatrix, optionMatters, readOptions, settledOptions } from '../src/index.ts'

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

describe('an option that matters only beside another', () => {
  const solo = {
    players: { type: 'range', min: 1, max: 3, default: 2 },
    rival: { type: 'choice', values: ['mild', 'fierce'], default: 'mild', when: { key: 'players', is: [1] } },
    tricks: { type: 'set', values: ['a', 'b'], default: ['a'], when: { key: 'rival', is: ['fierce'] } },
  } as const satisfies OptionSchema

  it('is taken where it does, and has its default elsewhere', () => {
    expect(readOptions(solo, { players: 1, rival: 'fierce' })).toMatchObject({ ok: true, value: { rival: 'fierce' } })
    expect(readOptions(solo, { players: 3 })).toMatchObject({ ok: true, value: { rival: 'mild', tricks: ['a'] } })
    expect(readOptions(solo, { players: 3, rival: 'mild' }).ok).toBe(true)
  })

  it('is refused elsewhere, whichever comes first, and says why', () => {
    const error = { code: 'bad-option', message: 'option "rival" is only for "players" 1' }
    expect(readOptions(solo, { rival: 'fierce' })).toEqual({ ok: false, error })
    expect(readOptions(solo, { rival: 'fierce', players: 2 })).toEqual({ ok: false, error })
    expect(readOptions(solo, { players: 1, tricks: [] })).toMatchObject({
      error: { message: 'option "tricks" is only for "rival" fierce' },
    })
  })

  it('can be asked about and settled, one after the other', () => {
    expect(optionMatters(solo, 'rival', { players: 1 })).toBe(true)
    expect(optionMatters(solo, 'rival', { players: 2 })).toBe(false)
    expect(optionMatters(solo, 'players', { players: 2 })).toBe(true)
    const chosen = { players: 2, rival: 'fierce', tricks: ['b'] }
    expect(settledOptions(solo, chosen)).toEqual({ players: 2, rival: 'mild', tricks: ['a'] })
    expect(settledOptions(solo, { ...chosen, players: 1 })).toEqual({ ...chosen, players: 1 })
  })

  it('comes once in the matrix where it makes no difference', () => {
    const matrix = optionMatrix(solo)
    expect(matrix.filter(({ players }) => players === 2)).toEqual([{ players: 2, rival: 'mild', tricks: ['a'] }])
    expect(matrix.filter(({ players }) => players === 1)).toHaveLength(1 + 4)
    for (const options of matrix) expect(readOptions(solo, options)).toEqual({ ok: true, value: options })
  })
})
