import { describe, expect, it } from 'vitest'
import {
  memberNeeds,
  type OptionSchema,
  type Options,
  optionMatrix,
  optionMatters,
  readOptions,
  settledOptions,
} from '../src/index.ts'

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

/** Two editions; extras that need an edition, another extra, a way of dealing; a way of dealing that two things make matter. */
const wide = {
  edition: { type: 'choice', values: ['old', 'new'], default: 'old' },
  players: { type: 'range', min: 2, max: 3, default: 3 },
  extras: {
    type: 'set',
    values: ['isles', 'ports', 'ports-more', 'robbers'],
    default: [],
    needs: {
      'ports-more': [
        { key: 'edition', is: ['new'] },
        { key: 'extras', is: ['ports'] },
      ],
      robbers: [
        [
          { key: 'extras', is: ['isles'] },
          { key: 'edition', is: ['new'] },
        ],
      ],
    },
  },
  deal: {
    type: 'choice',
    values: ['chosen', 'random'],
    default: 'chosen',
    when: [
      { key: 'extras', is: ['isles'] },
      { key: 'extras', is: ['ports'], and: { key: 'edition', is: ['new'] } },
    ],
  },
  variants: {
    type: 'set',
    values: ['short', 'blind'],
    default: [],
    needs: { blind: [{ key: 'deal', is: ['random'] }] },
  },
} as const satisfies OptionSchema

const wideRow = (given: object): Options => {
  const read = readOptions(wide, given)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

describe('an option that matters in one of several ways', () => {
  it('is taken in each of them', () => {
    for (const given of [{ extras: ['isles'] }, { edition: 'new', extras: ['ports'] }])
      expect(readOptions(wide, { ...given, deal: 'random' })).toMatchObject({ ok: true, value: { deal: 'random' } })
  })

  it('is refused in none of them, and names them all', () => {
    expect(readOptions(wide, { extras: ['ports'], deal: 'random' })).toMatchObject({
      error: {
        code: 'bad-option',
        message: 'option "deal" is only for "extras" isles, or "extras" ports together with "edition" new',
      },
    })
    expect(optionMatters(wide, 'deal', wideRow({ extras: ['ports'] }))).toBe(false)
  })
})

describe('a member of a set that needs something', () => {
  it('is taken with it', () => {
    expect(wideRow({ edition: 'new', extras: ['ports-more', 'ports'] })).toMatchObject({
      extras: ['ports', 'ports-more'],
    })
    expect(wideRow({ extras: ['isles'], deal: 'random', variants: ['blind'] })).toMatchObject({ variants: ['blind'] })
  })

  it.each([
    [{ extras: ['ports-more', 'ports'] }, '"ports-more" of "extras" needs "edition" new'],
    [{ edition: 'new', extras: ['ports-more'] }, '"ports-more" of "extras" needs "extras" ports'],
    [{ extras: ['robbers'] }, '"robbers" of "extras" needs "extras" isles, or "edition" new'],
    [{ extras: ['isles'], variants: ['blind'] }, '"blind" of "variants" needs "deal" random'],
  ])('is refused without it: %j', (given, message) => {
    expect(readOptions(wide, given)).toEqual({ ok: false, error: { code: 'bad-option', message } })
  })

  it('can be asked what it still needs, each thing with its alternatives', () => {
    const plain = wideRow({})
    expect(memberNeeds(wide, 'extras', 'ports-more', plain)).toEqual([
      [{ key: 'edition', is: ['new'] }],
      [{ key: 'extras', is: ['ports'] }],
    ])
    expect(memberNeeds(wide, 'extras', 'robbers', plain)).toHaveLength(1)
    expect(memberNeeds(wide, 'extras', 'robbers', wideRow({ extras: ['isles'] }))).toEqual([])
    expect(memberNeeds(wide, 'extras', 'isles', plain)).toEqual([])
  })
})

describe('the matrix of options that need each other', () => {
  const matrix = optionMatrix(wide)
  const extras = [
    ...wide.extras.values.map((value) => ['extras', value] as const),
    ...wide.variants.values.map((value) => ['variants', value] as const),
    ['deal', 'random'] as const,
  ]
  const has = (row: Options, [key, value]: readonly [string, string]) =>
    Array.isArray(row[key]) ? row[key].includes(value) : row[key] === value
  const rowsWith = (edition: string, players: number, ...wanted: readonly (readonly [string, string])[]) =>
    matrix.filter((row) => row.edition === edition && row.players === players && wanted.every((each) => has(row, each)))

  it('has only what can be chosen, and no row twice', () => {
    for (const options of matrix) expect(readOptions(wide, options)).toEqual({ ok: true, value: options })
    expect(new Set(matrix.map((options) => JSON.stringify(options))).size).toBe(matrix.length)
  })

  it('has every edition and number of players by itself', () => {
    for (const edition of wide.edition.values)
      for (const players of [2, 3]) expect(matrix).toContainEqual(wideRow({ edition, players }))
  })

  it.each(wide.edition.values)(
    'has every member and every two of them in the %s edition, with what they need',
    (edition) => {
      const impossible = (each: readonly [string, string]) => edition === 'old' && each[1] === 'ports-more'
      for (const players of [2, 3]) {
        extras.forEach((first, i) => {
          for (const second of extras.slice(i)) {
            const found = rowsWith(edition, players, first, second).length > 0
            expect(found, `${first} ${second}`).toBe(!impossible(first) && !impossible(second))
          }
        })
      }
    },
  )

  it('adds no more than what is needed', () => {
    expect(matrix).toContainEqual(wideRow({ edition: 'new', players: 2, extras: ['ports', 'ports-more'] }))
    expect(matrix).toContainEqual(wideRow({ edition: 'new', players: 2, extras: ['ports'], deal: 'random' }))
    expect(matrix).toContainEqual(wideRow({ players: 2, extras: ['isles', 'robbers'] }))
    expect(matrix).toContainEqual(wideRow({ edition: 'new', players: 2, extras: ['robbers'] }))
  })
})
