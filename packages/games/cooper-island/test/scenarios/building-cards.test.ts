import { describe, expect, it } from 'vitest'
import { BARE, deckOf, IDLE, land, type Setting, tableAt } from '../table.ts'

/** The cards that come with small and large buildings (page 18); our rulings. */

type Mine = NonNullable<Setting['players']>[number]

const SMALL_COST = { coin: 1, wood: 2, stone: 2 }
const LARGE = {
  storage: { coin: 2 },
  land: land('h0,2 meadow 1', 'h0,1 forest 4 wood', 'h1,1 mountain 4 stone'),
}

const atD = (mine: Mine, setting: Setting) =>
  tableAt(2, { players: [{ ...BARE, ...mine }, IDLE], ...setting }).says(0, 'work D round')

describe('the building cards (page 18)', () => {
  const FIRST = ['small-9', 'small-3', 'small-12', 'small-11']
  const seen = (mine: Mine = {}, top = FIRST, held: string[] = []) =>
    atD(
      { ...IDLE, storage: SMALL_COST, ...mine },
      { smallDeck: deckOf('small', top, held), largeDeck: deckOf('large', []) },
    )
      .says(0, 'erect small')
      .pays(0)

  it('four are seen, by nobody else', () => {
    const table = seen().says(0, 'put h0,2', 'sail one-sail').asks(0, 'choose-card')
    const cards = [...FIRST].sort()
    expect(table.answers(0, 'keep').sort()).toEqual(cards.map((card) => `keep ${card}`))
    expect(table.view(0)).toMatchObject({ choice: { seat: 0, building: 'small' } })
    expect([...(table.view(0).choice as { cards: string[] }).cards].sort()).toEqual(cards)
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.view(viewer).choice).toEqual({ seat: 0, building: 'small' })
      expect(table.view(viewer)).not.toHaveProperty('smallDeck')
    }
    const told = table.match.eventsFor(1).map(({ kind }) => kind)
    expect(told).toContain('cards-seen')
    expect(told).not.toContain('card-seen')
    expect(table.match.eventsFor(0).filter(({ kind }) => kind === 'card-seen')).toHaveLength(4)
  })

  it('one is kept, three go under the deck, where nobody else knows of them', () => {
    const table = seen().says(0, 'put h0,2', 'sail one-sail').refuses(0, 'keep small-1', 'card-not-seen')
    const rest = (table.view() as { smallDeck?: string[] }).smallDeck as string[]
    table.says(0, 'keep small-12')
    expect(table.player(0).smallCards).toEqual(['small-12'])
    const deck = (table.view() as { smallDeck?: string[] }).smallDeck as string[]
    expect(deck.slice(0, 11)).toEqual(rest)
    expect(deck.slice(11).sort()).toEqual(['small-11', 'small-3', 'small-9'])
    expect(table.view(1).players[0].smallCards).toEqual(['small-12'])
    expect(JSON.stringify(table.match.eventsFor(1))).not.toContain('small-9')
  })

  it('large buildings have a deck of their own', () => {
    const top = ['large-8', 'large-2', 'large-15', 'large-4']
    const table = atD({ ...LARGE, cartographer: 2 }, { largeDeck: deckOf('large', top) }).says(0, 'erect large')
    table.pays(0).says(0, 'put h0,1', 'sail one-sail')
    expect(table.answers(0, 'keep').sort()).toEqual([...top].sort().map((card) => `keep ${card}`))
    table.says(0, 'keep large-4')
    expect(table.player(0).largeCards).toEqual([{ card: 'large-4' }])
    expect(table.view().decks).toEqual({ small: 15, large: 14 })
  })

  it('a large card can be used in the same turn (our rulings)', () => {
    const top = ['large-7', 'large-2', 'large-15', 'large-4']
    const table = atD(LARGE, { largeDeck: deckOf('large', top) }).says(0, 'erect large', 'put h0,1', 'sail one-sail')
    table.says(0, 'keep large-7', 'use large-7')
    expect(table.market(0)).toEqual({ coin: 3 })
  })

  it('nothing is seen before the ship has moved and all it met is done (our rulings)', () => {
    const ships = [{ steps: 4 }, { steps: 0 }]
    const mine = { land: land('h0,2 settlement 1', 'h0,1 meadow 1'), ships }
    const table = seen(mine).says(0, 'put h0,2').asks(0, 'choose-ship')
    expect(table.view()).not.toHaveProperty('choice')
    table.says(0, 'sail one-sail').asks(0, 'optional-action')
    expect(table.player(0).diaries).toBe(1)
    expect(table.view()).not.toHaveProperty('choice')
    expect(table.events('card-seen')).toEqual([])
    table.says(0, 'skip').asks(0, 'choose-card').says(0, 'keep small-3')
    expect(table.steps(0)).toEqual([6, 0])
    expect(table.storage(0)).toEqual({})
  })

  it('small-3 gives a coin with every later diary', () => {
    const mine = {
      land: land('h0,2 meadow 1', 'h0,1 meadow 1 small'),
      ships: [{ steps: 4 }, { steps: 4 }],
      smallCards: ['small-3'],
    }
    const table = seen(mine, ['small-1', 'small-2', 'small-4', 'small-5'], ['small-3'])
    table.says(0, 'put h0,2', 'sail one-sail', 'skip').asks(0, 'choose-card')
    expect(table.storage(0)).toEqual({ coin: 1 })
  })

  it('small-11 draws a tile for every building but the one it came with', () => {
    const drew = (table: ReturnType<typeof seen>) => table.events('drew').filter(({ seat }) => seat === 0).length
    const now = seen().says(0, 'put h0,2', 'sail one-sail', 'keep small-11')
    expect(drew(now)).toBe(0)
    const mine = { land: land('h0,2 meadow 1', 'h0,1 meadow 1 small'), smallCards: ['small-11'] }
    const top = ['small-1', 'small-2', 'small-4', 'small-5']
    const later = seen(mine, top, ['small-11']).says(0, 'put h0,2', 'sail one-sail', 'keep small-5')
    expect(drew(later)).toBe(1)
  })

  it('a card works at once: small-15 brings room for coins', () => {
    const top = ['small-15', 'small-2', 'small-4', 'small-5']
    const table = seen({ market: { coin: 3, food: 6 } }, top).says(0, 'put h0,2')
    for (let i = 0; i < 6; i++) table.says(0, 'stock food')
    table.refuses(0, 'stock coin', 'storage-full').says(0, 'sail one-sail', 'keep small-15', 'stock coin', 'stock coin')
    table.refuses(0, 'stock coin', 'storage-full')
    expect(table.storage(0)).toEqual({ coin: 2, food: 6 })
  })
})
