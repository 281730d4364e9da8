import type { GameRecord } from '@quayside/kernel'
import type { Exercises } from '../../../exercises/exercise.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import records from './records.json' with { type: 'json' }

export const exercises: Exercises = {
  records: records as readonly GameRecord[],
  learner: 0,
  names: ['', 'Beatriz'],
  words: { en, pt, it },
  exercises: [
    {
      id: 'discard',
      game: 0,
      at: 57,
      verbs: ['discard'],
      rests: ['turn', 'buy-for-pounds'],
      goal: [{ of: 'view', path: ['players', '0', 'pounds'] }],
      counts: 'cash',
    },
    { id: 'enter-one', game: 0, at: 84, verbs: ['enter'], rests: ['turn'], goal: [{ of: 'points' }], counts: 'pounds' },
    {
      id: 'steps',
      game: 0,
      at: 133,
      verbs: ['advance', 'buy', 'done', 'pay', 'stop'],
      rests: ['turn'],
      goal: [{ of: 'points' }],
      counts: 'pounds',
    },
    {
      id: 'enter-three',
      game: 0,
      at: 113,
      verbs: ['enter'],
      rests: ['turn', 'region-rewards', 'spend-points'],
      goal: [{ of: 'points' }],
      counts: 'pounds',
    },
    {
      id: 'mark',
      game: 0,
      at: 105,
      verbs: ['mark', 'tier', 'pay', 'stop', 'pounds', 'remove', 'take', 'buy', 'discard'],
      rests: ['turn'],
      goal: [{ of: 'points' }],
      counts: 'pounds',
    },
    { id: 'tier', game: 0, at: 198, verbs: ['tier'], rests: ['turn'], goal: [{ of: 'points' }], counts: 'pounds' },
    {
      id: 'remove',
      game: 1,
      at: 255,
      verbs: ['remove'],
      rests: ['turn', 'spend-points'],
      goal: [{ of: 'points' }],
      counts: 'pounds',
    },
    {
      id: 'return',
      game: 0,
      at: 294,
      verbs: ['return'],
      rests: ['turn', 'return-post', 'region-rewards', 'spend-points'],
      goal: [{ of: 'points' }],
      counts: 'pounds',
    },
    {
      id: 'pile',
      game: 0,
      at: 306,
      verbs: ['pile'],
      goal: [{ of: 'view', path: ['players', '0', 'hand'] }],
      counts: 'cards',
    },
    {
      id: 'last-steps',
      game: 0,
      at: 345,
      verbs: ['advance', 'buy', 'done', 'pay', 'stop'],
      rests: ['turn'],
      goal: [{ of: 'points' }],
      counts: 'pounds',
    },
  ],
}
