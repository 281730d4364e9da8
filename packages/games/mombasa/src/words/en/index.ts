import type { Speech } from '../catalogue.ts'
import { HEADINGS } from '../heading.ts'
import { region } from './grammar.ts'
import { NAMES } from './names.ts'
import { book, card, NO_BOOK, NO_CARD, start } from './pieces.ts'
import { sentences } from './sentences.ts'
import { SOURCES } from './sources.ts'
import { OCCASIONS, WATCHED } from './watched.ts'

export const SPEECH: Speech = {
  heading: HEADINGS.en,
  names: NAMES,
  card,
  book,
  start,
  region,
  noCard: NO_CARD,
  noBook: NO_BOOK,
  track: (id) => `track ${id}`,
  sources: SOURCES,
  watched: WATCHED,
  occasions: OCCASIONS,
  sentences,
}
