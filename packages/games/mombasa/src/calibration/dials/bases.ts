import type { Dial } from '@quayside/kernel'
import type { DataPack } from '../../data/pack.ts'
import { COMPANIES } from '../../ids.ts'

type Columns = readonly (readonly number[])[]

/** Where the coins of a base lie, as there are more of them; no two columns are alike. */
const LAYOUTS: readonly Columns[] = [
  [
    [0, 0, 1, 1, 2],
    [0, 1, 0, 1, 2],
    [1, 0, 0, 1, 2],
  ],
  [
    [0, 0, 1, 1, 2],
    [0, 1, 0, 1, 2],
    [1, 0, 1, 1, 2],
  ],
  [
    [0, 0, 1, 1, 2],
    [0, 1, 1, 1, 2],
    [1, 0, 1, 1, 2],
  ],
  [
    [0, 1, 1, 1, 2],
    [1, 0, 1, 1, 2],
    [1, 1, 0, 1, 2],
  ],
]

const countOf = (columns: Columns): number => columns.flat().reduce((sum, coin) => sum + coin, 0)

export const coins: Dial<DataPack> = {
  id: 'coins',
  values: LAYOUTS.map(countOf),
  note: 'three columns of five, two coins on each last space, some spaces without; shares worth £6 and £4 in examples; up to £15 in the rethemed edition',
  read: ({ board }) => countOf(board.bases.mombasa.columns),
  turn: (pack, value) => {
    const columns = LAYOUTS.find((layout) => countOf(layout) === value)!
    const bases = COMPANIES.map((company) => [company, { ...pack.board.bases[company], columns }])
    return { ...pack, board: { ...pack.board, bases: Object.fromEntries(bases) } }
  },
}
