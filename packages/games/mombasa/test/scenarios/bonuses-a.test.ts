import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** Permanent bonuses of tracks A1 and A2: Bônus Permanentes (page 11); our rulings 42 to 45, 54 and 57. */

const rich = { pounds: 20, slots: slots() }
const area = (...cards: (string | null)[]) => ({ slots: slots(null, ...cards), pounds: 0 })

describe('A1: expansion points', () => {
  const expanding = (mombasa: number, cards: string[], more = {}) =>
    tableAt(2, { players: [{ ...area(...cards), tracks: { mombasa } }, rich], ...more })

  it.each([
    [4, 2],
    [5, 3],
    [10, 3],
    [11, 4],
    [18, 4],
  ])('with the marker on space %i a 2-expansion makes %i: the bonuses never add up', (space, points) => {
    expect(expanding(space, ['expansion-2']).says(0, 'expand cairo').view().points).toBe(points)
  })

  it('once for all cards together', () => {
    const table = expanding(5, ['expansion-2', 'expansion-1-at-1'])
    expect(table.says(0, 'expand cairo').view().points).toBe(4)
  })

  it('counts for the majority and for books', () => {
    const table = expanding(5, ['expansion-2', 'coffee-1']).says(0, 'mark majority-expansion')
    table.asks(0, 'majority-tier', ['tier 1', 'tier 2'])
    const books = [{ step: 2, book: 'book-B21' }]
    const player = { ...area('expansion-2', 'bookkeeper-2'), books, ink: 1 }
    const inkwell = (mombasa: number) => tableAt(2, { players: [{ ...player, tracks: { mombasa } }] }).says(0, 'use 3')
    inkwell(5).asks(0, 'inkwell', ['step', 'stop'])
    inkwell(4).asks(0, 'spend-points')
  })

  it('needs an expansion card or tile face up', () => {
    const table = expanding(11, ['coffee-1']).refuses(0, 'expand cairo', 'no-expansion')
    table.refuses(0, 'mark majority-expansion', 'below-lowest-tier')
    const used = { ...area('expansion-2'), used: [2], tracks: { mombasa: 11 } }
    tableAt(2, { players: [used] }).refuses(0, 'mark majority-expansion', 'below-lowest-tier')
    const tiles = { 'expansion-tile': { seat: 0 } }
    expect(expanding(11, [], { tiles }).says(0, 'expand cairo').view().points).toBe(4)
  })

  it("is in force from the owner's next turn, for others' comparisons too", () => {
    const players = [{ ...area('expansion-2', 'coffee-1'), tracks: { mombasa: 4 } }, area('expansion-2', 'banana-1')]
    const table = tableAt(2, { players, display: {} }).says(0, 'use 3', 'advance mombasa')
    expect(table.player(0)).toMatchObject({ pounds: 1, tracks: { mombasa: 5 }, bonuses: { mombasa: 0 } })
    table.says(1, 'mark majority-expansion').undoes(1).says(1, 'use 3', 'advance cairo')
    expect(table.asks(0, 'turn').player(0).bonuses.mombasa).toBe(1)
    table.says(0, 'mark bookkeeper-tile').refuses(1, 'mark majority-expansion', 'no-majority')
  })

  it('not in the very expansion that reaches the space', () => {
    const players = [{ ...area('expansion-3'), tracks: { mombasa: 4 } }, rich]
    const table = tableAt(2, { players }).says(0, 'expand mombasa')
    table.says(0, 'enter tanganyika 1', 'enter kenya 1', 'enter abyssinia 1').asks(0, 'spend-points')
    expect(table.player(0)).toMatchObject({ tracks: { mombasa: 5 }, bonuses: { mombasa: 0 } })
  })

  it("lies at the company's edge that the game has put it to", () => {
    const tracks = { mombasa: 'D1', 'cape-town': 'C1', 'saint-louis': 'B1', cairo: 'A1' } as const
    const table = tableAt(2, { tracks, players: [{ ...area('expansion-2'), tracks: { cairo: 5, mombasa: 11 } }] })
    expect(table.says(0, 'expand cairo').view().points).toBe(3)
  })
})

