import { MAP } from '@quayside/mombasa/data/map'
import { DISPLAY_COLUMNS, SPACES, TILES } from '@quayside/mombasa/ids'
import { BOOK_COLUMNS, BOOK_ROWS, BOOK_STEPS, DISPLAY_ROWS, SLOTS } from '@quayside/mombasa/sizes'
import type { AnyPosition, Bench, Piece, Spot } from '../../../editor/editor.ts'
import { at, listAt, type Path, pull, push, put } from '../../../editor/path.ts'
import { givePost, takeBook, takeCard, takePost } from './supply.ts'
import { words } from './words.ts'

/** Where a piece of Mombasa can be laid. */
export function spots(bench: Bench, piece: Piece): readonly Spot[] {
  switch (piece.kind) {
    case 'company':
      return regionSpots(bench, piece.id)
    case 'card':
      return cardSpots(bench, piece)
    case 'book':
      return bookSpots(bench, piece.id)
    default:
      return piece.id === 'marker' ? markerSpots(bench) : tileSpots(bench, piece.id)
  }
}

/** A region has one post: who stood there goes home. */
function regionSpots({ position, thing }: Bench, company: string): Spot[] {
  return MAP.regions.flatMap(({ id }) => {
    const owner = at(position, ['posts', id])
    if (owner === company) return []
    const home = (p: AnyPosition) => (typeof owner === 'string' ? givePost(p, owner) : p)
    return [
      {
        places: [`region:${id}`],
        name: thing('region', id),
        change: (p: AnyPosition) => put(takePost(home(p), company), ['posts', id], company),
      },
    ]
  })
}

function cardSpots({ position, seat, name, language }: Bench, { id, from }: Piece): Spot[] {
  const said = words[language].spots
  const own: Path = ['players', seat]
  const taken = (p: AnyPosition) =>
    from === 'hand' ? pull(p, [...own, 'hand'], (one: string) => one === id) : takeCard(p, id)
  const found: Spot[] = []
  const slots = listAt<string | null>(position, [...own, 'slots'])
  for (let slot = 0; slot < SLOTS; slot++) {
    if ((slots[slot] ?? null) !== null) continue
    found.push({
      places: [`slot:${slot + 1}`],
      name: `${said.slot} ${slot + 1}`,
      change: (p) => put(taken(p), [...own, 'slots', slot], id),
    })
  }
  for (let pile = 0; pile < SLOTS; pile++) {
    found.push({
      places: [`pile:${pile + 1}`],
      name: `${said.pile} ${pile + 1}`,
      change: (p) => push(taken(p), [...own, 'resting', pile], id),
    })
  }
  if (from === 'hand') return found
  found.unshift({
    places: [`seat:${seat}`],
    name: `${said.hand} ${name(seat)}`,
    change: (p) => push(taken(p), [...own, 'hand'], id),
  })
  for (const column of DISPLAY_COLUMNS) {
    const cards = listAt<string | null>(position, ['display', column])
    for (let row = 0; row < DISPLAY_ROWS; row++) {
      if ((cards[row] ?? null) !== null) continue
      found.push({
        places: [`display:${column}:${row + 1}`],
        name: `${said.display} ${said[column]} ${row + 1}`,
        change: (p) => put(taken(p), ['display', column, row], id),
      })
    }
  }
  return found
}

interface BookGiven {
  readonly step: number
  readonly book: string
}

function bookSpots({ position, seat, language }: Bench, book: string): Spot[] {
  const said = words[language].spots
  const filled = new Set(listAt<BookGiven>(position, ['players', seat, 'books']).map(({ step }) => step))
  const found: Spot[] = []
  for (let step = 2; step < BOOK_STEPS; step++) {
    if (filled.has(step)) continue
    found.push({
      places: [`step:${step}`],
      name: `${said.step} ${step}`,
      change: (p) => push(takeBook(p, book), ['players', seat, 'books'], { step, book, turned: false }),
    })
  }
  for (let row = 0; row < BOOK_ROWS; row++) {
    for (let column = 0; column < BOOK_COLUMNS; column++) {
      if (at(position, ['books', 'display', row, column]) !== null) continue
      found.push({
        places: [`book:${row + 1}:${column + 1}`],
        name: `${said.books} ${row + 1}, ${column + 1}`,
        change: (p) => put(takeBook(p, book), ['books', 'display', row, column], book),
      })
    }
  }
  return found
}

const markerSpots = ({ position, seat, thing }: Bench): Spot[] =>
  SPACES.filter((space) => at(position, ['spaces', space]) === undefined).map((space) => ({
    places: [`bonus:${space}`],
    name: thing('bonus', space),
    change: (p) => put(p, ['spaces', space], seat),
  }))

function tileSpots({ position, seat, name, language }: Bench, id: string): Spot[] {
  const isTile = TILES.some((tile) => tile === id)
  if (!isTile || at(position, ['tiles', id]) !== undefined) return []
  return [
    {
      places: [`seat:${seat}`],
      name: `${words[language].spots.tiles} ${name(seat)}`,
      change: (p) => put(p, ['tiles', id], { seat, used: false }),
    },
  ]
}
