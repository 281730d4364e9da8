import type { Facts, GameWords, Language } from '@quayside/kernel'
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
        answer.left !== undefined && w.coinsLeft(Number(answer.left)),
      )
    case 'extra':
      return w.inSupply(view.goodsSupply[answer.good])
    case 'sell':
      return join(sale(answer, w), answer.fills === 1 && w.fillsHouse)
    case 'sell-post':
      return sale(answer, w)
    case 'load':
      return join(room(answer, w), Number(answer.more) > 0 && w.bonus(Number(answer.count), Number(answer.more)))
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
    case 'keep-one':
      return Number(answer.others) > 0 ? w.leftOut(Number(answer.others)) : ''
    default:
      return ''
  }
}

type Words = (typeof WORDS)['en']['so']

/** The price, and what comes on top of it; tables under older rules do not tell them apart. */
function sale({ coins, price }: Facts, w: Words): string {
  const more = price === undefined ? 0 : Number(coins) - Number(price)
  return more > 0 ? w.sale(Number(price), more) : ''
}

/** What is free on the ship then; one's own takes all. */
function room({ ship, room: free }: Facts, w: Words): string {
  if (!ship) return w.all
  if (free === undefined) return ''
  return Number(free) > 0 ? w.leaves(Number(free)) : w.fills
}

const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('; ')
