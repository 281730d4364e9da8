import { describe, expect, it } from 'vitest'
import { land, type Setting, tableAt } from '../table.ts'

/** Fees for work spaces (page 13) and harbours (page 16); our rulings. */

type Player = NonNullable<Setting['players']>[number]

const TAKES = ['take coin', 'take wood', 'take stone', 'take food', 'take gold', 'take cloth']
const MILESTONE: Player = {
  docks: [
    { dock: 'dock-1', boat: 'boat-coin' },
    { dock: 'dock-2', boat: 'boat-draw' },
  ],
}

describe('a worker on top of another', () => {
  const work = { G: { round: [1] } }

  it('an empty work space costs nothing', () => {
    tableAt(2, {}).says(0, 'work G round').asks(0, 'area')
  })

  it('costs a coin, which goes to the market of its owner', () => {
    const table = tableAt(2, { work, players: [{ storage: { coin: 2 } }] })
      .says(0, 'work G round')
      .asks(0, 'fee')
    table.says(0, 'pay coin').asks(0, 'area')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(table.market(1)).toEqual({ coin: 1 })
    expect(table.storage(1)).toEqual({ coin: 1 })
    expect(table.anchors(0)).toEqual([0, 0])
  })

  it('or a resource out of storage', () => {
    const table = tableAt(2, { work, players: [{ storage: { stone: 1 } }] }).says(0, 'work G round', 'pay stone')
    expect(table.storage(0)).toEqual({})
    expect(table.market(1)).toEqual({ stone: 1 })
  })

  it('or a cube from land, whatever its level: it arrives as one', () => {
    const player = { land: land('h0,2 meadow 4 food', 'h0,1 forest 1'), storage: {} }
    const table = tableAt(2, { work, players: [player] }).says(0, 'work G round')
    expect(table.answers(0, 'pay')).toEqual(['pay h0,2'])
    table.says(0, 'pay h0,2').asks(0, 'area')
    expect(table.space(0, 'h0,2')).toEqual({ space: 'h0,2', level: 4, terrain: 'meadow' })
    expect(table.market(1)).toEqual({ food: 1 })
  })

  it('is offered what there is and no more; what lies in the market cannot be paid', () => {
    const player = { land: land('h0,2 meadow 1', 'h0,1 forest 2 wood'), storage: { cloth: 1 }, market: { gold: 2 } }
    const table = tableAt(2, { work, players: [player] }).says(0, 'work G round')
    expect([...table.answers(0, 'pay'), ...table.answers(0, 'refuse')]).toEqual(['pay cloth', 'pay h0,1', 'refuse'])
    table.refuses(0, 'pay gold', 'none-stored').refuses(0, 'pay h0,2', 'no-cube-there')
  })

  it('goods of the market can be stocked first, for it is the own turn', () => {
    const player = { land: land('h0,2 meadow 1'), storage: {}, market: { gold: 1 } }
    const table = tableAt(2, { work, players: [player] }).says(0, 'work G round', 'stock gold', 'pay gold')
    expect(table.market(0)).toEqual({})
    expect(table.market(1)).toEqual({ gold: 1 })
  })

  it('is paid to the owner directly below and to nobody further down', () => {
    const table = tableAt(3, { work: { G: { round: [1, 2] } } }).says(0, 'work G round', 'pay coin')
    expect(table.market(1)).toEqual({})
    expect(table.market(2)).toEqual({ coin: 1 })
    expect(table.view().work.G.round).toEqual([1, 2, 0])
  })

  it('is paid before the action', () => {
    const table = tableAt(2, { work }).says(0, 'work G round').asks(0, 'fee')
    table.refuses(0, 'draw', 'other-question').refuses(0, 'done', 'other-question')
  })

  it('round and square space of an area are apart', () => {
    const players = [
      {
        locked: { ordinary: 2, special: 1 },
        ...MILESTONE,
        contracts: { worker: 1 },
      },
    ]
    const orders = [{ order: 'order-1', seat: 0 }, { order: 'order-2' }, { order: 'order-3' }, { order: 'order-4' }]
    tableAt(2, { work, players, orders }).says(0, 'work G square').asks(0, 'area')
  })
})

describe('a refused worker fee', () => {
  const work = { G: { round: [1] } }

  it('puts an anchor under the ship with fewer', () => {
    const ships = [{ anchors: 2 }, { anchors: 1 }]
    const table = tableAt(2, { work, players: [{ ships }] }).says(0, 'work G round', 'refuse')
    expect(table.anchors(0)).toEqual([2, 2])
    expect(table.storage(0)).toEqual({ coin: 1 })
  })

  it('is also possible with enough to pay; where ships have as many the player chooses', () => {
    const table = tableAt(2, { work, players: [{ storage: { coin: 5 } }] }).says(0, 'work G round', 'refuse')
    table.asks(1, 'compensation').says(1, 'take coin').asks(0, 'anchor')
    expect(table.answers(0, 'anchor')).toEqual(['anchor one-sail', 'anchor two-sail'])
    table.says(0, 'anchor two-sail').asks(0, 'area')
    expect(table.anchors(0)).toEqual([0, 1])
  })

  it('asks the owner at once, off turn, which of the six he takes', () => {
    const players = [{ ships: [{ anchors: 1 }] }, { storage: { wood: 5 } }]
    const table = tableAt(2, { work, players }).says(0, 'work G round', 'refuse')
    table.asks(1, 'compensation', TAKES).refuses(0, 'draw', 'not-your-turn')
    // No free actions for the owner: it is not his turn.
    table.refuses(1, 'stock h0,2', 'other-question').refuses(1, 'done', 'other-question')
    table.says(1, 'take cloth').asks(0, 'area')
    expect(table.market(1)).toEqual({ cloth: 1 })
    expect(table.events('to-market')).toEqual([{ kind: 'to-market', seat: 1, item: 'cloth', count: 1 }])
  })

  it('the owner of the worker directly below is asked, not the one further down', () => {
    const setting = { work: { G: { round: [1, 2] } }, players: [{ ships: [{}, { anchors: 1 }] }] }
    const table = tableAt(3, setting).says(0, 'work G round', 'refuse').asks(2, 'compensation')
    table.says(2, 'take gold')
    expect([table.market(1), table.market(2)]).toEqual([{}, { gold: 1 }])
  })

  it('happens by itself where there is nothing to pay with', () => {
    const players = [{ storage: {}, cartographer: 0, land: land('h0,2 meadow 1'), ships: [{ anchors: 1 }] }]
    const table = tableAt(2, { work, players }).says(0, 'work G round').asks(1, 'compensation')
    expect(table.anchors(0)).toEqual([1, 1])
  })

  it('what the owner took can be used only once it is stocked, in his own turn', () => {
    const players = [{ ships: [{ anchors: 1 }] }, { storage: {}, land: land('h0,2 meadow 1') }]
    const table = tableAt(2, { work, players }).says(0, 'work G round', 'refuse').says(1, 'take coin')
    table.says(0, 'done').asks(1, 'turn').says(1, 'stock coin')
    expect(table.storage(1)).toEqual({ coin: 1 })
    expect(table.market(1)).toEqual({})
  })
})

