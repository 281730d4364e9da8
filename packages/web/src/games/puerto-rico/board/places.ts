import type { Facts } from '@quayside/kernel'
import { GOODS, TILES } from '@quayside/puerto-rico/ids'
import { goodNumber, tileNumber } from './things.ts'

/**
 * The places of this board. What can be picked:
 *   role:<role>  open:<tile>[:<pile>]  quarry  stack[:<pile>]  field:<tile>  city:<building>  market:<building>
 *   pile:<good>  ship:<capacity>  wharf  house  warehouse  single
 * With expansions:
 *   spare:<piece>  lift-spare  return:<thing>  guest:<piece>  guest-at:<tile or building>  aboard:<piece>  worker-ship  forest  post
 *   small:<barrels>  keep:<barrels>  card:<achievement>  goal:<goal>
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
    // Where workers and nobles are in hand, either the piece or its circle is picked first.
    case 'place-on-tile':
      return [`field:${answer.tile}`, 'spare:worker']
    case 'place-in-building':
      return [`city:${answer.building}`, 'spare:worker']
    case 'place-noble-on-tile':
      return [`field:${answer.tile}`, 'spare:noble']
    case 'place-noble-in-building':
      return [`city:${answer.building}`, 'spare:noble']
    case 'build':
    case 'offer':
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
      return added(answer)
  }
}

/** The places of what expansions bring. */
function added(answer: Facts): readonly string[] {
  switch (answer.kind) {
    case 'take-worker':
      return ['aboard:worker']
    case 'take-noble':
      return ['aboard:noble']
    case 'forest':
      return ['forest']
    case 'discard':
    case 'lift-from-tile':
      return [`field:${answer.tile}`]
    case 'lift-from-building':
      return [`city:${answer.building}`]
    case 'lift-spare':
      return ['lift-spare']
    case 'return':
      return [goodNumber(answer.thing) < GOODS.length ? `pile:${answer.thing}` : `return:${answer.thing}`]
    case 'sell-post':
      return [`pile:${answer.good}`, 'post']
    case 'load-small':
      return [`pile:${answer.good}`, `small:${answer.count}`]
    // A guest's goals have names of their own, so that they are lit only while a guest is held: the question goes first.
    case 'guest-to-tile':
      return [`guest:${answer.piece}`, `guest-at:${answer.tile}`]
    case 'guest-to-building':
      return [`guest:${answer.piece}`, `guest-at:${answer.building}`]
    case 'raid':
      return [`ship:${answer.ship}`, `keep:${answer.count}`]
    case 'plunder':
      return ['house']
    case 'poach':
      return ['worker-ship']
    case 'kidnap':
      return [`role:${answer.role}`]
    case 'hold':
    case 'announce':
      return [`card:${answer.achievement}`]
    default:
      return []
  }
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
  aboard: 'harbour',
  forest: 'harbour',
  post: 'harbour',
  small: 'harbour',
  keep: 'harbour',
  // The goods lie at the quay of every harbour, too.
  pile: 'harbour',
  warehouse: 'harbour',
  single: 'harbour',
  goal: 'harbour',
  festival: 'harbour',
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
    case 'forest':
      return { kind: 'tile', id: 'forest' }
    case 'guest-at':
      return { kind: tileNumber(id) < TILES.length ? 'tile' : 'building', id }
    case 'spare':
    case 'guest':
    case 'aboard':
      return { kind: 'piece', id }
    case 'card':
      return { kind: 'achievement', id }
    case 'automa':
    case 'goal':
    case 'ability':
      return { kind, id }
    case 'post':
      return { kind: 'building', id: 'trading-post' }
    case 'small':
      return { kind: 'building', id: 'small-wharf' }
    case 'keep':
      return { kind: 'role', id: 'buccaneer' }
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
