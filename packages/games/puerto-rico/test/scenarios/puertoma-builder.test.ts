import { describe, expect, it } from 'vitest'
import type { PlayerSetting } from '../table.ts'
import { type Board, deckFrom, LONE, puertomasAt } from './puertoma-table.ts'

/** The persons pass; the Puertoma in seat 2 builds with so many coins. */
function builds(coins: number, board: Board = {}, more: object = {}, persons: PlayerSetting = { coins: 1 }) {
  const table = puertomasAt(LONE, {
    now: { phase: 'builder', by: 0 },
    players: [persons, { coins: 1 }, { coins, board }],
    ...more,
  })
  return table.says(0, 'pass').says(1, 'pass')
}

const built = (table: ReturnType<typeof builds>) => table.of('built', 2).map(({ building }) => building)

describe('what it builds (1897, Puertoma, Construtor)', () => {
  it.each([
    [1, 'small-market', 'highest-level'],
    [3, 'small-warehouse', 'dearest'],
    [4, 'hospice', 'highest-level'],
    [6, 'large-warehouse', 'dearest'],
    [7, 'factory', 'highest-level'],
    [9, 'wharf', 'dearest'],
  ])('with %i coins: %s', (coins, building, ground) => {
    const table = builds(coins)
    expect(built(table)[0]).toBe(building)
    expect(table.grounds(2)).toContain(ground)
  })

  it.each([
    [1, 'university'],
    [2, 'harbor'],
    [3, 'university'],
  ])('equally dear ones are counted out with a card: number %i', (card, building) => {
    const table = builds(8, {}, { puertoma: { deck: deckFrom(card) } })
    expect(built(table)[0]).toBe(building)
    expect(table.grounds(2)[0]).toBe('card')
  })

  it('pays one coin less as chooser and nothing less for quarries', () => {
    const table = puertomasAt(LONE, {
      governor: 0,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: ['settler'], 1: ['mayor'] },
      players: [{ coins: 0 }, { coins: 0 }, { coins: 2, board: { estates: { corn: [1] }, quarries: 4 } }],
    })
    expect(table.roles(2)).toEqual(['builder'])
    expect(table.of('built', 2)).toMatchObject([{ building: 'small-warehouse', price: 2 }])
  })

  it('never a building that it has, nor a third of a level', () => {
    expect(built(builds(7, { levels: [[], [], ['factory']] }))[0]).toBe('large-warehouse')
    expect(built(builds(9, { levels: [[], [], ['university', 'harbor']] }))[0]).toBe('large-warehouse')
  })

  it('does not build if it cannot', () => {
    const table = builds(0)
    expect(built(table)).toEqual([])
    expect(table.of('cannot-act', 2)[0]).toMatchObject({ role: 'builder' })
  })
})

describe('large buildings and the reserve token (1897, Edifícios de Nível 4 e o Marcador de Reservado)', () => {
  it('the first building is never a large one, and with it one is reserved by card', () => {
    const table = builds(10, {}, { puertoma: { deck: deckFrom(7) } })
    expect(built(table)[0]).toBe('wharf')
    // Five large buildings: the seventh is the second again.
    expect(table.of('automa-reserves', 2)[0]).toMatchObject({ building: 'residence' })
    expect(table.board(2).reserve).toBe('residence')
  })

  it('of the large ones it builds the reserved one, and reserves another', () => {
    const board = { levels: [['small-market']], reserve: 'fortress' } as const
    const table = builds(10, { ...board, levels: [['small-market']] }, { puertoma: { deck: deckFrom(3) } })
    expect(built(table)[0]).toBe('fortress')
    expect(table.grounds(2)[0]).toBe('reserved')
    // Without the fortress the third is the customs house.
    expect(table.of('automa-reserves', 2)[0]).toMatchObject({ building: 'customs-house' })
    expect(table.of('automa-ability', 2)).toHaveLength(1)
  })

  it('has no token any more after the second', () => {
    const table = builds(10, { levels: [['small-market'], [], [], ['residence']], reserve: 'fortress' })
    expect(table.board(2).levels[3]).toEqual(['residence', 'fortress'])
    expect(table.board(2).reserve).toBeUndefined()
    expect(table.of('automa-reserves', 2)).toEqual([])
  })

  it('moves on if somebody else builds it', () => {
    const table = puertomasAt(LONE, {
      now: { phase: 'builder', by: 0 },
      players: [{ coins: 9 }, {}, { coins: 0, board: { levels: [['small-market']], reserve: 'fortress' } }],
      puertoma: { deck: deckFrom(1) },
    }).says(0, 'build fortress')
    expect(table.of('automa-reserves', 2)).toMatchObject([{ building: 'guild-hall' }])
    expect(table.board(2).reserve).toBe('guild-hall')
  })

  it('is never laid beside another’s token', () => {
    const table = puertomasAt(
      { players: 3, puertomas: 2 },
      {
        now: { phase: 'builder', by: 0 },
        players: [{ coins: 0 }, { coins: 3 }, { coins: 0, board: { levels: [['hacienda']], reserve: 'guild-hall' } }],
        puertoma: { deck: deckFrom(1) },
      },
    )
    table.says(0, ...table.answers(0, 'pass'))
    expect(table.of('automa-reserves', 1)[0]).toMatchObject({ building: 'residence' })
  })
})

describe('what buildings bring (1897, Desbloqueando Habilidades, Fim da Partida)', () => {
  it('the second of a level turns up its ability', () => {
    const table = builds(3, {
      levels: [['small-market']],
      abilities: [1, 2, 3, 4].map((level) => (level === 1 ? { level, id: 'coin-per-sale' as const } : { level })),
    })
    expect(table.of('automa-ability', 2)).toMatchObject([{ ability: 'coin-per-sale' }])
    expect(table.board(2).abilities[0]).toEqual({ level: 1, id: 'coin-per-sale', active: true })
    expect(table.board(2).abilities[1].active).toBe(false)
  })

  it('two of every level bring the end', () => {
    const levels: Board['levels'] = [
      ['small-market', 'hacienda'],
      ['hospice', 'office'],
      ['factory'],
      ['fortress', 'residence'],
    ]
    expect(builds(7, { levels }).view().endTriggered).toBe(false)
    const table = builds(8, { levels })
    expect(table.view().endTriggered).toBe(true)
    expect(table.events('end-triggered')).toMatchObject([{ cause: 'city' }])
  })

  it('its buildings do nothing else', () => {
    const table = builds(9, { levels: [[], [], ['university']] })
    expect(table.player(2).city.every(({ workers }) => workers === 0)).toBe(true)
  })
})
