import { availableParallelism } from 'node:os'
import { type AnyGame, type Options, optionMatrix } from '@quayside/kernel'
import { UsageError } from '../args.ts'
import { checked, gameNamed } from '../table/options.ts'
import { playAll, type Violated } from '../trials/crew.ts'
import { Progress } from '../trials/progress.ts'
import type { Command } from './command.ts'

export const run: Command = async (args, { words }) => {
  args.read({ games: 'text', check: 'flag', seed: 'text', options: 'text', threads: 'text' }, 1)
  if (args.positional(0) === undefined) throw new UsageError(words.usage.missing('GAME'))
  const game = gameNamed(args.positional(0), args)
  const count = args.whole('games', 1, 1_000_000_000) ?? 100
  const threads = args.whole('threads', 1, 64) ?? Math.min(availableParallelism(), count)
  const check = args.flag('check')
  const seed = args.text('seed') ?? '1'
  const rows = optionRows(game, args.text('options'), words.usage.notJson('--options'))

  const progress = new Progress(count)
  const done = await playAll({ game: game.id, rows, count, seed, check }, threads, (games, answers) =>
    progress.show(games, answers),
  )
  progress.end()
  if (done.violation) {
    report(done.violation)
    return 1
  }
  const seconds = done.ms / 1000
  console.log(
    `${game.id}: ${done.games} games over ${rows.length} sets of options, ${done.answers} answers in ${seconds.toFixed(1)} s ` +
      `(${Math.round(done.games / seconds)} games/s, ${Math.round(done.answers / seconds)} answers/s, ${threads} threads), seed "${seed}"`,
  )
  if (check) console.log('no violation')
  return 0
}

/** Every combination of options worth testing; with `--options` those that agree with what is given. */
function optionRows(game: AnyGame, text: string | undefined, notJson: string): Options[] {
  const rows = optionMatrix(game.schema, game.refuse)
  if (text === undefined) return rows
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new UsageError(notJson)
  }
  const full = checked(game, given)
  const keys = Object.keys(given as object)
  const matching = rows.filter((row) => keys.every((key) => JSON.stringify(row[key]) === JSON.stringify(full[key])))
  return matching.length > 0 ? matching : [full]
}

function report({ law, detail, options, seed, record }: Violated): void {
  console.error(`violation of the law "${law}": ${detail}`)
  console.error(`seed: ${seed}`)
  console.error(`options: ${JSON.stringify(options)}`)
  console.error(`record: ${JSON.stringify(record)}`)
}
