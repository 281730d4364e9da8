import { type Answer, AnswerList, firstSeat, Rng, type Seat, Story } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { whyPlace } from '../src/actions/place-double.ts'
import { PLACE, STOCK_LAND } from '../src/answers.ts'
import { land, player, type State } from '../src/box.ts'
import { whyStockLand } from '../src/free/stock.ts'
import { addLandStock, addPlacements, openKey } from '../src/hot.ts'
import { cubeOf, ITEM, YIELDS } from '../src/ids.ts'
import { cooperIsland, cooperIslandWith } from '../src/index.ts'
import { Memory } from '../src/policy/memory.ts'
import { freeSpaces } from '../src/storage.ts'
import { PLENTY } from './plenty.ts'

/** What is read straight from the cells, or kept beside what it follows from, is what the rules say one by one. */

const plainly = {
  placements: (s: State, seat: Seat): Answer[] =>
    s.rules.land.edges.flatMap((edge) =>
      YIELDS.all.filter((yields) => whyPlace(s, seat, edge, yields) === 0).map((yields) => PLACE.of(edge, yields)),
    ),
  landStock: (s: State, seat: Seat): Answer[] =>
    s.rules.land.spaces.filter((space) => whyStockLand(s, seat, space) === 0).map((space) => STOCK_LAND.of(space)),
  cubes: (s: State, seat: Seat): number[] =>
    ITEM.all.map((item) =>
      s.rules.land.spaces
        .filter((at) => land.on(s, seat, at) === cubeOf(item))
        .reduce((sum, at) => sum + land.level(s, seat, at), 0),
    ),
}

function listed(add: (list: AnswerList) => void): Answer[] {
  const list = new AnswerList()
  add(list)
  return list.toArray()
}

const inOrder = (answers: readonly Answer[]): Answer[] => [...answers].sort((a, b) => a - b)

describe.each([
  ['as it is', cooperIsland],
  ['of plenty', cooperIslandWith(PLENTY)],
])('in random games with a box %s', (_, game) => {
  it.each([1, 2, 4])('of %i players', (players) => {
    const rng = new Rng(`hot ${players}`)
    const story = new Story(false)
    const s = game.setup({ players, start: 'random', level: 2, strategy: 'random' }, `hot ${players}`, story)
    const legal = new AnswerList()
    for (let moving = game.toMove(s); moving !== 0; moving = game.toMove(s)) {
      const mover = firstSeat(moving)
      for (const seat of rng.below(4) === 0 ? s.rules.playerSeats : []) {
        const placements = listed((list) => addPlacements(s, seat, list))
        expect(inOrder(placements)).toEqual(inOrder(plainly.placements(s, seat)))
        const stock = listed((list) => addLandStock(s, seat, list, freeSpaces(s, seat)))
        expect(stock).toEqual(plainly.landStock(s, seat))
        expect(ITEM.all.map((item) => player.cubes(s, seat, item))).toEqual(plainly.cubes(s, seat))
      }
      legal.clear()
      game.legal(s, mover, legal)
      game.apply(s, mover, legal.at(rng.below(legal.count)), story)
    }
  })
})

describe('the key of what lies open', () => {
  it.each([1, 2, 4])(
    'is one for all that a seat holds possible, and another wherever something else lies open: %i players',
    (players) => {
      const rng = new Rng(`key ${players}`)
      const story = new Story(false)
      const s = cooperIsland.setup({ players, start: 'random', level: 2, strategy: 'random' }, `key ${players}`, story)
      const legal = new AnswerList()
      const situations = new Map<number, string>()
      for (let moving = cooperIsland.toMove(s); moving !== 0; moving = cooperIsland.toMove(s)) {
        const seat = firstSeat(moving)
        const other = cooperIsland.resample(s, seat, rng)
        expect(openKey(other, 7)).toBe(openKey(s, 7))
        expect(openKey(s, 8)).not.toBe(openKey(s, 7))
        expect(cooperIsland.policy(other, seat, answersOf(other, seat), rng)).toBe(
          cooperIsland.policy(s, seat, answersOf(s, seat), rng),
        )
        const view = JSON.stringify(cooperIsland.view(s, seat))
        expect(situations.get(openKey(s, 0)) ?? view).toBe(view)
        situations.set(openKey(s, 0), view)
        legal.clear()
        cooperIsland.legal(s, seat, legal)
        cooperIsland.apply(s, seat, legal.at(rng.below(legal.count)), story)
      }
      expect(situations.size).toBeGreaterThan(50)
    },
  )

  function answersOf(s: State, seat: Seat): AnswerList {
    const list = new AnswerList()
    cooperIsland.legal(s, seat, list)
    return list
  }
})

describe('what was thought of a situation', () => {
  const options = { players: 2, start: 'meadow', level: 2, strategy: 'random' }
  const begin = (game: typeof cooperIsland): State => game.setup(options, 'memory', new Story(false))

  it('is recalled as long as nothing that lies open changes, and thought anew for another detail or another box', () => {
    const memory = new Memory()
    let thoughts = 0
    const thoughtOf = (s: State, detail: number) => memory.of(s, 0, 0, detail, () => ++thoughts)
    const s = begin(cooperIsland)
    expect([thoughtOf(s, 0), thoughtOf(s, 1), thoughtOf(s, 0), thoughtOf(cooperIsland.clone(s), 1)]).toEqual([
      1, 2, 1, 2,
    ])
    player.storage.add(s, 0, ITEM.of('wood'), 1)
    expect(thoughtOf(s, 0)).toBe(3)
    player.storage.add(s, 0, ITEM.of('wood'), -1)
    expect(thoughtOf(s, 0)).toBe(1)
    const other: State = { ...s, rules: begin(cooperIslandWith(PLENTY)).rules }
    expect(thoughtOf(other, 0)).toBe(4)
    expect(thoughtOf(s, 0)).toBe(5)
  })
})
