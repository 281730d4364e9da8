import type { Speech } from '../catalogue.ts'
import { HEADINGS } from '../heading.ts'
import { NAMES } from './names.ts'
import { ability, area, CALLED, double, effects, exchange, items, order, scoring } from './pieces.ts'
import { sentences } from './sentences.ts'
import { SOURCES } from './sources.ts'
import { OCCASIONS, WATCHED } from './watched.ts'

export const SPEECH: Speech = {
  heading: HEADINGS.en,
  names: NAMES,
  called: CALLED,
  items,
  effects,
  ability,
  scoring,
  area,
  order,
  double,
  exchange,
  sources: SOURCES,
  watched: WATCHED,
  occasions: OCCASIONS,
  sentences,
}
