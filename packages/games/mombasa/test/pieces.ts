import { DIALS } from '../src/calibration/dials.ts'
import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack } from '../src/data/pack.ts'
import { mombasaWith } from '../src/index.ts'

/** The numbers that are calibrated, as they were at first. */
export const AT_FIRST: { readonly [dial: string]: number } = {
  shares: 10,
  spaces: 18,
  widening: 100,
  majorities: 0,
  'last-call': 0,
  'last-call-pounds': 4,
  coins: 15,
}

/** Rules are told with pieces that stay as they are when the data are calibrated anew. */
export const PIECES: DataPack = DIALS.reduce(
  (pack, dial) => (dial.id in AT_FIRST ? dial.turn(pack, AT_FIRST[dial.id]) : pack),
  BUILT_IN,
)

export const onPieces = mombasaWith(PIECES)
