import * as v from 'valibot'
import { MAX_GESTURE } from './gesture.ts'

/** Shapes that several requests share. */

export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
/** A client's own id for something it does, by which it is known when it comes again. */
export const gestureId = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/))
export const answerText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))
export const answersSchema = v.pipe(v.array(answerText), v.maxLength(MAX_GESTURE))
