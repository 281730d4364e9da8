import { BOARD } from '@quayside/mombasa/data/board'
import type { TrackData } from '@quayside/mombasa/data/pack'
import { COMPANIES, type CompanyId, DISPLAY_COLUMNS, type GoodId, type TileId } from '@quayside/mombasa/ids'
import type { BoardHost } from '../board.ts'
import { bonusesOf } from './books.ts'
import { printedPrice, trackOf, type View } from './things.ts'

/** What things cost who looks at them, as printed and as the referee says. */

/** Questions in which a card of the display can be bought. */
const BUYING: readonly (string | null)[] = ['goods', 'buy-for-pounds', 'buy-and-or-diamond']
export const isBuying = (question: string | null): boolean => BUYING.includes(question)
export const inPounds = (question: string | null): boolean => isBuying(question) && question !== 'goods'

/** What takes something off the price of cards paid with goods. */
export const discountsOf = (view: View, seat: number): { paidWith: GoodId | 'anyGoods'; amount: number }[] =>
  bonusesOf(view, seat).flatMap((bonus) => (bonus.type === 'cardDiscount' ? [bonus] : []))

/**
 * What is taken off every price at this moment. Refusals name the price of what is too dear, and the same is off all of them; else it is what
 * the bonus space says that the card is bought on.
 */
export function offNow(host: BoardHost, view: View, seat: number): number {
  for (const column of DISPLAY_COLUMNS) {
    for (const [i, card] of view.display[column].entries()) {
      const price = host.whyNot(`buy ${column} ${i + 1}`)?.facts?.price
      if (card && typeof price === 'number' && price > 0) return printedPrice(card, column) - price
    }
  }
  return host.question === 'buy-and-or-diamond' ? spaceDiscount(view, seat) : 0
}

function spaceDiscount(view: View, seat: number): number {
  const gives = trackSpaces(view).find(({ id }) => view.spaces[id] === seat)?.gives
  return gives?.kind === 'buyAndOrDiamond' ? gives.discount : 0
}

type Special = TrackData['specialSpaces'][number]
type SpaceBonus = Extract<Special['bonus'], { type: 'bonusSpace' }>

export interface TrackSpace {
  readonly id: string
  readonly company: CompanyId
  readonly level: number
  /** The space of the track where it is unlocked. */
  readonly from: number
  readonly pounds: number
  readonly gives: SpaceBonus['gives']
}

/** The bonus spaces that the tracks of this game bring: `track-c-1` … */
export const trackSpaces = (view: View): TrackSpace[] =>
  COMPANIES.flatMap((company) => {
    const { id, specialSpaces } = trackOf(view, company)
    return specialSpaces.flatMap(({ space, bonus }, i) =>
      bonus.type === 'bonusSpace'
        ? [
            {
              id: `track-${id[0].toLowerCase()}-${i + 1}`,
              company,
              level: i + 1,
              from: space,
              pounds: bonus.cost.pounds,
              gives: bonus.gives,
            },
          ]
        : [],
    )
  }).sort((a, b) => (a.id < b.id ? -1 : 1))

/** Pounds that a space of the board itself asks for. */
export const spacePounds = (space: string): number =>
  space === 'buy-card' ? BOARD.buyCardSpace.pounds : (BOARD.bonusTiles[space as TileId]?.pounds ?? 0)
