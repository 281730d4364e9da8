import type { Causes } from '../../../boards/board.ts'
import type { View } from '../board/things.ts'
import { storyWords } from './words.ts'

const SHAPE: Readonly<Record<string, string>> = { ordinary: 'round', special: 'square' }

/** Why what others do matters: who owes whom on a work space, and what is no longer there to be had. */
export const causes: Causes = {
  why({ facts, before, after, me }, language) {
    const w = storyWords[language]
    const [was, is] = [before as View, after as View]
    switch (facts.kind) {
      case 'worker-placed': {
        const space = (view: View) => feeAt(view, String(facts.area), SHAPE[String(facts.worker)])
        const isPlayer = Number(facts.seat) < is.players.length
        if (space(was) === me && isPlayer) return w.owesYou
        const here = is.work[facts.area as keyof View['work']]?.[SHAPE[String(facts.worker)]] ?? []
        return space(is) === facts.seat && !here.includes(me) ? w.youOwe : null
      }
      case 'order-taken':
        return is.orders.some(({ order, seat }) => order === facts.order && seat === facts.seat) ? w.orderGone : null
      default:
        return null
    }
  },
}

/** Who is paid by the next worker on a work space. */
const feeAt = ({ fees }: View, area: string, shape: string): unknown =>
  (fees as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined)?.[area]?.[shape]
