import { describe, expect, it } from 'vitest'
import { at, LEFT_COAST, MILESTONE, type Player, TWO_POINTS } from '../sea.ts'
import { land, newTable, tableAt } from '../table.ts'

/** Ships at sea. Source: Ganhando pontos de timão (page 16), Resumos (page 25); our rulings. */

describe('the ring round the island', () => {
  it.each([1, 2, 3, 4])('is ten water spaces for each of %i peninsulas, and both ships come home after a lap', (n) => {
    const ring = 10 * n
    const { ships } = tableAt(n, { players: [{ ships: [{ steps: ring }, { steps: ring }] }] }).player(0)
    expect(ships.map((ship) => ship.at)).toEqual([at(0, 'harbour'), at(0, 'harbour')])
    const { ships: before } = tableAt(n, { players: [{ ships: [{ steps: ring - 1 }, { steps: ring - 1 }] }] }).player(0)
    expect(before.map((ship) => ship.at)).toEqual([at(0, 'R1'), at(0, 'L1')])
  })

  it.each([2, 3, 4])('leads a ship of one sail past the seats in turn order (%i players)', (n) => {
    for (let seat = 0; seat < n; seat++) {
      const players = Array.from({ length: seat }, (): Player => ({})).concat({ ships: [{ steps: 10 }, { steps: 10 }] })
      const { ships } = tableAt(n, { players }).player(seat)
      expect(ships.map((ship) => ship.at)).toEqual([at((seat + 1) % n, 'harbour'), at((seat + n - 1) % n, 'harbour')])
    }
  })

  it('has a harbour, four sandbanks, a bay, and the four sandbanks of the next peninsula', () => {
    const along = (ship: number) =>
      Array.from({ length: 11 }, (_, steps) => {
        const ships = [0, 1].map((i) => (i === ship ? { steps } : {}))
        return tableAt(2, { players: [{ ships }] }).player(0).ships[ship].at
      })
    const outbound = [
      at(0, 'harbour'),
      ...['L1', 'L2', 'L3', 'L4'].map((spot) => at(0, spot)),
      at(0, 'bay'),
      ...['R4', 'R3', 'R2', 'R1'].map((spot) => at(1, spot)),
      at(1, 'harbour'),
    ]
    expect(along(0)).toEqual(outbound)
    // With two players the other way round is the same picture from the other side.
    expect(along(1)).toEqual([
      at(0, 'harbour'),
      ...['R1', 'R2', 'R3', 'R4'].map((spot) => at(0, spot)),
      at(1, 'bay'),
      ...['L4', 'L3', 'L2', 'L1'].map((spot) => at(1, spot)),
      at(1, 'harbour'),
    ])
  })

  it('both ships begin in the own harbour, which brings nothing', () => {
    const table = newTable(3)
    for (const seat of [0, 1, 2]) {
      expect(table.steps(seat)).toEqual([0, 0])
      expect(table.player(seat)).toMatchObject({ diaries: 0, ships: [{ at: at(seat, 'harbour') }, {}] })
    }
  })
})

describe('helm points', () => {
  it('all of one gain go to one ship', () => {
    const table = tableAt(2, { players: [MILESTONE] }).says(0, TWO_POINTS)
    table.asks(0, 'choose-ship')
    expect(table.answers(0, 'sail')).toEqual(['sail one-sail', 'sail two-sail'])
    table.says(0, 'sail two-sail').asks(0, 'turn')
    expect(table.steps(0)).toEqual([0, 2])
    expect(table.events('sailed')).toEqual([
      { kind: 'sailed', seat: 0, ship: 'two-sail', water: 'R1', of: 0 },
      { kind: 'sailed', seat: 0, ship: 'two-sail', water: 'R2', of: 0 },
    ])
  })

  it('another gain may go to the other ship', () => {
    const statues = land('h0,2 meadow 1', 'h0,1 forest 1 small', 'h1,1 forest 1 small')
    const table = tableAt(2, { players: [{ ...MILESTONE, land: statues }] })
    table.says(0, TWO_POINTS, 'sail one-sail', TWO_POINTS, 'sail two-sail')
    expect(table.steps(0)).toEqual([2, 2])
  })

  it('ships share a space, own and others, and pay nothing for it', () => {
    const players = [{ ...MILESTONE, ships: [{ steps: 1 }] }, { ships: [{}, { steps: 7 }] }]
    const table = tableAt(2, { players })
    expect(table.player(1).ships[1].at).toEqual(at(0, 'L3'))
    table.says(0, TWO_POINTS, 'sail one-sail').asks(0, 'turn')
    expect(table.player(0).ships[0].at).toEqual(at(0, 'L3'))
    expect(table.player(1).ships[1].at).toEqual(at(0, 'L3'))
    expect(table.storage(0)).toEqual({ coin: 1 })
  })
})

