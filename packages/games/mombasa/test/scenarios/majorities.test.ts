import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** Majorities: Bônus de maioria (page 9) and "remova 1 posto" (page 12); our rulings 19, 35, 38, 39, 53 and 54. */

const area = (...cards: (string | null)[]) => ({ slots: slots(null, ...cards) })

describe('coffee in full, page 9', () => {
  const coffee = (...cards: string[]) => tableAt(2, { players: [area(...cards)] }).says(0, 'mark majority-coffee')

  it.each([[['coffee-1']], [['coffee-2']]])('%j: 2 spaces on the Cairo track', (cards) => {
    expect(
      coffee(...cards)
        .asks(1, 'turn')
        .space(0, 'cairo'),
    ).toBe(2)
  })

  it.each([[['coffee-3']], [['coffee-3', 'coffee-1']]])('%j: 3 spaces', (cards) => {
    const table = coffee(...cards).asks(0, 'majority-tier', ['tier 1', 'tier 2'])
    expect(table.says(0, 'tier 2').asks(1, 'turn').space(0, 'cairo')).toBe(3)
  })

  it.each([[['coffee-3', 'coffee-2']], [['coffee-4', 'coffee-3', 'coffee-2']]])(
    '%j: 4 spaces, and a post of any company is removed',
    (cards) => {
      const table = coffee(...cards).says(0, 'tier 3')
      expect(table.asks(0, 'remove-post').space(0, 'cairo')).toBe(4)
      expect(table.answers(0)).toHaveLength(12)
      table.says(0, 'remove saint-louis 2').asks(1, 'turn')
      expect(table.view().postsOut).toMatchObject({ 'saint-louis': 1 })
      expect(table.view().bases['saint-louis'].map(({ posts }) => posts)).toEqual([5, 4, 5])
      expect(table.view().shareValues['saint-louis']).toBe(1)
    },
  )

  it('no card is turned over: all can still be used', () => {
    const table = coffee('coffee-3', 'coffee-2').says(0, 'tier 3', 'remove cairo 1').says(1, 'end', 'pile 2')
    expect(table.player(0).used).toEqual([])
    expect(table.answers(0, 'use')).toEqual(['use 2', 'use 3'])
  })
})

describe('the other examples of page 9', () => {
  it('bananas, 5 against 3: Blue moves 3 spaces on the Cape Town track and 1 on the diamond track', () => {
    const table = tableAt(2, { players: [area('banana-3', 'banana-2'), area('banana-1', 'banana-2')] })
    table.says(0, 'mark majority-banana').asks(0, 'majority-tier', ['tier 1', 'tier 2', 'tier 3']).says(0, 'tier 3')
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ diamond: 1, tracks: { 'cape-town': 3 } })
    table.refuses(1, 'mark majority-banana', 'space-taken')
  })

  it('who has 6 cotton may take the bonus for 4 or more', () => {
    const table = tableAt(2, { players: [{ ...area('cotton-4', 'cotton-2'), pounds: 0 }] })
    table.says(0, 'mark majority-cotton').asks(0, 'majority-tier', ['tier 1', 'tier 2', 'tier 3']).says(0, 'tier 2')
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ pounds: 1, tracks: { 'saint-louis': 3 } })
    expect(table.events('majority-used')).toEqual([
      { kind: 'majority-used', seat: 0, counted: 'cotton', total: 6, min: 4 },
    ])
  })
})

describe('every tier of the others', () => {
  it.each([
    ['banana', ['banana-2'], 1, { pounds: 2, diamond: 0, tracks: { 'cape-town': 1 } }],
    ['banana', ['banana-4'], 2, { pounds: 2, diamond: 0, tracks: { 'cape-town': 2 } }],
    ['banana', ['banana-4', 'banana-1'], 3, { pounds: 1, diamond: 1, tracks: { 'cape-town': 3 } }],
    ['cotton', ['cotton-3'], 1, { pounds: 1, tracks: { 'saint-louis': 2 } }],
    ['cotton', ['cotton-4'], 2, { pounds: 2, tracks: { 'saint-louis': 3 } }],
    ['cotton', ['cotton-4', 'cotton-2'], 3, { pounds: 2, tracks: { 'saint-louis': 4 } }],
    ['expansion', ['expansion-2'], 1, { pounds: 2, tracks: { mombasa: 1 } }],
    ['expansion', ['expansion-3'], 2, { pounds: 2, tracks: { mombasa: 2 } }],
    ['expansion', ['expansion-3', 'expansion-2'], 3, { pounds: 3, tracks: { mombasa: 3 } }],
  ])('%s with %j: tier %i', (counted, cards, tier, gained) => {
    const table = tableAt(2, { players: [{ ...area(...cards), pounds: 1 }] }).says(0, `mark majority-${counted}`)
    if (tier > 1) table.says(0, `tier ${tier}`)
    if (table.match.status().toMove[0] === 0) table.says(0, 'pounds')
    expect(table.asks(1, 'turn').player(0)).toMatchObject(gained)
  })
})

