import { enableCompileCache, flushCompileCache } from 'node:module'
import { listen } from '../../src/thinking/listen.ts'
import type { Question, Reply } from '../../src/thinking/messages.ts'

enableCompileCache()
const { answer } = await import('../../src/thinking/answer.ts')
flushCompileCache()

/** Bots think no longer than a quick one does, and advice is empty. */
export async function hastily(text: string): Promise<Reply> {
  const question = JSON.parse(text) as Question
  if ('record' in question) return answer(text)
  if ('bot' in question) return answer(JSON.stringify({ ...question, bot: 'steady' }))
  return { value: { seat: question.seat, answers: [] } }
}

if (import.meta.main) listen(hastily)
