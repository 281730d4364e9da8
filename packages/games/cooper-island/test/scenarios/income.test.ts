import { describe, expect, it } from 'vitest'
import { land, type Setting, type Table, tableAt } from '../table.ts'

/** The income phase (pages 10 to 13) and what the rulings add to it. Placing: `examples-placement.test.ts` and `tiles.test.ts`. */

type Player = NonNullable<Setting['players']>[number]

const income = (player: Player, more: Setting = {}) =>
  tableAt(2, {
    round: 2,
    now: { phase: 'income', by: 0 },
    players: [{ doubles: { 'forest-meadow': 2 }, ...player }],
    ...more,
  })

const BOATS: Player['docks'] = [
  { dock: 'dock-1', boat: 'boat-coin' },
  { dock: 'dock-2', boat: 'boat-cartographer' },
]

const handsOf = (table: ReturnType<typeof income>) => (table.view().now as { hands?: string[] }).hands

describe('hands', () => {
  it('in the first round there are two: an island and a double', () => {
    expect(handsOf(income({}, { round: 1 }))).toEqual(['island', 'double'])
  })

  const uses = {
    island: ['island isl-cartographer L1.ccw h-1,2', 'skip'],
    double: ['place forest h0,1 meadow h1,1'],
    'boat-coin': ['use boat-coin'],
    'boat-cartographer': ['use boat-cartographer'],
  } as const
  it.each([
    [['island', 'double', 'boat-coin', 'boat-cartographer']],
    [['boat-cartographer', 'double', 'boat-coin', 'island']],
    [['boat-coin', 'boat-cartographer', 'island', 'double']],
    [['double', 'island', 'boat-cartographer', 'boat-coin']],
  ] as (keyof typeof uses)[][][])('are used in the order a player likes: %j', (order) => {
    const table = income({ docks: BOATS, cartographer: 3 })
    for (const hand of order) {
      expect(handsOf(table)).toContain(hand)
      table.says(0, ...uses[hand]).asks(0, 'income')
      expect(handsOf(table)).not.toContain(hand)
    }
    expect(table.storage(0)).toEqual({ coin: 2 })
    expect(table.player(0)).toMatchObject({ cartographer: 4, doubles: { 'forest-meadow': 1 } })
  })

  it('once each', () => {
    const table = income({ docks: BOATS }).says(0, 'use boat-coin', 'island isl-coin L1.ccw h-1,2', 'skip')
    table.says(0, 'place forest h0,1 meadow h1,1')
    table.refuses(0, 'use boat-coin', 'hand-used')
    table.refuses(0, 'island isl-draw R1.ccw h2,0', 'hand-used')
    table.refuses(0, 'place forest h-1,0 meadow h0,0', 'hand-used')
  })

  it('none has to be used: what is left when a player is done is lost', () => {
    const table = income({ docks: BOATS })
    const before = table.player(0)
    table.says(0, 'done').asks(1, 'income').says(1, 'done').asks(0, 'turn')
    expect(table.player(0)).toEqual(before)
    table.refuses(0, 'use boat-coin', 'other-question').refuses(0, 'island isl-coin L1.ccw h-1,2', 'other-question')
  })

  it('the next round has them all again, and no more than that', () => {
    const table = income({ docks: BOATS }).says(0, 'done').passRound()
    expect(table.view().round).toBe(3)
    expect(handsOf(table)).toEqual(['island', 'double', 'boat-coin', 'boat-cartographer'])
    table.says(0, 'use boat-coin').refuses(0, 'use boat-coin', 'hand-used')
  })

  it('free actions go before, between and after them', () => {
    const table = income({ docks: BOATS, land: land('h0,2 meadow 1 food', 'h0,1 forest 1 wood') })
    table.says(0, 'stock h0,2', 'use boat-coin', 'stock h0,1', 'place forest h0,1 meadow h0,2', 'stock h0,1')
    expect(table.storage(0)).toEqual({ coin: 2, wood: 2, food: 1 })
  })

  it('the action of an island is optional: without it, land and cube come all the same', () => {
    const table = income({}).says(0, 'island isl-coin L1.ccw h-1,2').asks(0, 'optional-action')
    expect(table.answers(0)).toContain('skip')
    table.says(0, 'skip').asks(0, 'income')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(table.space(0, 'h-1,2')).toMatchObject({ level: 1, terrain: 'meadow', on: 'food' })
  })
})

