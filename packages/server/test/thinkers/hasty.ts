import { enableCompileCache, flushCompileCache } from 'node:module'
import { listen } from '../../src/thinking/listen.ts'
import type { Job, Reply } from '../../src/thinking/messages.ts'

enableCompileCache()
const { answer } = await import('../../src/thinking/answer.ts')
flushCompileCache()

/** Bots think no longer than a quick one does, and advice is empty. */
export async function hastily(text: string): Promise<Reply> {
  const job = JSON.parse(text) as Job
  if ('record' in job) return answer(text)
  if ('bot' in job) return answer(JSON.stringify({ ...job, bot: 'steady' }))
  return { value: { seat: job.seat, answers: [] } }
}

if (import.meta.main) listen(hastily)