describe('anchors', () => {
  it('are dropped first, a point each, and only the rest moves the ship', () => {
    const table = tableAt(2, { players: [{ ...MILESTONE, ships: [{ steps: 3 }, { steps: 1, anchors: 1 }] }] })
    table.says(0, TWO_POINTS, 'sail two-sail')
    expect(table.steps(0)).toEqual([3, 2])
    expect(table.anchors(0)).toEqual([0, 0])
    expect(table.points(0, 'helm')).toBe(5)
  })

  it('more of them than points hold the ship where it is', () => {
    const table = tableAt(2, { players: [{ ...MILESTONE, ships: [{ steps: 4, anchors: 3 }] }] })
    table.says(0, TWO_POINTS, 'sail one-sail').asks(0, 'turn')
    expect(table.steps(0)).toEqual([4, 0])
    expect(table.anchors(0)).toEqual([1, 0])
    expect(table.player(0).diaries).toBe(0)
  })

  it('of the one ship do not hold the other', () => {
    const table = tableAt(2, { players: [{ ...MILESTONE, ships: [{ anchors: 2 }] }] })
    table.says(0, TWO_POINTS, 'sail two-sail')
    expect(table.steps(0)).toEqual([0, 2])
    expect(table.anchors(0)).toEqual([2, 0])
  })
})

describe('a gain within a move', () => {
  /** The island that removes a ruin before seat 1's harbour, and a large building whose statue space gives a helm point. */
  const players = (ships: Player['ships']): Player[] => [
    {
      ...MILESTONE,
      ships,
      land: land('h0,2 meadow 1', 'h0,1 forest 1 large', 'h1,1 forest 1'),
      storage: { coin: 2 },
    },
    { islands: [{ island: 'isl-ruin', half: 'L1.ccw' }], land: LEFT_COAST },
  ]
  const begun = (ships: Player['ships']) =>
    tableAt(2, { players: players(ships) })
      .says(0, TWO_POINTS, 'sail two-sail', 'use isl-ruin', 'ruin h-1,1 statue-3')
      .asks(0, 'choose-ship')

  it('is resolved first with the other ship, then the interrupted move goes on', () => {
    const table = begun([{}, { steps: 9 }])
    expect(table.player(0).diaries).toBe(0)
    table.says(0, 'sail one-sail').asks(0, 'optional-action')
    expect(table.steps(0)).toEqual([1, 10])
    expect(table.player(0).diaries).toBe(1)
    table.says(0, 'skip').asks(0, 'fee').says(0, 'pay coin').asks(0, 'turn')
    expect(table.steps(0)).toEqual([1, 11])
    expect(table.market(1)).toEqual({ coin: 1 })
  })

  it('all that it triggers comes before the rest of the interrupted move', () => {
    const table = begun([{ steps: 4 }, { steps: 9 }])
      .says(0, 'sail one-sail')
      .asks(0, 'optional-action')
    expect(table.steps(0)).toEqual([5, 10])
    // The diary of the bay first, then that of the harbour.
    expect(table.player(0).diaries).toBe(1)
    table.says(0, 'skip').asks(0, 'optional-action')
    expect(table.player(0).diaries).toBe(2)
  })

  it('may go to the very ship that is moving, and not a step is lost', () => {
    const table = begun([{}, { steps: 9 }])
      .says(0, 'sail two-sail', 'skip', 'pay coin')
      .asks(0, 'turn')
    expect(table.steps(0)).toEqual([0, 12])
    expect(table.player(0).diaries).toBe(1)
  })
})
