import { describe, expect, it } from 'vitest'
import { land, type Setting, tableAt } from '../table.ts'

/** Worked examples of work and scoring: stacked workers (page 14), costs (15), helm points (16), a large building (18), the end (24). */

const LETICIA = 0

describe('workers on workers, page 14', () => {
  const [DANIEL, GUSTAVO] = [1, 2]
  const twoBoats: NonNullable<NonNullable<Setting['players']>[number]['docks']> = [
    { dock: 'dock-1', boat: 'boat-draw' },
    { dock: 'dock-2', boat: 'boat-coin' },
  ]
  const setting: Setting = {
    round: 3,
    work: { C: { round: [DANIEL] }, D: { round: [LETICIA], square: [GUSTAVO] } },
    orders: [
      { order: 'order-1', seat: LETICIA, worker: 'ordinary' },
      { order: 'order-2', seat: GUSTAVO, worker: 'ordinary' },
    ],
    players: [
      {
        storage: { coin: 1, wood: 2 },
        land: land('h0,2 meadow 1', 'h1,1 meadow 1', 'h0,1 mountain 1 stone'),
        islands: [{ island: 'isl-coin', half: 'R1.cw' }],
        locked: { ordinary: 1, special: 1 },
        docks: twoBoats,
        merchants: ['merchant-3', 'merchant-4', 'merchant-5'],
      },
      {},
      { locked: { ordinary: 2, special: 1 }, docks: twoBoats },
    ],
  }

  it('1: an ordinary worker on Daniel’s in area C costs a coin or resource, which goes to Daniel’s market', () => {
    const table = tableAt(3, setting).says(LETICIA, 'work C round').asks(LETICIA, 'fee')
    expect(table.answers(LETICIA, 'pay')).toEqual(['pay coin', 'pay wood', 'pay h0,1'])
    table.says(LETICIA, 'pay coin').asks(LETICIA, 'area')
    expect(table.market(DANIEL)).toEqual({ coin: 1 })
    expect(table.storage(LETICIA)).toEqual({ wood: 2 })
    expect(table.storage(DANIEL)).toEqual({ coin: 1 })
    table.refuses(LETICIA, 'use isl-coin', 'action-not-here')
  })

  it('2: a special worker on the free square of area C costs nothing and uses the symbol: the action of any island', () => {
    const table = tableAt(3, setting).says(LETICIA, 'work C square').asks(LETICIA, 'area')
    expect(table.answers(LETICIA, 'use isl')).toEqual(['use isl-coin'])
    table.says(LETICIA, 'use isl-coin')
    expect(table.storage(LETICIA)).toEqual({ coin: 2, wood: 2 })
  })

  it('3: no ordinary worker on the round space of area D, where one of her own stands', () => {
    const table = tableAt(3, setting).refuses(LETICIA, 'work D round', 'own-worker-there')
    expect(table.answers(LETICIA, 'work D')).toEqual(['work D square'])
  })

  it('4: a special worker on Gustavo’s in area D costs a fee, and the symbol is his: nothing is cheaper', () => {
    const table = tableAt(3, setting).says(LETICIA, 'work D square').asks(LETICIA, 'fee')
    table.says(LETICIA, 'pay h0,1').asks(LETICIA, 'area')
    expect(table.market(GUSTAVO)).toEqual({ stone: 1 })
    table.refuses(LETICIA, 'erect small', 'cannot-pay')
    const free = tableAt(3, { ...setting, work: { D: { round: [LETICIA] } } })
    expect(free.says(LETICIA, 'work D square').answers(LETICIA, 'erect')).toEqual(['erect small'])
  })

  it('without paying she gets an anchor, and the owner takes what he likes from the supply', () => {
    const table = tableAt(3, setting).says(LETICIA, 'work C round', 'refuse')
    table.asks(DANIEL, 'compensation')
    expect(table.answers(DANIEL)).toHaveLength(6)
    table.says(DANIEL, 'take gold').says(LETICIA, 'anchor two-sail').asks(LETICIA, 'area')
    expect(table.market(DANIEL)).toEqual({ gold: 1 })
    expect(table.anchors(LETICIA)).toEqual([0, 1])
  })
})

