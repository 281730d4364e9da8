import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { weightsId } from '@quayside/bots/learning'
import { judgementOf } from '@quayside/games/judgements'
import { type Learned, rulesOf } from '@quayside/kernel'
import { type OptionKinds, UsageError } from '../args.ts'
import { Folder, type Header } from '../learning/folder.ts'
import { gate, type Match, paceOf, TIMED } from '../learning/gate.ts'
import { networkText, readNetwork } from '../learning/network.ts'
import { measure, play, type Training, train } from '../learning/training.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { checked, GAME_OPTIONS, gameNamed, wantedOptions } from '../table/options.ts'
import { Progress, type SayProgress } from '../trials/progress.ts'
import { playersFrom, tablesFrom } from '../tuning/tables.ts'
import type { LearnWords } from '../words/learn/catalogue.ts'
import type { Command } from './command.ts'

const OPTIONS: OptionKinds = {
  ...GAME_OPTIONS,
  folder: 'text',
  games: 'text',
  tests: 'text',
  simulations: 'text',
  weight: 'text',
  gate: 'text',
  budget: 'text',
  options: 'text',
  seed: 'text',
  threads: 'text',
  ...DATA_OPTION,
}

const MOST = 10_000_000
/** Games of the gate, and what part of a master's simulations both sides think with. */
const [GATE, BUDGET] = [480, 0.01]

export const run: Command = async (args, { words }) => {
  args.read(OPTIONS, 1)
  if (args.positional(0) === undefined) throw new UsageError(words.usage.missing('GAME'))
  const path = args.text('folder')
  if (path === undefined) throw new UsageError(words.usage.missing('--folder'))
  const shelf = shelfFrom(args, words)
  const game = gameNamed(args.positional(0), shelf, args)
  const judgement = judgementOf(game.id)
  if (!judgement?.senses) throw new UsageError(words.learn.nothing(game.id))
  const tables = tablesFrom(game, args, words)
  const header: Header = {
    learn: 1,
    ...rulesOf(game, tables[0]),
    options: JSON.stringify({ ...wantedOptions(game, args), players: playersFrom(game, args) }),
    tables: tables.length,
    games: args.whole('games', 1, MOST) ?? 40_000,
    tests: args.whole('tests', 1, MOST) ?? 40,
    simulations: args.whole('simulations', 1, MOST) ?? 32,
    seed: args.text('seed') ?? '1',
    corrects: weightsId(judgement),
  }
  const weight = args.positive('weight')
  const asked = args.whole('gate', 6, MOST) ?? GATE
  const match: Omit<Match, 'network'> = {
    game,
    pack: shelf.pack,
    options: checked(game, { ...wantedOptions(game, args), players: playersFrom(game, args)[0] }, words.usage),
    budget: args.positive('budget') ?? BUDGET,
    seed: header.seed,
    threads: args.whole('threads', 1, 64) ?? availableParallelism(),
  }
  const folder = new Folder(path, header, words)
  console.log(words.learn.head(header))
  const { recipe } = existsSync(folder.network)
    ? readNetwork(folder.network)
    : await made({ mind: { game, judgement }, tables, header, folder }, weight, match, words.learn)
  const told = (name: string): number => Number(recipe[name])
  console.log(words.learn.off({ linear: told('linear'), mixed: told('mixed'), weight: told('weight') }))
  console.log(words.learn.pace(told('pace')))

  const playing = new Progress(asked, words.learn.gating)
  const paced = { ...match, network: folder.network }
  const standing = await gate(paced, told('pace'), asked, (games) => playing.show(games), { path: folder.deals, words })
  playing.end()
  const better = standing.interval !== null && standing.interval.low > 0.5
  console.log(words.learn.gate(standing, better))
  return better ? 0 : 1
}

/** Plays, trains and measures what is not there yet. */
async function made(
  training: Training,
  weight: number | undefined,
  match: Omit<Match, 'network'>,
  words: LearnWords,
): Promise<Learned> {
  const { mind, header, folder } = training
  watched(header.games, words.playing, (show) => play(training, 'games', show))
  watched(header.tests, words.testing, (show) => play(training, 'tests', show))
  const learner = await watched(header.games, words.learning, (show) => train(training, show))
  const off = await measure(training, learner, weight)
  const recipe = { ...header, date: new Date().toISOString().slice(0, 10), ...off }
  const learned: Learned = { recipe, points: mind.judgement.margin * off.weight, layers: learner.network() }
  writeFileSync(folder.candidate, networkText(learned))
  const pace = await watched(TIMED, words.timing, (show) => paceOf({ ...match, network: folder.candidate }, show))
  const paced = { ...learned, recipe: { ...recipe, pace } }
  writeFileSync(folder.network, networkText(paced))
  return paced
}

/** Shows how far something is while it is done. */
function watched<T>(total: number, say: SayProgress, act: (show: (done: number) => void) => T): T {
  const progress = new Progress(total, say)
  const found = act((done) => progress.show(done))
  if (found instanceof Promise) return found.finally(() => progress.end()) as T
  progress.end()
  return found
}
