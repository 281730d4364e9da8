import { notationOf } from '@quayside/kernel/forms'
import { FORMS } from './forms.ts'

/**
 * Answers as text that a person can write: `place forest h0,1 gold h1,1`, `pay wood`. The forms are in `forms.ts`. A double tile may be written
 * from either half.
 */
export const { print, parse, vocabulary, answerFacts } = notationOf(
  () => FORMS,
  (_s, text, known) => {
    const [verb, first, space, second, onto] = text.split(' ')
    return verb === 'place' ? known(`place ${second} ${onto} ${first} ${space}`) : -1
  },
)
