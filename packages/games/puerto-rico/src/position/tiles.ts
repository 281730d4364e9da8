import { type Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { demand, say } from '@quayside/kernel/positions'
import { chance, player, type State, table } from '../box.ts'
import { FOREST, GOOD, type Good, type GoodId, type Pile, plantationOf, QUARRY, SPACE, type Space } from '../ids.ts'
import { MOST_PLANTATIONS } from '../sizes.ts'
import { seatsOf } from '../state.ts'
import { dealPiles, layRow, placeInStack, tilesOf } from '../supply.ts'
import type { PilePosition, Position } from './schema.ts'
import { supply } from './supply.ts'

/** The tiles of a position: what nobody has and what is not open lies face down, unless the position says more. */
export function layTiles(s: State, position: Position): void {
  const quarries = supply(s, 'quarry', s.rules.tiles[QUARRY], 'quarry tiles')
  if (position.quarries === undefined) table.quarries.set(s, quarries)
  const piles = openPiles(s, position)
  piles?.forEach(({ open }, i) => {
    if (open !== null) table.openRow.set(s, s.rules.openRow[i], GOOD.of(open))
  })
  const known = knownStack(s, position, piles)
  demand(!known || piles !== null, 'a known stack needs the open row too')
  known?.forEach((tiles, i) => {
    layPile(s, s.rules.pileRow[i], tiles.map(GOOD.of))
  })
  recallKinds(s)
  const left = tilesLeft(s)
  if (!known) layUnknownStack(s, left, piles)
  else if (!position.discards) for (const tile of left) table.discards.add(s, tile, 1)
}

/** Tiles of which nothing has been said yet. */
const tilesLeft = (s: State): Good[] =>
  tilesOf((good) => {
    const id = GOOD.id(good)
    return supply(s, `tile ${id}`, s.rules.tiles[plantationOf(good)], say`${id} tiles`)
  })

/* Forests: which plantation lies under one may be left open. */

const forests = (s: State): (readonly [Seat, Space])[] =>
  seatsOf(s).flatMap((seat) =>
    SPACE.all.filter((space) => player.fields.tile(s, seat, space) === FOREST).map((space) => [seat, space] as const),
  )

/** Leaves open which plantation a forest is. */
export const forgetKind = (s: State, seat: Seat, space: Space): void => player.fields.under.set(s, seat, space, NONE)

/** Draws what lies under forests of which nothing was said. */
function recallKinds(s: State): void {
  for (const [seat, space] of forests(s)) {
    if (player.fields.under(s, seat, space) !== NONE) continue
    const tiles = tilesLeft(s)
    demand(tiles.length > 0, 'no plantation is left to lie under a forest')
    player.fields.under.set(s, seat, space, tiles[chance.below(s, tiles.length)])
  }
}

interface GivenPile {
  readonly open: GoodId | null
  readonly faceDown?: number | readonly GoodId[]
}

/** The open row as piles; null where it is not given and is drawn like at set-up. */
function openPiles(s: State, position: Position): GivenPile[] | null {
  const { openTiles, piles } = s.rules
  demand(position.piles === undefined || piles > 1, 'this edition has one stack: give openFields, not piles')
  demand(!(position.piles && position.openFields), 'give piles or openFields, not both')
  const given = position.piles?.map(readPile) ?? position.openFields?.map((open): GivenPile => ({ open }))
  demand((given?.length ?? 0) <= openTiles, say`at most ${openTiles} tiles lie open`)
  return given ?? null
}

const readPile = (pile: PilePosition): GivenPile =>
  typeof pile === 'object' && pile !== null ? { open: pile.open ?? null, faceDown: pile.faceDown } : { open: pile }

function knownStack(s: State, position: Position, piles: readonly GivenPile[] | null): (readonly GoodId[])[] | null {
  demand(
    position.stack === undefined || s.rules.piles === 1,
    'this edition has piles: give their faceDown, not a stack',
  )
  if (position.stack) return [position.stack]
  const lists = piles?.map(({ faceDown }) => faceDown) ?? []
  if (!lists.some((list) => Array.isArray(list))) return null
  demand(
    lists.length === s.rules.piles && lists.every((list) => Array.isArray(list)),
    'name the face-down tiles of every pile or of none',
  )
  return lists as (readonly GoodId[])[]
}

/** Shuffles what is left; an open row that was not given is laid out from it, as at set-up. */
function layUnknownStack(s: State, tiles: Good[], piles: readonly GivenPile[] | null): void {
  const heights = piles?.map(({ faceDown }) => faceDown) ?? []
  if (!heights.some((height) => typeof height === 'number')) {
    dealPiles(s, tiles)
    if (piles === null) layRow(s, new Story(false))
    return
  }
  chance.shuffle(s, tiles)
  let taken = 0
  heights.forEach((height, i) => {
    const size = typeof height === 'number' ? height : 0
    demand(taken + size <= tiles.length, say`only ${tiles.length} tiles can lie face down`)
    layPile(s, s.rules.pileRow[i], tiles.slice(taken, taken + size).reverse())
    taken += size
  })
  for (const tile of tiles.slice(taken)) table.discards.add(s, tile, 1)
}

/** Lays the face-down tiles of a pile, given from the top. One pile alone cannot hold all tiles: they are dealt round the piles. */
function layPile(s: State, pile: Pile, tiles: readonly Good[]): void {
  const highest = placeInStack(s, pile, tiles.length - 1)
  demand(highest < MOST_PLANTATIONS, say`pile ${pile + 1} is too high`)
  tiles.forEach((tile, fromTop) => {
    table.stack.set(s, placeInStack(s, pile, tiles.length - 1 - fromTop), tile)
  })
  table.pileHeight.set(s, pile, tiles.length)
}
