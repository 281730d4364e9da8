import { describe, expect, it } from 'vitest'
import { FULL_TRACK, slots, tableAt } from '../table.ts'

/** Bonus spaces of tracks C1 and C2: Bônus de espaço extra (page 12); our rulings 33, 39, 42, 43, 57 and 58. */

const rich = { pounds: 20, slots: slots() }

describe('C1: bookkeeping points and diamond spaces', () => {
  const at = (space: number, more = {}) =>
    tableAt(2, { players: [{ ...rich, pounds: 2, tracks: { 'saint-louis': space }, ...more }, rich] })

  it('first: 2 pounds for 1 point and 2 spaces, or 2 points and 1 space', () => {
    const table = at(5).says(0, 'mark track-c-1').asks(0, 'choose-reward', ['option 1', 'option 2'])
    expect(table.player(0).pounds).toBe(0)
    table.says(0, 'option 1').asks(0, 'spend-points')
    expect(table.player(0).diamond).toBe(2)
    expect(table.says(0, 'pounds').asks(1, 'turn').player(0).pounds).toBe(1)
    const other = at(5).says(0, 'mark track-c-1', 'option 2', 'pounds').asks(1, 'turn')
    expect(other.player(0)).toMatchObject({ diamond: 1, pounds: 2 })
  })

  it('second: the same for 1 pound', () => {
    const table = at(10).says(0, 'mark track-c-2', 'option 1', 'pounds')
    expect(table.player(0)).toMatchObject({ diamond: 2, pounds: 2 })
    expect(at(10).says(0, 'mark track-c-2', 'option 2', 'pounds').player(0)).toMatchObject({ diamond: 1, pounds: 3 })
  })

  it('the points buy books', () => {
    const table = at(5).says(0, 'mark track-c-1', 'option 2', 'book 1 1', 'book 2 1')
    expect(table.asks(0, 'place-book').view().held).toHaveLength(2)
  })

  it('not without the pounds', () => {
    at(5, { pounds: 1 }).refuses(0, 'mark track-c-1', 'space-pounds')
    at(10, { pounds: 0, slots: slots(null, 'coffee-1') }).refuses(0, 'mark track-c-2', 'space-pounds')
  })

  it('at the ends of both tracks everything is pounds', () => {
    const table = at(10, { diamond: 28, ink: 16, books: FULL_TRACK })
      .says(0, 'mark track-c-2', 'option 1')
      .asks(1, 'turn')
    expect(table.player(0).pounds).toBe(2 - 1 + 2 + 4)
  })
})

describe('the two spaces of a track', () => {
  const at = (space: number, spaces = {}) =>
    tableAt(2, {
      players: [
        { ...rich, tracks: { 'saint-louis': space } },
        { ...rich, tracks: { 'saint-louis': 18 } },
      ],
      spaces,
    })

  it('are locked until the marker has reached them', () => {
    at(4).refuses(0, 'mark track-c-1', 'space-locked').refuses(0, 'mark track-c-2', 'space-locked')
    at(9).refuses(0, 'mark track-c-2', 'space-locked').says(0, 'mark track-c-1')
  })

  it('who has unlocked the second may use the first instead', () => {
    at(10).says(0, 'mark track-c-1')
    at(10).says(0, 'mark track-c-2')
  })

  it.each([
    ['track-c-1', 'track-c-2'],
    ['track-c-2', 'track-c-1'],
  ] as const)('with a marker on %s one may not use %s in the same round', (mine, other) => {
    at(10, { [mine]: 0 }).refuses(0, `mark ${other}`, 'space-other-used')
    const table = at(10, { [mine]: 0 })
      .passRound()
      .says(0, 'seal')
      .says(1, 'seal')
    table.says(0, `mark ${other}`)
  })

  it('are shared: first come, first served, and each may have one', () => {
    const table = at(10).says(0, 'mark track-c-2', 'option 1', 'pounds')
    table.refuses(1, 'mark track-c-2', 'space-taken').says(1, 'mark track-c-1')
  })

  it('come into force with the next turn of who reaches them', () => {
    const player = { slots: slots(null, 'coffee-1'), pounds: 1, tracks: { 'saint-louis': 4 } }
    const table = tableAt(2, { players: [player, rich], display: {} }).says(0, 'use 2', 'advance saint-louis')
    expect(table.player(0)).toMatchObject({ pounds: 2, bonuses: { 'saint-louis': 0 } })
    table.says(1, 'end')
    expect(table.player(0).bonuses['saint-louis']).toBe(1)
    table.says(0, 'mark track-c-1')
  })
})

