import type { QuestionSpec } from '@quayside/kernel'

export const QUESTIONS = [
  { kind: 'keep-tile', draft: true },
  { kind: 'rest-card', habit: true, anyOrder: true },
  { kind: 'plan', draft: true, position: true },
  { kind: 'turn', position: true },
  { kind: 'goods' },
  { kind: 'enter-region' },
  { kind: 'region-rewards' },
  { kind: 'return-post' },
  { kind: 'capital-call' },
  { kind: 'inkwell' },
  { kind: 'spend-points' },
  { kind: 'remove-post' },
  { kind: 'place-book' },
  { kind: 'majority-tier' },
  { kind: 'buy-for-pounds' },
  { kind: 'discard' },
  { kind: 'choose-reward' },
  { kind: 'reward-parts' },
  { kind: 'buy-and-or-diamond' },
  { kind: 'other-tracks' },
  { kind: 'take-pile', habit: true, anyOrder: true },
] as const satisfies readonly QuestionSpec[]

export type QuestionKind = (typeof QUESTIONS)[number]['kind']

export const question = (kind: QuestionKind): number => QUESTIONS.findIndex((spec) => spec.kind === kind)
