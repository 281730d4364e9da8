import type { Facts } from '@quayside/kernel'
import { BOX, spaceNumber, terrainOf, tileId } from './things.ts'

/**
 * The places of this board. What can be picked:
 *   hex:<space>  hex:<space>:<item>  free:<space>  from:<space>  tile:<item>-<item>  terrain:<terrain>  cultivate:<item>
 *   item:<item>  market:<item>  supply:<item>  stone:<item>  storage
 *   area:<area>:<shape>  worker:<worker>  boat:<boat>  dock:<dock>  building:<building>  statue:<statue space>  merchant:<merchant>
 *   order:<order>  card:<card>  crate:<crate>  diary:<diary>  island:<island>  site:<half>:<space>  ship:<ship>  exchange:<exchange>
 *   contract:<contract>  cartographer  bag  cooper  feed
 *   lie:<space>:<item>:<space>
 * `hex:<space>:<item>` is the space where the half of a double tile comes to lie that gives the item, `free:<space>` one as free actions mean it: at the same
 * moment it may be asked for as a `hex`. An `item` lies in storage, a `stone` is
 * what a statue is paid with. A tile may `lie` on two spaces, the half that gives the item on the first: nobody has to pick that, it is what a carried
 * tile asks for.
 * Where pieces come from and go to, besides:
 *   seat:<n>  peninsula:<n>  supply  ring:<seat>:<spot>  ship:<seat>:<ship>  decks  diaries  lids
 * And what can only be looked up or pointed at: milestone:<milestone>  site:<sandbank>.
 */

const BAKERY = BOX.smallCards.find(({ ability }) => ability.type === 'feed-more')?.id ?? 'none'
const SHAPE: { readonly [worker: string]: string } = { ordinary: 'round', special: 'square' }

/** A double tile on two spaces with what its halves give there, whichever is named first. */
export function lie(space: string, item: string, onto: string, other: string): string {
  return spaceNumber(space) < spaceNumber(onto) ? `lie:${space}:${item}:${onto}` : `lie:${onto}:${other}:${space}`
}

export function places(answer: Facts): readonly string[] {
  const hex = `hex:${answer.space}`
  const free = `free:${answer.space}`
  switch (answer.kind) {
    case 'start':
      return [`terrain:${answer.terrain}`]
    case 'island':
      return [`island:${answer.island}`, `site:${answer.half}:${answer.space}`]
    case 'place':
      return [
        `tile:${tileId(answer.first, answer.second)}`,
        `hex:${answer.space}:${answer.first}`,
        `hex:${answer.onto}:${answer.second}`,
        lie(String(answer.space), String(answer.first), String(answer.onto), String(answer.second)),
      ]
    // Where only one sort of worker can go, it need not be picked.
    case 'work': {
      const area = `area:${answer.area}:${SHAPE[answer.worker]}`
      return answer.kinds === 2 ? [`worker:${answer.worker}`, area] : [area]
    }
    case 'draw':
      return ['bag']
    case 'cartographer':
    case 'cooper':
    case 'feed':
      return [answer.kind]
    // The card that allows it stands for it: the board has one place for feeding.
    case 'feed-more':
      return [`card:${BAKERY}`]
    case 'ruin':
      return [hex, `statue:${answer.statue}`]
    case 'statue':
      return [`stone:${answer.item}`, `statue:${answer.statue}`]
    case 'build':
      return [`boat:${answer.boat}`, `dock:${answer.dock}`]
    case 'order':
      return [`order:${answer.order}`, `worker:${answer.worker}`]
    case 'put':
    case 'pay-land':
    case 'give-land':
      return [hex]
    case 'stock-land':
      return [free, 'storage']
    case 'move':
      return [`from:${answer.space}`, `hex:${answer.onto}`]
    case 'explore':
      return [`terrain:${answer.terrain}`, free]
    case 'cultivate':
      return [`cultivate:${answer.item}`, free]
    // The supply has every kind, whether one has any or not.
    case 'take':
    case 'less':
      return [`supply:${answer.item}`]
    case 'stock':
      return [`market:${answer.item}`, 'storage']
    default:
      return named(answer)
  }
}

/** Answers that name the one thing they are about, by the name of their fact. */
const NAMED: { readonly [kind: string]: string } = {
  'use-island': 'island',
  'use-boat': 'boat',
  scrap: 'boat',
  'use-diary': 'diary',
  'use-crate': 'crate',
  'reactivate-lid': 'crate',
  'use-card': 'card',
  'reactivate-card': 'card',
  keep: 'card',
  erect: 'building',
  load: 'merchant',
  pay: 'item',
  give: 'item',
  anchor: 'ship',
  sail: 'ship',
  exchange: 'exchange',
  contract: 'contract',
}

function named({ kind, ...facts }: Facts): readonly string[] {
  return Object.hasOwn(NAMED, kind) ? [`${NAMED[kind]}:${facts[NAMED[kind]]}`] : []
}

const SECTIONS: { readonly [kind: string]: string } = {
  hex: 'land',
  free: 'land',
  from: 'land',
  tile: 'land',
  lie: 'land',
  terrain: 'land',
  cultivate: 'land',
  site: 'land',
  island: 'land',
  peninsula: 'land',
  area: 'work',
  worker: 'work',
  merchant: 'work',
  order: 'work',
  bag: 'work',
  cooper: 'work',
  diary: 'work',
  diaries: 'work',
  decks: 'work',
  ship: 'players',
  ring: 'players',
  seat: 'players',
}

/** What is nowhere else lies on the own board: storage, docks, crates, buildings, cards. */
export const sectionOf = (place: string): string => SECTIONS[place.split(':')[0]] ?? 'board'

/** Places that are called as their help cards are. */
const CARDS: ReadonlySet<string> = new Set([
  'item',
  'area',
  'boat',
  'dock',
  'building',
  'statue',
  'merchant',
  'order',
  'card',
  'crate',
  'diary',
  'island',
  'exchange',
  'contract',
  'milestone',
  'terrain',
])

/** Places that belong to a thing which is told of elsewhere. */
const ABOUT: { readonly [kind: string]: string } = {
  ship: 'ships',
  cartographer: 'cartographer',
  bag: 'tiles',
  tile: 'tiles',
  cooper: 'cooper',
  feed: 'feeding',
  storage: 'storage',
  stone: 'statues',
  worker: 'workers',
}

/** The help card of a place. */
export function card(place: string): { kind: string; id: string } | null {
  const [kind, id] = place.split(':')
  if (CARDS.has(kind) || kind === 'automa') return { kind, id }
  if (kind === 'market' || kind === 'supply') return id ? { kind: 'item', id } : null
  if (kind === 'cultivate') return { kind: 'terrain', id: terrainOf(id) }
  return Object.hasOwn(ABOUT, kind) ? { kind: 'about', id: ABOUT[kind] } : null
}
