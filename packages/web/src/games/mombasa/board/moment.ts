import type { BoardHost } from '../../../boards/board.ts'
import { card } from './places.ts'
import { kindOf, type View } from './things.ts'

/**
 * The same thing on the table stands for different answers at different moments: an expansion card for all of them at once, a base for its
 * company or one of its columns for the post that moves, a slot for the card in it or for the +1 tile in hand.
 */
export function meant(place: string, question: string | null, view: View, plusOneHeld: boolean): string {
  const [kind, id, column] = place.split(':')
  switch (kind) {
    case 'base':
      if (asksCompany(question)) return `company:${id}`
      return id === companyAsked(question, view) ? `column:${column}` : place
    case 'slot':
      if (plusOneHeld) return `attach:${id}`
      if (question === 'turn') return isExpansion(view, Number(id)) ? 'expansion' : `action:${id}`
      return question === 'goods' ? `action:${id}` : place
    case 'tile':
      return question === 'turn' && id === 'expansion-tile' ? 'expansion' : place
    default:
      return place
  }
}

const BY_COMPANY: ReadonlySet<string | null> = new Set(['turn', 'goods', 'reward-parts', 'other-tracks'])
/** Whether companies are chosen now: then all of a base stands for its company. */
export const asksCompany = (question: string | null): boolean => BY_COMPANY.has(question)

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

/** The host as the board asks it: by the things that are drawn. */
export function attentive(host: BoardHost): BoardHost {
  const at = (place: string): string =>
    meant(place, host.question, host.view as View, host.light('tile:plus-one')?.held === true)
  const asked: Partial<BoardHost> = {
    light: (place) => host.light(at(place)),
    pick: (place, by, placed) => host.pick(at(place), by, placed),
    pickAll: (places, by) => host.pickAll(places.map(at), by),
    consider: (place) => host.consider(place === null ? null : at(place)),
    considerAll: (places) => host.considerAll(places.map(at)),
    refusalAt: (place) => host.refusalAt(at(place)),
    lossAt: (place) => host.lossAt(at(place)),
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
