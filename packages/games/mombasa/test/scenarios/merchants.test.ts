import { describe, expect, it } from 'vitest'
import { COMPANIES } from '../../src/ids.ts'
import { slots, tableAt } from '../table.ts'

/** Use 1 carta de mercador de diamantes (page 8); our rulings 31 and 32. */

const merchant = (card: string, posts: Record<string, (typeof COMPANIES)[number]>, diamond = 0) =>
  tableAt(2, { players: [{ slots: slots(null, card, 'coffee-1'), diamond, pounds: 0 }], posts }).says(0, 'use 2')

it('the plain merchant: 1 space and 2 pounds', () => {
  const table = merchant('merchant', { 'lake-chad': 'cairo' }).asks(1, 'turn')
  expect(table.player(0)).toMatchObject({ diamond: 1, pounds: 2, used: [2] })
})

describe('the Cairo merchant of page 8: 2 spaces, 1 pound, and 1 space for every 2 mines of Cairo', () => {
  it.each([
    [0, {}, 2],
    [1, { 'congo-basin': 'cairo' }, 2],
    [2, { kordofan: 'cairo' }, 3],
    [3, { 'lake-chad': 'cairo' }, 3],
    [4, { kordofan: 'cairo', 'guinea-coast': 'cairo' }, 4],
    [5, { 'lake-chad': 'cairo', kordofan: 'cairo' }, 4],
    [6, { 'lake-chad': 'cairo', katanga: 'cairo' }, 5],
  ] as const)('%i mines', (_mines, posts, spaces) => {
    expect(merchant('merchant-cairo', posts).player(0)).toMatchObject({ diamond: spaces, pounds: 1 })
  })

  it('mines of other companies and regions without mines do not count', () => {
    const posts = { 'lake-chad': 'mombasa', katanga: 'cape-town', kenya: 'cairo', fezzan: 'cairo' } as const
    expect(merchant('merchant-cairo', posts).player(0).diamond).toBe(2)
  })
})

it.each(COMPANIES)('the merchant of %s counts the mines of %s', (company) => {
  const other = COMPANIES[(COMPANIES.indexOf(company) + 1) % 4]
  const posts = { kordofan: company, tanganyika: company, kalahari: other } as const
  expect(merchant(`merchant-${company}`, posts).player(0)).toMatchObject({ diamond: 4, pounds: 1 })
})

it('mines count as they are when the merchant is used', () => {
  const players = [{ slots: slots(null, 'merchant-mombasa', 'expansion-2') }, { slots: slots() }]
  const table = tableAt(2, { players, posts: { kordofan: 'mombasa' } })
  table.says(0, 'expand mombasa', 'enter tanganyika 1', 'enter kenya 1').says(1, 'end').says(0, 'use 2')
  expect(table.player(0).diamond).toBe(1 + 2 + 2)
})

describe('at the end of the diamond track', () => {
  it('every step that is left over is 2 pounds, also the rest of the move that arrives', () => {
    expect(merchant('merchant-cairo', { kordofan: 'cairo' }, 26).player(0)).toMatchObject({ diamond: 28, pounds: 3 })
    expect(merchant('merchant-cairo', { kordofan: 'cairo' }, 28).player(0)).toMatchObject({ diamond: 28, pounds: 7 })
  })

  it('arriving exactly pays nothing more', () => {
    expect(merchant('merchant-cairo', {}, 26).player(0)).toMatchObject({ diamond: 28, pounds: 1 })
  })
})

it('one merchant a turn', () => {
  const players = [{ slots: slots(null, 'merchant', 'merchant-cairo') }, { slots: slots() }]
  const table = tableAt(2, { players }).says(0, 'use 2').asks(1, 'turn').says(1, 'end').says(0, 'use 3')
  expect(table.player(0).diamond).toBe(3)
})
