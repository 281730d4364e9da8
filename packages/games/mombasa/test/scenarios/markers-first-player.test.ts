import { describe, expect, it } from 'vitest'
import { FULL_TRACK, tableAt } from '../table.ts'

/** The first-player space: Coloque 1 Marcador de Bônus (page 8); our ruling 34. */

describe('who may go there', () => {
  it('not the holder of the marker on the first turn of the round', () => {
    tableAt(3, { firstPlayer: 0 }).refuses(0, 'mark first-player', 'first-player-waits')
  })

  it('the holder on a later turn of the round', () => {
    const table = tableAt(3, { firstPlayer: 0, players: [{ turns: 1 }] })
    table.says(0, 'mark first-player', 'pounds')
    expect(table.view().firstPlayer).toBe(0)
  })

  it('the holder waits for one turn only, whatever it was', () => {
    const table = tableAt(2, { firstPlayer: 0 })
    table.refuses(0, 'mark first-player', 'first-player-waits').says(0, 'mark discard-card', 'discard coffee-1')
    table.says(1, 'mark bookkeeper-tile').says(0, 'mark first-player')
  })

  it('anybody else on their first turn', () => {
    const table = tableAt(3, { firstPlayer: 0, now: { phase: 'actions', by: 2 } })
    table.says(2, 'mark first-player')
    expect(table.view().firstPlayer).toBe(2)
  })

  it('who began the round but holds the marker no longer finds the space taken', () => {
    const setting = { firstPlayer: 1, roundFirst: 0, players: [{ turns: 1 }], spaces: { 'first-player': 1 } }
    tableAt(2, setting).refuses(0, 'mark first-player', 'space-taken')
  })

  it('the bar comes back with the next round, for the new holder', () => {
    const table = tableAt(2, { firstPlayer: 0, now: { phase: 'actions', by: 1 } })
    table.says(1, 'mark first-player', 'pounds').passRound()
    table.says(0, 'seal').says(1, 'seal').asks(1, 'turn').refuses(1, 'mark first-player', 'first-player-waits')
  })
})

describe('what it gives', () => {
  const table = () => tableAt(3, { firstPlayer: 0, players: [{}, { pounds: 0 }], now: { phase: 'actions', by: 1 } })

  it('the marker at once, and the order of this round stays', () => {
    const marked = table().says(1, 'mark first-player', 'pounds')
    expect(marked.view()).toMatchObject({ firstPlayer: 1, roundFirst: 0, spaces: { 'first-player': 1 } })
    marked.asks(2, 'turn').says(2, 'end', 'pile 2').asks(0, 'turn')
  })

  it('the first turn of the next round', () => {
    const next = table().says(1, 'mark first-player', 'pounds').passRound()
    expect(next.view()).toMatchObject({ round: 2, firstPlayer: 1, roundFirst: 1 })
    for (const seat of [0, 1, 2]) next.says(seat, 'seal')
    next.asks(1, 'turn').says(1, 'end', 'pile 3').asks(2, 'turn').says(2, 'end', 'pile 3').asks(0, 'turn')
  })

  it('one bookkeeping point, spent at once on a book or a pound', () => {
    expect(table().says(1, 'mark first-player').asks(1, 'spend-points').says(1, 'pounds').player(1).pounds).toBe(1)
    const held = table().says(1, 'mark first-player', 'book 1 1').asks(1, 'place-book').view().held
    expect(held).toHaveLength(1)
  })

  it('two pounds for the point when the inkwell has reached its end', () => {
    const setting = { players: [{ turns: 1, ink: 16, books: FULL_TRACK, pounds: 0 }] }
    expect(tableAt(2, setting).says(0, 'mark first-player').asks(1, 'turn').player(0).pounds).toBe(2)
  })

  it('it costs nothing', () => {
    const poor = tableAt(2, { firstPlayer: 1, players: [{ pounds: 0 }] })
    expect(poor.says(0, 'mark first-player', 'pounds').player(0).pounds).toBe(1)
  })
})

it('whoever keeps the marker stays first: nothing else changes the order', () => {
  const table = tableAt(3, { firstPlayer: 1, now: { phase: 'actions', by: 1 } }).passRound()
  expect(table.view()).toMatchObject({ round: 2, firstPlayer: 1, roundFirst: 1 })
})
