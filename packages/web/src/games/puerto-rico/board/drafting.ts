import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { EDITION } from '@quayside/puerto-rico/editions/index'
import { marketRules } from '@quayside/puerto-rico/rules/market'
import { costOf, draftNumber, type View } from './things.ts'

/** What the market is put together from, as it lies in the box: the candidates, and the spaces for each cost. */
export interface Draft {
  readonly candidates: readonly string[]
  readonly costs: readonly DraftRow[]
}

export interface DraftRow {
  readonly cost: number
  readonly buildings: readonly string[]
  /** Spaces that are left. */
  readonly free: number
}

export function draftOf(view: Pick<View, 'options' | 'market'>): Draft {
  const { options, market } = view
  const { noblesMarket } = EDITION[options.edition].switches
  const cost = BUILDINGS.map(({ id }) => costOf(view, id))
  const { draft, spaces } = marketRules(options, noblesMarket.value, cost)
  const candidates = draft.map((number) => BUILDINGS[number].id).sort((a, b) => draftNumber(a) - draftNumber(b))
  const costs = spaces.flatMap((room, price): DraftRow[] => {
    const buildings = candidates.filter((building) => costOf(view, building) === price)
    if (buildings.length === 0) return []
    const filled = buildings.filter((building) => Object.hasOwn(market, building)).length
    return [{ cost: price, buildings, free: Math.max(0, Math.min(room, buildings.length) - filled) }]
  })
  return { candidates, costs }
}