describe('paying 5 gold and 2 cloth, page 15', () => {
  const setting: Setting = {
    round: 3,
    players: [{ storage: { gold: 1 }, land: land('h0,2 meadow 1', 'h0,1 mountain 4 gold', 'h1,1 settlement 4 cloth') }],
  }

  it('one gold of the storage and one worth 4 make 5; one cloth worth 4 covers the 2, and what is over is lost', () => {
    const table = tableAt(2, setting).says(LETICIA, 'work H round', 'load merchant-5')
    table.asks(LETICIA, 'pay', ['pay gold', 'pay h0,1'])
    table.says(LETICIA, 'pay gold').asks(LETICIA, 'choose-ship')
    expect(table.storage(LETICIA)).toEqual({})
    expect(table.market(LETICIA)).toEqual({})
    expect([table.space(LETICIA, 'h0,1').on, table.space(LETICIA, 'h1,1').on]).toEqual([undefined, undefined])
    expect(table.events('paid-from-land')).toEqual([
      { kind: 'paid-from-land', seat: 0, item: 'gold', space: 'h0,1', level: 4 },
      { kind: 'paid-from-land', seat: 0, item: 'cloth', space: 'h1,1', level: 4 },
    ])
  })

  it('for it the merchant gives 4 helm points, all to one ship, and then her lid', () => {
    const table = tableAt(2, setting).says(LETICIA, 'work H round', 'load merchant-5', 'pay h0,1')
    expect(table.player(LETICIA).lids).toBe(0)
    table.says(LETICIA, 'sail one-sail').asks(LETICIA, 'area')
    expect(table.steps(LETICIA)).toEqual([4, 0])
    expect(table.player(LETICIA)).toMatchObject({
      lids: 1,
      merchants: ['merchant-1', 'merchant-2', 'merchant-3', 'merchant-4'],
    })
  })

  it('with a level less on the mountain she could not pay', () => {
    const [player] = setting.players ?? []
    const spaces = land('h0,2 meadow 1', 'h0,1 mountain 3 gold', 'h1,1 settlement 4 cloth')
    const table = tableAt(2, { ...setting, players: [{ ...player, land: spaces }] })
    table.says(LETICIA, 'work H round').refuses(LETICIA, 'load merchant-5', 'cannot-pay')
  })
})

describe('3 helm points, page 16', () => {
  const setting: Setting = {
    round: 4,
    diaries: { 'diary-1': 4 },
    players: [
      {
        storage: {},
        ships: [{}, { steps: 3, anchors: 1 }],
        land: land(
          'h0,2 meadow 1',
          'h0,1 mountain 3 gold',
          'h1,1 settlement 3 cloth',
          'h0,0 forest 1',
          'h1,-1 forest 1',
          'h2,-2 meadow 1',
          'h1,-2 forest 1',
        ),
        islands: [
          { island: 'isl-coin', half: 'R3.ccw' },
          { island: 'isl-gold-cloth', half: 'R4.cw' },
        ],
      },
      { diaries: 26 },
    ],
  }
  const threePoints = () => tableAt(2, setting).says(LETICIA, 'work H round', 'load merchant-3')

  it('all go to one ship: the one with two sails first drops its anchor and has two steps left', () => {
    const table = threePoints().asks(LETICIA, 'choose-ship').says(LETICIA, 'sail two-sail')
    expect(table.events('anchor-dropped')).toEqual([{ kind: 'anchor-dropped', seat: 0, ship: 'two-sail' }])
    expect(table.anchors(LETICIA)).toEqual([0, 0])
    expect(table.steps(LETICIA)).toEqual([0, 4])
  })

  it('the first step passes two islands: both actions, in either order', () => {
    const table = threePoints().says(LETICIA, 'sail two-sail').asks(LETICIA, 'two-islands')
    expect(table.answers(LETICIA, 'use')).toEqual(['use isl-coin', 'use isl-gold-cloth'])
    table.says(LETICIA, 'use isl-gold-cloth', 'take gold').asks(LETICIA, 'optional-action')
    table.says(LETICIA, 'use isl-coin')
    expect(table.storage(LETICIA)).toEqual({ coin: 1, gold: 1 })
  })

  it('the second step enters a bay: a diary, its action, and it stays before her', () => {
    const table = threePoints().says(LETICIA, 'sail two-sail', 'use isl-coin', 'use isl-gold-cloth', 'take cloth')
    expect(table.player(LETICIA).ships[1]).toEqual({ steps: 5, anchors: 0, at: { peninsula: 1, spot: 'bay' } })
    expect(table.player(LETICIA).diaries).toBe(1)
    table.asks(LETICIA, 'optional-action').says(LETICIA, 'use diary-1').asks(LETICIA, 'area')
    expect(table.storage(LETICIA)).toEqual({ coin: 2, cloth: 1 })
    expect(table.steps(LETICIA)).toEqual([0, 5])
    expect(table.view().diaries['diary-1']).toBe(3)
  })

  it('actions she does not want are lost; the ship moves on all the same', () => {
    const table = threePoints().says(LETICIA, 'sail two-sail', 'skip').asks(LETICIA, 'optional-action')
    expect(table.steps(LETICIA)).toEqual([0, 5])
    table.says(LETICIA, 'skip').asks(LETICIA, 'area')
    expect(table.storage(LETICIA)).toEqual({})
  })
})

