import { describe, expect, it } from 'vitest'
import { type Board, deckFrom, LONE, newPuertomas, puertomasAt, SOLO } from './puertoma-table.ts'

describe('set-up (1897, Puertoma, Preparação)', () => {
  it('the marker on the builder, eight cards, an ability of each level face down', () => {
    const table = newPuertomas(SOLO)
    expect(table.seen(0).puertoma).toEqual({ marker: 'builder', cardsBefore: [], cardsDrawn: [], cardsLeft: 8 })
    for (const seat of [1, 2]) {
      expect(table.seen(0).players[seat].board.abilities).toEqual(
        [1, 2, 3, 4].map((level) => ({ level, active: false })),
      )
      expect(table.board(seat).abilities.map(({ id }) => typeof id)).toEqual(Array(4).fill('string'))
    }
  })

  it('coins and the first estate like everybody', () => {
    const table = newPuertomas(SOLO)
    expect(table.coins()).toEqual([2, 2, 2])
    expect(table.board(1).estates.indigo).toEqual([0])
    expect(table.board(2).estates.corn).toEqual([0])
    table.asks(0, 'choose-role')
  })

  it('cards come face up one by one, and all are shuffled when none is left', () => {
    const choosing = (cardsDrawn: number[], deck: number[]) =>
      puertomasAt(SOLO, { now: { phase: 'choose', by: 1 }, openFields: ['corn'], puertoma: { cardsDrawn, deck } })
    const last = choosing([1, 2, 3, 4, 5, 6, 7], [8])
    expect(last.events('automa-card')).toMatchObject([{ card: 8 }])
    expect(last.seen(0).puertoma).toMatchObject({ cardsDrawn: [1, 2, 3, 4, 5, 6, 7, 8], cardsLeft: 0 })
    const again = choosing([1, 2, 3, 4, 5, 6, 7, 8], [])
    const [{ card }] = again.events('automa-card')
    // What was drawn before stays in sight.
    expect(again.seen(0).puertoma).toMatchObject({
      cardsDrawn: [card],
      cardsLeft: 7,
      cardsBefore: [1, 2, 3, 4, 5, 6, 7, 8],
    })
    expect(again.seen(0).puertoma.deck).toBeUndefined()
  })
})

describe('easy (1897, Nível de Dificuldade)', () => {
  it('with two abilities the other two are gone', () => {
    const table = puertomasAt(
      { ...LONE, puertomaLevel: 'easy' },
      {
        now: { phase: 'builder', by: 0 },
        players: [
          { coins: 1 },
          { coins: 1 },
          {
            coins: 6,
            board: {
              levels: [['hacienda', 'small-market'], ['hospice']],
              abilities: [{ level: 1, id: 'coin-per-sale', active: true }, { level: 2 }, { level: 3 }, { level: 4 }],
            },
          },
        ],
      },
    )
    table.says(0, 'pass').says(1, 'pass')
    expect(table.of('automa-ability', 2)).toHaveLength(1)
    expect(table.of('automa-gives-up', 2)).toMatchObject([{ level: 3 }, { level: 4 }])
    expect(table.board(2).abilities.map(({ level, active }) => [level, active])).toEqual([
      [1, true],
      [2, true],
    ])
  })
})

describe('hard (1897, Nível de Dificuldade)', () => {
  const hard = { puertomaLevel: 'hard' }

  it('the first ability is at work at once, and each has its package', () => {
    const table = newPuertomas({ ...SOLO, ...hard })
    for (const seat of [1, 2]) {
      expect(table.seen(0).players[seat].board.abilities[0]).toMatchObject({ level: 1, active: true })
      expect(table.of('automa-ability', seat)).toHaveLength(1)
    }
    expect(table.board(1).estates.indigo).toEqual([1])
    expect(table.goods(1)).toEqual({ corn: 1 })
    expect(table.board(1).levels[0]).toHaveLength(1)
    expect(table.goods(2)).toEqual({ sugar: 1 })
    expect(table.board(2).levels[1]).toHaveLength(1)
    expect(table.coins()).toEqual([2, 2, 1])
  })

  it('a lone one has the first package', () => {
    const table = newPuertomas({ ...LONE, ...hard })
    expect(table.board(2).estates.corn).toEqual([1])
    expect(table.goods(2)).toEqual({ corn: 1 })
    expect(table.board(2).levels[0]).toHaveLength(1)
    expect(table.coins()).toEqual([2, 2, 2])
  })

  it('the building is counted out with a card', () => {
    const table = newPuertomas({ ...LONE, ...hard })
    const [{ card }] = table.events('automa-card')
    const cheap = ['small-market', 'hacienda', 'construction-hut', 'small-warehouse']
    expect(table.board(2).levels[0]).toEqual([cheap[((card as number) - 1) % 4]])
  })
})

