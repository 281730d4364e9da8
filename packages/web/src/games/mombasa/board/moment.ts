import type { BoardHost } from '../../../boards/board.ts'
import { card } from './places.ts'
import { kindOf, type View } from './things.ts'

/**
 * The same thing on the table stands for different answers at different moments: an expansion card for all of them at once, a column of a base for
 * the company whose post moves, a slot for the +1 tile in hand.
 */
export function meant(place: string, question: string | null, view: View, plusOneHeld: boolean): string {
  const [kind, id, column] = place.split(':')
  switch (kind) {
    case 'base':
      return id === companyAsked(question, view) ? `column:${column}` : place
    case 'slot':
      if (plusOneHeld) return `attach:${id}`
      return question === 'turn' && isExpansion(view, Number(id)) ? 'expansion' : place
    case 'tile':
      return question === 'turn' && id === 'expansion-tile' ? 'expansion' : place
    default:
      return place
  }
}

/** The company whose post leaves its base or returns to it. */
export function companyAsked(question: string | null, view: View): string | undefined {
  if (question === 'enter-region') return view.expanding
  return question === 'return-post' ? view.ousted?.[0] : undefined
}

function isExpansion(view: View, slot: number): boolean {
  const { by } = view.now
  if (by === undefined) return false
  const { slots, used } = view.players[by]
  const card = slots?.[slot - 1]
  return card != null && !used?.includes(slot) && kindOf(card) === 'expansion'
}

/** The card or book that lies at a place, called as it is in a hand; the place itself where nothing does. */
export function lyingAt(place: string, view: View, seat: number): string {
  const [kind, first, second] = place.split(':')
  const { slots, books } = view.players[seat]
  const asCard = (id: string | null | undefined) => (id ? `hand:${id}` : place)
  const asBook = (id: string | null | undefined) => (id ? `held:${id}` : place)
  switch (kind) {
    case 'display':
      return asCard(view.display[first][Number(second) - 1])
    case 'slot':
      return asCard(slots?.[Number(first) - 1])
    case 'book':
      return asBook(view.books.display[Number(first) - 1][Number(second) - 1])
    case 'step':
      return asBook(books.find(({ step }) => step === Number(first))?.book)
    default:
      return place
  }
}

/** The seat whose board lies in front. */
const seatIn = ({ viewer }: BoardHost): number => (typeof viewer === 'number' ? viewer : 0)

/** What the help card of a place is about, going by what lies there. */
export const cardAt = (host: BoardHost, place: string): ReturnType<typeof card> =>
  card(lyingAt(place, host.view as View, seatIn(host)))

const FIRST: ReadonlySet<string> = new Set(['expansion', 'tile:plus-one'])

/** The host as the board asks it: by the things that are drawn. */
export function attentive(host: BoardHost): BoardHost {
  const at = (place: string): string =>
    meant(place, host.question, host.view as View, host.light('tile:plus-one')?.held === true)
  const asked: Partial<BoardHost> = {
    light(place) {
      const here = at(place)
      const light = host.light(here)
      // What is picked first has no keys of its own: they are at the companies, and at the cards.
      return light && FIRST.has(here) ? { ...light, keys: [] } : light
    },
    pick: (place, by, placed) => host.pick(at(place), by, placed),
    pickAll: (places, by) => host.pickAll(places.map(at), by),
    consider: (place) => host.consider(place === null ? null : at(place)),
    considerAll: (places) => host.considerAll(places.map(at)),
    refusalAt: (place) => host.refusalAt(at(place)),
    explain: (place) => host.explain(lyingAt(place, host.view as View, seatIn(host))),
  }
  return new Proxy(host, {
    get(target, key) {
      if (Object.hasOwn(asked, key)) return asked[key as keyof BoardHost]
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
