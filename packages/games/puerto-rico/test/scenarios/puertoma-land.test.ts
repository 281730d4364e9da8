import { describe, expect, it } from 'vitest'
import { city, fields } from '../table.ts'
import { type Board, LONE, puertomasAt, SOLO } from './puertoma-table.ts'

type Estate = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee'

describe('estates (1897, Puertoma, Cultivador)', () => {
  /** The persons pass; the Puertoma in seat 2 takes its tile. */
  const settles = (openFields: Estate[], board: Board, quarries = 8) =>
    puertomasAt(LONE, { now: { phase: 'settler', by: 0 }, openFields, quarries, players: [{}, {}, { board }] })
      .says(0, 'pass')
      .says(1, 'pass')

  it.each<[string, Estate[], Record<string, number[]>, string, string]>([
    ['one of a kind of which it has one', ['corn', 'coffee'], { corn: [0] }, 'corn', 'has-one'],
    ['the best of those', ['corn', 'sugar', 'coffee'], { corn: [0], sugar: [0] }, 'sugar', 'has-one'],
    ['else the best kind', ['indigo', 'tobacco', 'sugar'], { corn: [0] }, 'tobacco', 'best-kind'],
    ['never a third of a kind', ['corn', 'indigo'], { corn: [0, 0] }, 'indigo', 'best-kind'],
    ['a quarry if no estate fits, as chooser or not', ['corn'], { corn: [1, 0] }, 'quarry', 'quarry-left'],
  ])('takes %s', (_, openFields, estates, taken, ground) => {
    const table = settles(openFields, { estates })
    expect(table.of('tile-taken', 2)).toMatchObject([{ tile: taken }])
    expect(table.grounds(2)[0]).toBe(ground)
  })

  it('puts an estate in the leftmost space of its kind and a quarry beside its board', () => {
    expect(settles(['corn'], { estates: { corn: [1] } }).board(2).estates.corn).toEqual([1, 0])
    expect(settles(['corn'], { estates: { corn: [0, 0] } }).board(2).quarries).toBe(1)
  })

  it('takes nothing if no quarry is left either', () => {
    const table = settles(['corn'], { estates: { corn: [0, 0] } }, 0)
    expect(table.of('tile-taken', 2)).toEqual([])
    expect(table.of('cannot-act', 2)[0]).toMatchObject({ role: 'settler' })
  })
})

describe('workers (1897, Puertoma, Recrutador)', () => {
  const recruits = (board: Board, workerShip: number) =>
    puertomasAt(LONE, {
      now: { phase: 'mayor', by: 0 },
      workerShip,
      players: [{ fields: [] }, { fields: [] }, { board }],
      openFields: [],
    }).says(0, 'no worker')

  it('go to the estate that lacks the fewest', () => {
    const table = recruits({ estates: { indigo: [1], coffee: [0] } }, 3)
    expect(table.board(2).estates).toMatchObject({ indigo: [2], coffee: [0] })
    expect(table.grounds(2)[0]).toBe('lacks-fewest')
  })

  it('of equals to the best', () => {
    const table = recruits({ estates: { indigo: [0], sugar: [0], tobacco: [1] } }, 3)
    expect(table.board(2).estates).toMatchObject({ indigo: [0], sugar: [0], tobacco: [2] })
    expect(table.grounds(2)[0]).toBe('best-estate')
  })

  it('fill the circles of an estate one by one, and it is active then', () => {
    const table = recruits({ estates: { corn: [0], indigo: [0, 1] } }, 9)
    expect(table.board(2).estates).toMatchObject({ corn: [1], indigo: [1, 2] })
  })

  it('wait beside the board when no estate lacks any, and are not moved later', () => {
    const table = recruits({ estates: { corn: [1], sugar: [1] } }, 9)
    expect(table.board(2).estates).toMatchObject({ corn: [1], sugar: [2] })
    expect(table.player(2).spare).toBe(2)
    expect(table.of('automa-spare', 2)).toMatchObject([{ count: 2 }])
    expect(table.grounds(2)[1]).toBe('none-lacks')
  })

  it('are never lifted; the chooser’s comes too', () => {
    const table = puertomasAt(LONE, {
      governor: 0,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: ['settler'], 1: ['builder'] },
      workerShip: 3,
      players: [{}, {}, { board: { estates: { coffee: [1] } } }],
    })
    expect(table.roles(2)).toEqual(['mayor'])
    expect(table.of('privilege-worker', 2)).toHaveLength(1)
    expect(table.board(2).estates.coffee).toEqual([3])
    expect(table.of('workers-lifted', 2)).toEqual([])
  })
})

describe('the refill of the agency (1897, Preenchendo a Agência de Empregos)', () => {
  it('the rulebook’s example: two empty spaces of a person, one under sugar and two under fruit make five', () => {
    const table = puertomasAt(SOLO, {
      now: { phase: 'mayor', by: 0 },
      workerShip: 0,
      players: [
        { fields: fields('indigo'), city: city('indigo-plant*') },
        { board: { estates: { sugar: [1, 2], corn: [1] } } },
        { board: { estates: { indigo: [0], corn: [1] } } },
      ],
    })
    table.says(0, 'no worker', 'place indigo-plant')
    expect(table.events('ship-refilled')[0]).toMatchObject({ count: 5, missing: 0 })
  })

  it('counts only the emptiest estate of each Puertoma', () => {
    const table = puertomasAt(SOLO, {
      now: { phase: 'mayor', by: 0 },
      workerShip: 0,
      players: [
        { fields: [] },
        { board: { estates: { sugar: [0, 0], coffee: [0, 1] } } },
        { board: { estates: { tobacco: [1, 2], corn: [0, 0] } } },
      ],
    }).says(0, 'no worker')
    expect(table.events('ship-refilled')[0]).toMatchObject({ count: 5 })
  })
})
