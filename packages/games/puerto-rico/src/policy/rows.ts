import { type Maybe, NONE } from '@quayside/kernel/box'
import { BUILDINGS } from '../data/catalogue.ts'
import { type Building, GOOD, type Good } from '../ids.ts'

/** What only the policy asks of buildings all the time, in rows as those of the catalogue. */

export const POINTS = Uint8Array.from(BUILDINGS, ({ vp }) => vp)

/** The good of a production building. */
export const madeIn = (building: Building): Maybe<Good> => MADE_IN[building]

const MADE_IN = BUILDINGS.map(({ good }) => (good ? GOOD.of(good) : NONE))
