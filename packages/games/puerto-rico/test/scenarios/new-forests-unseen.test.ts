import type { Viewer } from '@quayside/kernel'
import { matchAt } from '@quayside/kernel/scenarios'
import { describe, expect, it } from 'vitest'
import { GOODS } from '../../src/ids.ts'
import { puertoRico } from '../../src/index.ts'
import { city, fields, newBuildingsAt, type Setting } from '../table.ts'

/** Forests taken unseen: classic, Casa da Floresta; our rulings on what is secret. */

const owner = { fields: fields('indigo'), city: city('forest-house*') }
const setting: Setting = {
  openFields: ['corn', 'sugar'],
  stack: ['coffee', 'tobacco'],
  now: { phase: 'settler', by: 0 },
}
const at = (more: Setting) => newBuildingsAt('classic', { ...setting, ...more })
const EVERYBODY: Viewer[] = [0, 1, 2, 3, 'spectator']

describe('classic, Casa da Floresta', () => {
  it('instead of an open plantation, the top tile of the stack is laid face down', () => {
    const table = at({ players: [owner] })
      .asks(0, 'settler-take', ['take corn', 'take sugar', 'take quarry', 'forest', 'pass'])
      .says(0, 'forest')
      .asks(1, 'settler-take')
    expect(table.player(0).fields[1]).toEqual({ tile: 'forest', workers: 0, kind: 'coffee', unseen: true })
    expect([table.view().openFields, table.view().stack]).toEqual([['corn', 'sugar'], ['tobacco']])
    expect(table.events('forest-taken')).toMatchObject([{ seat: 0 }])
  })

  it('an open plantation stays one', () => {
    const table = at({ players: [owner] })
      .says(0, 'take corn')
      .asks(1, 'settler-take')
    expect(table.player(0).fields[1]).toEqual({ tile: 'corn', workers: 0 })
  })

  it('needs an occupied forest house', () => {
    at({}).refuses(0, 'forest', 'no-forest-house')
    at({ players: [{ ...owner, city: city('forest-house') }] }).refuses(0, 'forest', 'no-forest-house')
  })

  it('with an empty stack the discards are shuffled in first; without those there is none', () => {
    const discards = { coffee: 2 }
    const table = at({ players: [owner], stack: [], discards }).says(0, 'forest')
    expect(table.events('tiles-shuffled')).toMatchObject([{ count: 2 }])
    expect(table.player(0).fields[1]).toMatchObject({ tile: 'forest', kind: 'coffee' })
    at({ players: [owner], stack: [], discards: {} }).refuses(0, 'forest', 'no-tiles-left')
  })

  it('a tile drawn by a hacienda becomes a forest after a look, and is known to all', () => {
    const players = [{ ...owner, city: city('forest-house*', 'hacienda*') }]
    const table = at({ players }).says(0, 'draw').asks(0, 'forest-or-keep', ['forest', 'keep']).says(0, 'forest')
    for (const viewer of EVERYBODY) {
      expect(table.view(viewer).players[0].fields[1]).toEqual({ tile: 'forest', workers: 0, kind: 'coffee' })
    }
    expect(at({ players }).says(0, 'draw', 'keep').player(0).fields[1]).toEqual({ tile: 'coffee', workers: 0 })
  })
})

describe('what lies under it is secret', () => {
  it('to everybody, its owner included', () => {
    const table = at({ players: [owner] }).says(0, 'forest')
    for (const viewer of EVERYBODY) {
      expect(table.view(viewer).players[0].fields[1]).toEqual({ tile: 'forest', workers: 0, unseen: true })
      expect(JSON.stringify(table.match.eventsFor(viewer))).not.toContain('coffee')
    }
  })

  it('two games that differ only in what lies there look the same', () => {
    const [one, other] = [
      ['coffee', 'tobacco'],
      ['tobacco', 'coffee'],
    ].map((stack) => at({ players: [owner], stack: stack as Setting['stack'] }).says(0, 'forest'))
    expect(one.hash).not.toBe(other.hash)
    for (const viewer of EVERYBODY) {
      expect(one.view(viewer)).toEqual(other.view(viewer))
      expect(one.match.eventsFor(viewer)).toEqual(other.match.eventsFor(viewer))
    }
  })

  it('taking it cannot be undone: the stack has been drawn from', () => {
    at({ players: [owner] })
      .says(0, 'forest')
      .cannotUndo(0, 'undo-revealed')
  })

  it('a written position keeps it unseen', () => {
    const players = [{ fields: [{ tile: 'forest' as const, kind: 'coffee' as const, unseen: true }], city: owner.city }]
    const table = newBuildingsAt('classic', { players, openFields: ['corn'], stack: ['sugar'] }).asks(0, 'choose-role')
    const { game, state } = table.match
    const again = matchAt(puertoRico, game.writePosition(state) as object)
    expect(game.hash(again.state)).toBe(table.hash)
  })

  it('a forest of which a position says nothing is any plantation that is left, and unseen', () => {
    const table = newBuildingsAt('classic', { players: [{ fields: fields('forest') }] })
    const [forest] = table.player(0).fields
    expect(forest).toMatchObject({ tile: 'forest', unseen: true })
    expect(GOODS).toContain(forest.kind)
  })
})
