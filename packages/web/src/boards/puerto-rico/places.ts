import type { Facts } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import { buildingNumber, goodNumber, marketNumber, roleNumber, seatOf, tileNumber, type View } from './things.ts'

/**
 * The places of this board. What can be picked:
 *   role:<role>  open:<tile>[:<pile>]  quarry  stack[:<pile>]  field:<tile>  city:<building>  market:<building>
 *   pile:<good>  ship:<capacity>  wharf  house  warehouse  single
 * Where pieces come from and go to, besides:
 *   seat:<n>  coins:<n>  vp:<n>  workers:<n>  fields:<n>  town:<n>  goods:<n>:<good>
 *   supply:<good>  worker-ship  worker-supply  vp-supply
 * And an opponent's building, which can only be looked up: owned:<building>.
 */

const pile = (facts: Facts): string => (facts.pile ? `:${facts.pile}` : '')

export function places(answer: Facts): readonly string[] {
  switch (answer.kind) {
    case 'role':
      return [`role:${answer.role}`]
    case 'take':
      return [answer.tile === 'quarry' ? 'quarry' : `open:${answer.tile}${pile(answer)}`]
    case 'draw':
      return [`stack${pile(answer)}`]
    case 'place-on-tile':
      return [`field:${answer.tile}`]
    case 'place-in-building':
      return [`city:${answer.building}`]
    case 'build':
      return [`market:${answer.building}`]
    case 'extra':
      return [`pile:${answer.good}`]
    case 'sell':
      return [`pile:${answer.good}`, 'house']
    case 'load':
      return [`pile:${answer.good}`, answer.ship ? `ship:${answer.ship}` : 'wharf']
    case 'keep':
      return [`pile:${answer.good}`, 'warehouse']
    case 'keep-one':
      return [`pile:${answer.good}`, 'single']
    default:
      return []
  }
}

const KINDS = [
  'role',
  'take',
  'draw',
  'skip-draw',
  'worker',
  'no-worker',
  'place-on-tile',
  'place-in-building',
  'build',
  'extra',
  'sell',
  'load',
  'keep',
  'keep-one',
  'done',
  'pass',
]

/** Reading order: by kind, then by what stands first on the board. */
export function order(answer: Facts): number {
  return KINDS.indexOf(answer.kind) * 1000 + within(answer)
}

function within(answer: Facts): number {
  switch (answer.kind) {
    case 'role':
      return roleNumber(answer.role)
    case 'take':
      // The quarry has no pile and lies behind all of them.
      return (answer.tile === 'quarry' ? 9 : Number(answer.pile)) * 10 + tileNumber(answer.tile)
    case 'draw':
      return Number(answer.pile)
    case 'place-on-tile':
      return tileNumber(answer.tile)
    case 'place-in-building':
      return buildingNumber(answer.building)
    case 'build':
      return marketNumber(answer.building)
    case 'load':
      return goodNumber(answer.good) * 10 + (Number(answer.ship) || 9)
    default:
      return 'good' in answer ? goodNumber(answer.good) : 0
  }
}

/** The kinds of places that a question is about. */
const ABOUT: { readonly [question: string]: readonly string[] } = {
  'choose-role': ['role'],
  'settler-draw': ['open', 'quarry', 'stack'],
  'settler-take': ['open', 'quarry', 'stack'],
  'mayor-place': ['field', 'city'],
  'builder-build': ['market'],
  'craftsman-extra': ['pile'],
  'trader-sell': ['pile', 'house'],
  'captain-load': ['pile', 'ship', 'wharf'],
  'captain-store': ['pile', 'warehouse', 'single'],
}

/** What picking these places would mean; a good or a ship that is not named is the likeliest one there is. */
export function attempt(question: string, picked: readonly string[], view: unknown): string | null {
  const about = ABOUT[question] ?? []
  const parts = picked.map((place) => place.split(':'))
  if (parts.length === 0 || !parts.every(([kind]) => about.includes(kind))) return null
  const of = (kind: string) => parts.find((part) => part[0] === kind)
  const [kind, id, pile] = parts[0]
  const known = view as View
  switch (question) {
    case 'choose-role':
      return `role ${id}`
    case 'settler-draw':
    case 'settler-take':
      if (kind === 'quarry') return 'take quarry'
      if (kind === 'stack') return id ? `draw ${id}` : 'draw'
      return pile ? `take ${id} ${pile}` : `take ${id}`
    case 'mayor-place':
      return `place ${id}`
    case 'builder-build':
      return `build ${id}`
    case 'craftsman-extra':
      return `extra ${id}`
    case 'trader-sell':
      return `sell ${of('pile')?.[1] ?? firstGood(known)}`
    case 'captain-store': {
      const good = of('pile')?.[1] ?? firstGood(known)
      return of('warehouse') ? `keep ${good}` : `keep one ${good}`
    }
    default: {
      const good = of('pile')?.[1] ?? goodFor(known, of('ship')?.[1])
      return `load ${good} ${of('wharf') ? 'wharf' : (of('ship')?.[1] ?? shipFor(known, good))}`
    }
  }
}

/** The first good that the viewer has. */
function firstGood(view: View): string {
  const seat = seatOf(view)
  return GOODS.find((good) => seat !== undefined && view.players[seat].goods[good] > 0) ?? 'corn'
}

const goodFor = (view: View, ship: string | undefined): string =>
  view.ships.find(({ capacity }) => String(capacity) === ship)?.good ?? firstGood(view)

/** The ship that carries the good, else an empty one, else the smallest. */
function shipFor({ ships }: View, good: string): number {
  const found = ships.find((ship) => ship.good === good) ?? ships.find((ship) => ship.count === 0) ?? ships[0]
  return found.capacity
}

const SECTIONS: { readonly [kind: string]: string } = {
  role: 'harbour',
  open: 'harbour',
  quarry: 'harbour',
  stack: 'harbour',
  ship: 'harbour',
  wharf: 'harbour',
  house: 'harbour',
  'worker-ship': 'harbour',
  market: 'market',
  supply: 'market',
  'vp-supply': 'market',
  'worker-supply': 'market',
  seat: 'players',
  owned: 'players',
}

export const sectionOf = (place: string): string => SECTIONS[place.split(':')[0]] ?? 'island'

/** The guide's card of a place; ships, houses and stacks belong to the phase that uses them. */
export function card(place: string): { kind: string; id: string } | null {
  const [kind, id, last] = place.split(':')
  switch (kind) {
    case 'role':
      return { kind: 'role', id }
    case 'market':
    case 'city':
    case 'owned':
      return { kind: 'building', id }
    case 'open':
    case 'field':
      return { kind: 'tile', id }
    case 'quarry':
      return { kind: 'tile', id: 'quarry' }
    case 'pile':
    case 'supply':
      return { kind: 'good', id }
    case 'goods':
      return { kind: 'good', id: last }
    case 'wharf':
      return { kind: 'building', id: 'wharf' }
    case 'warehouse':
      return { kind: 'building', id: 'small-warehouse' }
    case 'stack':
      return { kind: 'role', id: 'settler' }
    case 'ship':
    case 'single':
      return { kind: 'role', id: 'captain' }
    case 'house':
      return { kind: 'role', id: 'trader' }
    case 'worker-ship':
    case 'worker-supply':
      return { kind: 'role', id: 'mayor' }
    default:
      return null
  }
}
