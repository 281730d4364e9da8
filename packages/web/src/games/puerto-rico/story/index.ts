import { capital } from '@quayside/kernel'
import { HOUSE_SPACES } from '@quayside/puerto-rico/sizes'
import type { Causes } from '../../../boards/board.ts'
import type { View } from '../board/things.ts'
import { storyWords } from './words.ts'

/** Why what others do matters to somebody's own goods and plans, as the views show it. */
export const causes: Causes = {
  why({ facts, after, me }, language, words) {
    const view = after as View
    const w = storyWords[language]
    const good = String(facts.good)
    const mine = view.players[me]?.goods[good as keyof View['players'][number]['goods']] ?? 0
    const called = () => words.thing('good', good)
    switch (facts.kind) {
      case 'loaded': {
        const ship = view.ships.find(({ capacity, good: holds }) => capacity === facts.ship && holds === good)
        if (!ship || mine === 0) return null
        const free = ship.capacity - ship.count
        return free > 0 ? w.shipTakes(called(), mine, free) : w.shipFull(called(), mine)
      }
      case 'sold': {
        if (mine === 0 || !view.tradingHouse.includes(good as View['tradingHouse'][number])) return null
        if (view.tradingHouse.length >= HOUSE_SPACES) return w.houseFull(called(), mine)
        return w.houseHas(capital(called()), words.thing('building', 'office'))
      }
      case 'built': {
        const left = view.market[facts.building as keyof View['market']]
        const own = view.players[me].city.some(({ building }) => building === facts.building)
        return left === 0 && !own ? w.lastOne : null
      }
      case 'produced':
        return view.goodsSupply[good as keyof View['goodsSupply']] === 0 ? w.noneLeft(called()) : null
      case 'tile-taken':
        return facts.tile === 'quarry' && view.quarries === 0 ? w.lastOne : null
      default:
        return null
    }
  },
}
