import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { GRADES } from '@quayside/bots'
import type { AnyGame, Calibration, Dial } from '@quayside/kernel'
import { listed } from '../arena/field.ts'
import { type Args, type OptionKinds, UsageError } from '../args.ts'
import { Crew } from '../calibration/crew.ts'
import { inside, lossOf } from '../calibration/figures.ts'
import { GameFile } from '../calibration/file.ts'
import { Gauge } from '../calibration/gauge.ts'
import type { Field } from '../calibration/order.ts'
import { type Findings, reportJson, reportText } from '../calibration/report.ts'
import { search } from '../calibration/search.ts'
import { ROOMS } from '../games/index.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { reasonOf } from '../table/json.ts'
import { gameNamed } from '../table/options.ts'
import { readableJson } from '../text/json.ts'
import { Progress } from '../trials/progress.ts'
import type { CliWords } from '../words/catalogue.ts'
import type { Command } from './command.ts'

const OPTIONS: OptionKinds = {
  bots: 'texts',
  propose: 'flag',
  by: 'text',
  dials: 'texts',
  rounds: 'text',
  seed: 'text',
  threads: 'text',
  out: 'text',
  ...DATA_OPTION,
}

const MEASURED = 'steady:200'
const SEARCHED = 'steady:40'
/** Wide enough for most entries of a pack, narrow enough for an editor. */
const WIDTH = 120

export const run: Command = async (args, { words, language }) => {
  args.read(OPTIONS, 1)
  if (args.positional(0) === undefined) throw new UsageError(words.usage.missing('GAME'))
  const game = gameNamed(args.positional(0), shelfFrom(args, words), args)
  const calibration = await ROOMS[game.id]?.calibration?.()
  if (!calibration || !game.data) throw new UsageError(words.calibrate.nothing(game.id))
  const fields = fieldsFrom(args, 'bots', MEASURED, words)
  const [by] = fieldsFrom(args, 'by', SEARCHED, words)
  const dials = dialsFrom(args, calibration, words)
  const rounds = args.whole('rounds', 1, 1000) ?? 5
  const propose = args.flag('propose')
  const seed = args.text('seed') ?? '1'
  const out = args.text('out')
  const { id, version } = game
  const file = new GameFile(out, { calibration: 1, game: id, version, seed }, words)
  const crew = new Crew(id, args.whole('threads', 1, 64) ?? availableParallelism())
  try {
    const { tables, targets } = calibration
    const measure = async (measured: AnyGame) => {
      const total = tables.length * fields.reduce((sum, { games }) => sum + games, 0)
      const progress = new Progress(total, words.calibrate.playing)
      const gauge = new Gauge(calibration, crew, file, seed, (games) => progress.show(games))
      const shown = await gauge.measure(measured, fields)
      progress.end()
      return shown
    }
    const before = await measure(game)
    let findings: Findings = { game, calibration, seed, before }
    if (propose) {
      const gauge = new Gauge(calibration, crew, file, seed, () => {})
      const aims = targets.map(inside)
      const found = await search(game, {
        dials,
        rounds,
        lossOf: async (tried) =>
          lossOf(
            (await gauge.measure(tried, [by])).map(({ figures }) => figures),
            aims,
          ),
        hear: (step) => console.error(words.calibrate.tried(step)),
      })
      findings = { ...findings, proposal: { found, after: await measure(found.game) } }
    }
    const text = reportText(findings, words.calibrate, language)
    console.log(text)
    return out === undefined || written(out, findings, text, words) ? 0 : 1
  } finally {
    await crew.dismiss()
  }
}

/** `steady`, `steady:200` or `master:20@0.1`: a bot, its games at each table, and what its simulations are multiplied by. */
function fieldsFrom(args: Args, option: 'bots' | 'by', usual: string, words: CliWords): Field[] {
  const given = args.texts(option).flatMap(listed)
  return (given.length > 0 ? given : [usual]).map((text) => {
    const [, bot, games, budget] = /^([a-z]+)(?::(\d{1,6}))?(?:@(\d{0,3}(?:\.\d{1,4})?))?$/.exec(text) ?? []
    const field = {
      bot: GRADES.find((grade) => grade === bot),
      games: Number(games ?? 100),
      budget: Number(budget ?? 1),
    }
    if (!field.bot || field.games < 1 || !(field.budget > 0))
      throw new UsageError(words.calibrate.noField(`--${option}`, text, GRADES))
    return { ...field, bot: field.bot }
  })
}

/** Those that may move; the others stay as they are. */
function dialsFrom(args: Args, { dials }: Calibration, { usage }: CliWords): readonly Dial[] {
  const wanted = args.texts('dials').flatMap(listed)
  if (wanted.length === 0) return dials
  return wanted.map((id) => {
    const dial = dials.find((known) => known.id === id)
    if (!dial)
      throw new UsageError(
        usage.oneOf(
          '--dials',
          dials.map((known) => known.id),
        ),
      )
    return dial
  })
}

function written(folder: string, findings: Findings, text: string, words: CliWords): boolean {
  const pack = findings.proposal?.found.game.data?.pack
  const files = {
    'report.md': `${text}\n`,
    'report.json': `${JSON.stringify(reportJson(findings), null, 2)}\n`,
    ...(pack === undefined ? {} : { 'pack.json': `${readableJson(pack, WIDTH)}\n` }),
  }
  try {
    mkdirSync(folder, { recursive: true })
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  } catch (problem) {
    console.error(words.file.cannotWrite(folder, reasonOf(problem)))
    return false
  }
  console.error(words.calibrate.written(folder, Object.keys(files)))
  return true
}
