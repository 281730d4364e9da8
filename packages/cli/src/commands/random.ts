import { availableParallelism } from 'node:os'
import { type AnyGame, type Options, optionMatrix, Rng, readOption } from '@quayside/kernel'
import { type OptionKinds, UsageError } from '../args.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { checked, GAME_OPTIONS, gameNamed, wantedOptions } from '../table/options.ts'
import { playAll, type Violated } from '../trials/crew.ts'
import { Progress } from '../trials/progress.ts'
import type { TrialWords, UsageWords } from '../words/catalogue.ts'
import type { Command } from './command.ts'

const OPTIONS: OptionKinds = {
  ...GAME_OPTIONS,
  games: 'text',
  check: 'flag',
  seed: 'text',
  options: 'text',
  threads: 'text',
  ...DATA_OPTION,
}

export const run: Command = async (args, { words }) => {
  args.read(OPTIONS, 1)
  if (args.positional(0) === undefined) throw new UsageError(words.usage.missing('GAME'))
  const shelf = shelfFrom(args, words)
  const game = gameNamed(args.positional(0), shelf, args)
  const count = args.whole('games', 1, 1_000_000_000) ?? 100
  const threads = args.whole('threads', 1, 64) ?? Math.min(availableParallelism(), count)
  const check = args.flag('check')
  const seed = args.text('seed') ?? '1'
  const rows = shuffled(optionRows(game, wantedOptions(game, args), words.usage), new Rng(`rows ${seed}`))

  const progress = new Progress(count, words.trials.progress)
  const done = await playAll({ game: game.id, pack: shelf.pack, rows, count, seed, check }, threads, (games, answers) =>
    progress.show(games, answers),
  )
  progress.end()
  if (done.violation) {
    report(done.violation, words.trials)
    return 1
  }
  const seconds = done.ms / 1000
  const { games, answers } = done
  console.log(
    words.trials.done({
      game: game.id,
      games,
      sets: Math.min(rows.length, games),
      answers,
      seconds: seconds.toFixed(1),
      gamesPerSecond: Math.round(games / seconds),
      answersPerSecond: Math.round(answers / seconds),
      threads,
      seed,
    }),
  )
  if (check) console.log(words.trials.noViolation)
  return 0
}

/** Every combination of options worth testing that agrees with what is given; what is given alone where none does. */
function optionRows(game: AnyGame, given: { readonly [key: string]: unknown }, words: UsageWords): Options[] {
  const keys = Object.keys(given)
  const matching = optionMatrix(game.schema, game.refuse).filter((row) =>
    keys.every((key) => agrees(game, row, key, given[key])),
  )
  return matching.length > 0 ? matching : [checked(game, given, words)]
}

/** Sets agree in any order. */
function agrees({ schema }: AnyGame, row: Options, key: string, value: unknown): boolean {
  if (!Object.hasOwn(schema, key)) return false
  const read = readOption(key, schema[key], value)
  return read.ok && JSON.stringify(read.value) === JSON.stringify(row[key])
}

/** Rows are taken one after another, so a few games see some from everywhere and many games see them all. */
function shuffled(rows: readonly Options[], rng: Rng): Options[] {
  const left = rows.slice()
  return rows.map(() => left.splice(rng.below(left.length), 1)[0])
}

function report({ law, detail, options, seed, record }: Violated, words: TrialWords): void {
  console.error(words.violation(law, detail))
  console.error(`${words.seed}: ${seed}`)
  console.error(`${words.options}: ${JSON.stringify(options)}`)
  console.error(`${words.record}: ${JSON.stringify(record)}`)
}
