import { BOARD } from '@quayside/mombasa/data/board'
import type { TrackData } from '@quayside/mombasa/data/pack'
import { COMPANIES, type CompanyId, type TileId } from '@quayside/mombasa/ids'
import { trackOf, type View } from './things.ts'

/** What is printed on the spaces for bonus markers, and when cards are bought. */

/** Questions in which a card of the display can be bought. */
const BUYING: readonly (string | null)[] = ['goods', 'buy-for-pounds', 'buy-and-or-diamond']
export const isBuying = (question: string | null): boolean => BUYING.includes(question)
export const inPounds = (question: string | null): boolean => isBuying(question) && question !== 'goods'

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
