import { Worker } from 'node:worker_threads'
import type { Violation } from '@quayside/kernel/laws'
import type { Order } from './trial.ts'

export type Violated = Violation

export interface Done {
  readonly games: number
  readonly answers: number
  readonly ms: number
  readonly violation: Violation | null
}

interface Report {
  readonly games: number
  readonly answers: number
  readonly violation: Violation | null
}

/** Plays an order on several threads; the first violation stops them all. */
export async function playAll(
  order: Order,
  threads: number,
  progress: (games: number, answers: number) => void,
): Promise<Done> {
  const began = performance.now()
  let games = 0
  let answers = 0
  let violation: Violation | null = null
  const workers = Array.from({ length: threads }, (_, first) => hire(order, first, threads))
  const hear = (report: Report) => {
    games += report.games
    answers += report.answers
    violation ??= report.violation
    progress(games, answers)
    if (violation) for (const worker of workers) worker.terminate()
  }
  await Promise.all(workers.map((worker) => watch(worker, hear)))
  return { games, answers, ms: performance.now() - began, violation }
}

const hire = (order: Order, first: number, step: number): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData: { order, first, step } })

const watch = (worker: Worker, hear: (report: Report) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.on('message', hear)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
