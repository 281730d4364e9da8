import type { QuestionSpec } from '@quayside/kernel'

export const QUESTIONS = [
  { kind: 'choose-role', position: true },
  { kind: 'settler-draw', habit: true },
  { kind: 'settler-take' },
  { kind: 'settler-worker', habit: true },
  { kind: 'mayor-privilege', habit: true },
  { kind: 'mayor-place', habit: true, anyOrder: true },
  { kind: 'builder-build' },
  { kind: 'builder-worker', habit: true },
  { kind: 'craftsman-extra' },
  { kind: 'trader-sell' },
  { kind: 'captain-load', habit: true },
  { kind: 'captain-store', habit: true, anyOrder: true },
  { kind: 'market-draft' },
  // Cards are secret, so nobody learns which one is kept.
  { kind: 'achievement-hold', draft: true },
  { kind: 'forest-or-keep' },
  { kind: 'lodge-discard' },
  { kind: 'mayor-villa', habit: true, anyOrder: true },
  { kind: 'mayor-take' },
  { kind: 'festival-place' },
  { kind: 'black-market-return', together: true },
  { kind: 'black-market-lift', together: true },
  { kind: 'royal-supplier' },
  { kind: 'small-wharf-load', together: true },
  { kind: 'guest-move' },
  { kind: 'buccaneer-act' },
  { kind: 'poach-place' },
] as const satisfies readonly QuestionSpec[]

export type QuestionKind = (typeof QUESTIONS)[number]['kind']

export const question = (kind: QuestionKind): number => QUESTIONS.findIndex((spec) => spec.kind === kind)