describe('boats as hands', () => {
  it('a boat that lies face down is none', () => {
    const docks: Player['docks'] = [
      { dock: 'dock-1', boat: 'boat-coin', faceDown: true },
      { dock: 'dock-2', boat: 'boat-cartographer' },
    ]
    const table = income({ docks }).refuses(0, 'use boat-coin', 'not-a-hand')
    expect(handsOf(table)).toEqual(['island', 'double', 'boat-cartographer'])
  })

  it('a boat still in the supply is none', () => {
    income({ docks: BOATS }).refuses(0, 'use boat-draw', 'not-a-hand')
  })

  it('the boats of others are none', () => {
    const players = [{ doubles: {} }, { docks: BOATS }]
    const table = income({}, { players }).refuses(0, 'use boat-coin', 'not-a-hand')
    expect(handsOf(table)).toEqual(['island', 'double'])
  })

  it('a boat built in the middle of an income works once for being built, and is a hand only in the next round', () => {
    const table = income({
      storage: { coin: 1, wood: 2 },
      land: land('h0,2 meadow 1 large'),
      largeCards: [{ card: 'large-8' }],
    })
    table.says(0, 'use large-8', 'build boat-coin dock-1', 'sail one-sail', 'use boat-coin').asks(0, 'income')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(handsOf(table)).toEqual(['island', 'double'])
    expect(table.answers(0, 'use')).toEqual([])
    expect(table.match.why(0, 'use boat-coin')).not.toBeNull()
    expect(handsOf(table.passRound())).toEqual(['island', 'double', 'boat-coin'])
  })

  it('a boat turned over by the scrapyard works once for it and is no hand from the next round on', () => {
    const table = income({ docks: BOATS, land: land('h0,2 meadow 1 large'), largeCards: [{ card: 'large-14' }] })
    table.says(0, 'use boat-coin', 'use large-14', 'scrap boat-coin').asks(0, 'income')
    expect(table.storage(0)).toEqual({ coin: 3 })
    expect(handsOf(table.passRound())).toEqual(['island', 'double', 'boat-cartographer'])
  })
})

describe('whose income it is', () => {
  const four: Setting = { round: 2, cooper: 2, now: { phase: 'income', by: 2 } }

  it('a player’s whole income at once, from the holder of the Cooper marker clockwise; then work in that order', () => {
    const table = tableAt(4, four)
    for (const seat of [2, 3, 0, 1]) table.asks(seat, 'income').says(seat, 'done')
    for (const seat of [2, 3, 0, 1]) table.asks(seat, 'turn').says(seat, `work ${'ABCDEFGH'[seat]} round`, 'done')
    table.asks(2, 'turn')
  })

  it('nobody else has a say in it, not even with free actions', () => {
    const table = tableAt(4, four)
    table.refuses(3, 'stock h0,2', 'not-your-turn').says(2, 'done').refuses(2, 'stock h0,2', 'not-your-turn')
    table.says(3, 'stock h0,2')
  })
})

/** Places of doubles of which the table warns that they leave none for the island. */
function barring({ match }: Table): string[] {
  const facts = match.legal(0).map((answer) => match.game.answerFacts(match.state, 0, answer))
  return [...new Set(facts.filter(({ bars }) => bars === 1).map(({ space, onto }) => [space, onto].sort().join(' ')))]
}

describe('the first island and doubles', () => {
  it('a double on both spaces beside the first sandbank is legal, and then no island can be placed', () => {
    const table = income({}, { round: 1 })
    expect(table.answers(0, 'island')).not.toEqual([])
    expect(barring(table)).toEqual(['h1,1 h2,0'])
    table.says(0, 'place forest h2,0 meadow h1,1')
    expect(table.answers(0, 'island')).toEqual([])
    for (const site of ['R1.cw h1,1', 'R1.ccw h1,1', 'R1.ccw h2,0', 'R1.cw h0,2']) {
      table.refuses(0, `island isl-coin ${site}`, 'already-explored')
    }
    table.refuses(0, 'island isl-coin L1.ccw h-1,2', 'first-island')
    table.says(0, 'done').asks(1, 'income')
    expect(table.player(0).islands).toEqual([])
  })

  it('a double on one of them leaves the other', () => {
    const table = income({}, { round: 1 }).says(0, 'place forest h0,1 meadow h1,1')
    const sites = new Set(table.answers(0, 'island').map((answer) => answer.split(' ').slice(2).join(' ')))
    expect([...sites]).toEqual(['R1.ccw h2,0'])
  })
})

describe('ruins and islands', () => {
  it('an island that removes a ruin reaches the ruins beside its own landscape', () => {
    const table = income({}, { round: 1 }).says(0, 'island isl-ruin R1.ccw h1,1', 'use isl-ruin').asks(0, 'remove-ruin')
    expect(table.answers(0, 'ruin')).toEqual(['ruin h1,0 statue-1'])
    table.refuses(0, 'ruin h-1,1 statue-1', 'not-adjacent').says(0, 'ruin h1,0 statue-1').asks(0, 'income')
    expect(table.player(0).statueSpaces).toEqual(['statue-1'])
    expect(table.space(0, 'h1,0')).toEqual({ space: 'h1,0', level: 0 })
    table.says(0, 'place forest h1,0 meadow h0,1')
  })

  it('where no ruin is reached the island does nothing', () => {
    const table = income({}).says(0, 'island isl-ruin L1.ccw h-1,2')
    expect(table.answers(0, 'use')).toEqual(['use isl-ruin'])
    const away = { land: land('h0,2 meadow 1'), statueSpaces: ['statue-1'] }
    const cleared = income({ ...away, land: [...away.land, { space: 'h-1,1' }] })
    cleared.says(0, 'island isl-ruin L1.ccw h-1,2').refuses(0, 'use isl-ruin', 'no-ruin-reached').says(0, 'skip')
  })

  it('nor without a free statue space', () => {
    const spaces = [...land('h0,2 meadow 1'), { space: 'h-2,1' }, { space: 'h2,-1' }]
    const table = income({ land: spaces, statueSpaces: ['statue-1', 'statue-2'] })
    table.says(0, 'island isl-ruin L1.ccw h-1,2').refuses(0, 'use isl-ruin', 'no-statue-space')
  })
})
