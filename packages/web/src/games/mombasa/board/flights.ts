import type { Facts } from '@quayside/kernel'
import { BOARD } from '@quayside/mombasa/data/board'
import { DISPLAY_COLUMNS } from '@quayside/mombasa/ids'
import type { Flight } from '../../../boards/board.ts'
import type { View } from './things.ts'

type Piece = Flight['piece']

const one = (piece: Piece, from: string | undefined, to: string): Flight[] =>
  from === undefined ? [] : [{ piece, from, to }]
const coins = (count: number, from: string, to: string): Flight[] =>
  count > 0 ? [{ piece: { kind: 'coin', count }, from, to }] : []
const post = (company: string | number): Piece => ({ kind: 'post', id: String(company) })
const flag = (seat: string | number): Piece => ({ kind: 'flag', id: String(seat) })
const card = (id: string | number): Piece => ({ kind: 'card', id: String(id) })
const book = (id: string | number): Piece => ({ kind: 'book', id: String(id) })

/** What travels when something happens; `bank` is where coins and diamonds come from and go to. */
export function flights(event: Facts, before: unknown): readonly Flight[] {
  const { seat, company } = event
  const view = before as View
  const pounds = Number(event.pounds)
  const purse = `purse:${seat}`
  const chair = `seat:${seat}`
  switch (event.kind) {
    case 'entered':
      return one(post(company), leaving(view, String(company)), `region:${event.region}`)
    case 'ousted':
      return one(post(company), `region:${event.region}`, `base:${company}:2`)
    case 'post-removed':
      return one(post(company), `base:${company}:${event.column}`, chair)
    case 'advanced': {
      const to = Number(event.space)
      const from = to - Number(event.steps)
      const track = (space: number) => `track:${company}:${space}`
      // Space by space: its steps can be counted.
      const by = Array.from({ length: to - from - 1 }, (_, i) => track(from + 1 + i))
      return [{ piece: flag(seat), from: track(from), to: track(to), by }]
    }
    case 'call-paid':
      return coins(pounds, purse, `company:${company}`)
    case 'special-space':
    case 'special-again':
      return coins(pounds, `company:${company}`, purse)
    case 'pounds-gained':
      return coins(pounds, 'bank', purse)
    case 'pounds-paid':
      return coins(pounds, purse, 'bank')
    case 'diamond-moved':
      return one({ kind: 'diamond', count: Number(event.steps) }, 'bank', chair)
    case 'bought-with-goods':
      return one(card(event.card), onDisplay(view, event.card), chair)
    case 'bought-for-pounds': {
      const from = onDisplay(view, event.card)
      return from === undefined ? [] : [...one(card(event.card), from, chair), ...coins(pounds, purse, from)]
    }
    case 'card-revealed':
      return one(card(event.card), 'stack', `display:${event.display}:${event.row}`)
    case 'discarded':
      return [...one(card(event.card), chair, 'bank'), ...coins(pounds, 'bank', purse)]
    case 'book-taken': {
      const from = onBookDisplay(view, event.book)
      return from === undefined ? [] : [...one(book(event.book), from, chair), ...coins(pounds, from, purse)]
    }
    // One's own book: others' tracks have no steps to fly to.
    case 'book-placed':
      return one(book(event.book), `held:${event.book}`, `step:${event.step}`)
    case 'marker-placed':
      return one(flag(seat), chair, `bonus:${event.bonus}`)
    case 'first-player':
      return one({ kind: 'first' }, 'bonus:first-player', chair)
    case 'tile-taken':
      return one({ kind: 'tile', id: String(event.tile) }, `bonus:${event.tile}`, chair)
    case 'coins-moved': {
      const column = BOARD.bookColumns.findIndex(({ round }) => round === event.round) + 1
      return coins(Number(event.count), 'bank', `book:1:${column}`)
    }
    default:
      return []
  }
}

/** The column that a post most likely comes from: events do not tell. */
function leaving(view: View, company: string): string | undefined {
  const column = view.bases[company].findIndex(({ posts }) => posts > 0)
  return column < 0 ? undefined : `base:${company}:${column + 1}`
}

function onDisplay(view: View, face: string | number): string | undefined {
  for (const column of DISPLAY_COLUMNS) {
    const row = view.display[column].indexOf(String(face))
    if (row >= 0) return `display:${column}:${row + 1}`
  }
  return undefined
}

function onBookDisplay({ books }: View, id: string | number): string | undefined {
  for (const [i, row] of books.display.entries()) {
    const column = row.indexOf(String(id))
    if (column >= 0) return `book:${i + 1}:${column + 1}`
  }
  return undefined
}

/** Steps of something that is told as a whole, and what the displays show by themselves. */
export const QUIET: ReadonlySet<string> = new Set([
  'laid',
  'tracks-laid',
  'points-gained',
  'book-revealed',
  'card-revealed',
  'display-discarded',
  'coins-moved',
])

export const CHAPTERS: ReadonlySet<string> = new Set(['round-began'])
