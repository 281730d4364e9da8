import { advise } from '@quayside/bots/advice'
import { think } from '@quayside/bots/think'
import { rulesAbove } from '../rules/move-up.ts'
import type { Question, Reply } from './messages.ts'
import { loadMind } from './mind.ts'

/** What a process replies to a question. */
export async function answer(text: string): Promise<Reply> {
  try {
    const question = JSON.parse(text) as Question
    if ('record' in question) return { value: await rulesAbove(question.record) }
    const mind = await loadMind(question)
    return { value: 'bot' in question ? think(question, mind) : advise(question, mind) }
  } catch (problem) {
    return { problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }
  }
}
