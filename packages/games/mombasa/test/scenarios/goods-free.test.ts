import { Match } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { BUILT_IN } from '../../src/data/built-in.ts'
import { mombasaWith } from '../../src/index.ts'
import { slots, Table } from '../table.ts'

/**
 * A card that costs nothing (Notas gerais, page 12; ruling 13). No card of the built-in data gets so cheap, so one pack has a coffee card with
 * the red number 1, and the banana discount of track B1 takes that away.
 */

const { cards } = BUILT_IN
const action = cards.action.map((card) => (card.id === 'A05' ? { ...card, price: 1, value: 3 } : card))
const game = mombasaWith({ ...BUILT_IN, cards: { ...cards, action } })
const CHEAP = 'coffee-3-at-1'

function tableWith(place: 'right' | 'middle', ...area: (string | null)[]): Table {
  const begun = Match.fromPosition(game, {
    game: 'mombasa',
    options: { players: 2, setup: 'first' },
    players: [{ tracks: { 'cape-town': 4 }, slots: slots(null, ...area) }],
    display: { [place]: [CHEAP] },
    now: { phase: 'actions', by: 0 },
  })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

describe('a card at price 0', () => {
  it('needs a goods card to be used, and all units of it go to tracks', () => {
    const table = tableWith('right', 'banana-2').says(0, 'use 2', 'buy right 1')
    expect(table.events('bought-with-goods')).toEqual([{ kind: 'bought-with-goods', seat: 0, card: CHEAP, units: 0 }])
    expect(table.view().units).toBe(2)
    table.says(0, 'advance cairo', 'advance cairo').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ used: [2], tracks: { cairo: 2 } })
    expect(table.player(0).hand).toContain(CHEAP)
  })

  it('is not to be had without goods', () => {
    const table = tableWith('right', 'merchant')
    expect(table.answers(0, 'buy')).toEqual([])
  })
})
