import { notationOf } from '@quayside/kernel/forms'
import { FORMS } from './forms.ts'

/** Answers as text that a person can write: `lay banana-2 3`, `enter kenya 1`. The forms are in `forms.ts`. */
export const { print, parse, vocabulary, answerFacts } = notationOf(() => FORMS)
