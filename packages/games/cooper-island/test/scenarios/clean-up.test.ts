import { describe, expect, it } from 'vitest'
import { cleanUp, MEALS, OUT, type Player, TWO_BOATS, withSpecial } from '../clean-up.ts'
import { land, type Setting, type Table, tableAt } from '../table.ts'

/** The clean-up phase step by step. Source: Fase de limpeza (page 23); our rulings. */

describe('the steps', () => {
  it('come one after another, each for all players from the Cooper holder on', () => {
    const table = cleanUp({ cooper: 1, players: [MEALS, MEALS, MEALS] }, 3)
    const course: string[] = []
    while (table.view().round === 1) {
      const { toMove, ask } = table.match.status()
      const { now } = table.view()
      course.push(`${'step' in now ? now.step : now.phase} ${toMove[0]}`)
      const answer = ['feed', 'done', 'pay food'].find((one) => ask[0].answers.includes(one)) as string
      table.says(toMove[0], answer)
    }
    const steps = ['feed', 'reactivate', 'statues', 'passage', 'market']
    const windows = steps.flatMap((step) => [1, 2, 0].map((seat) => `${step} ${seat}`))
    expect([...new Set(course)].filter((entry) => !entry.startsWith('clean-up'))).toEqual(windows)
  })

  it('begins when nobody has a worker left', () => {
    const table = tableAt(2, { work: { A: { round: [0] }, B: { round: [1] } } }).says(0, 'work G round', 'done')
    table.asks(1, 'turn').says(1, 'work D round', 'done').asks(0, 'feeding')
    expect(table.events('clean-up-began')).toEqual([{ kind: 'clean-up-began', round: 1 }])
  })

  it('who takes Cooper in the round begins the clean-up', () => {
    const work = { E: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
    const table = tableAt(2, { work, cooper: 1, players: [MEALS, MEALS] }).says(0, 'work A round', 'cooper', 'done')
    table.asks(0, 'feeding')
  })
})

describe('reactivation', () => {
  const owner: Player = {
    land: land('h0,2 meadow 2 food', 'h0,1 forest 1 large', 'h1,1 forest 1 large'),
    largeCards: [{ card: 'large-7', faceDown: true }, { card: 'large-9' }],
    merchants: ['merchant-3', 'merchant-4', 'merchant-5'],
    crates: ['crate-draw'],
    storage: { coin: 3 },
  }
  const reactivates = (more: Player = {}) =>
    cleanUp({ players: [{ ...owner, ...more }, MEALS] })
      .says(0, 'feed')
      .says(1, 'feed')

  it('turns one card up for two coins, and nothing more', () => {
    const table = reactivates().asks(0, 'clean-up')
    table.says(0, 'reactivate large-7')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(table.player(0).largeCards[0]).toEqual({ card: 'large-7' })
    table.refuses(0, 'reactivate crate-draw', 'reactivated-already')
  })

  it('or takes one lid back for a coin', () => {
    const table = reactivates().says(0, 'reactivate crate-draw')
    expect(table.storage(0)).toEqual({ coin: 2 })
    expect(table.player(0)).toMatchObject({ crates: [], lids: 2 })
    table.refuses(0, 'reactivate large-7', 'reactivated-already')
  })

  it('is refused without coins, for cards face up and crates without a lid', () => {
    const table = reactivates({ storage: { coin: 1 } })
    table.refuses(0, 'reactivate large-7', 'not-enough-coins').refuses(0, 'reactivate large-9', 'card-face-up')
    table.refuses(0, 'reactivate crate-coins', 'no-lid-there').refuses(0, 'reactivate large-1', 'card-not-yours')
  })

  it('with the fort one of each, for nothing', () => {
    const fort = land('h0,2 meadow 2 food', 'h0,1 forest 1 large', 'h1,1 forest 1 large', 'h-1,2 forest 1 fort')
    const table = reactivates({ land: fort, storage: {}, crates: ['crate-draw', 'crate-coins'] })
    table.says(0, 'reactivate crate-draw', 'reactivate large-7')
    table.refuses(0, 'reactivate crate-coins', 'reactivated-already')
    expect(table.storage(0)).toEqual({})
    expect(table.player(0)).toMatchObject({ crates: ['crate-coins'], lids: 1 })
  })

  it('what is reactivated can be used at once', () => {
    const table = reactivates().says(0, 'reactivate large-7', 'use large-7')
    expect(table.market(0)).toEqual({ coin: 3 })
    table.refuses(0, 'reactivate large-7', 'reactivated-already')
  })

  it('belongs to its step', () => {
    reactivates()
      .says(0, 'done')
      .says(1, 'done')
      .asks(0, 'clean-up')
      .refuses(0, 'reactivate large-7', 'action-not-here')
  })
})

describe('bonuses', () => {
  const TOP = land(
    'h0,2 meadow 2 food',
    'h0,1 forest 1',
    'h0,0 forest 1',
    'h0,-1 forest 1',
    'h0,-2 forest 1',
    'h-1,-1 meadow 1',
    'h1,-2 settlement 1',
  )
  const until = (table: Table, step: string): Table => {
    for (;;) {
      const { now } = table.view()
      if ('step' in now && now.step === step) return table
      const [{ seat, answers }] = table.match.status().ask
      table.says(seat, ['feed', 'done', 'sail one-sail', 'skip'].find((one) => answers.includes(one)) as string)
    }
  }

  it('statues bring a point each, all of them in one gain', () => {
    const player = {
      land: land(
        'h0,2 meadow 2 food',
        'h0,1 forest 1 statue',
        'h1,1 forest 1 statue',
        'h1,0 forest 1',
        'h-1,1 forest 1',
      ),
    }
    const table = until(cleanUp({ players: [player, MEALS] }), 'statues')
      .says(0, 'done')
      .asks(0, 'choose-ship')
    expect(table.events('statue-bonus')).toEqual([{ kind: 'statue-bonus', seat: 0, points: 2 }])
    table.says(0, 'sail two-sail').asks(1, 'clean-up')
    expect(table.steps(0)).toEqual([0, 2])
  })

  it('statues that wait on their spaces bring nothing', () => {
    const player = {
      land: land('h0,2 meadow 2 food', 'h0,1 forest 1', 'h1,0 forest 1', 'h-1,1 forest 1'),
      statueSpaces: ['statue-1', 'statue-2'],
    }
    until(cleanUp({ players: [player, MEALS] }), 'statues')
      .says(0, 'done')
      .asks(1, 'clean-up')
  })

  it('all three spaces at the top bring a point in all', () => {
    const table = until(cleanUp({ players: [{ land: TOP, statueSpaces: ['statue-1'] }, MEALS] }), 'passage')
    table.says(0, 'done').asks(0, 'choose-ship').says(0, 'sail one-sail').asks(1, 'clean-up')
    expect(table.steps(0)).toEqual([1, 0])
    expect(table.events('passage-bonus')).toEqual([{ kind: 'passage-bonus', seat: 0, points: 1 }])
  })

  it('two of them bring nothing', () => {
    const player = { land: TOP.slice(0, -1), statueSpaces: ['statue-1'] }
    until(cleanUp({ players: [player, MEALS] }), 'passage')
      .says(0, 'done')
      .asks(1, 'clean-up')
  })

  it('a space explored in the window still counts', () => {
    const player = { land: TOP.slice(0, -1), statueSpaces: ['statue-1'], cartographer: 2 }
    const table = until(cleanUp({ players: [player, MEALS] }), 'passage')
    table.says(0, 'explore h1,-2 forest', 'done').asks(0, 'choose-ship')
  })
})

describe('the end of the round', () => {
  const passed = (setting: Setting) => cleanUp(setting).passRound()

  it('all workers come home, but not those on royal orders', () => {
    const table = passed(withSpecial())
    expect(table.player(0).workers).toEqual({ ordinary: 1, special: 1 })
    expect(table.player(1).workers).toEqual({ ordinary: 2, special: 0 })
    expect(table.view().orders[0]).toEqual({ order: 'order-1', seat: 0, worker: 'ordinary' })
    expect(Object.values(table.view().work).every(({ round, square }) => round.length + square.length === 0)).toBe(true)
  })

  it('they come home after the passage and before the market', () => {
    const table = cleanUp({ players: [MEALS, MEALS] })
      .says(0, 'feed')
      .says(1, 'feed')
    for (let step = 2; step <= 4; step++) {
      expect(table.player(0).workers.ordinary).toBe(0)
      table.says(0, 'done').says(1, 'done')
    }
    expect(table.view().now).toMatchObject({ phase: 'clean-up', step: 'market' })
    expect(table.player(0).workers.ordinary).toBe(2)
  })

  it('the market is cleared after a window in which it can be stocked', () => {
    const player = { ...MEALS, market: { coin: 2, wood: 1 }, storage: { food: 2 } }
    const table = cleanUp({ players: [player, MEALS] })
      .says(0, 'feed')
      .says(1, 'feed')
    for (let step = 2; step <= 4; step++) table.says(0, 'done').says(1, 'done')
    expect(table.market(0)).toEqual({ coin: 2, wood: 1 })
    table.says(0, 'stock wood', 'done').asks(1, 'clean-up')
    expect(table.market(0)).toEqual({})
    expect(table.storage(0)).toEqual({ wood: 1 })
    expect(table.events('market-cleared')).toEqual([{ kind: 'market-cleared', seat: 0, count: 2 }])
  })

  it('the harbour master stands up on the next merchant, and a new income begins', () => {
    const table = passed({ round: 2, harbourMaster: { stands: false } })
    expect(table.view()).toMatchObject({ round: 3, harbourMaster: { merchant: 'merchant-3', stands: true } })
    expect(table.view().now).toMatchObject({ phase: 'income', by: 0 })
  })

  it('after the fifth round there is no sixth', () => {
    const table = cleanUp({ round: 5 })
    table.passRound()
    expect(table.over).toBe(true)
    expect(table.events('game-over')).toHaveLength(1)
    expect(table.events('round-began')).toEqual([])
  })

  it('a whole game has five rounds', () => {
    const table = tableAt(2, {})
    while (!table.over) table.passRound()
    expect(table.view().round).toBe(5)
    expect(table.events('round-began').map(({ round }) => round)).toEqual([2, 3, 4, 5])
    expect(table.events('workers-home')).toHaveLength(5)
  })
})

describe('windows', () => {
  it('are for free actions; contracts belong to turns', () => {
    const table = cleanUp({ players: [{ ...TWO_BOATS, storage: { food: 2 } }, MEALS] })
    table.refuses(0, 'contract helm', 'only-in-turns').says(0, 'stock h0,2')
    expect(table.storage(0)).toEqual({ food: 3 })
    expect(table.answers(0, 'contract')).toEqual([])
  })

  it('whoever has finished is asked no more in this clean-up, and bonuses still come', () => {
    const player = {
      land: land('h0,2 meadow 2 food', 'h0,1 forest 1 statue', 'h1,0 forest 1'),
    }
    const table = cleanUp({ players: [player, MEALS] })
      .says(0, 'feed')
      .says(1, 'feed')
      .says(0, 'finish')
    expect(table.player(0).finished).toBe(true)
    table.says(1, 'done').asks(0, 'choose-ship').says(0, 'sail one-sail')
    table.asks(1, 'clean-up').says(1, 'done').asks(1, 'clean-up').says(1, 'done').asks(1, 'clean-up').says(1, 'done')
    table.asks(0, 'income')
    expect(table.player(0).finished).toBeUndefined()
  })

  it('what arrives after finishing opens the last window again: the fee of a ship can be stocked (pages 20 and 23)', () => {
    const visitor = {
      land: land('h0,2 forest 1', 'h0,1 forest 1 statue', 'h1,0 forest 1'),
      storage: { food: 3, coin: 1 },
      ships: [{ steps: 9 }],
    }
    const table = cleanUp({ players: [MEALS, visitor] })
      .says(0, 'feed')
      .says(1, 'feed')
      .says(0, 'finish')
    table
      .says(1, 'done')
      .asks(1, 'clean-up')
      .says(1, 'done', 'sail one-sail', 'skip')
      .asks(1, 'fee')
      .says(1, 'pay coin')
    table.asks(1, 'clean-up').says(1, 'done').asks(0, 'clean-up').says(0, 'stock coin')
    expect([table.storage(0), table.market(0)]).toEqual([{ food: 1, coin: 1 }, {}])
  })

  it('the last one of a step has nothing to finish early', () => {
    const table = cleanUp({ players: [MEALS, MEALS] })
      .says(0, 'feed')
      .says(1, 'feed')
    for (let step = 2; step <= 4; step++) table.says(0, 'done').says(1, 'done')
    table.asks(0, 'clean-up').refuses(0, 'finish', 'action-not-here')
  })

  it('in the last round a window before scoring is open even to those who finished', () => {
    const table = cleanUp({ round: 5, players: [{ land: land('h0,2 meadow 2 food', 'h0,1 forest 1 wood') }, MEALS] })
    table.says(0, 'feed').says(1, 'feed').says(0, 'finish').says(1, 'finish').asks(0, 'before-scoring')
    table.says(0, 'stock h0,1', 'done').asks(1, 'before-scoring').says(1, 'done')
    expect(table.over).toBe(true)
  })
})

describe('the cartographer in clean-up', () => {
  const steps = { ...MEALS, cartographer: 6 }

  it('works once, whatever the step', () => {
    const table = cleanUp({ players: [steps, MEALS] }).says(0, 'explore h0,1 forest')
    expect(table.player(0).cartographer).toBe(4)
    table.refuses(0, 'explore h1,1 forest', 'cartographer-used').says(0, 'feed').says(1, 'feed')
    for (let step = 2; step <= 4; step++) {
      table.refuses(0, 'explore h1,1 forest', 'cartographer-used').says(0, 'done').says(1, 'done')
    }
    table.refuses(0, 'explore h1,1 forest', 'cartographer-used')
  })

  it('each player has it once', () => {
    const table = cleanUp({ players: [steps, { ...MEALS, cartographer: 4 }] }).says(0, 'explore h0,1 forest', 'feed')
    table.says(1, 'explore h0,1 forest')
  })

  it('is not used up by the turn before', () => {
    const table = tableAt(2, { work: OUT[0], players: [steps, MEALS] })
    table.says(0, 'explore h0,1 forest', 'work G round', 'done').asks(0, 'feeding').says(0, 'explore h1,1 forest')
    expect(table.player(0).cartographer).toBe(2)
  })

  it('and comes back with the next income', () => {
    const table = cleanUp({ players: [steps, MEALS] })
      .says(0, 'explore h0,1 forest', 'feed')
      .says(1, 'feed')
    table.says(0, 'finish').says(1, 'finish').asks(0, 'income').says(0, 'explore h1,1 forest')
  })

  it('the window before scoring belongs to the clean-up: used there, it is used', () => {
    const table = cleanUp({ round: 5, players: [steps, MEALS] })
      .says(0, 'explore h0,1 forest', 'feed')
      .says(1, 'feed')
    table.says(0, 'finish').says(1, 'finish').asks(0, 'before-scoring')
    table.refuses(0, 'explore h1,1 forest', 'cartographer-used')
  })

  it('or it waits for that window', () => {
    const table = cleanUp({ round: 5, players: [steps, MEALS] })
      .says(0, 'feed')
      .says(1, 'feed')
    table.says(0, 'finish').says(1, 'finish').asks(0, 'before-scoring').says(0, 'explore h1,1 forest')
    table.refuses(0, 'explore h0,1 forest', 'cartographer-used')
  })
})