describe('a large building, page 18', () => {
  const spaces = land('h0,2 meadow 1', 'h0,1 forest 4 wood', 'h1,1 mountain 4 stone')
  const largeDeck = [7, 3, 11, 5, 1, 2, 4, 6, 8, 9, 10, 12, 13, 14, 15].map((n) => `large-${n}`)
  const at = (more: ReturnType<typeof land> = []) =>
    tableAt(2, { largeDeck, players: [{ storage: { coin: 2 }, land: [...spaces, ...more] }] })

  it('2 coins, the wood worth 4 and the stone worth 4 pay for it', () => {
    const table = at().says(LETICIA, 'work D round', 'erect large').asks(LETICIA, 'put-piece')
    expect(table.storage(LETICIA)).toEqual({})
    expect([table.space(LETICIA, 'h0,1').on, table.space(LETICIA, 'h1,1').on]).toEqual([undefined, undefined])
  })

  it('it stands on the highest level: on the forest or the mountain that paying has cleared, not on the meadow', () => {
    const table = at().says(LETICIA, 'work D round', 'erect large')
    expect(table.answers(LETICIA, 'put')).toEqual(['put h0,1', 'put h1,1'])
    table.refuses(LETICIA, 'put h0,2', 'higher-space-free').says(LETICIA, 'put h1,1')
    expect(table.space(LETICIA, 'h1,1')).toEqual({ space: 'h1,1', level: 4, terrain: 'mountain', on: 'large' })
    expect(table.player(LETICIA).buildingsLeft).toEqual({ small: 2, large: 1, fort: 1 })
  })

  it('on the mountain it gives 2 helm points', () => {
    const table = at().says(LETICIA, 'work D round', 'erect large', 'put h1,1', 'sail one-sail')
    expect(table.steps(LETICIA)).toEqual([2, 0])
  })

  it('on a settlement it would have given 3, to one ship', () => {
    const table = at(land('h-1,2 settlement 4')).says(LETICIA, 'work D round', 'erect large', 'put h-1,2')
    table.says(LETICIA, 'sail one-sail').asks(LETICIA, 'choose-card')
    expect(table.steps(LETICIA)).toEqual([3, 0])
  })

  it('she sees the four cards on top, keeps one face up, and three go under the deck', () => {
    const table = at().says(LETICIA, 'work D round', 'erect large', 'put h1,1', 'sail one-sail')
    expect(table.asks(LETICIA, 'choose-card').answers(LETICIA, 'keep')).toEqual(
      ['large-3', 'large-5', 'large-7', 'large-11'].map((card) => `keep ${card}`),
    )
    table.refuses(LETICIA, 'keep large-1', 'card-not-seen').says(LETICIA, 'keep large-11').asks(LETICIA, 'area')
    expect(table.player(LETICIA).largeCards).toEqual([{ card: 'large-11' }])
    const deck = table.view().largeDeck ?? []
    expect(deck.slice(0, -3)).toEqual(largeDeck.slice(4))
    expect([...deck.slice(-3)].sort()).toEqual(['large-3', 'large-5', 'large-7'])
  })

  it('nobody else sees the four cards', () => {
    const table = at().says(LETICIA, 'work D round', 'erect large', 'put h1,1', 'sail one-sail')
    expect(table.view(1)).toMatchObject({ choice: { seat: 0, building: 'large' } })
    expect(JSON.stringify(table.view(1).choice)).not.toContain('large-11')
    expect(table.view(0).choice).toEqual({
      seat: 0,
      building: 'large',
      cards: ['large-3', 'large-5', 'large-7', 'large-11'],
    })
  })
})

