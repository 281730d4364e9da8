import { type GameWords, type Language, type MatchReason, matchReason } from '@quayside/kernel'
import type { Sight, WhyNot } from '@quayside/table'
import type { Refused } from './link.ts'
import { tableReason } from './reason-words.ts'
import { tableWords } from './words.ts'

/** What a table, or the match at it, says to a code; a game's own reasons come with facts instead. */
const toldBy = (code: string, language: Language): string | undefined =>
  tableReason(language, code) ?? matchReason(language, code as MatchReason)

/** Why an answer cannot be given, in words. */
export const whyText = (why: WhyNot, language: Language, words: GameWords): string =>
  why.facts ? words.reason(why.facts) : codeText(why.code, language)

/** The same where there is nothing but a code. */
export const codeText = (code: string, language: Language): string =>
  toldBy(code, language) ?? tableWords[language].notNow

/** Why something that was sent was not taken. What became of it without a connection, the table shows when it is back. */
export const refusedText = (refused: Refused, language: Language): string =>
  refused.code === 'unreachable' ? tableWords[language].offline : (toldBy(refused.code, language) ?? refused.message)

/** The same for a move, which is kept and sent when there is a connection again. */
export const moveRefusedText = (refused: Refused, language: Language): string =>
  refused.code === 'unreachable' ? tableWords[language].kept : refusedText(refused, language)

export const isRefused = (value: Sight | Refused | null): value is Refused => value !== null && 'code' in value
