import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { temperatureOf } from '@quayside/bots/search/promise'
import { errorsOf, likeliestTemperature, rounded, tune, tunedText } from '@quayside/bots/tuning'
import { judgementOf } from '@quayside/games/judgements'
import type { AnyGame } from '@quayside/kernel'
import { type OptionKinds, UsageError } from '../args.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { GAME_OPTIONS, gameNamed } from '../table/options.ts'
import { Progress } from '../trials/progress.ts'
import { askAll, playAll, TESTED } from '../tuning/play.ts'
import { tableOf } from '../tuning/report.ts'
import { tablesFrom } from '../tuning/tables.ts'
import type { CliWords } from '../words/catalogue.ts'
import type { Command } from './command.ts'

const OPTIONS: OptionKinds = {
  ...GAME_OPTIONS,
  games: 'text',
  choices: 'text',
  options: 'text',
  seed: 'text',
  write: 'flag',
  out: 'text',
  ...DATA_OPTION,
}

export const run: Command = async (args, { words, language }) => {
  args.read(OPTIONS, 1)
  if (args.positional(0) === undefined) throw new UsageError(words.usage.missing('GAME'))
  const game = gameNamed(args.positional(0), shelfFrom(args, words), args)
  const judgement = judgementOf(game.id)
  if (!judgement?.model) throw new UsageError(words.tune.nothing(game.id))
  const { model } = judgement
  const tables = tablesFrom(game, args, words)
  const seed = args.text('seed') ?? '1'
  const games = args.whole('games', TESTED, 10_000_000) ?? 1000
  const wanted = args.whole('choices', 0, 1_000_000) ?? 300

  const playing = new Progress(games, words.tune.playing)
  const { learned, tested, tests } = playAll({ game, judgement, tables, seed }, games, (done) => playing.show(done))
  playing.end()
  const stages = tune(model, learned)
  console.log(words.tune.head({ game: game.id, learned: games - tests, tested: tests, seed }))
  for (const line of ['', ...tableOf(errorsOf(model, stages, tested), words.tune, language), '']) console.log(line)
  console.log(words.tune.notes)

  let { temperature } = model.tuned
  if (wanted > 0) {
    const asking = new Progress(wanted, words.tune.asking)
    const choices = askAll({ game, judgement, tables, seed }, wanted, (done) => asking.show(done))
    asking.end()
    temperature = rounded(likeliestTemperature(choices))
    console.log(words.tune.temperature(temperatureOf(judgement), temperature, choices.length))
  }
  const files = [args.flag('write') ? fileOf(game) : undefined, args.text('out')]
  const text = tunedText({ stages, temperature })
  return files.every((file) => file === undefined || written(file, text, words)) ? 0 : 1
}

/** Where a game keeps its weights. */
const fileOf = ({ id }: AnyGame): string =>
  fileURLToPath(new URL('judgement/tuned.json', import.meta.resolve(`@quayside/${id}`)))

function written(file: string, text: string, { file: words, tune }: CliWords): boolean {
  try {
    writeFileSync(file, text)
  } catch (problem) {
    console.error(words.cannotWrite(file, (problem as NodeJS.ErrnoException).code ?? String(problem)))
    return false
  }
  console.log(tune.written(file))
  return true
}
