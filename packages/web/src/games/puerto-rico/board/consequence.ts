import type { Facts, GameWords, Language } from '@quayside/kernel'
import { EDITION } from '@quayside/puerto-rico/editions/index'
import type { GoodId } from '@quayside/puerto-rico/ids'
import { HOUSE_SPACES } from '@quayside/puerto-rico/sizes'
import { costOf, printed, seatOf, type View } from './things.ts'
import { WORDS } from './words.ts'
import { MORE } from './words-expansions.ts'

/** What an answer leads to beyond what its own words say; empty where there is nothing to add. */
export function consequence(answer: Facts, seen: unknown, language: Language, words: GameWords): string {
  const view = seen as View
  const w = WORDS[language].so
  const seat = seatOf(view)
  const player = seat === undefined ? undefined : view.players[seat]
  switch (answer.kind) {
    case 'role': {
      const role = String(answer.role).replace(/\d+$/, '')
      if (role === 'craftsman') return w.privilege.craftsman(words.thing('term', 'barrel'))
      return Object.hasOwn(w.privilege, role) ? w.privilege[role as 'settler'] : ''
    }
    case 'take':
      return player ? w.youHave(player.fields.filter(({ tile }) => tile === answer.tile).length) : ''
    case 'take-noble':
      return view.nobleSupply === undefined ? '' : w.inSupply(view.nobleSupply)
    case 'take-worker':
      return w.inSupply(view.workerSupply)
    case 'draw':
      return WORDS[language].faceDown(
        answer.pile ? (view.piles?.[Number(answer.pile) - 1].faceDown ?? 0) : view.faceDown,
      )
    case 'worker':
      return w.inSupply(view.workerSupply)
    case 'build':
      return join(
        WORDS[language].nPoints(printed(String(answer.building)).vp),
        Number(answer.missing) > 0 && MORE[language].so.inKind(Number(answer.missing)),
        player && w.coinsLeft(Math.max(0, player.coins - Number(answer.price))),
      )
    case 'extra':
      return w.inSupply(view.goodsSupply[answer.good])
    case 'sell': {
      const price = EDITION[view.options.edition].prices[answer.good as GoodId] ?? 0
      const more = Number(answer.coins) - price
      return join(more > 0 && w.sale(price, more), view.tradingHouse.length + 1 === HOUSE_SPACES && w.fillsHouse)
    }
    case 'load': {
      const more = Number(answer.points) - Number(answer.count)
      return join(room(answer, view, w), more > 0 && w.bonus(Number(answer.count), more))
    }
    case 'sell-post': {
      const price = EDITION[view.options.edition].prices[answer.good as GoodId] ?? 0
      return Number(answer.coins) > price ? w.sale(price, Number(answer.coins) - price) : ''
    }
    case 'offer': {
      const building = String(answer.building)
      return join(MORE[language].draft.cost(costOf(view, building)), WORDS[language].nPoints(printed(building).vp))
    }
    case 'discard':
      return player ? w.youHave(player.fields.filter(({ tile }) => tile === answer.tile).length) : ''
    case 'load-small':
      return player ? w.youHave(player.goods[answer.good]) : ''
    case 'return':
      return player && answer.thing in player.goods ? w.youHave(player.goods[answer.thing]) : ''
    case 'hold':
    case 'announce':
      return words.thing('achievement-text', String(answer.achievement))
    case 'keep-one': {
      const others = player ? player.goods[answer.good] - 1 : 0
      return others > 0 ? w.leftOut(others) : ''
    }
    default:
      return ''
  }
}

function room(answer: Facts, view: View, w: (typeof WORDS)['en']['so']): string {
  const ship = view.ships.find(({ capacity }) => capacity === answer.ship)
  if (!ship) return w.all
  const free = ship.capacity - ship.count - Number(answer.count)
  return free > 0 ? w.leaves(free) : w.fills
}

const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('; ')
