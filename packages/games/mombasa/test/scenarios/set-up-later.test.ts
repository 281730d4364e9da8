import { describe, expect, it } from 'vitest'
import { STARTING_TILES } from '../../src/data/starting-tiles.ts'
import { newTable, type Table } from '../table.ts'

/** Preparação das demais partidas (page 3) and rulings 4, 5, 63. */

const SEEDS = Array.from({ length: 40 }, (_, i) => `later ${i}`)

const NOWHERE = { mombasa: 0, 'cape-town': 0, 'saint-louis': 0, cairo: 0, diamond: 0 }

const bonusOf = (id = ''): Record<string, number> => {
  const bonus = STARTING_TILES.tiles.find((tile) => tile.id === id)?.bonus ?? []
  return Object.fromEntries(bonus.map(({ track, spaces }) => [track, spaces]))
}

const dealt = (table: Table, seat: number): string[] => table.player(seat).dealt ?? []
const keep = (table: Table, seat: number, which = 0): Table => table.says(seat, `keep ${dealt(table, seat)[which]}`)

describe('tracks', () => {
  const layouts = SEEDS.map((seed) => newTable(2, 'later', seed).view().tracks)

  it('each of the four boards lies at one edge', () => {
    for (const tracks of layouts) {
      expect(
        Object.values(tracks)
          .map((track) => track[0])
          .sort(),
      ).toEqual(['A', 'B', 'C', 'D'])
    }
  })

  it('either face can be up, at any edge', () => {
    for (const company of ['mombasa', 'cape-town', 'saint-louis', 'cairo']) {
      const seen = new Set(layouts.map((tracks) => tracks[company]))
      expect([...seen].sort()).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'])
    }
  })

  it('are told before the tiles are dealt', () => {
    const kinds = newTable(2, 'later')
      .match.eventsFor('referee')
      .map(({ kind }) => kind)
    expect(kinds.lastIndexOf('tracks-laid')).toBeLessThan(kinds.indexOf('tile-dealt'))
  })
})

describe('starting tiles', () => {
  it('two different tiles for everybody, no tile twice, and all are asked at once', () => {
    const table = newTable(4, 'later')
    const all = [0, 1, 2, 3].flatMap((seat) => dealt(table, seat))
    expect(new Set(all).size).toBe(8)
    expect(table.match.status()).toMatchObject({ toMove: [0, 1, 2, 3] })
    expect(table.view().now).toEqual({ phase: 'starting-tiles' })
    for (const seat of [0, 1, 2, 3]) {
      expect(table.match.ask(seat)).toMatchObject({
        kind: 'keep-tile',
        answers: dealt(table, seat).map((id) => `keep ${id}`),
      })
    }
  })

  it('over many tables every one of the ten is dealt', () => {
    const all = SEEDS.flatMap((seed) => dealt(newTable(2, 'later', seed), 0))
    expect(new Set(all).size).toBe(10)
  })

  it('only one of the own two can be kept', () => {
    const table = newTable(2, 'later')
    table.refuses(0, `keep ${dealt(table, 1)[0]}`, 'tile-not-dealt')
  })

  it('nobody learns of a choice until all have made theirs', () => {
    const table = keep(newTable(3, 'later'), 1)
    expect(table.match.status().toMove).toEqual([0, 2])
    expect(table.view(0).players[1]).not.toHaveProperty('startTile')
    expect(table.view(0).players[1]).not.toHaveProperty('dealt')
    expect(table.match.eventsFor(0).filter(({ kind }) => kind === 'tile-kept')).toEqual([])
    keep(keep(table, 0, 1), 2)
    expect(table.match.eventsFor(0).filter(({ kind }) => kind === 'tile-kept')).toHaveLength(3)
  })

  it('a choice can be changed until all have chosen', () => {
    const table = newTable(2, 'later')
    const [first, second] = dealt(table, 0)
    table.says(0, `keep ${first}`).undoes(0).says(0, `keep ${second}`)
    keep(table, 1)
    expect(table.player(0).startTile).toBe(second)
    table.cannotUndo(1, 'undo-revealed')
  })

  it('of the tile that was not kept nothing remains', () => {
    const table = newTable(2, 'later')
    const other = dealt(table, 0)[1]
    keep(keep(table, 0), 1)
    expect(JSON.stringify(table.view().players[0])).not.toContain(other)
  })

  it.each(SEEDS.slice(0, 10))('%s: then cards are rested in seat order and the bonuses taken', (seed) => {
    const table = newTable(4, 'later', seed)
    for (const seat of [0, 1, 2, 3]) keep(table, seat)
    const asked: number[] = []
    while (table.view().now.phase === 'resting') {
      const { seat, answers } = table.match.status().ask[0]
      asked.push(seat)
      table.says(seat, answers[0])
    }
    expect(asked).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    // No bonus reaches a capital call or a special space.
    expect(table.pounds()).toEqual([1, 1, 1, 1])
    for (const { resting, hand, startTile, tracks, diamond } of table.view().players) {
      expect(resting.map((pile) => pile.length)).toEqual([0, 1, 1, 1, 0])
      expect(hand).toHaveLength(7)
      expect({ ...tracks, diamond }).toEqual({ ...NOWHERE, ...bonusOf(startTile) })
    }
  })
})
