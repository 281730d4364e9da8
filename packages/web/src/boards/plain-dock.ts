import { capital, type Facts } from '@quayside/kernel'
import type { GameBoard, Part } from './board.ts'

/** By the names that games give to such answers. */
const ENDING: ReadonlySet<string> = new Set(['done', 'seal', 'end', 'finish'])

/** How the dock asks where a board has no words of its own for it: every answer as the game says it. */
export const plainDock: Pick<
  GameBoard,
  'ends' | 'endName' | 'end' | 'whole' | 'part' | 'side' | 'ask' | 'losing' | 'done' | 'point'
> = {
  ends: () => [],
  endName: () => '',
  end: (_end, answers, { words }) => ({ noun: capital(words.answer(answers[0])) }),
  whole: (answer, { words }) => ({ noun: capital(words.answer(answer)) }),
  part,
  side: ({ kind }) => ({ id: kind, name: kind, key: '' }),
  ask: () => '',
  losing: async () => () => null,
  done: () => '',
  point: null,
}

function part({ kind }: Facts): Part {
  if (kind === 'pass') return 'pass'
  return ENDING.has(kind) ? 'done' : 'answer'
}
