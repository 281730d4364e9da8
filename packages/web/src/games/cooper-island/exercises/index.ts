import type { GameRecord } from '@quayside/kernel'
import type { Exercises, Term } from '../../../exercises/exercise.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import records from './records.json' with { type: 'json' }

const ITEMS = ['coin', 'wood', 'stone', 'food', 'gold', 'cloth']
const STORAGE: Term = { of: 'view', path: ['players', '0', 'storage'] }
/** What lies in storage counts 1, what lies on land the level of its space. */
const LAND: Term = { of: 'view', path: ['players', '0', 'land'], sum: { number: 'level', key: 'on', among: ITEMS } }
const WORTH = [STORAGE, LAND]
const HELM: readonly Term[] = [{ of: 'given', fact: 'points' }]

export const exercises: Exercises = {
  records: records as readonly GameRecord[],
  learner: 0,
  names: ['', 'Beatriz'],
  words: { en, pt, it },
  exercises: [
    {
      id: 'lay-first',
      game: 2,
      at: 36,
      verbs: ['place'],
      rests: ['area', 'turn', 'optional-action'],
      goal: WORTH,
      counts: 'worth',
    },
    { id: 'lay-high', game: 0, at: 48, verbs: ['place'], rests: ['income'], goal: WORTH, counts: 'worth' },
    {
      id: 'fee',
      game: 3,
      at: 162,
      verbs: ['pay', 'pay-land'],
      rests: ['area', 'optional-action'],
      goal: WORTH,
      counts: 'kept',
      whole: true,
    },
    { id: 'dock', game: 0, at: 245, verbs: ['build'], rests: ['pay', 'choose-ship'], goal: HELM, counts: 'helm' },
    { id: 'lay-level', game: 3, at: 111, verbs: ['place'], rests: ['income'], goal: WORTH, counts: 'worth' },
    {
      id: 'pay-two',
      game: 1,
      at: 294,
      verbs: ['pay', 'pay-land'],
      rests: ['choose-ship'],
      goal: WORTH,
      counts: 'kept',
      whole: true,
    },
    {
      id: 'sail',
      game: 0,
      at: 193,
      verbs: ['sail', 'use-island', 'skip'],
      rests: ['area', 'turn', 'fee'],
      goal: [STORAGE],
      counts: 'storage',
    },
    {
      id: 'pay-land',
      game: 0,
      at: 247,
      verbs: ['pay', 'pay-land'],
      rests: ['choose-ship'],
      goal: WORTH,
      counts: 'kept',
      whole: true,
    },
    { id: 'lay-late', game: 0, at: 267, verbs: ['place'], rests: ['income'], goal: WORTH, counts: 'worth' },
    { id: 'merchant', game: 3, at: 289, verbs: ['load'], rests: ['pay', 'choose-ship'], goal: HELM, counts: 'helm' },
  ],
}
