import type { Language } from '@quayside/kernel'
import { pageWords } from './page-words.ts'
import { NotShown } from './passkeys.ts'

/** Why something was not done, in words. */
export function whyNot(language: Language, problem: unknown): string {
  const { refused } = pageWords[language]
  const { code, message } = problem as { code?: string; message?: string }
  if (problem instanceof NotShown) return refused['not-shown']
  if (code === undefined) return refused.unreachable
  // A reason of the server that is not known here says at least what it says in English.
  return refused[code] ?? (message || refused.unreachable)
}
