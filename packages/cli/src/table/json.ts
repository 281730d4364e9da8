import { readFileSync } from 'node:fs'
import { fail, ok, type Result } from '@quayside/kernel'
import { printable } from '../text/layout.ts'
import type { FileWords } from '../words/catalogue.ts'

export const reasonOf = (problem: unknown): string => (problem as NodeJS.ErrnoException).code ?? String(problem)

/** What a file holds as JSON, or in the person's language why it cannot be read. */
export function jsonFrom(file: string, words: FileWords): Result<unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (problem) {
    return fail('cannot-read', words.cannotRead(file, reasonOf(problem)))
  }
  try {
    // Some editors put a mark before the text.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (problem) {
    return fail('bad-json', words.notJson(file, printable((problem as Error).message.slice(0, 200))))
  }
}
