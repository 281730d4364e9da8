import { parentPort } from 'node:worker_threads'
import { doJob, type Job } from './jobs.ts'
import type { Answered, Asked } from './past.ts'

// The thread that plays games again. One job after another: they are heavy, and the order keeps it fair.

const port = parentPort!
let last: Promise<void> = Promise.resolve()

port.on('message', ({ id, job }: Asked) => {
  last = last.then(async () => port.postMessage(await answer(id, job)))
})

async function answer(id: number, job: Job): Promise<Answered> {
  try {
    return { id, outcome: await doJob(job) }
  } catch (problem) {
    return { id, failed: String((problem as Error).stack ?? problem) }
  }
}
