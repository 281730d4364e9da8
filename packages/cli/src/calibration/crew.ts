import { Worker } from 'node:worker_threads'
import type { Counts, Job } from './order.ts'

/** Threads that play games, kept from one series to the next. */
export class Crew {
  private readonly workers: readonly Worker[]

  constructor(game: string, threads: number) {
    this.workers = Array.from(
      { length: threads },
      () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: game }),
    )
  }

  /** Each thread takes the next game as soon as it is free; `hear` is told of them as they end. */
  async play(jobs: readonly Job[], hear: (job: Job, counts: Counts) => void): Promise<void> {
    const left = jobs.values()
    await Promise.all(this.workers.map((worker) => work(worker, left, hear)))
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}

const work = (worker: Worker, jobs: Iterator<Job>, hear: (job: Job, counts: Counts) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let job: Job | undefined
    const end = (problem?: unknown) => {
      worker.off('message', take).off('error', end)
      if (problem === undefined) resolve()
      else reject(problem)
    }
    const next = () => {
      job = jobs.next().value
      if (job) worker.postMessage(job)
      else end()
    }
    const take = (counts: Counts) => {
      hear(job!, counts)
      next()
    }
    worker.on('message', take).on('error', end)
    next()
  })
