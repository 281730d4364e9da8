import type { QuestionSpec } from '@quayside/kernel'

export const QUESTIONS = [
  { kind: 'choose-role', position: true },
  { kind: 'settler-draw' },
  { kind: 'settler-take' },
  { kind: 'settler-worker' },
  { kind: 'mayor-privilege' },
  { kind: 'mayor-place' },
  { kind: 'builder-build' },
  { kind: 'builder-worker' },
  { kind: 'craftsman-extra' },
  { kind: 'trader-sell' },
  { kind: 'captain-load' },
  { kind: 'captain-store' },
] as const satisfies readonly QuestionSpec[]

export type QuestionKind = (typeof QUESTIONS)[number]['kind']

export const question = (kind: QuestionKind): number => QUESTIONS.findIndex((spec) => spec.kind === kind)
