import { type GameWords, type Language, wordsFrom } from '@quayside/kernel'
import type { DataPack } from '../data/pack.ts'
import type { Rules } from '../rules/index.ts'
export const wordsFor = (_l: Language, _p: DataPack, _r: Rules): GameWords =>
  wordsFrom({
    title: 'Cooper Island',
    said: { questions: {}, answers: {}, events: {}, reasons: {}, rules: {}, options: {} },
    things: {},
    sources: {},
    values: {},
    scoreLines: {},
  })
