import type { AnyGame, Options } from '@quayside/kernel'
import { contest } from '../arena/contest.ts'
import { rotationsOf } from '../arena/field.ts'
import { DealFile, headerOf } from '../arena/file.ts'
import type { Order } from '../arena/order.ts'
import { type Standing, standings } from '../arena/standing.ts'
import type { CliWords } from '../words/catalogue.ts'

/** A match of a master with the new network against one that judges as the game does now. */
export interface Match {
  readonly game: AnyGame
  readonly pack?: unknown
  readonly options: Options
  readonly network: string
  readonly budget: number
  readonly seed: string
  readonly threads: number
}

/** Enough games to tell how long decisions take. */
export const TIMED = 16

/** The part of its simulations with which a master with the network needs no more of the processor's time than one without. */
export async function paceOf(match: Match, show: (games: number) => void): Promise<number> {
  const bots = await played({ ...match, seed: `${match.seed} pace` }, 1, TIMED, show)
  const [one, other] = bots.map(({ processorMs }) => processorMs ?? 1)
  return Math.max(LEAST, Math.min(1, Math.floor((STEPS * other) / one) / STEPS))
}

const LEAST = 0.1
const STEPS = 100

/** How the new one stands after so many games; what was played before lies in the file. */
export async function gate(
  match: Match,
  pace: number,
  games: number,
  show: (games: number) => void,
  file: { readonly path: string; readonly words: CliWords },
): Promise<Standing> {
  return (await played(match, pace, games, show, file))[0]
}

async function played(
  { game, pack, options, network, budget, seed, threads }: Match,
  pace: number,
  games: number,
  show: (games: number) => void,
  file?: { readonly path: string; readonly words: CliWords },
): Promise<Standing[]> {
  const seats = game.players(options)
  const field = [`master*${pace}+${network}`, ...Array.from({ length: seats - 1 }, () => 'master')]
  const order: Order = { game: game.id, pack, options, field, budget, seed }
  const rotations = rotationsOf(field).length
  const deals = Math.ceil(games / rotations)
  // Folders may be moved: which file it is in says nothing of a network.
  const header = { ...headerOf(game, order), bots: [`master*${pace}+`, ...field.slice(1)] }
  const kept = file && new DealFile(file.path, header, file.words)
  const before = kept?.before ?? []
  let done = before.filter(({ deal }) => deal < deals).length * rotations
  const outcome = await contest(
    { order, deals, threads, before },
    { deal: (deal) => kept?.add(deal), game: () => show(++done) },
    new AbortController().signal,
  )
  return standings(field, outcome.deals)
}