describe('the end (1897, Calcule as Pontuações Finais)', () => {
  const board: Board = {
    estates: { corn: [1, 1], sugar: [2, 1], coffee: [3] },
    quarries: 2,
    aside: ['corn'],
    levels: [['hacienda'], [], ['factory'], ['fortress', 'customs-house']],
  }

  it('scores its own lines and no bonus of its buildings', () => {
    const table = puertomasAt(LONE, {
      players: [{}, {}, { coins: 4, goods: { corn: 2, sugar: 1 }, vp: 10, spare: 3, board }],
    })
    expect(Object.fromEntries(table.score()[2].lines.map(({ what, points }) => [what, points]))).toEqual({
      chips: 10,
      buildings: 1 + 3 + 4 + 4,
      'large-buildings': 12,
      'spare-workers': 3,
      quarries: 9,
      'active-pairs': 2,
      'goods-and-coins': 4,
    })
    expect(table.score()[2].tiebreak).toBe(7)
  })

  it('is reached in a game that a person plays against two', () => {
    const table = newPuertomas(SOLO, 'to the end')
    let answers = 0
    while (!table.over && answers++ < 2000) {
      const [seat] = table.match.status().toMove
      const possible = table.answers(seat)
      table.says(seat, possible[answers % possible.length])
    }
    expect(table.over).toBe(true)
    expect(table.score().map(({ rank }) => rank)).toContain(1)
  })
})

describe('positions', () => {
  const refused = (board: Board, message: RegExp, options: object = LONE) =>
    expect(() => puertomasAt(options, { players: [{}, {}, { board }] })).toThrow(message)

  it('are written and read back with all that lies face down', () => {
    const table = puertomasAt(SOLO, {
      now: { phase: 'choose', by: 0 },
      players: [{}, { board: { levels: [['hacienda']], reserve: 'fortress' } }, { spare: 2 }],
      puertoma: { marker: 'captain', cardsDrawn: [4, 2], deck: deckFrom(4, 2).slice(2).reverse() },
    })
    const { game, state } = table.match
    const position = game.writePosition(state)
    expect(position).not.toBeNull()
    expect(position).toMatchObject({ puertoma: { marker: 'captain', cardsDrawn: [4, 2], deck: [8, 7, 6, 5, 3, 1] } })
  })

  it('are refused if they cannot be', () => {
    refused({ estates: { corn: [2] } }, /room for 1 workers/)
    refused({ estates: { corn: [1] }, aside: ['corn'] }, /room for the corn/)
    refused({ levels: [['factory']] }, /too low a level/)
    refused({ levels: [['hacienda', 'hacienda']] }, /a building twice/)
    refused({ levels: [['small-indigo-plant']] }, /cannot have/)
    refused({ reserve: 'factory' }, /cannot be reserved/)
    refused(
      { abilities: [{ level: 1, id: 'coin-per-kind' }, { level: 2 }, { level: 3 }, { level: 4 }] },
      /not an ability/,
    )
    refused({ abilities: [{ level: 1 }] }, /no ability of level 2/)
    refused({ estates: { corn: [1] }, nobles: 1 }, /nobles are not in play/)
    expect(() => puertomasAt(LONE, { players: [{ board: {} }] })).toThrow(/no Puertoma/)
    expect(() => puertomasAt(LONE, { puertoma: { cardsDrawn: [1, 1] } })).toThrow(/named twice/)
    expect(() => puertomasAt(LONE, { puertoma: { deck: [1, 2] } })).toThrow(/8 tie-break cards/)
  })
})
