import { SPEECH as EN } from './en/index.ts'
import { SPEECH as IT } from './it/index.ts'
import { SPEECH as PT } from './pt/index.ts'
import { SPEECHES } from './spoken.ts'

export type { CardId, RuleKey, ScoreLineId } from './catalogue.ts'
export { type AnswerKind, NEUTRAL_OWNER } from './facts.ts'
export { wordsFor } from './spoken.ts'

SPEECHES.learn('en', EN)
SPEECHES.learn('pt', PT)
SPEECHES.learn('it', IT)