describe('who has a majority', () => {
  const against = (mine: string[], ...others: string[][]) =>
    tableAt(others.length + 1, { players: [area(...mine), ...others.map((cards) => area(...cards))] })

  it('a tie is enough', () => {
    against(['coffee-2'], ['coffee-2'], ['coffee-1']).says(0, 'mark majority-coffee')
  })

  it('not who has less than any other', () => {
    against(['coffee-2'], [], ['coffee-3']).refuses(0, 'mark majority-coffee', 'no-majority')
  })

  it('not who has less than the lowest tier, though nobody has more', () => {
    against(['cotton-1'], []).refuses(0, 'mark majority-cotton', 'below-lowest-tier')
    against([], []).refuses(0, 'mark majority-expansion', 'below-lowest-tier')
  })

  it('a tier that is not reached cannot be taken', () => {
    against(['coffee-4'], []).says(0, 'mark majority-coffee').refuses(0, 'tier 3', 'tier-not-reached')
  })

  it('cards that are turned over do not count, neither mine nor theirs', () => {
    const players = [{ ...area('coffee-2', 'coffee-3'), used: [3] }, area('coffee-3')]
    tableAt(2, { players }).refuses(0, 'mark majority-coffee', 'no-majority')
    tableAt(2, { players: [players[0], { ...players[1], used: [2] }] }).says(0, 'mark majority-coffee')
  })

  it('what one uses for goods counts no longer afterwards', () => {
    const table = tableAt(2, { players: [area('coffee-2', 'coffee-3'), area('coffee-2')], display: {} })
    table.says(0, 'use 3', 'advance cairo', 'advance cairo', 'advance cairo').says(1, 'mark majority-coffee')
    table.refuses(0, 'mark majority-coffee', 'space-taken')
    expect(table.space(1, 'cairo')).toBe(2)
  })

  it('players who have ended their phase have a total of 0', () => {
    const table = against(['coffee-1'], ['coffee-4']).refuses(0, 'mark majority-coffee', 'no-majority')
    table.says(0, 'mark bookkeeper-tile').says(1, 'end').says(0, 'mark majority-coffee')
    expect(table.space(0, 'cairo')).toBe(2)
  })

  it('a tile in front of them goes back with them and counts no longer either', () => {
    const players = [area('expansion-1-at-1', 'coffee-1'), area('expansion-1-at-2')]
    const table = tableAt(2, { players, tiles: { 'expansion-tile': { seat: 1 } } })
    table.refuses(0, 'mark majority-expansion', 'no-majority').says(0, 'mark bookkeeper-tile')
    table.says(1, 'end').says(0, 'mark majority-expansion')
  })

  it('hand and resting piles do not count', () => {
    const players = [area('coffee-1'), { hand: ['coffee-4'], resting: [[], ['coffee-2']] }]
    tableAt(2, { players }).says(0, 'mark majority-coffee')
  })
})

describe('the order of the parts', () => {
  const setting = (mombasa: number, pounds: number) => ({
    players: [{ ...area('expansion-3'), pounds, tracks: { mombasa } }],
  })

  it('is not asked where it cannot matter: no capital call lies within the steps', () => {
    tableAt(2, setting(4, 0)).says(0, 'mark majority-expansion', 'tier 2').asks(0, 'spend-points')
  })

  it('is asked before a capital call: the bookkeeping point can be the pound that is missing', () => {
    const table = tableAt(2, setting(7, 1)).says(0, 'mark majority-expansion', 'tier 2')
    table.asks(0, 'reward-parts', ['take bookkeeping', 'take track']).refuses(0, 'take diamond', 'no-such-part')
    table.says(0, 'take bookkeeping', 'pounds').asks(0, 'capital-call').says(0, 'pay')
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ pounds: 0, tracks: { mombasa: 9 } })
  })

  it('and the other way round the steps are lost before the point is spent', () => {
    const table = tableAt(2, setting(7, 1)).says(0, 'mark majority-expansion', 'tier 2', 'take track')
    expect(table.asks(0, 'spend-points').space(0, 'mombasa')).toBe(7)
    expect(table.events('steps-lost')).toEqual([{ kind: 'steps-lost', seat: 0, company: 'mombasa', steps: 2 }])
  })

  it('diamond steps bring no pounds, so with them it is asked only at the end of the diamond track', () => {
    const bananas = (diamond: number) =>
      tableAt(2, {
        players: [{ ...area('banana-4', 'banana-2'), pounds: 2, diamond, tracks: { 'cape-town': 10 } }],
      }).says(0, 'mark majority-banana', 'tier 3')
    expect(bananas(5).asks(1, 'turn').space(0, 'cape-town')).toBe(11)
    const table = bananas(28).asks(0, 'reward-parts', ['take diamond', 'take track']).says(0, 'take diamond')
    table.asks(0, 'capital-call').says(0, 'pay')
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ pounds: 0, tracks: { 'cape-town': 13 } })
  })

  it('the post is removed last', () => {
    const table = tableAt(2, { players: [{ ...area('coffee-3', 'coffee-2'), pounds: 3, tracks: { cairo: 7 } }] })
    table.says(0, 'mark majority-coffee', 'tier 3').asks(0, 'capital-call').says(0, 'stop').asks(0, 'remove-post')
  })
})

describe('removing a post', () => {
  const removing = (setting: object) =>
    tableAt(2, { players: [area('coffee-3', 'coffee-2')], ...setting }).says(0, 'mark majority-coffee', 'tier 3')

  it('takes the frontmost of a column that has any', () => {
    const table = removing({ bases: { cairo: [0, 1, 5] }, posts: { kenya: 'cairo' } })
    table.refuses(0, 'remove cairo 1', 'column-empty').says(0, 'remove cairo 2')
    expect(table.view().bases.cairo).toEqual([
      { posts: 0, lastOpen: true },
      { posts: 0, lastOpen: true },
      { posts: 5, lastOpen: false },
    ])
  })

  it('is ignored where no base has any', () => {
    const none = [0, 0, 0]
    const bases = { mombasa: none, 'cape-town': none, 'saint-louis': none, cairo: none }
    const table = removing({ bases }).asks(1, 'turn')
    expect(table.space(0, 'cairo')).toBe(4)
    expect(table.events('post-removed')).toEqual([])
  })
})
