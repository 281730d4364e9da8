import { describe, expect, it } from 'vitest'
import { plural } from '../src/index.ts'

describe('plurals', () => {
  const coins = { one: '# moeda', other: '# moedas', many: '# de moedas' }

  it.each([
    [0, '0 moeda'],
    [1, '1 moeda'],
    [2, '2 moedas'],
    [1_000_000, '1000000 de moedas'],
  ])('in Brazilian Portuguese count %i as one, few or a million', (count, text) => {
    expect(plural('pt', count, coins)).toBe(text)
  })

  it.each([
    [0, '0 monete'],
    [1, '1 moneta'],
    [2, '2 monete'],
    [1_000_000, '1000000 di monete'],
  ])('in Italian count %i', (count, text) => {
    expect(plural('it', count, { one: '# moneta', other: '# monete', many: '# di monete' })).toBe(text)
  })

  it.each([
    [0, '0 coins'],
    [1, '1 coin'],
    [2, '2 coins'],
    [1_000_000, '1000000 coins'],
  ])('in English count %i', (count, text) => {
    expect(plural('en', count, { one: '# coin', other: '# coins' })).toBe(text)
  })
})
