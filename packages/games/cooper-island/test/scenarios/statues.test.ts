import { describe, expect, it } from 'vitest'
import { BARE, IDLE, land, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** Remover 1 ruína, Construir 1 estátua (page 19); our rulings. */

type Setting = Parameters<typeof tableAt>[1]
type Mine = NonNullable<Setting['players']>[number]
const atF = (mine: Mine, setting: Setting = {}) =>
  tableAt(2, { players: [{ ...IDLE, storage: {}, ...mine }, IDLE], ...setting }).says(0, 'work F round')

const REACHING = land('h0,2 meadow 1', 'h0,1 forest 1')

describe('removing a ruin', () => {
  it('takes the marker to a statue space and leaves an ordinary unexplored space', () => {
    const table = atF({ land: REACHING, cartographer: 2 }).refuses(0, 'explore h1,0 forest', 'ruin-there')
    table.says(0, 'ruin h1,0 statue-1').asks(0, 'area')
    expect(table.player(0).statueSpaces).toEqual(['statue-1'])
    expect(table.space(0, 'h1,0')).toEqual({ space: 'h1,0', level: 0 })
    expect(table.says(0, 'explore h1,0 forest').space(0, 'h1,0')).toMatchObject({ level: 1, on: 'wood' })
  })

  it('only one beside an explored space', () => {
    const table = atF({ land: REACHING })
    expect(table.answers(0, 'ruin')).toEqual(['ruin h-1,1 statue-1', 'ruin h1,0 statue-1'])
    table.refuses(0, 'ruin h2,-1 statue-1', 'not-adjacent').refuses(0, 'ruin h0,-2 statue-1', 'not-adjacent')
  })

  it('not without one in reach', () => {
    const table = atF({})
    expect(table.answers(0, 'ruin')).toEqual([])
    table.refuses(0, 'ruin h1,0 statue-1', 'not-adjacent')
  })

  it('nor where the marker is gone', () => {
    atF({ land: [...REACHING, { space: 'h1,0' }], statueSpaces: ['statue-1'] }).refuses(
      0,
      'ruin h1,0 statue-2',
      'no-ruin-there',
    )
  })

  it('not without a free statue space: two at the start, one more for each large building', () => {
    const two = { statueSpaces: ['statue-1', 'statue-2'] }
    const gone = [{ space: 'h2,-1' }, { space: 'h-2,1' }]
    const full = atF({ land: [...REACHING, ...gone], ...two })
    expect(full.answers(0, 'ruin')).toEqual([])
    full.refuses(0, 'ruin h1,0 statue-1', 'statue-space-taken').refuses(0, 'ruin h1,0 statue-3', 'statue-space-hidden')
    const large = [...land('h0,2 meadow 1 large', 'h0,1 forest 1 large'), ...gone]
    const more = atF({ land: large, ...two })
    expect(more.answers(0, 'ruin')).toEqual(['ruin h-1,1 statue-3', 'ruin h1,0 statue-3'])
    more.refuses(0, 'ruin h1,0 statue-4', 'equal-statue-space')
  })

  it('gives no helm point on the spaces of the start, one on those under large buildings', () => {
    const plain = atF({ land: REACHING }).says(0, 'ruin h1,0 statue-1').asks(0, 'area')
    expect(plain.steps(0)).toEqual([0, 0])
    const large = land('h0,2 meadow 1 large', 'h0,1 forest 1')
    const table = atF({ land: large }).says(0, 'ruin h1,0 statue-3').asks(0, 'choose-ship').says(0, 'sail two-sail')
    expect(table.steps(0)).toEqual([0, 1])
  })

  it('one a visit', () => {
    atF({ land: REACHING }).says(0, 'ruin h1,0 statue-1').refuses(0, 'ruin h-1,1 statue-2', 'action-not-here')
  })

  it('by the action of an island in mid-move, the helm point is sailed before the move goes on (our rulings)', () => {
    const mine = {
      storage: { wood: 3, stone: 2 },
      land: [...land('h0,2 settlement 1', 'h0,1 forest 1 large', 'h1,1 mountain 1 stone'), { space: 'h-2,1' }],
      statueSpaces: ['statue-1'],
      islands: [{ island: 'isl-ruin' as const, half: 'R1.cw' }],
    }
    const table = atF(mine).says(0, 'statue stone statue-1').pays(0)
    table.says(0, 'put h0,2', 'sail two-sail').asks(0, 'optional-action')
    expect(table.steps(0)).toEqual([0, 1])
    table.says(0, 'use isl-ruin', 'ruin h1,0 statue-3').asks(0, 'choose-ship').says(0, 'sail one-sail')
    expect(table.steps(0)).toEqual([1, 2])
  })
})

describe('small building cards at a ruin', () => {
  const withCard = (card: string, more: Mine = {}) =>
    atF({ land: land('h0,2 meadow 1 small', 'h0,1 forest 1'), smallCards: [card], ...more })

  it('small-5: a statue space of its own with a gold or cloth and a helm point', () => {
    const table = withCard('small-5')
    expect(table.answers(0, 'ruin h1,0')).toEqual(['ruin h1,0 statue-1', 'ruin h1,0 small-5'])
    table.says(0, 'ruin h1,0 small-5').asks(0, 'choose-items')
    expect(table.answers(0, 'take')).toEqual(['take gold', 'take cloth'])
    table.says(0, 'take cloth').asks(0, 'choose-ship').says(0, 'sail one-sail').asks(0, 'area')
    expect(table.player(0)).toMatchObject({ statueSpaces: ['small-5'], storage: { cloth: 1 } })
    expect(table.steps(0)).toEqual([1, 0])
  })

  it('small-5: each time anew, but only while it is free', () => {
    const taken = [{ space: 'h-1,1' }]
    const land2 = [...land('h0,2 meadow 1 small', 'h0,1 forest 1'), ...taken]
    withCard('small-5', { land: land2, statueSpaces: ['small-5'] }).refuses(
      0,
      'ruin h1,0 small-5',
      'statue-space-taken',
    )
    atF({ land: REACHING }).refuses(0, 'ruin h1,0 small-5', 'statue-space-hidden')
  })

  it('small-5: the helm point also when there is no room for the gold', () => {
    const full = { storage: { food: 6 } }
    const table = withCard('small-5', full).says(0, 'ruin h1,0 small-5').asks(0, 'choose-items')
    table.refuses(0, 'take gold', 'storage-full').says(0, 'skip', 'sail one-sail')
    expect(table.steps(0)).toEqual([1, 0])
  })

  it('small-6: a step of the cartographer; small-7: a coin', () => {
    expect(withCard('small-6').says(0, 'ruin h1,0 statue-1').player(0).cartographer).toBe(3)
    expect(withCard('small-7').says(0, 'ruin h1,0 statue-1').storage(0)).toEqual({ coin: 1 })
  })

  it('small-7: the coin is lost without room for it', () => {
    const table = withCard('small-7', { storage: { food: 6 } })
      .says(0, 'ruin h1,0 statue-1')
      .asks(0, 'storage-full')
    expect(table.says(0, 'lose').asks(0, 'area').storage(0)).toEqual({ food: 6 })
    expect(table.events('lost')).toEqual([{ kind: 'lost', seat: 0, item: 'coin', count: 1 }])
  })

  it('both together', () => {
    const two = land('h0,2 meadow 1 small', 'h0,1 forest 1 small')
    const table = atF({ land: two, smallCards: ['small-6', 'small-7'] }).says(0, 'ruin h1,0 statue-1')
    expect(table.player(0)).toMatchObject({ cartographer: 3, storage: { coin: 1 } })
  })
})

describe('building a statue', () => {
  const GONE = { space: 'h-2,1' }
  const statue = (storage: object, spaces = land('h0,2 meadow 1'), more: Mine = {}) =>
    atF({ storage, land: [...spaces, GONE], statueSpaces: ['statue-1'], ...more })

  it('for 3 wood and 3 stone', () => {
    const forest = land('h0,2 meadow 1', 'h0,1 forest 3 wood')
    const table = statue({ stone: 3 }, forest).says(0, 'statue stone statue-1').pays(0).says(0, 'put h0,1')
    table.asks(0, 'choose-ship').says(0, 'sail one-sail')
    expect(table.storage(0)).toEqual({})
    expect(table.space(0, 'h0,1')).toMatchObject({ on: 'statue' })
    expect(table.player(0).statueSpaces).toEqual([])
    expect(table.steps(0)).toEqual([1, 0])
    statue({ stone: 2 }, forest).refuses(0, 'statue stone statue-1', 'cannot-pay')
    statue({ stone: 3, wood: 2 }).refuses(0, 'statue stone statue-1', 'cannot-pay')
  })

  it('or for 2 wood and 2 gold', () => {
    const table = statue({ wood: 2, gold: 2 }).says(0, 'statue gold statue-1').pays(0).says(0, 'put h0,2')
    expect(table.storage(0)).toEqual({})
    statue({ wood: 2, gold: 1 }).refuses(0, 'statue gold statue-1', 'cannot-pay')
    statue({ wood: 1, gold: 2 }).refuses(0, 'statue gold statue-1', 'cannot-pay')
  })

  it('the two are not mixed (our rulings)', () => {
    const table = statue({ wood: 3, stone: 1, gold: 1 })
    expect(table.answers(0, 'statue')).toEqual([])
    const both = statue({ wood: 2, gold: 2 }, land('h0,2 meadow 1', 'h0,1 mountain 3 stone', 'h1,1 forest 3 wood'))
    expect(both.answers(0, 'statue')).toEqual(['statue stone statue-1', 'statue gold statue-1'])
  })

  it('small-2 takes 1 wood off either', () => {
    const sawmill = land('h0,2 meadow 1', 'h0,1 forest 1 small')
    statue({ wood: 1, gold: 2 }, sawmill, { smallCards: ['small-2'] }).says(0, 'statue gold statue-1')
    statue({ wood: 2, stone: 3 }, sawmill, { smallCards: ['small-2'] }).says(0, 'statue stone statue-1')
    statue({ wood: 1, stone: 3 }, sawmill, { smallCards: ['small-2'] }).refuses(
      0,
      'statue stone statue-1',
      'cannot-pay',
    )
  })

  it('not without a marker on a statue space', () => {
    const table = atF({ storage: { wood: 2, gold: 2 } }).refuses(0, 'statue gold statue-1', 'no-statue-there')
    expect(table.answers(0, 'statue')).toEqual([])
  })

  it('stands like a building on the highest free landscape, which the payment may free', () => {
    const spaces = land('h0,2 meadow 1', 'h0,1 forest 3 wood', 'h1,1 mountain 3 stone', 'h-1,2 meadow 2')
    const table = statue({}, spaces).says(0, 'statue stone statue-1').pays(0).asks(0, 'put-piece')
    expect(table.answers(0, 'put')).toEqual(['put h0,1', 'put h1,1'])
    table.refuses(0, 'put h-1,2', 'higher-space-free')
  })

  it('with every landscape taken by pieces there is no place for one', () => {
    statue({ wood: 2, gold: 2 }, land('h0,2 meadow 1 fort')).refuses(0, 'statue gold statue-1', 'no-land-for-it')
  })

  it('on a settlement 2 helm points, one gain', () => {
    const spaces = land('h0,2 meadow 1', 'h0,1 settlement 2')
    const table = statue({ wood: 2, gold: 2 }, spaces).says(0, 'statue gold statue-1').pays(0)
    table.says(0, 'put h0,1').asks(0, 'choose-ship').says(0, 'sail two-sail').asks(0, 'area')
    expect(table.steps(0)).toEqual([0, 2])
  })

  it('from a statue space of the builder’s choice, which is free again', () => {
    const spaces = [...land('h0,2 meadow 1 large', 'h0,1 forest 1 small', 'h1,1 meadow 1'), { space: 'h0,-2' }]
    const more = { land: [...spaces, GONE, { space: 'h2,-1' }], statueSpaces: ['statue-1', 'statue-3', 'small-5'] }
    const rich = { storage: { wood: 2, gold: 2 }, smallCards: ['small-5'] }
    const table = atF({ ...rich, ...more })
    expect(table.answers(0, 'statue')).toEqual(['statue gold statue-1', 'statue gold statue-3', 'statue gold small-5'])
    table.says(0, 'statue gold statue-3').pays(0).says(0, 'put h1,1')
    expect(table.player(0).statueSpaces).toEqual(['statue-1', 'small-5'])
  })

  it('of two spaces that show the same it does not matter which', () => {
    const spaces = [...land('h0,2 meadow 1'), GONE, { space: 'h2,-1' }]
    const table = atF({ storage: { wood: 2, gold: 2 }, land: spaces, statueSpaces: ['statue-1', 'statue-2'] })
    expect(table.answers(0, 'statue')).toEqual(['statue gold statue-2'])
    table.refuses(0, 'statue gold statue-1', 'equal-statue-space')
  })
})

describe('with the symbol of area F a ruin can become a statue at once', () => {
  it('removing it gives the helm point of its space, and frees the land to build on', () => {
    const mine = {
      ...IDLE,
      ...SPECIAL,
      storage: { wood: 2, gold: 2 },
      land: land('h0,2 meadow 1 large', 'h0,1 forest 1'),
    }
    const table = tableAt(2, { players: [mine, BARE], orders: specialOrders(0) }).says(0, 'work F square')
    table.refuses(0, 'statue gold statue-3', 'no-statue-there')
    table.says(0, 'ruin h1,0 statue-3', 'sail one-sail', 'statue gold statue-3').pays(0)
    table.says(0, 'put h0,1', 'sail one-sail').asks(0, 'area')
    expect(table.steps(0)).toEqual([2, 0])
    expect(table.space(0, 'h0,1')).toMatchObject({ on: 'statue' })
  })
})

describe('what statues bring', () => {
  const two = [...land('h0,2 meadow 1 statue', 'h0,1 forest 1 statue', 'h1,1 meadow 1'), { space: 'h2,-1' }]
  const END = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }

  it('in clean-up 1 helm point for each, together one gain; markers on statue spaces bring none', () => {
    const mine = {
      ...IDLE,
      land: [...two, { space: 'h-2,1' }, { space: 'h0,-2' }],
      statueSpaces: ['statue-1'],
    }
    const table = tableAt(2, { players: [mine, IDLE], work: END }).says(0, 'work D round', 'done')
    table.says(0, 'feed').says(1, 'feed').says(0, 'done').says(1, 'done')
    expect(table.view().now).toMatchObject({ phase: 'clean-up', by: 0, step: 'statues' })
    table.says(0, 'done').asks(0, 'choose-ship').says(0, 'sail one-sail').asks(1, 'clean-up')
    expect(table.steps(0)).toEqual([2, 0])
    expect(table.events('statue-bonus')).toEqual([{ kind: 'statue-bonus', seat: 0, points: 2 }])
  })

  it('two on land turn a milestone over; markers on statue spaces do not count', () => {
    const one = [...land('h0,2 meadow 1 statue', 'h1,1 meadow 1'), { space: 'h2,-1' }, { space: 'h-2,1' }]
    const mine = { storage: { wood: 2, gold: 2 }, land: one, statueSpaces: ['statue-1'] }
    const table = atF(mine)
    expect(table.player(0).milestones).toEqual([])
    table.says(0, 'statue gold statue-1').pays(0).says(0, 'put h1,1')
    expect(table.player(0).milestones).toEqual(['statues'])
    expect(table.events('milestone-reached')).toEqual([{ kind: 'milestone-reached', seat: 0, milestone: 'statues' }])
    expect(table.answers(0, 'contract')).toEqual(['contract ordinary', 'contract special', 'contract helm'])
  })
})
