import { notationOf } from '@quayside/kernel/forms'
import { FORMS } from './forms.ts'

/** Answers as text that a person can write: `place forest h0,1 gold h1,1`, `pay wood`. The forms are in `forms.ts`. */
export const { print, parse, vocabulary } = notationOf(FORMS)
