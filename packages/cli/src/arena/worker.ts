import { parentPort, workerData } from 'node:worker_threads'
import { judgementOf } from '@quayside/games/judgements'
import { shelfWith } from '../shelf.ts'
import type { Said } from './crew.ts'
import { commandOf } from './field.ts'
import { playGame } from './game.ts'
import type { Job, Order } from './order.ts'
import { OutsidePlayer } from './outside.ts'
import { HousePlayer, type Player } from './player.ts'

/** A thread plays one game after another as it is told, always with the same players. */
const order = workerData as Order
const game = shelfWith(order.pack).byId(order.game)!
const judgement = judgementOf(game.id)!
const scaled = {
  ...judgement,
  budget: { strong: judgement.budget.strong * order.budget, master: judgement.budget.master * order.budget },
}
const players = order.field.map(playerFor)

const say = (said: Said) => parentPort!.postMessage(said)

parentPort!.on('message', async (job: Job | null) => {
  if (job) say({ job, played: (await playGame(game, order, job, players)).played })
  else {
    await Promise.all(players.map((player) => player.close()))
    parentPort!.close()
  }
})

function playerFor(bot: string): Player {
  const command = commandOf(bot)
  if (command === undefined) return new HousePlayer(bot, { game, judgement: scaled })
  return new OutsidePlayer(command, order.limit, (pid, running) => say({ pid, running }))
}
