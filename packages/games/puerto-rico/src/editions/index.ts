import type { EditionId } from '../ids.ts'
import { E1897 } from './1897.ts'
import { E2020 } from './2020.ts'
import { CLASSIC } from './classic.ts'
import type { Edition } from './edition.ts'

export const EDITION: Record<EditionId, Edition> = { classic: CLASSIC, '2020': E2020, '1897': E1897 }
