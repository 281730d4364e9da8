import { expect, test } from 'vitest'
import { type Block, fit } from '../src/boards/fit.ts'
import { beside, packed } from '../src/text/layout.ts'

const lines = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}${i + 1}`)

const BLOCKS: Block[] = [
  { name: 'title', forms: [['title']] },
  { name: 'map', forms: [lines('map', 4), lines('short', 2), []] },
  { name: 'own', forms: [lines('own', 3), lines('hand', 1)] },
]

test('with room to spare everything is shown, and empty lines part the blocks', () => {
  const { lines, cut } = fit(BLOCKS, 10, ['map', 'own'])
  expect(lines).toEqual(['title', '', 'map1', 'map2', 'map3', 'map4', '', 'own1', 'own2', 'own3'])
  expect(cut).toEqual([])
})

test('without room to spare the empty lines go first', () => {
  expect(fit(BLOCKS, 8, ['map', 'own']).lines).toEqual([
    'title',
    'map1',
    'map2',
    'map3',
    'map4',
    'own1',
    'own2',
    'own3',
  ])
})

test('what is named first gives way first', () => {
  expect(fit(BLOCKS, 6, ['map', 'own'])).toEqual({
    lines: ['title', 'short1', 'short2', 'own1', 'own2', 'own3'],
    cut: ['map'],
  })
  expect(fit(BLOCKS, 6, ['own', 'map'])).toEqual({
    lines: ['title', 'map1', 'map2', 'map3', 'map4', 'hand1'],
    cut: ['own'],
  })
})

test('what gave way comes back where another made more room than was needed', () => {
  const blocks: Block[] = [
    { name: 'small', forms: [['a'], []] },
    { name: 'large', forms: [lines('b', 9), []] },
  ]
  expect(fit(blocks, 5, ['small', 'large'])).toEqual({ lines: ['a'], cut: ['large'] })
})

test('what cannot give way is shown however little room there is', () => {
  expect(fit(BLOCKS, 0, ['map', 'own']).lines).toEqual(['title', 'hand1'])
})

test('columns stand beside each other, rows are packed into lines', () => {
  expect(beside(['a', 'bcd'], ['1', '2', '3'], 2)).toEqual(['a    1', 'bcd  2', '     3'])
  expect(packed([['  one'], ['  two'], ['  three'], ['  4', '  5'], ['  6']], 14)).toEqual([
    '  one   two',
    '  three',
    '  4',
    '  5',
    '  6',
  ])
})
