import type { AreaId } from '@quayside/cooper-island/ids'
import type { Facts, GameWords, Language } from '@quayside/kernel'
import { terrainOf } from './things.ts'
import { BOARD_WORDS } from './words-boards.ts'
import { DOCK_WORDS } from './words-dock.ts'

/** Many answers in the dock: what groups they stand in, and what they are called where the board shows the rest. */

type GroupId =
  | 'main'
  | 'place'
  | 'island'
  | 'work'
  | 'act'
  | 'use'
  | 'pay'
  | 'order'
  | 'move'
  | 'stock'
  | 'map'
  | 'more'

/** Groups by kind of answer; what is in none stands beside all of them: how to end, to refuse, to leave it. */
const GROUPS: { readonly [kind: string]: GroupId } = {
  start: 'main',
  keep: 'main',
  less: 'main',
  anchor: 'main',
  sail: 'main',
  put: 'main',
  scrap: 'main',
  feed: 'main',
  'feed-more': 'main',
  'use-diary': 'main',
  'reactivate-card': 'main',
  'reactivate-lid': 'main',
  place: 'place',
  island: 'island',
  work: 'work',
  draw: 'act',
  cartographer: 'act',
  take: 'act',
  build: 'act',
  erect: 'act',
  ruin: 'act',
  statue: 'act',
  load: 'act',
  cooper: 'act',
  'use-island': 'use',
  'use-boat': 'use',
  pay: 'pay',
  'pay-land': 'pay',
  give: 'pay',
  'give-land': 'pay',
  order: 'order',
  move: 'move',
  stock: 'stock',
  'stock-land': 'stock',
  explore: 'map',
  cultivate: 'map',
  exchange: 'more',
  'use-card': 'more',
  'use-crate': 'more',
  contract: 'more',
}

/** What the group of an answer is called; empty if it stands in none. */
export function group(answer: Facts, language: Language): string {
  const id = GROUPS[answer.kind]
  return id === undefined ? '' : DOCK_WORDS[language].groups[id]
}

/** An answer in few words; empty where the game's own are short enough. */
export function label(answer: Facts, language: Language, words: GameWords): string {
  const w = DOCK_WORDS[language].short
  const thing = (kind: string, id: string | number) => words.thing(kind, String(id))
  const space = (id: string | number) => thing('space', id)
  /** By its terrain, but a mountain that is mined for gold by that. */
  const part = (item: string | number) =>
    item === 'gold' ? thing('item', item) : thing('terrain', terrainOf(String(item)))
  switch (answer.kind) {
    case 'work':
      return w.work(
        String(answer.area),
        answer.worker === 'special' ? thing('worker', 'special') : '',
        BOARD_WORDS[language].does[answer.area as AreaId],
      )
    case 'place':
      return w.place(part(answer.first), space(answer.space), part(answer.second), space(answer.onto))
    case 'island':
      return w.at(thing('island', answer.island), `${thing('half', answer.half)}, ${space(answer.space)}`)
    case 'explore':
      return w.at(thing('terrain', answer.terrain), space(answer.space))
    case 'cultivate':
      return w.at(part(answer.item), `${space(answer.space)}, ${w.level(Number(answer.level))}`)
    case 'stock-land':
      return answer.item ? w.stock(w.at(thing('item', answer.item), space(answer.space))) : ''
    case 'pay-land':
    case 'give-land':
      return answer.item ? w.at(thing('item', answer.item), space(answer.space)) : ''
    case 'pay':
    case 'give':
      return w.at(thing('item', answer.item), BOARD_WORDS[language].storage.toLocaleLowerCase())
    case 'order':
      return w.at(thing('worker', answer.worker), thing('order', answer.order))
    case 'build':
      return w.at(thing('boat', answer.boat), thing('dock', answer.dock))
    case 'erect':
      return w.erect(thing('building', answer.building))
    case 'load':
      return w.load(thing('merchant', answer.merchant))
    case 'statue':
      return w.at(w.statue(thing('statue', answer.statue)), thing('item', answer.item))
    case 'ruin':
      return w.ruin(space(answer.space), thing('statue', answer.statue))
    case 'use-island':
      return w.use(thing('island', answer.island))
    case 'use-boat':
      return w.use(thing('boat', answer.boat))
    case 'use-card':
      return w.use(thing('card', answer.card))
    case 'keep':
      return w.keep(thing('card', answer.card))
    default:
      return ''
  }
}
