import type { QuestionSpec } from '@quayside/kernel'

export const QUESTIONS = [
  { kind: 'start-terrain' },
  { kind: 'income', position: true, habit: true, anyOrder: true },
  { kind: 'turn', position: true },
  { kind: 'area' },
  { kind: 'fee' },
  { kind: 'compensation', habit: true },
  { kind: 'anchor', habit: true },
  { kind: 'choose-ship', habit: true },
  { kind: 'optional-action', habit: true },
  { kind: 'two-islands', habit: true },
  { kind: 'storage-full', habit: true },
  { kind: 'choose-items', habit: true },
  { kind: 'place-double' },
  { kind: 'remove-ruin' },
  { kind: 'ruin-or-statue' },
  { kind: 'load-merchant' },
  { kind: 'build-boat' },
  { kind: 'discount', together: true, habit: true },
  { kind: 'pay', together: true, habit: true },
  { kind: 'put-piece' },
  { kind: 'choose-card', private: true },
  { kind: 'exchange', together: true },
  { kind: 'exchange-take', together: true },
  { kind: 'royal-order' },
  { kind: 'feeding', habit: true, anyOrder: true },
  { kind: 'clean-up', habit: true, anyOrder: true },
  { kind: 'before-scoring', habit: true, anyOrder: true },
  { kind: 'island-actions' },
  { kind: 'boat-actions' },
  { kind: 'scrap-boat' },
  { kind: 'move-piece' },
  { kind: 'crate-price' },
] as const satisfies readonly QuestionSpec[]

export type QuestionKind = (typeof QUESTIONS)[number]['kind']

export const question = (kind: QuestionKind): number => QUESTIONS.findIndex((spec) => spec.kind === kind)
