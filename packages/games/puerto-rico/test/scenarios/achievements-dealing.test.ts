import { Rng } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { ACHIEVEMENTS } from '../../src/data/achievements.ts'
import { newTable, Table } from '../table.ts'

/** Dealing and choosing Achievements, and what others know of them: 1897, Expansão VI; Puertoma, Expansão VI. */

interface CardsSeen {
  readonly achievements: readonly { readonly id?: string; readonly announced: boolean }[]
  readonly hand?: readonly string[]
}

const begin = (more: object = {}) => newTable('1897', 3, 'deal', { expansions: ['achievements'], ...more })
const draft = () => begin({ variants: ['achievement-draft'] })

type Looking = Parameters<Table['view']>[0]
const seen = (table: Table, seat: number, viewer: Looking = seat): CardsSeen =>
  table.view(viewer).players[seat] as unknown as CardsSeen
const held = (table: Table, seat: number) => seen(table, seat).achievements.map(({ id }) => id)
const hand = (table: Table, seat: number) => seen(table, seat).hand ?? []

describe('four cards each', () => {
  it('are dealt, all different, and only their owner sees them', () => {
    const table = begin().asks(0, 'choose-role')
    expect(new Set([0, 1, 2].flatMap((seat) => held(table, seat))).size).toBe(12)
    expect(table.events('cards-dealt')).toHaveLength(3)
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(seen(table, 0, viewer).achievements).toEqual(Array.from({ length: 4 }, () => ({ announced: false })))
    }
    expect(seen(table, 0, 'referee').achievements).toEqual(seen(table, 0).achievements)
  })

  it('under another truth a seat’s own cards stay, others’ are dealt anew', () => {
    const table = begin()
    const other = new Table(table.match.fork(1, new Rng('another truth')))
    expect(held(other, 1)).toEqual(held(table, 1))
    expect(held(other, 0)).not.toEqual(held(table, 0))
    expect(new Set([0, 1, 2].flatMap((seat) => held(other, seat))).size).toBe(12)
    expect(other.view(1)).toEqual(table.view(1))
  })
})

describe('the draft', () => {
  it('all choose at the same time; then the hands go to the left, until one card is left', () => {
    const table = draft()
    const first = [0, 1, 2].map((seat) => hand(table, seat))
    expect(first.map((cards) => cards.length)).toEqual([4, 4, 4])
    expect(table.match.status().toMove).toEqual([0, 1, 2])
    table.says(2, `hold ${first[2][0]}`).says(0, `hold ${first[0][1]}`)
    expect(table.match.status().toMove).toEqual([1])
    table.refuses(0, `hold ${first[0][0]}`, 'not-your-turn')
    table.says(1, `hold ${first[1][2]}`)
    expect(table.match.status().toMove).toEqual([0, 1, 2])
    expect(hand(table, 1)).toEqual(first[0].filter((id) => id !== first[0][1]))
    expect(hand(table, 0)).toEqual(first[2].filter((id) => id !== first[2][0]))
    for (let pass = 0; pass < 2; pass++) for (const seat of [0, 1, 2]) table.says(seat, `hold ${hand(table, seat)[0]}`)
    table.asks(0, 'choose-role')
    for (const seat of [0, 1, 2]) expect([held(table, seat).length, hand(table, seat).length]).toEqual([4, 0])
    expect(new Set([0, 1, 2].flatMap((seat) => held(table, seat))).size).toBe(12)
  })

  it('a card that is not in hand cannot be kept', () => {
    const table = draft()
    const missing = ACHIEVEMENTS.find(({ id }) => !hand(table, 0).includes(id))?.id
    table.refuses(0, `hold ${missing}`, 'no-such-card').refuses(0, 'role mayor', 'other-question')
  })

  it('nobody else sees hands or what is kept', () => {
    const table = draft()
    const before = [1, 'spectator'].map((viewer) => JSON.stringify(table.view(viewer as Looking).players[0]))
    const [card] = hand(table, 0)
    table.says(0, `hold ${card}`)
    const after = [1, 'spectator'].map((viewer) => JSON.stringify(table.view(viewer as Looking).players[0]))
    expect(after).toEqual(before)
    expect(table.match.eventsFor(1).some(({ kind }) => kind === 'card-held')).toBe(false)
    expect(table.match.eventsFor(0)).toContainEqual({ kind: 'card-held', seat: 0, achievement: card })
  })

  it('a choice can be taken back until all have chosen, others’ choices notwithstanding', () => {
    const table = draft()
    const [one, two] = hand(table, 0)
    table
      .says(0, `hold ${one}`)
      .says(1, `hold ${hand(table, 1)[0]}`)
      .undoes(0)
    expect([held(table, 0), table.match.status().toMove]).toEqual([[], [0, 2]])
    expect(held(table, 1)).toHaveLength(1)
    table.says(0, `hold ${two}`).says(2, `hold ${hand(table, 2)[0]}`)
    expect(held(table, 0)).toEqual([two])
    table.cannotUndo(0, 'undo-revealed')
  })
})

describe('with Puertomas', () => {
  const withPuertoma = () => begin({ puertomas: 1 })

  it('each player keeps four of six and passes none on', () => {
    const table = withPuertoma()
    expect([hand(table, 0).length, hand(table, 1).length]).toEqual([6, 6])
    expect(seen(table, 2, 'referee')).not.toHaveProperty('achievements')
    expect(table.match.status().toMove).toEqual([0, 1])
    for (const seat of [0, 1]) for (let n = 0; n < 4; n++) table.says(seat, `hold ${hand(table, seat)[0]}`)
    table.asks(0, 'choose-role')
    expect([0, 1].map((seat) => [held(table, seat).length, hand(table, seat).length])).toEqual([
      [4, 0],
      [4, 0],
    ])
  })

  it('players score none; what is unfulfilled counts for every Puertoma', () => {
    const table = withPuertoma()
    for (const seat of [0, 1]) for (let n = 0; n < 4; n++) table.says(seat, `hold ${hand(table, seat)[0]}`)
    const points = [0, 1]
      .flatMap((seat) => held(table, seat))
      .reduce((sum, id) => sum + (ACHIEVEMENTS.find((card) => card.id === id)?.vp ?? 0), 0)
    expect([0, 1, 2].map((seat) => table.points(seat, 'achievements'))).toEqual([undefined, undefined, undefined])
    expect(table.points(2, 'unfinished')).toBe(points)
    expect(table.score(0)[2].lines.some(({ what }) => what === 'unfinished')).toBe(false)
  })
})
