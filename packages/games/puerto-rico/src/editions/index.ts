import type { EditionId } from '../options.ts'
import { E1897 } from './1897.ts'
import { E2020 } from './2020.ts'
import { CLASSIC } from './classic.ts'
import type { Edition } from './edition.ts'

export const EDITION: Record<EditionId, Edition> = { classic: CLASSIC, '2020': E2020, '1897': E1897 }

/** What a building costs in an edition, whatever set it comes with. */
export const costIn = ({ costs }: Edition, building: string): number =>
  Object.values(costs).find((set): set is Record<string, number> => building in set)?.[building] ?? 0
