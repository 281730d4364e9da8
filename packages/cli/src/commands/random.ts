import { availableParallelism } from 'node:os'
import { type AnyGame, type Options, optionMatrix } from '@quayside/kernel'
import { UsageError } from '../args.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { checked, gameNamed } from '../table/options.ts'
import { playAll, type Violated } from '../trials/crew.ts'
import { Progress } from '../trials/progress.ts'
import type { TrialWords, UsageWords } from '../words/catalogue.ts'
import type { Command } from './command.ts'

export const run: Command = async (args, { words }) => {
  args.read({ games: 'text', check: 'flag', seed: 'text', options: 'text', threads: 'text', ...DATA_OPTION }, 1)
  if (args.positional(0) === undefined) throw new UsageError(words.usage.missing('GAME'))
  const shelf = shelfFrom(args, words)
  const game = gameNamed(args.positional(0), shelf, args)
  const count = args.whole('games', 1, 1_000_000_000) ?? 100
  const threads = args.whole('threads', 1, 64) ?? Math.min(availableParallelism(), count)
  const check = args.flag('check')
  const seed = args.text('seed') ?? '1'
  const rows = optionRows(game, args.text('options'), words.usage)

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
      sets: rows.length,
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

/** Every combination of options worth testing; with `--options` those that agree with what is given. */
function optionRows(game: AnyGame, text: string | undefined, words: UsageWords): Options[] {
  const rows = optionMatrix(game.schema, game.refuse)
  if (text === undefined) return rows
  const given = jsonObject(text)
  if (!given) throw new UsageError(words.notJson('--options'))
  const full = checked(game, given, words)
  const keys = Object.keys(given)
  const matching = rows.filter((row) => keys.every((key) => JSON.stringify(row[key]) === JSON.stringify(full[key])))
  return matching.length > 0 ? matching : [full]
}

function jsonObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

function report({ law, detail, options, seed, record }: Violated, words: TrialWords): void {
  console.error(words.violation(law, detail))
  console.error(`${words.seed}: ${seed}`)
  console.error(`${words.options}: ${JSON.stringify(options)}`)
  console.error(`${words.record}: ${JSON.stringify(record)}`)
}
