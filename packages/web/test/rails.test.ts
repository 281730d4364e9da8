import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/table/choices.ts'
import { endsOf, type Rank, railsOf } from '../src/table/rails.ts'
import { readingOrder } from '../src/table/reading-order.ts'

/** An answer that lives at these places, all of which are picked. */
const choice = (text: string, ...ends: string[]): Choice => ({
  text,
  facts: { kind: text.split(' ')[0] },
  places: ends,
  ends,
  part: 'answer',
})
const anywhere: Rank = () => undefined
const CARDS = ['cotton', 'banana', 'coffee']
const SLOTS = ['2', '3']
const PLAN = CARDS.flatMap((card) => SLOTS.map((slot) => choice(`lay ${card} ${slot}`, `hand:${card}`, `slot:${slot}`)))

const idsOf = (rails: ReturnType<typeof railsOf>) =>
  rails.map(({ asked, offers }) => [asked, ...offers.map(({ id, held }) => (held ? `[${id}]` : id))])

describe('what the dock offers', () => {
  it('is every answer as a whole, where there are few', () => {
    expect(idsOf(railsOf(PLAN.slice(0, 4), [], anywhere))).toEqual([
      [true, 'lay cotton 2', 'lay cotton 3', 'lay banana 2', 'lay banana 3'],
    ])
  })

  it('is every answer as a whole, where each has a piece of its own', () => {
    const builds = ['hut', 'inn', 'mill', 'pier', 'shed', 'yard'].map((name) =>
      choice(`build ${name}`, `market:${name}`),
    )
    expect(idsOf(railsOf(builds, [], anywhere))).toEqual([[true, ...builds.map(({ text }) => text)]])
  })

  it('is pieces first, never their product with places', () => {
    expect(idsOf(railsOf(PLAN, [], anywhere))).toEqual([[true, 'hand:cotton', 'hand:banana', 'hand:coffee']])
  })

  it('is places once a piece is held, beside the other pieces', () => {
    expect(idsOf(railsOf(PLAN, ['hand:banana'], anywhere))).toEqual([
      [false, 'hand:cotton', '[hand:banana]', 'hand:coffee'],
      [true, 'slot:2', 'slot:3'],
    ])
  })

  it('is places at once where there is only one piece', () => {
    const tiles = ['a', 'b', 'c', 'd', 'e'].map((space) => choice(`place tile ${space}`, 'tile', `hex:${space}`))
    expect(idsOf(railsOf(tiles, [], anywhere))).toEqual([
      [false, '[tile]'],
      [true, 'hex:a', 'hex:b', 'hex:c', 'hex:d', 'hex:e'],
    ])
  })

  it('is pieces for a place that is held first', () => {
    const lacking = PLAN.filter(({ text }) => text !== 'lay coffee 3')
    expect(idsOf(railsOf(lacking, ['slot:3'], anywhere))).toEqual([
      [true, 'hand:cotton', 'hand:banana'],
      [false, '[slot:3]'],
    ])
  })

  it('asks for one end after the other where there are three', () => {
    const tiles = ['a', 'b', 'c'].flatMap((one) =>
      ['x', 'y'].map((other) => choice(`place ${one} ${other}`, 'tile', `hex:${one}`, `hex:${other}`)),
    )
    expect(idsOf(railsOf(tiles, ['tile'], anywhere))[1]).toEqual([true, 'hex:a', 'hex:b', 'hex:c'])
    expect(idsOf(railsOf(tiles, ['tile', 'hex:b'], anywhere))[1]).toEqual([true, 'hex:x', 'hex:y'])
  })

  it('has answers that lie nowhere among the pieces', () => {
    const rails = railsOf([...PLAN, choice('take pounds')], [], anywhere)
    expect(idsOf(rails)).toEqual([[true, 'hand:cotton', 'hand:banana', 'hand:coffee', 'take pounds']])
    expect(rails[0].offers[3]).toMatchObject({ end: null, choices: [{ text: 'take pounds' }] })
  })

  it('stands in the order in which one reads the board', () => {
    const ranks: Rank = (place) => ({ 'hand:coffee': 0, 'hand:cotton': 1, 'hand:banana': 2 })[place]
    expect(idsOf(railsOf(PLAN, [], ranks))).toEqual([[true, 'hand:coffee', 'hand:cotton', 'hand:banana']])
  })

  it('needs room for every piece and every place from the start', () => {
    expect(endsOf(PLAN)).toEqual({ pieces: 3, places: 2 })
    expect(endsOf([...PLAN, choice('pass')])).toEqual({ pieces: 4, places: 2 })
  })

  it('is nothing where nothing goes with what is held', () => {
    expect(railsOf(PLAN, ['slot:9'], anywhere)).toEqual([])
  })
})

describe('the order in which one reads', () => {
  const box = (place: string, x: number, y: number, height = 40) => ({ place, x, y, height })
  const read = (...boxes: ReturnType<typeof box>[]) =>
    [...readingOrder(boxes)].sort(([, a], [, b]) => a - b).map(([place]) => place)

  it('goes down by bands, and in a band to the right', () => {
    expect(read(box('c', 50, 100), box('b', 90, 8), box('a', 10, 0), box('d', 120, 95))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('has books in two rows of six counted row by row', () => {
    const books = [0, 1].flatMap((row) =>
      [0, 1, 2].map((column) => box(`${row}${column}`, column * 60, row * 50 + column)),
    )
    expect(read(...books)).toEqual(['00', '01', '02', '10', '11', '12'])
  })
})