describe('a harbour', () => {
  const arriving = (ships: Player['ships'], more: Player = {}, players = 2) =>
    tableAt(players, { players: [{ ...MILESTONE, ships, ...more }] })

  it("another's is paid into the owner's market", () => {
    const table = arriving([{ steps: 9 }])
      .says(0, 'contract helm', 'sail one-sail', 'skip')
      .asks(0, 'fee')
    table.says(0, 'pay coin')
    expect(table.market(1)).toEqual({ coin: 1 })
    expect(table.storage(0)).toEqual({})
  })

  it('every harbour has its owner, on either way round', () => {
    const one = arriving([{ steps: 9 }], {}, 3).says(0, 'contract helm', 'sail one-sail', 'skip', 'pay coin')
    expect([one.market(1), one.market(2)]).toEqual([{ coin: 1 }, {}])
    const two = arriving([{}, { steps: 9 }], {}, 3).says(0, 'contract helm', 'sail two-sail', 'skip', 'pay coin')
    expect([two.market(1), two.market(2)]).toEqual([{}, { coin: 1 }])
  })

  it('takes a cube from land as one, whatever its level', () => {
    const more = { land: land('h0,2 mountain 3 gold'), storage: {}, cartographer: 0 }
    const table = arriving([{ steps: 9 }], more).says(0, 'contract helm', 'sail one-sail', 'skip', 'pay h0,2')
    expect(table.market(1)).toEqual({ gold: 1 })
  })

  it('refused, the anchor goes under the ship that moved, even if it has more', () => {
    const table = arriving([{}, { steps: 9 }]).says(0, 'contract helm', 'sail two-sail', 'skip', 'refuse')
    table.asks(1, 'compensation', TAKES)
    expect(table.anchors(0)).toEqual([0, 1])
    table.says(1, 'take gold').asks(0, 'turn')
    expect(table.market(1)).toEqual({ gold: 1 })
  })

  it('the own one after a lap gives a diary and is paid to the supply', () => {
    const table = arriving([{ steps: 19 }]).says(0, 'contract helm', 'sail one-sail')
    expect(table.player(0).diaries).toBe(1)
    table.says(0, 'skip').asks(0, 'fee').says(0, 'pay coin').asks(0, 'turn')
    expect([table.market(0), table.market(1), table.storage(0)]).toEqual([{}, {}, {}])
    expect(table.steps(0)).toEqual([21, 0])
  })

  it('the own one refused costs an anchor, and nobody is asked', () => {
    const table = arriving([{}, { steps: 19 }]).says(0, 'contract helm', 'sail two-sail', 'skip', 'refuse')
    table.asks(0, 'turn')
    // The second point dropped it again.
    expect(table.events('anchored')).toEqual([{ kind: 'anchored', seat: 0, ship: 'two-sail' }])
    expect([table.market(0), table.market(1)]).toEqual([{}, {}])
    expect(table.steps(0)).toEqual([0, 20])
  })
})

describe('taking a refusal back', () => {
  const setting: Setting = { work: { G: { round: [1] } }, players: [{ ships: [{ anchors: 1 }] }] }

  it('is possible until the owner has answered', () => {
    const table = tableAt(2, setting).says(0, 'work G round')
    const before = table.hash
    expect(table.says(0, 'refuse').undoes(0).hash).toBe(before)
    table.says(0, 'pay coin')
    expect(table.anchors(0)).toEqual([1, 0])
  })

  it('but not once he has: neither the refusal nor anything before it', () => {
    const table = tableAt(2, setting).says(0, 'work G round', 'refuse').says(1, 'take wood')
    table.cannotUndo(0, 'undo-not-yours')
  })

  it('the owner may choose again until the mover goes on', () => {
    const table = tableAt(2, setting).says(0, 'work G round', 'refuse').says(1, 'take wood').undoes(1)
    table.asks(1, 'compensation', TAKES).says(1, 'take stone').says(0, 'done')
    expect(table.market(1)).toEqual({ stone: 1 })
    table.cannotUndo(1, 'undo-not-yours')
  })

  it('a fee that was paid is taken back like anything else', () => {
    const table = tableAt(2, setting)
    const before = table.hash
    table.says(0, 'work G round', 'pay coin').undoes(0).asks(0, 'fee').undoes(0)
    expect(table.hash).toBe(before)
  })
})
