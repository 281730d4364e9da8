import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Grades from '@quayside/bots/grades'
import type * as Think from '@quayside/bots/think'
import type * as Games from '@quayside/games'
import type * as Judgements from '@quayside/games/judgements'
import { type AnyGame, dataOf, type Match, Rng, rulesOf, type Seat } from '@quayside/kernel'
import type { Order } from './order.ts'
import type { Player } from './player.ts'
import { processorTime } from './processor.ts'
import { scaled } from './scaled.ts'

/** A bot of another checkout of Quayside, `master@../before`: how a change is measured against what was there before it. */
export interface Visitor {
  readonly bot: string
  /** The folder of the checkout, its packages installed. */
  readonly folder: string
}

export function visitorIn(text: string): Visitor | undefined {
  const at = text.indexOf('@')
  return at > 0 && at < text.length - 1 ? { bot: text.slice(0, at), folder: text.slice(at + 1) } : undefined
}

const GRADES = 'bots/src/grades.ts'

/** Whether the folder is a checkout that has this bot. */
export async function isThere({ bot, folder }: Visitor): Promise<boolean> {
  if (!existsSync(fileIn(folder, GRADES))) return false
  const { botNamed }: typeof Grades = await load(folder, GRADES)
  return botNamed(bot) !== undefined
}

/** It thinks by the code of its checkout, in the same thread; what it is asked and what it answers goes over as plain data. */
export async function checkoutPlayer({ bot, folder }: Visitor, ours: AnyGame, order: Order): Promise<Player> {
  const { think }: typeof Think = await load(folder, 'bots/src/think.ts')
  const { gameById }: typeof Games = await load(folder, 'games/registry/src/index.ts')
  const { judgementOf }: typeof Judgements = await load(folder, 'games/registry/src/judgements.ts')
  const theirs = gameById(ours.id)
  const judgement = judgementOf(ours.id)
  if (!theirs || !judgement) throw new Error(`${folder} does not know ${ours.id}`)
  const game = withDataOf(ours, theirs, order)
  const mind = { game, judgement: scaled(judgement, order.budget) }
  let gameSeed = ''
  return {
    begin(_match: Match, _seat: Seat, seed: string) {
      gameSeed = seed
    },
    // Chance is drawn as for a bot of the house: the same code in two checkouts gives the same answers.
    async answer({ state, options, lines }: Match, seat: Seat) {
      const rng = new Rng(`${gameSeed} ${lines.length}`)
      const known = ours.pack(ours.resample(state, seat, rng))
      return think({ rules: rulesOf(game, options), options, bot, seat, seed: rng.seed(), state: known }, mind)
    },
    processor: processorTime,
    end() {},
    async close() {},
  }
}

/** Both sides must play with the same component data, whatever either checkout has built in. */
function withDataOf(ours: AnyGame, theirs: AnyGame, { options }: Order): AnyGame {
  if (dataOf(ours, options) === dataOf(theirs, options)) return theirs
  const pack = ours.data?.pack
  if (!theirs.data || theirs.data.check(pack).length > 0) throw new Error(`${theirs.id} there has other data than here`)
  return theirs.data.with(pack)
}

const fileIn = (folder: string, file: string): string => join(resolve(folder), 'packages', file)

const load = (folder: string, file: string) => import(pathToFileURL(fileIn(folder, file)).href)
