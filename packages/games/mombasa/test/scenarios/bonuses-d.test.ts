import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** Bonus spaces of tracks D1 and D2: Bônus de espaço extra (page 12); our rulings 33, 36, 40, 41, 43 and 45. */

const rich = { pounds: 20, slots: slots() }

describe('D1: discarding', () => {
  const at = (space: number, hand: string[], more = {}) =>
    tableAt(2, { players: [{ hand, pounds: 1, tracks: { cairo: space }, ...more }, rich] })

  it.each([
    ['coffee-1', 5],
    ['bookkeeper-2', 6],
    ['expansion-1-at-1', 5],
    ['merchant-cairo', 8],
  ])('first: %s brings its red number and 3', (card, pounds) => {
    const table = at(6, [card]).says(0, 'mark track-d-1').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds, hand: [] })
    expect(table.view().discards).toContain(card)
  })

  it('an expansion card with a share goes with its share', () => {
    const table = at(6, ['expansion-2-cairo']).says(0, 'mark track-d-1')
    expect(table.player(0)).toMatchObject({ pounds: 8, shares: { cairo: 3 } })
  })

  it.each([
    ['coffee-1', 10],
    ['coffee-4', 13],
  ])('second: %s brings its red number and 8', (card, pounds) => {
    expect(at(12, [card]).says(0, 'mark track-d-2').player(0)).toMatchObject({ pounds, hand: [] })
  })

  it('second: coffee only', () => {
    const table = at(12, ['coffee-1', 'coffee-2', 'banana-2']).says(0, 'mark track-d-2')
    table.asks(0, 'discard', ['discard coffee-1', 'discard coffee-2']).refuses(0, 'discard banana-2', 'discard-kind')
    at(12, ['banana-2']).refuses(0, 'mark track-d-2', 'nothing-to-discard')
  })

  it('never a share card, and only from the hand', () => {
    const table = at(6, ['share-cairo-at-2', 'coffee-1', 'banana-1']).says(0, 'mark track-d-1')
    table.refuses(0, 'discard share-cairo-at-2', 'share-card').refuses(0, 'discard coffee-2', 'not-in-hand')
    at(6, ['share-cairo-at-2']).refuses(0, 'mark track-d-1', 'nothing-to-discard')
    at(12, [], { slots: slots(null, 'coffee-2') }).refuses(0, 'mark track-d-2', 'nothing-to-discard')
  })

  it('both cost no pounds, and one of them a round', () => {
    const table = at(12, ['coffee-1', 'coffee-2'], { pounds: 0 }).says(0, 'mark track-d-1', 'discard coffee-2')
    table.says(1, 'end').refuses(0, 'mark track-d-2', 'space-other-used').says(0, 'mark discard-card')
    expect(table.player(0).pounds).toBe(5 + 3)
  })

  it('locked before their spaces', () => {
    at(5, ['coffee-1']).refuses(0, 'mark track-d-1', 'space-locked')
    at(11, ['coffee-1']).refuses(0, 'mark track-d-2', 'space-locked')
  })
})

describe('D2: other tracks', () => {
  const tracks = { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'D2' } as const
  const at = (places: Record<string, number>, pounds = 1) =>
    tableAt(2, { tracks, players: [{ ...rich, pounds, tracks: places }, rich] })
  const others = ['track mombasa', 'track cape-town', 'track saint-louis']

  it('first: 1 pound for 2 spaces each on two other tracks', () => {
    const table = at({ cairo: 6 }).says(0, 'mark track-d-1').asks(0, 'other-tracks', others)
    expect(table.player(0).pounds).toBe(0)
    table.says(0, 'track saint-louis').asks(0, 'other-tracks', ['track mombasa', 'track cape-town'])
    table.refuses(0, 'track saint-louis', 'track-moved').refuses(0, 'track cairo', 'own-track')
    table.says(0, 'track mombasa').asks(1, 'turn')
    expect(table.player(0).tracks).toEqual({ mombasa: 2, 'cape-town': 0, 'saint-louis': 2, cairo: 6 })
  })

  it('second: 1 pound for 2 spaces on all three others', () => {
    const table = at({ cairo: 13 }).says(0, 'mark track-d-2', 'track cape-town', 'track saint-louis').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({
      pounds: 0,
      tracks: { mombasa: 2, 'cape-town': 2, 'saint-louis': 2, cairo: 13 },
    })
  })

  it('in the order one likes: a special space may pay the capital call of the next track', () => {
    const places = { cairo: 13, 'saint-louis': 4, 'cape-town': 3, mombasa: 7 }
    const table = at(places).says(0, 'mark track-d-2', 'track saint-louis', 'track cape-town')
    table.asks(0, 'capital-call').says(0, 'pay').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 0, tracks: { mombasa: 9, 'cape-town': 5, 'saint-louis': 6 } })
    const other = at(places).says(0, 'mark track-d-2', 'track mombasa')
    expect(other.asks(0, 'other-tracks').space(0, 'mombasa')).toBe(7)
  })

  it('a capital call may be left unpaid; what is left of the move is lost', () => {
    const table = at({ cairo: 6, mombasa: 6 }, 5).says(0, 'mark track-d-1', 'track mombasa').asks(0, 'capital-call')
    table.says(0, 'stop').asks(0, 'other-tracks', ['track cape-town', 'track saint-louis'])
    expect(table.player(0)).toMatchObject({ pounds: 4, tracks: { mombasa: 7 } })
  })

  it('a track at its end may be named, its steps are lost', () => {
    const table = at({ cairo: 6, mombasa: 18 }).says(0, 'mark track-d-1', 'track mombasa')
    expect(table.asks(0, 'other-tracks').events('steps-lost')).toHaveLength(1)
  })

  it('not without the pound', () => {
    const player = { slots: slots(null, 'coffee-1'), pounds: 0, tracks: { cairo: 13 } }
    const table = tableAt(2, { tracks, players: [player] })
    table.refuses(0, 'mark track-d-1', 'space-pounds').refuses(0, 'mark track-d-2', 'space-pounds')
  })

  it('at another edge, all but the track itself: it is named by its company', () => {
    const moved = { mombasa: 'D2', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'A1' } as const
    const table = tableAt(2, { tracks: moved, players: [{ ...rich, tracks: { mombasa: 6 } }] })
    table.says(0, 'mark track-d-1').asks(0, 'other-tracks', ['track cape-town', 'track saint-louis', 'track cairo'])
    table.refuses(0, 'track mombasa', 'own-track')
  })
})
