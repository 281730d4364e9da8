import { ITEMS } from '@quayside/cooper-island/ids'
import type { Facts, GameWords, Language } from '@quayside/kernel'
import { extraOf, foodOff, standingOn, worthOf } from './costs.ts'
import { BOX, foodWanted, itemsOf, type PlayerView, shipNumber, spaceView, type View } from './things.ts'
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
      return spaceView(said.player, String(answer.space))?.terrain === 'settlement'
        ? w.settlement(BOX.playerBoard.settlementBonus.helm)
        : ''
    case 'contract':
      return contract(said)
    case 'order': {
      const stands = standingOn(said.player, String(answer.order))
      return stands ? w.ends(stands.count, stands.points) : ''
    }
    case 'feed':
      return feeding(said)
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
      return w.statueSpaces(player.statueSpaces.length + 1)
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
      const { on = '', level = 1 } = spaceView(player, String(answer.space)) ?? {}
      return join(level > 1 && on && w.worth(thing('item', on), level), w.frees(thing('space', answer.space)))
    }
    case 'stock':
      return room(player, w)
    case 'stock-land':
      return join(Number(answer.level) > 1 && w.oneOf(Number(answer.level)), room(player, w))
    case 'sail': {
      const { steps, anchors } = player.ships[shipNumber(answer.ship)]
      return join(w.steps(steps), anchors > 0 && w.anchors(anchors))
    }
    case 'reactivate-card':
    case 'reactivate-lid': {
      const { card, lid } = BOX.playerBoard.reactivation
      return player.buildingsLeft.fort === 0 ? w.nothing : w.costs(answer.kind === 'reactivate-card' ? card : lid)
    }
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
  const { answer, w, thing } = said
  const { docks, buildings, statue } = BOX.playerBoard
  const helmOf = (list: readonly { readonly id: string; readonly helm: number }[], id: string | number) =>
    w.helm(list.find((entry) => entry.id === id)?.helm ?? 0)
  switch (answer.kind) {
    case 'build':
      return join(thing('cost', answer.dock), helmOf(docks, answer.dock), uncapital(effect(said, answer.boat)))
    case 'erect':
      return join(thing('cost', answer.building), helmOf(buildings, answer.building), height(said))
    case 'load':
      return join(thing('cost', answer.merchant), helmOf(BOX.merchants, answer.merchant), w.lid)
    default:
      return join(thing('cost', answer.item), w.helm(statue.helm), w.statue(statue.cleanUpHelm), height(said))
  }
}

/** A worker's symbol counts for whoever comes first; whoever stands above pays. */
function working({ answer, view, w, boards }: Said): string {
  const shape = answer.worker === 'special' ? 'square' : 'round'
  if (view.work[answer.area][shape].length > 0) return w.fee
  const symbol = extraOf(String(answer.area), shape)
  return symbol ? boards.symbol(boards.extras[symbol.extra](symbol.n)) : ''
}

/** What new land gives, and what it takes of the cartographer. */
function landscape({ answer, player, w, thing }: Said): string {
  const steps = Number(answer.steps)
  const map = steps > 0 && w.map(Math.max(0, player.cartographer - steps))
  if (answer.kind === 'explore') return join(map)
  const level = Number(answer.level)
  if (answer.kind === 'cultivate') return join(w.worth(thing('item', answer.item), level), map)
  const both = w.eachWorth(thing('item', answer.first), thing('item', answer.second), level)
  return join(both, map, answer.bars === 1 && w.bars)
}

/** Where a building or statue would stand: on the highest free land. */
function height({ player, w }: Said): string {
  const free = player.land.filter(({ on, terrain }) => on === undefined && terrain !== undefined)
  return free.length === 0 ? w.noFree : w.high(Math.max(...free.map(({ level }) => level)))
}

function contract({ answer, player, w }: Said): string {
  if (answer.contract === 'helm') return ''
  const slots = BOX.workBoard.feedingSlots.filter(({ worker }) => worker === answer.contract)
  const { food } = slots[slots.length - player.locked[answer.contract]] ?? { food: 0 }
  return join(food > 0 && w.eats(food), answer.contract === 'special' && w.order)
}

function feeding({ player, w }: Said): string {
  const [needed, has] = [Math.max(0, foodWanted(player) - foodOff(player)), worthOf(player, 'food')]
  return join(w.food(needed, has), has < needed && w.missing(needed - has))
}

function room(player: PlayerView, w: DockWords['so']): string {
  const free = player.storageFree - 1
  return free > 0 ? w.free(free) : w.full
}

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
