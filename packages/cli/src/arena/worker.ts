import { parentPort, workerData } from 'node:worker_threads'
import { judgementOf } from '@quayside/games/judgements'
import { type AnyJudgement, judgedBy } from '@quayside/kernel'
import { readNetwork } from '../learning/network.ts'
import { shelfWith } from '../shelf.ts'
import { checkoutPlayer, visitorIn } from './checkout.ts'
import type { Said } from './crew.ts'
import { commandOf, partedIn, type Special, specialIn } from './field.ts'
import { playGame } from './game.ts'
import type { Job, Order } from './order.ts'
import { OutsidePlayer } from './outside.ts'
import { HousePlayer, type Player } from './player.ts'
import { scaled } from './scaled.ts'

/** A thread plays one game after another as it is told, always with the same players. */
const order = workerData as Order
const game = shelfWith(order.pack).byId(order.game)!
const judgement = scaled(judgementOf(game.id)!, order.budget)
const players = await Promise.all(order.field.map(playerFor))

const say = (said: Said) => parentPort!.postMessage(said)

parentPort!.on('message', async (job: Job | null) => {
  if (job) say({ job, played: (await playGame(game, order, job, players)).played })
  else {
    await Promise.all(players.map((player) => player.close()))
    parentPort!.close()
  }
})

async function playerFor(bot: string): Promise<Player> {
  const command = commandOf(bot)
  if (command !== undefined) return new OutsidePlayer(command, order.limit, (pid, running) => say({ pid, running }))
  const special = specialIn(bot)
  if (special) return new HousePlayer(special.bot, { game, judgement: judgementOfSpecial(special) })
  const visitor = visitorIn(bot)
  if (visitor) return checkoutPlayer(visitor, game, order)
  const mind = { game, judgement }
  const parted = partedIn(bot)
  return parted ? new HousePlayer(parted.bot, mind, parted.parts) : new HousePlayer(bot, mind)
}

function judgementOfSpecial({ times, network }: Special): AnyJudgement {
  const own = scaled(judgement, times)
  return network === undefined ? own : judgedBy(own, readNetwork(network))
}
