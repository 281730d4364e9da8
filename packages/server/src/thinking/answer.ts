import { thinkInPart } from '@quayside/bots/parallel'
import { think } from '@quayside/bots/think'
import { adviseShown } from '@quayside/table/imagined'
import { rulesAbove } from '../rules/move-up.ts'
import type { Job, Reply } from './messages.ts'
import { loadMind } from './mind.ts'

/** Does a job; what goes wrong is replied too. */
export async function answer(text: string): Promise<Reply> {
  try {
    const job = JSON.parse(text) as Job
    if ('record' in job) return { value: await rulesAbove(job.record) }
    const mind = await loadMind(job)
    if ('part' in job) return { value: thinkInPart(job, mind) }
    return { value: 'bot' in job ? think(job, mind) : adviseShown(job, mind) }
  } catch (problem) {
    return { problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }
  }
}
