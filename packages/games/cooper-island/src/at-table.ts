import { BUILT_IN } from './data/built-in.ts'
import { cooperIslandAtTable } from './game.ts'

/** Cooper Island with what is printed on its components, as far as a table's first question needs it: one file for browsers to fetch. */
export const atTable = cooperIslandAtTable(BUILT_IN)