describe('the final scoring, page 24', () => {
  /** One worker is left in round 5. With her special worker she feeds 4 food, all of the meadow, and its helm point leaves the bay. */
  const setting: Setting = {
    round: 5,
    work: { A: { square: [LETICIA], round: [1] }, B: { round: [1] } },
    orders: [{ order: 'order-1', seat: LETICIA, worker: 'ordinary' }, { order: 'order-5' }],
    players: [
      {
        storage: { coin: 1, wood: 1, stone: 1, food: 1, gold: 1, cloth: 1 },
        cartographer: 3,
        doubles: { 'forest-meadow': 1, 'forest-settlement': 1 },
        locked: { ordinary: 2, special: 1 },
        ships: [{ steps: 5 }, { steps: 12 }],
        diaries: 3,
        docks: [
          { dock: 'dock-1', boat: 'boat-coin' },
          { dock: 'dock-2', boat: 'boat-draw' },
          { dock: 'dock-3', boat: 'boat-cartographer' },
          { dock: 'dock-4', boat: 'boat-copy' },
        ],
        smallCards: ['small-14'],
        land: land('h0,2 meadow 4 food', 'h0,1 forest 1 small'),
      },
      { storage: { coin: 1 } },
    ],
  }

  const lastTurn = () => {
    const table = tableAt(2, setting).says(LETICIA, 'work C round', 'done').asks(LETICIA, 'feeding')
    return table.says(LETICIA, 'feed', 'sail one-sail').passRound()
  }

  it('18 points for steps: three diaries, one step past a bay and two past a harbour', () => {
    const table = lastTurn()
    expect(table.over).toBe(true)
    expect(table.player(LETICIA)).toMatchObject({ diaries: 3 })
    expect(table.player(LETICIA).ships.map(({ at }) => at.spot)).toEqual(['R4', 'R2'])
    expect(table.points(LETICIA, 'helm')).toBe(18)
  })

  it('5 for the royal order with four boats, the best tier only', () => {
    expect(lastTurn().points(LETICIA, 'orders')).toBe(5)
  })

  it('1 for the small building card with a flag, whose two spaces are full', () => {
    expect(lastTurn().points(LETICIA, 'cards')).toBe(1)
  })

  it('2 for 11 leftovers: a coin, 5 resources, 3 steps of the cartographer, 2 double tiles', () => {
    const table = lastTurn()
    expect(table.storage(LETICIA)).toEqual({ coin: 1, wood: 1, stone: 1, food: 1, gold: 1, cloth: 1 })
    expect(table.points(LETICIA, 'leftovers')).toBe(2)
  })

  it('no anchors: 26 points in all, and she wins', () => {
    const table = lastTurn()
    expect(table.points(LETICIA, 'anchors')).toBe(0)
    expect(table.score()[LETICIA]).toMatchObject({ total: 26, rank: 1 })
  })
})
