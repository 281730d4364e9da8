import { advise } from '@quayside/bots/advice'
import { think } from '@quayside/bots/think'
import type { Question, Reply } from './messages.ts'
import { mindOf } from './mind.ts'

/** What a process replies to a question. */
export function answer(text: string): Reply {
  try {
    const question = JSON.parse(text) as Question
    const mind = mindOf(question.game)
    return { value: 'bot' in question ? think(question, mind) : advise(question, mind) }
  } catch (problem) {
    return { problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }
  }
}
