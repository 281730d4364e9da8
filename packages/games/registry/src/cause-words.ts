import { CAUSE_WORDS as COOPER_ISLAND } from '@quayside/cooper-island/causes'
import type { CauseWords, Language } from '@quayside/kernel'
import { CAUSE_WORDS as MOMBASA } from '@quayside/mombasa/causes'
import { CAUSE_WORDS as PUERTO_RICO } from '@quayside/puerto-rico/causes'

const WORDS: { readonly [game: string]: Readonly<Record<Language, CauseWords>> } = {
  'puerto-rico': PUERTO_RICO,
  mombasa: MOMBASA,
  'cooper-island': COOPER_ISLAND,
}

/** What a game says of causes; a game that tells none has no words for them. */
export const causeWordsOf = (game: string, language: Language): CauseWords =>
  Object.hasOwn(WORDS, game) ? WORDS[game][language] : {}