describe('C2: a card and/or diamond spaces', () => {
  const tracks = { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C2', cairo: 'D1' } as const
  const display = { middle: ['coffee-3'], right: ['banana-3'] }
  const at = (space: number, pounds: number, more = {}) =>
    tableAt(2, { tracks, players: [{ ...rich, pounds, tracks: { 'saint-louis': space } }], display, ...more })

  it('first: a card at its full price, then 1 space', () => {
    const table = at(4, 4).says(0, 'mark track-c-1')
    table.asks(0, 'buy-and-or-diamond', ['buy middle 1', 'buy right 1', 'take diamond'])
    table.says(0, 'buy middle 1').asks(0, 'buy-and-or-diamond', ['take diamond', 'done']).says(0, 'take diamond')
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ pounds: 0, diamond: 1 })
    expect(table.player(0).hand).toContain('coffee-3')
  })

  it('or the other way round', () => {
    const table = at(4, 4).says(0, 'mark track-c-1', 'take diamond')
    table.asks(0, 'buy-and-or-diamond', ['buy middle 1', 'buy right 1', 'done']).says(0, 'buy right 1')
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ pounds: 1, diamond: 1 })
  })

  it('either part alone', () => {
    const card = at(4, 4).says(0, 'mark track-c-1', 'buy right 1', 'done').asks(1, 'turn')
    expect(card.player(0)).toMatchObject({ pounds: 1, diamond: 0 })
    const spaces = at(4, 4).says(0, 'mark track-c-1', 'take diamond', 'done').asks(1, 'turn')
    expect(spaces.player(0)).toMatchObject({ pounds: 4, diamond: 1 })
  })

  it('but one of them, and none twice', () => {
    const table = at(4, 9).says(0, 'mark track-c-1').refuses(0, 'done', 'one-part-needed')
    table.says(0, 'buy right 1').refuses(0, 'buy middle 1', 'no-such-part').refuses(0, 'take track', 'no-such-part')
  })

  it('second: the card 1 cheaper, and 2 spaces', () => {
    const table = at(11, 3).says(0, 'mark track-c-2')
    table.asks(0, 'buy-and-or-diamond', ['buy middle 1', 'buy right 1', 'take diamond'])
    table.says(0, 'buy middle 1', 'take diamond')
    expect(table.asks(1, 'turn').player(0)).toMatchObject({ pounds: 0, diamond: 2 })
    expect(table.events('bought-for-pounds')[0].pounds).toBe(3)
  })

  it('a price is never below 0: a card may cost nothing (page 12)', () => {
    const table = at(11, 0, { display: { right: ['coffee-1'] } }).says(0, 'mark track-c-2', 'buy right 1')
    expect(table.player(0)).toMatchObject({ pounds: 0 })
    expect(table.events('bought-for-pounds')[0].pounds).toBe(0)
  })

  it('who can afford no card takes the spaces', () => {
    const table = at(4, 2).says(0, 'mark track-c-1').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 2, diamond: 1 })
  })

  it('pounds that the diamond track pays at its end can buy the card', () => {
    const player = { ...rich, pounds: 0, diamond: 27, tracks: { 'saint-louis': 11 } }
    const table = tableAt(2, { tracks, players: [player], display: { right: ['banana-3'] } }).says(0, 'mark track-c-2')
    expect(table.asks(0, 'buy-and-or-diamond').player(0)).toMatchObject({ pounds: 2, diamond: 28 })
    table.says(0, 'buy right 1').asks(1, 'turn')
  })

  it('B1 makes no card cheaper here', () => {
    const player = { ...rich, pounds: 2, tracks: { 'saint-louis': 4, 'cape-town': 9 } }
    tableAt(2, { tracks, players: [player], display })
      .says(0, 'mark track-c-1')
      .asks(1, 'turn')
  })
})
