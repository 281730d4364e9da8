import { AnswerList, firstSeat, optionMatrix, Rng, Story } from '@quayside/kernel'
import { NONE, type Seat } from '@quayside/kernel/box'
import { describe, expect, it } from 'vitest'
import { PLACE_IN_BUILDING, PLACE_ON_TILE } from '../src/answers.ts'
import { player, type State } from '../src/box.ts'
import { CIRCLES } from '../src/data/catalogue.ts'
import { anyOccupied, hasFreeCircle, liftAll, listCircles, spaceWith, sumOccupied, totalGoods } from '../src/hot.ts'
import { CIRCLE_TILES, GOOD, PIECE, SPACE, TILE } from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'

/** What stands in `hot.ts`, in the names of the box. */
const plain = {
  totalGoods: (s: State, seat: Seat) => GOOD.all.reduce((sum, good) => sum + player.goods(s, seat, good), 0),
  freeTiles: (s: State, seat: Seat) =>
    CIRCLE_TILES.filter((tile) => player.worked(s, seat, tile) < player.tiles(s, seat, tile)),
  freeBuildings: (s: State, seat: Seat) =>
    player.city.all(s, seat).filter((building) => player.staff(s, seat, building) < CIRCLES[building]),
  spacesUsed: (s: State, seat: Seat) => SPACE.all.slice(0, player.fieldsUsed(s, seat)),
  placed: (s: State, seat: Seat) =>
    CIRCLE_TILES.reduce((sum, tile) => sum + player.worked(s, seat, tile), 0) +
    player.city.all(s, seat).reduce((sum, building) => sum + player.staff(s, seat, building), 0),
}

function compare(s: State, seat: Seat): void {
  const { effects } = s.rules
  expect(totalGoods(s, seat)).toBe(plain.totalGoods(s, seat))
  for (const table of Object.values(effects)) {
    const occupied = table.filter(({ building }) => player.staff(s, seat, building) > 0)
    expect(anyOccupied(s, seat, table)).toBe(occupied.length > 0)
  }
  const kinds = effects.keepsKinds.filter(({ building }) => player.staff(s, seat, building) > 0)
  expect(sumOccupied(s, seat, effects.keepsKinds)).toBe(kinds.reduce((sum, { value }) => sum + value, 0))

  const [tiles, buildings] = [plain.freeTiles(s, seat), plain.freeBuildings(s, seat)]
  expect(hasFreeCircle(s, seat)).toBe(tiles.length + buildings.length > 0)
  const list = new AnswerList()
  listCircles(s, seat, PLACE_ON_TILE, PLACE_IN_BUILDING, list)
  const expected = [
    ...tiles.map((tile) => PLACE_ON_TILE.of(tile)),
    ...buildings.map((building) => PLACE_IN_BUILDING.of(building)),
  ]
  expect(list.toArray()).toEqual(expected)

  for (const tile of TILE.all) {
    for (const piece of [NONE, ...PIECE.all] as const) {
      const found = plain
        .spacesUsed(s, seat)
        .find((at) => player.fields.tile(s, seat, at) === tile && player.fields.piece(s, seat, at) === piece)
      expect(spaceWith(s, seat, tile, piece)).toBe(found ?? NONE)
    }
  }

  const lifted = puertoRico.clone(s)
  expect(liftAll(lifted, seat)).toBe(plain.placed(s, seat))
  expect(plain.placed(lifted, seat)).toBe(0)
  for (const space of SPACE.all) expect(player.fields.piece(lifted, seat, space)).toBe(NONE)
}

describe('what is written on bare cells says the same as in the names of the box', () => {
  const matrix = optionMatrix(puertoRico.schema, puertoRico.refuse)

  it.each([0, 1, 2, 3, 4, 5])('in random game %i', (n) => {
    const rng = new Rng(`hot ${n}`)
    const story = new Story(false)
    const list = new AnswerList()
    const s = puertoRico.setup(matrix[rng.below(matrix.length)], `hot ${n}`, story)
    for (let i = 0; puertoRico.toMove(s) !== 0; i++) {
      // Of Puertomas the box keeps other things in these places.
      if (i % 31 === 0) for (let seat = 0; seat < s.rules.humans; seat++) compare(s, seat)
      const seat = firstSeat(puertoRico.toMove(s))
      list.clear()
      puertoRico.legal(s, seat, list)
      story.clear()
      puertoRico.apply(s, seat, list.at(rng.below(list.count)), story)
    }
  })
})
