import type { Target } from '@quayside/kernel'
import { AREAS } from '../ids.ts'
import { MAX_DOCKS, MERCHANTS } from '../sizes.ts'
import { dockId, merchantId } from './figures.ts'

/**
 * How games should come out. Something has its fair share when nobody could say that it might as well not be there: a dock, a merchant or a large
 * building when one seat in five makes use of it, an area when it has a third of an even part of the workers, the fort, which is there once and
 * asks for fifteen resources of four kinds, when one seat in thirty erects it.
 */

const REPORTS = 'people report 20 to 27 points a seat; the example of a final scoring has 26'
const FAIR = 'a fair share'
const FIFTH = { from: 0.2, slack: 0.1, note: FAIR }
const EVEN = 1 / AREAS.length

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place)

export const TARGETS: readonly Target[] = [
  { figure: 'score', from: 22, to: 28, slack: 2, note: REPORTS },
  { figure: 'winner', to: 29, slack: 3, note: 'reports are of winners too' },
  ...places(MAX_DOCKS).map((place) => ({ figure: dockId(place), ...FIFTH })),
  ...places(MERCHANTS).map((place) => ({ figure: merchantId(place), ...FIFTH })),
  { figure: 'building.small', ...FIFTH },
  { figure: 'building.large', ...FIFTH },
  { figure: 'building.fort', from: 0.03, slack: 0.03, note: FAIR },
  { figure: 'statue', ...FIFTH },
  ...AREAS.map((area) => ({ figure: `area.${area}`, from: EVEN / 3, to: 1 / 3, slack: 0.03, note: FAIR })),
  { figure: 'passage.early', to: 0.1, slack: 0.1, note: 'a bonus for so much land should be a matter of rounds' },
  { figure: 'passage.late', from: 0.3, slack: 0.2, note: 'and yet be within reach' },
  { figure: 'from.merchants', to: 0.25, slack: 0.1, note: 'no source of helm points outweighs all others' },
]
