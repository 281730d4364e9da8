import { type Maybe, NONE } from '@quayside/kernel/box'
import { BUILDINGS } from '../data/catalogue.ts'
import { type Building, GOOD, type Good } from '../ids.ts'

/** What is asked of buildings all the time, in rows: entries of the catalogue differ in what they have, and looking into them is slow. */

export const POINTS = Uint8Array.from(BUILDINGS, ({ vp }) => vp)
export const SPACES = Uint8Array.from(BUILDINGS, ({ spaces }) => spaces)

/** The good of a production building. */
export const madeIn = (building: Building): Maybe<Good> => MADE_IN[building]

const MADE_IN = BUILDINGS.map(({ good }) => (good ? GOOD.of(good) : NONE))
