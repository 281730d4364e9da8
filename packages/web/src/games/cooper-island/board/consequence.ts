import { ITEMS } from '@quayside/cooper-island/ids'
import type { Facts, GameWords, Language } from '@quayside/kernel'
import { extraOf, worthOf } from './costs.ts'
import { BOX, itemsOf, type PlayerView, shipNumber, type View } from './things.ts'
import { BOARD_WORDS } from './words-boards.ts'
import { DOCK_WORDS, type DockWords } from './words-dock.ts'

interface Said {
  readonly answer: Facts
  readonly view: View
  readonly player: PlayerView
  readonly w: DockWords['so']
  readonly boards: (typeof BOARD_WORDS)[Language]
  thing(kind: string, id: string | number): string
}

/** What an answer leads to beyond what its own words say: what it costs and brings. Empty where there is nothing to add. */
export function consequence(answer: Facts, seen: unknown, language: Language, words: GameWords): string {
  const view = seen as View
  const { now } = view
  if (!('by' in now)) return ''
  return so({
    answer,
    view,
    player: view.players[now.by],
    w: DOCK_WORDS[language].so,
    boards: BOARD_WORDS[language],
    thing: (kind, id) => words.thing(kind, String(id)),
  })
}

function so(said: Said): string {
  const { answer, w, thing } = said
  switch (answer.kind) {
    case 'work':
      return working(said)
    case 'place':
    case 'cultivate':
    case 'explore':
      return landscape(said)
    case 'build':
    case 'erect':
    case 'statue':
    case 'load':
      return buying(said)
    case 'island':
    case 'use-island':
      return join(effect(said, answer.island))
    case 'use-boat':
      return join(effect(said, answer.boat))
    case 'use-card':
    case 'keep':
      return join(effect(said, answer.card))
    case 'start':
      return itemsOf(String(answer.terrain))
        .map((item) => thing('item', item))
        .join(', ')
    case 'cooper':
      return w.cooper
    case 'put':
      return some(answer.more, w.settlement)
    case 'contract':
      return join(some(answer.food, w.eats), answer.contract === 'special' && w.order)
    case 'order':
      return told(answer, 'count', 'points') ? w.ends(Number(answer.count), Number(answer.points)) : ''
    case 'feed':
      if (!told(answer, 'food', 'has')) return ''
      return join(w.food(Number(answer.food), Number(answer.has)), some(answer.anchors, w.missing))
    case 'refuse':
    case 'anchor':
      return w.anchor
    case 'finish':
      return w.finish
    case 'skip':
      return w.left
    case 'lose':
      return w.lost
    case 'scrap':
      return w.noIncome
    case 'move':
      return w.noHelm
    default:
      return counts(said)
  }
}

/** What is said in numbers: how many are left, what is free. */
function counts({ answer, view, player, w, thing }: Said): string {
  switch (answer.kind) {
    case 'draw':
      return w.inBag(Object.values(view.bag).reduce((sum, n) => sum + n, 0))
    case 'cartographer':
      return w.mapNow(player.cartographer, BOX.playerBoard.cartographer.max)
    case 'ruin':
      return some(answer.waiting, w.statueSpaces)
    case 'pay':
    case 'give':
      return ITEMS.some((item) => item === answer.item) ? w.youHave(player.storage[answer.item]) : ''
    case 'take':
    case 'less':
      return w.youHave(worthOf(player, String(answer.item)))
    case 'exchange':
      return w.market
    case 'pay-land':
    case 'give-land': {
      const level = Number(answer.level)
      return join(level > 1 && w.worth(thing('item', answer.item), level), w.frees(thing('space', answer.space)))
    }
    case 'stock':
      return room(answer, w)
    case 'stock-land':
      return join(Number(answer.level) > 1 && w.oneOf(Number(answer.level)), room(answer, w))
    case 'sail': {
      const { steps, anchors } = player.ships[shipNumber(answer.ship)]
      return join(w.steps(steps), anchors > 0 && w.anchors(anchors))
    }
    case 'reactivate-card':
    case 'reactivate-lid':
      return answer.coins === 0 ? w.nothing : some(answer.coins, w.costs)
    case 'done': {
      const hands = 'hands' in view.now ? (view.now.hands?.length ?? 0) : 0
      return hands > 0 ? w.unused(hands) : ''
    }
    default:
      return ''
  }
}

/** What something costs and brings, the price first: there may be no room for the rest. */
function buying(said: Said): string {
  const { answer, w } = said
  const points = some(answer.points, w.helm)
  switch (answer.kind) {
    case 'build':
      return join(price(said, answer.dock), points, uncapital(effect(said, answer.boat)))
    case 'erect':
      return join(price(said, answer.building), points, height(said))
    case 'load':
      return join(price(said, answer.merchant), points, w.lid)
    default:
      return join(price(said, answer.item), points, w.statue(BOX.playerBoard.statue.cleanUpHelm), height(said))
  }
}

/** The printed price, and how many pieces of it need not be paid. */
const price = ({ answer, boards, thing }: Said, id: string | number): string =>
  [thing('cost', id), some(answer.off, boards.extras.less)].filter(Boolean).join(' ')

/** Whoever comes to a work space pays a fee, or has its symbol. */
function working({ answer, w, boards }: Said): string {
  if (answer.fee !== 0) return answer.fee === 1 ? w.fee : ''
  const symbol = extraOf(String(answer.area), answer.worker === 'special' ? 'square' : 'round')
  return symbol ? boards.symbol(boards.extras[symbol.extra](symbol.n)) : ''
}

/** What new land gives, and what it takes of the cartographer. */
function landscape({ answer, w, thing }: Said): string {
  const map = answer.left !== undefined && w.map(Number(answer.left))
  if (answer.kind === 'explore') return join(map)
  const level = Number(answer.level)
  if (answer.kind === 'cultivate') return join(w.worth(thing('item', answer.item), level), map)
  const both = w.eachWorth(thing('item', answer.first), thing('item', answer.second), level)
  return join(both, map, answer.bars === 1 && w.bars)
}

/** Where a building or statue would stand. */
const height = ({ answer, w }: Said): string => (answer.level === 0 ? w.noFree : some(answer.level, w.high))

/** Storage spaces that are free then. */
const room = ({ free }: Facts, w: DockWords['so']): string => (free === 0 ? w.full : some(free, w.free))

/** Whether an answer has these facts: tables under older rules tell fewer. */
const told = (answer: Facts, ...names: readonly string[]): boolean => names.every((name) => answer[name] !== undefined)

/** What is said of a number, where it is known and more than none. */
const some = (n: string | number | undefined, words: (n: number) => string): string =>
  Number(n ?? 0) > 0 ? words(Number(n)) : ''

/** What a thing does, without a full stop. */
const effect = ({ thing }: Said, id: string | number): string => thing('effect', id).replace(/\.$/, '')

const uncapital = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** More than this many letters find no room on a button. */
const MOST = 90

/** What comes first says most: what does not fit any more is left out. */
const join = (...parts: (string | false | undefined)[]): string => {
  let text = ''
  for (const part of parts) {
    const longer = part ? [text, part].filter(Boolean).join('; ') : text
    if (longer.length <= MOST) text = longer
  }
  return text
}