describe('A2: cotton', () => {
  const tracks = { mombasa: 'A2', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'D1' } as const
  const cotton = (mombasa: number, cards: string[], more = {}) =>
    tableAt(2, { tracks, players: [{ ...area(...cards), tracks: { mombasa }, ...more }, rich], display: {} })

  describe('first: 1 unit more once a round', () => {
    it('on the total of all cards used', () => {
      expect(cotton(4, ['cotton-1', 'cotton-1']).says(0, 'use 2', 'add 3').view().units).toBe(3)
      expect(cotton(3, ['cotton-1', 'cotton-1']).says(0, 'use 2', 'add 3').view().units).toBe(2)
    })

    it('with the first cotton that is used, and not with the next', () => {
      const table = cotton(4, ['cotton-1', 'cotton-2']).says(0, 'use 2')
      expect(table.view().units).toBe(2)
      table.says(0, 'advance cairo', 'advance cairo').says(1, 'end').says(0, 'use 3')
      expect(table.view().units).toBe(2)
    })

    it('and again in the next round', () => {
      const table = cotton(4, ['cotton-1', 'cotton-2']).says(0, 'use 2', 'advance cairo', 'advance cairo')
      expect(table.player(0).totalSpent).toBe(true)
      table.passRound().says(1, 'seal').says(0, 'lay cotton-1 2', 'seal')
      expect(table.player(0).totalSpent).toBe(false)
      expect(table.says(0, 'use 2').view().units).toBe(2)
    })

    it('counts for the majority while a cotton card is face up and it is not used yet', () => {
      cotton(4, ['cotton-1']).says(0, 'mark majority-cotton').asks(1, 'turn')
      cotton(3, ['cotton-1', 'coffee-1']).refuses(0, 'mark majority-cotton', 'below-lowest-tier')
      cotton(4, ['cotton-1', 'coffee-1'], { totalSpent: true }).refuses(0, 'mark majority-cotton', 'below-lowest-tier')
      cotton(4, ['coffee-1']).refuses(0, 'mark majority-cotton', 'below-lowest-tier')
    })

    it('a majority does not use it up', () => {
      const table = cotton(4, ['cotton-1']).says(0, 'mark majority-cotton').says(1, 'end')
      expect(table.says(0, 'use 2').view().units).toBe(2)
    })

    it('counts for what books ask and give', () => {
      const books = [
        { step: 2, book: 'book-A13' },
        { step: 3, book: 'book-C03' },
      ]
      const table = cotton(4, ['cotton-2', 'bookkeeper-2'], { books, ink: 1 })
      expect(table.says(0, 'use 3', 'step', 'step').asks(0, 'spend-points').player(0)).toMatchObject({
        ink: 3,
        pounds: 2,
      })
    })

    it('without a cotton card there is no cotton, whatever else is face up', () => {
      const books = [{ step: 2, book: 'book-A08' }]
      const inkwell = (...cards: string[]) => cotton(4, ['bookkeeper-2', ...cards], { books, ink: 1 }).says(0, 'use 2')
      inkwell('coffee-2').asks(0, 'spend-points')
      inkwell('cotton-1').asks(0, 'inkwell', ['step', 'stop'])
    })

    it('nothing for other goods', () => {
      expect(cotton(4, ['coffee-1']).says(0, 'use 2').view().units).toBe(1)
      expect(cotton(4, ['banana-1']).says(0, 'use 2').view().units).toBe(1)
    })
  })

  describe('second: 1 unit more on every card, and the first no more', () => {
    it('on each card of a use', () => {
      expect(cotton(10, ['cotton-1', 'cotton-1', 'cotton-2']).says(0, 'use 2', 'add 3', 'add 4').view().units).toBe(7)
      expect(cotton(10, ['cotton-1']).says(0, 'use 2').view().units).toBe(2)
    })

    it('in every use of the round', () => {
      const table = cotton(10, ['cotton-1', 'cotton-1'])
        .says(0, 'use 2', 'advance cairo', 'advance cairo')
        .says(1, 'end')
      expect(table.says(0, 'use 3').view().units).toBe(2)
    })

    it('for majorities and books', () => {
      cotton(10, ['cotton-2', 'cotton-1', 'cotton-1'])
        .says(0, 'mark majority-cotton')
        .asks(0, 'majority-tier', ['tier 1', 'tier 2', 'tier 3'])
      const books = [{ step: 2, book: 'book-B15' }]
      cotton(10, ['cotton-1', 'cotton-1', 'bookkeeper-2'], { books, ink: 1 }).says(0, 'use 4').asks(0, 'inkwell')
    })

    it('together with the "+1" tile on one of them', () => {
      const players = [{ ...area('cotton-1', 'cotton-1'), tracks: { mombasa: 10 } }]
      const table = tableAt(2, { tracks, players, tiles: { 'plus-one': { seat: 0, slot: 2 } }, display: {} })
      expect(table.says(0, 'use 2').view().units).toBe(3)
      expect(table.says(0, 'add 3').view().units).toBe(5)
    })
  })

  it('is not in force in the very use that reaches the space', () => {
    const table = cotton(3, ['cotton-1', 'cotton-1']).says(0, 'use 2', 'advance mombasa').says(1, 'end')
    expect(table.player(0).bonuses.mombasa).toBe(1)
    expect(table.says(0, 'use 3').view().units).toBe(2)
  })
})
