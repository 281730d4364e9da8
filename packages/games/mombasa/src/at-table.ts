import { BUILT_IN } from './data/built-in.ts'
import { mombasaAtTable } from './game.ts'

/** Mombasa with what is printed on its components, as far as a table's first question needs it: one file for browsers to fetch. */
export const atTable = mombasaAtTable(BUILT_IN)
