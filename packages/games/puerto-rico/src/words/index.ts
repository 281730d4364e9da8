import { speak as inEnglish } from './en/index.ts'
import { speak as inItalian } from './it/index.ts'
import { speak as inPortuguese } from './pt/index.ts'
import { SPEECHES } from './spoken.ts'

export type { AnswerKind, AutomaId, OptionKey, Place, RuleKey, ScoreLineId, Term } from './catalogue.ts'
export { wordsFor } from './spoken.ts'

SPEECHES.learn('en', inEnglish)
SPEECHES.learn('pt', inPortuguese)
SPEECHES.learn('it', inItalian)
