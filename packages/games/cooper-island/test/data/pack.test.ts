import { describe, expect, test } from 'vitest'
import { BUILT_IN } from '../../src/data/built-in.ts'
import { checkPack } from '../../src/data/check.ts'
import { checks, draft, set } from './checks.ts'

checks.builtInIsWhole()

describe('what the rulebook counts', () => {
  const { peninsula, tiles, playerBoard, workBoard } = BUILT_IN
  const sum = (list: readonly { readonly count: number }[]): number => list.reduce((all, { count }) => all + count, 0)

  test.each([
    ['islands of a player', tiles.islands.length, 6],
    ['boats of a player', BUILT_IN.boats.length, 6],
    ['double tiles', sum(tiles.doubles), 60],
    ['single tiles', sum(tiles.singles), 56],
    ['ruins of a player', peninsula.spaces.filter(({ kind }) => kind === 'ruin').length, 5],
    ['crate spaces', playerBoard.crates.length, 5],
    ['buildings of a player', sum(playerBoard.buildings), 5],
    ['areas', BUILT_IN.areas.length, 8],
    ['merchant ships', BUILT_IN.merchants.length, 5],
    ['royal orders', BUILT_IN.orders.length, 8],
    ['small building cards', BUILT_IN.smallCards.length, 15],
    ['large building cards', BUILT_IN.largeCards.length, 15],
    ['diaries', sum(BUILT_IN.diaries), 30],
    ['milestones of a player', workBoard.milestones.length, 4],
  ])('%s', (_, found, counted) => {
    expect(found).toBe(counted)
  })

  test('four ordinary and two special workers', () => {
    const { available, lockedOrdinary, lockedSpecial } = workBoard.workers
    expect([available + lockedOrdinary, lockedSpecial]).toEqual([4, 2])
  })

  test('a first island has two places for its land', () => {
    const start = { q: 0, r: 2 }
    const touches = (a: { q: number; r: number }, b: { q: number; r: number }): boolean =>
      Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r)) === 1
    const { ccw, cw } = peninsula.sandbanks[7]
    const places = [ccw, cw].flatMap((half) =>
      peninsula.spaces.filter((space) => space.kind === 'plain' && touches(space, half) && touches(space, start)),
    )
    expect(places.map(({ id }) => id)).toEqual(['h1,1', 'h1,1'])
  })

  test('between harbour and bay lie four sandbanks, so that every fifth step is a diary', () => {
    expect(peninsula.sandbanks.map(({ id }) => id)).toEqual(['L1', 'L2', 'L3', 'L4', 'R4', 'R3', 'R2', 'R1'])
  })

  test('what is reconstructed says so, what is printed too', () => {
    const low = BUILT_IN.merchants.every(({ source, confidence }) => source === 'reconstructed' && confidence === 'low')
    expect(low).toBe(true)
    expect(BUILT_IN.areas.every(({ source, confidence }) => source === 'rulebook' && confidence === 'high')).toBe(true)
  })
})

describe('an owner’s pack', () => {
  checks.ownersPackIsCompleted('cooper-island', 'merchants', set('merchants.0.cost', { gold: 2, cloth: 2 }))

  test('is checked together with the sections it leaves out', () => {
    const { orders } = draft()
    orders[2].id = 'idols'
    expect(checkPack({ game: 'cooper-island', name: 'My box', orders })).toContainEqual({
      at: 'solo.strategies[0] (shipwright).orders[2]',
      message: 'there is no royal order order-3',
    })
  })

  checks.allows([
    ['one statue space at the start', (pack) => pack.playerBoard.statueSpaces.splice(1, 1)],
    ['other docks', set('playerBoard.docks.0', { id: 'dock-1', cost: { wood: 3 }, helm: 1, source: 'owner' })],
    ['other merchants', set('merchants.0.cost', { gold: 0, cloth: 4 })],
    ['another kind of diary', set('diaries.0.effects', [{ op: 'helm', points: 1 }])],
    ['another terrain', set('tiles.islands.1.terrain', 'settlement')],
    ['one helm contract', set('workBoard.helmContracts.count', 1)],
    [
      'another ruin',
      (pack) => {
        pack.peninsula.spaces[0].kind = 'plain'
        pack.peninsula.spaces[4].kind = 'ruin'
      },
    ],
  ])
})

describe('the fingerprint', () => {
  checks.fingerprintTells({
    stays: [
      ['the pack’s name', set('name', 'Mine')],
      ['a source', set('merchants.0.source', 'owner')],
      ['a confidence', set('merchants.0.confidence', 'high')],
      ['a note', set('merchants.0.note', 'seen')],
      ['a card’s name', set('smallCards.0.name', 'House of Charts')],
      ['where a name comes from', set('smallCards.0.nameSource', 'owner')],
      ['where an action comes from', set('tiles.islands.1.effectsSource', 'owner')],
    ],
    changes: [
      ['a cost', set('merchants.0.cost.gold', 2)],
      ['a helm', set('playerBoard.docks.0.helm', 2)],
      ['a terrain', set('tiles.islands.1.terrain', 'meadow')],
      ['an effect', set('diaries.0.effects.0.items', { coin: 2 })],
      ['a number of diaries', set('diaries.0.count', 5)],
      ['an ability', set('smallCards.1.ability.amount', 2)],
      ['an area', set('areas.1.squareSymbol.discount', 3)],
      ['a tier', set('orders.0.tiers.0.points', 2)],
      ['a number of the solo opponent', set('solo.levels.1.bonus.0', 1)],
    ],
  })
})
