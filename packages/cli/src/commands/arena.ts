import { availableParallelism } from 'node:os'
import type { AnyGame } from '@quayside/kernel'
import { contest } from '../arena/contest.ts'
import { filled, known, listed, rotationsOf } from '../arena/field.ts'
import { DealFile, headerOf } from '../arena/file.ts'
import type { Order } from '../arena/order.ts'
import { forfeitLines, tableOf } from '../arena/report.ts'
import { forfeitsIn, standings } from '../arena/standing.ts'
import { type Args, type OptionKinds, UsageError } from '../args.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { checked, GAME_OPTIONS, gameNamed, wantedOptions } from '../table/options.ts'
import { Progress } from '../trials/progress.ts'
import type { ArenaWords } from '../words/arena/catalogue.ts'
import type { CliWords } from '../words/catalogue.ts'
import type { Command } from './command.ts'

const OPTIONS: OptionKinds = {
  ...GAME_OPTIONS,
  bots: 'texts',
  duel: 'flag',
  games: 'text',
  atleast: 'text',
  budget: 'text',
  limit: 'text',
  seed: 'text',
  options: 'text',
  threads: 'text',
  out: 'text',
  json: 'flag',
  ...DATA_OPTION,
}

/** What a shell expects of a command that was ended by Ctrl-C. */
const INTERRUPTED = 130

export const run: Command = async (args, { words, language }) => {
  args.read(OPTIONS, 1)
  if (args.positional(0) === undefined) throw new UsageError(words.usage.missing('GAME'))
  const shelf = shelfFrom(args, words)
  const game = gameNamed(args.positional(0), shelf, args)
  const order = { ...(await orderFrom(game, args, words)), pack: shelf.pack }
  const rotations = rotationsOf(order.field).length
  const deals = Math.max(1, Math.floor((args.whole('games', 1, 10_000_000) ?? 100) / rotations))
  const threads = Math.min(args.whole('threads', 1, 64) ?? availableParallelism(), deals * rotations)
  const bar = barFrom(args, words.arena)
  const out = args.text('out')
  const file = out === undefined ? null : new DealFile(out, headerOf(game, order), words)
  const before = file?.before ?? []

  const already = before.filter(({ deal }) => deal < deals).length * rotations
  const progress = new Progress(deals * rotations, words.arena.progress, already)
  let games = 0
  const { signal, release } = stopSignal()
  const began = performance.now()
  const { deals: played, proof } = await contest(
    { order, deals, threads, bar, before },
    { deal: (deal) => file?.add(deal), game: () => progress.show(++games) },
    signal,
  )
  release()
  progress.end()

  const { field } = order
  const seconds = (performance.now() - began) / 1000
  const bots = standings(field, played)
  const forfeits = forfeitsIn(field, played)
  const counts = { deals: played.length, rotations, games: played.length * rotations, seconds, threads }
  if (args.flag('json')) {
    const { options, budget, seed } = order
    const test = proof && { atleast: bar, verdict: proof.verdict, deals: proof.deals }
    const said = { game: game.id, options, field, budget, seed, ...counts, bots, forfeits, test }
    console.log(JSON.stringify({ ...said, interrupted: signal.aborted }))
  } else {
    const { seed, budget } = order
    console.log(words.arena.head({ game: game.id, ...counts, seed, budget }))
    for (const line of ['', ...tableOf(bots, words.arena, language), '']) console.log(line)
    console.log(words.arena.notes(field.length))
    if (proof) console.log(words.arena.verdicts[proof.verdict](bots[0].bot, bar!, proof.deals))
    if (signal.aborted) console.log(words.arena.interrupted(out))
  }
  for (const line of forfeitLines(forfeits, words.arena)) console.error(line)
  if (signal.aborted) return INTERRUPTED
  return forfeits.length > 0 || (proof && proof.verdict !== 'shown') ? 1 : 0
}

async function orderFrom(game: AnyGame, args: Args, words: CliWords): Promise<Order> {
  const options = checked(game, wantedOptions(game, args), words.usage)
  return {
    game: game.id,
    options,
    field: await fieldFrom(args, game.players(options), words),
    budget: args.positive('budget') ?? 1,
    seed: args.text('seed') ?? '1',
    limit: args.whole('limit', 1, 86_400_000),
  }
}

async function fieldFrom(args: Args, seats: number, { usage, arena }: CliWords): Promise<string[]> {
  const given = args.texts('bots').flatMap(listed)
  if (given.length === 0) throw new UsageError(usage.missing('--bots'))
  const bots = await Promise.all(given.map(async (bot) => (await known(bot)) ?? unknownBot(bot, arena)))
  if (bots.length > seats) throw new UsageError(arena.tooMany(bots.length, seats))
  if (args.flag('duel') && bots.length !== 2) throw new UsageError(arena.duelOfTwo)
  return filled(bots, seats)
}

function unknownBot(bot: string, words: ArenaWords): never {
  throw new UsageError(words.unknownBot(bot))
}

function barFrom(args: Args, words: ArenaWords): number | undefined {
  const bar = args.positive('atleast')
  if (bar !== undefined && bar >= 1) throw new UsageError(words.notAShare('--atleast'))
  return bar
}

/** Ctrl-C ends the games but not the command, which still has to tell what it knows. */
function stopSignal(): { readonly signal: AbortSignal; release(): void } {
  const stop = new AbortController()
  const halt = () => stop.abort()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const name of signals) process.on(name, halt)
  return {
    signal: stop.signal,
    release: () => {
      for (const name of signals) process.off(name, halt)
    },
  }
}
