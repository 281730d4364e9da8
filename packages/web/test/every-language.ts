import { LANGUAGES } from '@quayside/kernel'
import { fetchWords } from '../src/app/words.ts'

/** For tests that look at every language: all that the client says in them. */
export const everyLanguage = async (): Promise<void> => {
  await Promise.all(LANGUAGES.map(fetchWords))
}
