import { Worker } from 'node:worker_threads'
import type { Job, Order, Played } from './order.ts'
import { kill } from './program.ts'

/** What a thread tells: a game that it has played, or an outside program that it has started or that has ended. */
export type Said = { readonly job: Job; readonly played: Played } | { readonly pid: number; readonly running: boolean }

/**
 * Plays games on several threads, each taking the next as soon as it is free. Once stopped it ends at once, the threads' outside programs
 * with it.
 */
export async function playAll(
  order: Order,
  jobs: Iterator<Job>,
  threads: number,
  hear: (job: Job, played: Played) => void,
  stop: AbortSignal,
): Promise<void> {
  if (stop.aborted) return
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: order }),
  )
  const programs = new Set<number>()
  const dismiss = () => {
    for (const worker of workers) worker.terminate()
  }
  const give = (worker: Worker) => worker.postMessage(jobs.next().value ?? null)
  const watch = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      worker.on('message', (said: Said) => {
        if ('pid' in said) programs[said.running ? 'add' : 'delete'](said.pid)
        else if (!stop.aborted) {
          hear(said.job, said.played)
          give(worker)
        }
      })
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      give(worker)
    })
  stop.addEventListener('abort', dismiss)
  try {
    await Promise.all(workers.map(watch))
  } finally {
    stop.removeEventListener('abort', dismiss)
    dismiss()
    for (const pid of programs) kill(pid)
  }
}
