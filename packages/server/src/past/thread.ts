import { parentPort } from 'node:worker_threads'
import { timeUsed } from '../costs.ts'
import { doJob, type Job } from './jobs.ts'
import type { Answered } from './past.ts'

// The thread that plays games again: one job after another, as they are sent.

const port = parentPort!

port.on('message', async (job: Job) => port.postMessage(await answer(job)))

async function answer(job: Job): Promise<Answered> {
  const began = timeUsed()
  try {
    const made = await doJob(job)
    return made.ok ? { text: made.value, took: timeUsed() - began } : { refused: made.error }
  } catch (problem) {
    return { failed: String((problem as Error).stack ?? problem) }
  }
}
