import { describe, expect, it } from 'vitest'
import { BARE, IDLE, type Setting, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** Placing workers (page 13) and the Cooper marker (page 14); our rulings. */

type Work = Setting['work']

/** Two players with a special worker each, the first with a coin for a fee. */
const pair = (work: Work = {}) => {
  const players = [
    { ...IDLE, ...SPECIAL, storage: { coin: 1 } },
    { ...IDLE, ...SPECIAL },
  ]
  return tableAt(2, { players, orders: specialOrders(0, 1), work })
}

describe('workers (page 13; our rulings)', () => {
  it('ordinary ones go to round spaces, special ones to square ones', () => {
    const table = tableAt(2, { players: [BARE, BARE] })
    const rounds = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((area) => `work ${area} round`)
    table.asks(0, 'turn', rounds).refuses(0, 'work A square', 'no-worker-available')
    const both = tableAt(2, { players: [{ ...BARE, ...SPECIAL }, BARE], orders: specialOrders(0) })
    expect(both.answers(0, 'work')).toHaveLength(16)
    both.says(0, 'work A square', 'done')
    expect(both.player(0).workers).toEqual({ ordinary: 1, special: 0 })
    expect(both.view().work.A).toEqual({ round: [], square: [0] })
  })

  it('never onto a stack with an own worker, not even below others', () => {
    const table = tableAt(3, { players: [BARE, BARE, BARE], work: { D: { round: [0, 1] }, E: { round: [1, 2] } } })
    table.refuses(0, 'work D round', 'own-worker-there')
    expect(table.answers(0, 'work')).not.toContain('work D round')
    expect(table.answers(0, 'work')).toContain('work E round')
  })

  it('the other space of an area is not barred by an own worker', () => {
    const players = [{ ...IDLE, ...SPECIAL }, IDLE]
    const table = tableAt(2, { players, orders: specialOrders(0), work: { D: { round: [0] } } })
    table.says(0, 'work D square').asks(0, 'area')
  })

  it('have to be placed, even where nothing can be done', () => {
    const table = tableAt(2, { players: [BARE, BARE] }).refuses(0, 'done', 'other-question')
    table.refuses(0, 'skip', 'other-question').says(0, 'work H round').asks(1, 'turn')
  })

  it('whoever has none is passed over, the others go on', () => {
    const work = { B: { round: [1] }, D: { round: [1] } }
    const table = tableAt(2, { players: [IDLE, IDLE], work })
    table.says(0, 'work A round', 'done').asks(0, 'turn').says(0, 'work C round', 'done').asks(0, 'feeding')
  })

  it('when nobody has one left the clean-up begins', () => {
    const work = { B: { round: [0, 1] }, D: { round: [1] } }
    const table = tableAt(2, { players: [IDLE, IDLE], work }).says(0, 'work A round', 'done')
    expect(table.view().now).toEqual({ phase: 'clean-up', by: 0, step: 'feed' })
  })

  it('a worker gained in a turn works in a later turn of the same round', () => {
    const lids = { ...SPECIAL, locked: { ordinary: 2, special: 2 } }
    const work = { B: { round: [0] }, C: { round: [1] } }
    const table = tableAt(2, { players: [{ ...IDLE, ...lids }, IDLE], work })
    table.says(0, 'work A round', 'contract ordinary', 'done').asks(1, 'turn').says(1, 'work D round', 'done')
    table.asks(0, 'turn').says(0, 'work E round', 'done').asks(0, 'feeding')
  })

  it('without one at the start of the next turn it is over for the round', () => {
    const lids = { ...SPECIAL, locked: { ordinary: 2, special: 2 } }
    const table = tableAt(2, { players: [{ ...IDLE, ...lids }, IDLE], work: { B: { round: [0] } } })
    table.says(0, 'work A round', 'done').says(1, 'work C round', 'done').asks(1, 'turn')
    table.refuses(0, 'contract ordinary', 'not-your-turn').says(1, 'work D round', 'done').asks(0, 'feeding')
  })

  it('on top of others: a fee to whoever is directly below, before anything else', () => {
    const players = [{ ...BARE, storage: { wood: 1 } }, BARE, BARE]
    const table = tableAt(3, { players, work: { G: { round: [1, 2] } } }).says(0, 'work G round')
    table.asks(0, 'fee').refuses(0, 'draw', 'other-question').says(0, 'pay wood').asks(0, 'area')
    expect([table.market(1), table.market(2), table.storage(0)]).toEqual([{}, { wood: 1 }, {}])
    expect(table.view().work.G.round).toEqual([1, 2, 0])
  })
})

describe('the Cooper marker (page 14; our rulings)', () => {
  const three = (work: Work = {}) =>
    tableAt(3, { players: [IDLE, IDLE, IDLE], cooper: 0, work, now: { phase: 'work', by: 0 } })

  it('comes to an ordinary worker on the empty round space, if its owner wants it', () => {
    const taken = three().says(0, 'work B round', 'done').says(1, 'work A round', 'cooper')
    expect(taken.view().cooper).toBe(1)
    expect(taken.events('cooper-taken')).toEqual([{ kind: 'cooper-taken', seat: 1 }])
    const left = three().says(0, 'work B round', 'done').says(1, 'work A round', 'draw', 'cartographer', 'done')
    expect(left.view().cooper).toBe(0)
  })

  it('not on a stack, and not to a special worker', () => {
    const stacked = pair({ A: { round: [1] } }).says(0, 'work A round', 'pay coin')
    stacked.refuses(0, 'cooper', 'action-not-here')
    pair().says(0, 'work A square').refuses(0, 'cooper', 'action-not-here')
  })

  it('does not change the order of work of this round, but that of the clean-up and of the next round', () => {
    const table = three().says(0, 'work B round', 'done').says(1, 'work A round', 'cooper', 'done')
    table.asks(2, 'turn').says(2, 'work H round', 'done')
    table.asks(0, 'turn').says(0, 'work C round', 'done')
    table.asks(1, 'turn').says(1, 'work D round', 'done')
    table.asks(2, 'turn').says(2, 'work E round', 'done')
    for (const seat of [1, 2, 0]) table.asks(seat, 'feeding').says(seat, 'feed')
    for (const seat of [1, 2, 0]) table.asks(seat, 'clean-up').says(seat, 'finish')
    for (const seat of [1, 2, 0]) table.asks(seat, 'income').says(seat, 'done')
    table.asks(1, 'turn')
  })

  it('stays where it is if nobody takes it', () => {
    const table = three().says(0, 'work B round', 'done').says(1, 'work C round', 'done').passRound()
    expect(table.view()).toMatchObject({ round: 2, cooper: 0 })
    table.asks(0, 'income')
  })
})
