import { type Answer, AnswerList, firstSeat, Rng, type Seat, Story } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { whyPlace } from '../src/actions/place-double.ts'
import { PLACE, STOCK_LAND } from '../src/answers.ts'
import { land, player, type State } from '../src/box.ts'
import { whyStockLand } from '../src/free/stock.ts'
import { addLandStock, addPlacements } from '../src/hot.ts'
import { cubeOf, ITEM, YIELDS } from '../src/ids.ts'
import { cooperIsland, cooperIslandWith } from '../src/index.ts'
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
