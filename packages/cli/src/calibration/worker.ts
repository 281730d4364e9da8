import { parentPort, workerData } from 'node:worker_threads'
import { judgementOf } from '@quayside/games/judgements'
import type { AnyGame } from '@quayside/kernel'
import { ROOMS } from '../games/index.ts'
import { shelfWith } from '../shelf.ts'
import type { Job } from './order.ts'
import { played } from './play.ts'

/** A thread plays one game after another as it is told, each with the data that it is told. */
const id = workerData as string
const judgement = judgementOf(id)!
const calibration = await ROOMS[id]!.calibration!()

/** One series follows another: the game of the last one is usually wanted again. */
let last: { readonly data: string; readonly game: AnyGame } | undefined

parentPort!.on('message', async (job: Job | null) => {
  if (!job) return parentPort!.close()
  const { pack, data } = job.series
  if (last?.data !== data) last = { data, game: shelfWith(pack).byId(id)! }
  parentPort!.postMessage(await played(last.game, judgement, calibration, job))
})
