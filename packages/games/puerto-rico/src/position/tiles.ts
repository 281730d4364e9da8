import { roll, Story, shuffle } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { FOREST, GOOD_COUNT, GOODS, QUARRY, TILES } from '../ids.ts'
import {
  DISCARDS,
  FIELDS,
  FIELDS_USED,
  kindUnder,
  MAX_PLANTATIONS,
  OCCUPIED,
  OPEN,
  PILE_LEFT,
  player,
  QUARRIES,
  RNG,
  STACK,
  type State,
  TILES_OWNED,
  UNDER,
  UNSEEN,
} from '../state.ts'
import { dealPiles, layRow } from '../supply.ts'
import { seatsOf } from '../view.ts'
import type { PilePosition, Position } from './schema.ts'

/** The tiles of a position: what nobody has and what is not open lies face down, unless the position says more. */
export function layTiles(s: State, position: Position): void {
  const { c, rules } = s
  const left = rules.tiles.map((inPlay, tile) => {
    const laid = seatsOf(s).reduce((sum, seat) => sum + c[player(seat) + TILES_OWNED + tile], 0)
    return inPlay - laid
  })
  const use = (tile: number, count = 1) => {
    left[tile] -= count
    demand(left[tile] >= 0, `there are only ${rules.tiles[tile]} ${TILES[tile]} tiles`)
  }
  for (const cell of forestCells(s)) if (kindUnder(c[cell]) >= 0) use(kindUnder(c[cell]))
  use(QUARRY, 0)
  c[QUARRIES] = position.quarries ?? left[QUARRY]
  demand(c[QUARRIES] <= left[QUARRY], `there are only ${rules.tiles[QUARRY]} quarry tiles`)
  for (let tile = 0; tile < GOOD_COUNT; tile++) use(tile, 0)

  const piles = openPiles(s, position)
  piles?.forEach(({ open }, i) => {
    if (open === null) return
    c[OPEN + i] = GOODS.indexOf(open) + 1
    use(GOODS.indexOf(open))
  })
  if (position.discards) {
    GOODS.forEach((good, i) => {
      c[DISCARDS + i] = position.discards?.[good] ?? 0
      use(i, c[DISCARDS + i])
    })
  }
  const known = knownStack(s, position, piles)
  if (known) {
    demand(piles !== null, 'a known stack needs the open row too')
    for (const [pile, tiles] of known.entries()) {
      demandHeight(s, pile, tiles.length)
      tiles.forEach((tile, fromTop) => {
        c[STACK + pile + (tiles.length - 1 - fromTop) * rules.piles] = GOODS.indexOf(tile) + 1
        use(GOODS.indexOf(tile))
      })
      c[PILE_LEFT + pile] = tiles.length
    }
    recallKinds(s, left)
    if (!position.discards) for (let i = 0; i < GOOD_COUNT; i++) c[DISCARDS + i] = left[i]
    return
  }
  recallKinds(s, left)
  layUnknownStack(s, left, piles)
}

/* Forests: which plantation lies under one may be left open. */

function forestCells({ c, rules }: State): number[] {
  const found: number[] = []
  for (let seat = 0; seat < rules.players; seat++) {
    for (let space = 0; space < c[player(seat) + FIELDS_USED]; space++) {
      const cell = player(seat) + FIELDS + space
      if ((c[cell] & (OCCUPIED - 1)) === FOREST + 1) found.push(cell)
    }
  }
  return found
}

/** Leaves open which plantation a forest is. */
export function forgetKind(s: State, seat: number, space: number): void {
  s.c[player(seat) + FIELDS + space] = FOREST + 1 + UNSEEN
}

/** Draws what lies under forests of which nothing was said. */
function recallKinds(s: State, left: number[]): void {
  const { c } = s
  for (const cell of forestCells(s)) {
    if (kindUnder(c[cell]) >= 0) continue
    const total = left.slice(0, GOOD_COUNT).reduce((sum, count) => sum + count, 0)
    demand(total > 0, 'no plantation is left to lie under a forest')
    let drawn = roll(c, RNG, total)
    let kind = 0
    for (; drawn >= left[kind]; kind++) drawn -= left[kind]
    left[kind]--
    c[cell] += UNDER * (kind + 1)
  }
}

interface Pile {
  readonly open: (typeof GOODS)[number] | null
  readonly faceDown?: number | readonly (typeof GOODS)[number][]
}

/** The open row as piles; null where it is not given and is drawn like at set-up. */
function openPiles(s: State, position: Position): Pile[] | null {
  const { openTiles, piles } = s.rules
  demand(position.piles === undefined || piles > 1, 'this edition has one stack: give openFields, not piles')
  demand(!(position.piles && position.openFields), 'give piles or openFields, not both')
  const given = position.piles?.map(readPile) ?? position.openFields?.map((open): Pile => ({ open }))
  demand((given?.length ?? 0) <= openTiles, `at most ${openTiles} tiles lie open`)
  return given ?? null
}

const readPile = (pile: PilePosition): Pile =>
  typeof pile === 'object' && pile !== null ? { open: pile.open ?? null, faceDown: pile.faceDown } : { open: pile }

function knownStack(
  s: State,
  position: Position,
  piles: readonly Pile[] | null,
): (readonly (typeof GOODS)[number][])[] | null {
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
  return lists as (typeof GOODS)[number][][]
}

/** Shuffles what is left; an open row that was not given is laid out from it, as at set-up. */
function layUnknownStack(s: State, left: readonly number[], piles: readonly Pile[] | null): void {
  const { c, rules } = s
  let count = 0
  for (let tile = 0; tile < GOOD_COUNT; tile++) for (let n = left[tile]; n > 0; n--) c[STACK + count++] = tile + 1
  shuffle(c, RNG, STACK, count)
  const heights = piles?.map(({ faceDown }) => faceDown) ?? []
  if (!heights.some((height) => typeof height === 'number')) {
    dealPiles(s, count)
    if (piles === null) layRow(s, new Story(false))
    return
  }
  const tiles = c.slice(STACK, STACK + count)
  c.fill(0, STACK, STACK + count)
  let taken = 0
  heights.forEach((height, pile) => {
    const size = typeof height === 'number' ? height : 0
    demand(taken + size <= count, `only ${count} tiles can lie face down`)
    demandHeight(s, pile, size)
    for (let k = 0; k < size; k++) c[STACK + pile + k * rules.piles] = tiles[taken++]
    c[PILE_LEFT + pile] = size
  })
  for (; taken < count; taken++) c[DISCARDS + tiles[taken] - 1]++
}

/** A pile fills the stack's cells in steps (see `STACK`), so one pile alone cannot hold all tiles. */
function demandHeight(s: State, pile: number, size: number): void {
  demand(pile + (size - 1) * s.rules.piles < MAX_PLANTATIONS, `pile ${pile + 1} is too high`)
}
