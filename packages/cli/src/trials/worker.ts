import { parentPort, workerData } from 'node:worker_threads'
import type { AnyGame } from '@quayside/kernel'
import { shelfWith } from '../shelf.ts'
import { type Order, trial } from './trial.ts'

/** A member of the crew plays every `step`-th game of the order and reports a few times a second. */
const { order, first, step } = workerData as { order: Order; first: number; step: number }
const game = shelfWith(order.pack).byId(order.game) as AnyGame
const PAUSE_MS = 200

let games = 0
let answers = 0
let reported = Date.now()

for (let index = first; index < order.count; index += step) {
  const done = trial(game, order, index)
  games++
  answers += done.answers
  if (done.violation || Date.now() - reported > PAUSE_MS) send(done.violation)
  if (done.violation) break
}
send(null)

function send(violation: ReturnType<typeof trial>['violation']): void {
  parentPort?.postMessage({ games, answers, violation })
  games = 0
  answers = 0
  reported = Date.now()
}
