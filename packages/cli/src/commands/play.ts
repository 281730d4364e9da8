import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { BOT_IDS, type Bot, botById, STAND_IN } from '@quayside/bots'
import { type AnyGame, type Language, Match, replay, type Who, withAutomas } from '@quayside/kernel'
import { type Args, type OptionKinds, UsageError } from '../args.ts'
import { boardFor } from '../boards/index.ts'
import type { Shelf } from '../shelf.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { Input } from '../table/input.ts'
import { menu } from '../table/menu.ts'
import { GAME_OPTIONS, gameNamed, optionsFrom } from '../table/options.ts'
import { recordFrom } from '../table/records.ts'
import { Screen } from '../table/screen.ts'
import { Sitting } from '../table/sitting.ts'
import type { CliWords } from '../words/catalogue.ts'
import { wordsIn } from '../words/index.ts'
import type { Command } from './command.ts'

const OPTIONS: OptionKinds = {
  ...GAME_OPTIONS,
  seat: 'text',
  seed: 'text',
  name: 'text',
  opponents: 'text',
  save: 'text',
  resume: 'text',
  plain: 'flag',
  ...DATA_OPTION,
}

export const run: Command = async (args, { language, words }) => {
  args.read(OPTIONS, 1)
  const terminal = process.stdin.isTTY === true
  const bot = botById(args.oneOf('opponents', BOT_IDS, STAND_IN)) as Bot
  const shelf = shelfFrom(args, words)
  const game = gameNamed(args.positional(0), shelf, args)
  const begin = args.text('resume') === undefined ? begins(game, args) : await resumes(args, shelf, words)

  if (!terminal && !args.flag('plain')) {
    process.stdout.write(words.help.play)
    return 0
  }
  const screen = new Screen(process.stdout, process.env)
  const input = new Input(process.stdin, process.stdout, terminal && process.stdout.isTTY === true)
  try {
    const quick = terminal && args.noOptionsBut('name', 'save', 'opponents', 'data')
    const open = args.positional(0) === undefined && args.text('data') === undefined
    const chosen = quick ? await menu(open ? shelf.games : [game], language, input, screen) : { language }
    if (chosen === null) return 0
    const match = 'options' in chosen ? started(Match.begin(chosen.game, chosen.options, newSeed())) : begin()
    const seat = seatIn(match, args)
    await new Sitting({
      match,
      seat,
      bot,
      botSeed: 'seed' in match.start && match.start.seed !== undefined ? match.start.seed : 'position',
      who: names(match, seat, args.text('name'), chosen.language),
      board: boardFor(match.game),
      language: chosen.language,
      words: wordsIn(chosen.language),
      input,
      screen,
      saveFile: args.text('save') ?? `${match.game.id}-${moment()}.json`,
      autosave: args.text('save') !== undefined,
    }).play()
    return 0
  } finally {
    input.close()
  }
}

const newSeed = (): string => randomBytes(16).toString('hex')

function started(begun: ReturnType<typeof Match.begin>): Match {
  if (!begun.ok) throw new UsageError(begun.error.message)
  return begun.value
}

/** Reads and checks everything at once, so that mistakes show before the table is laid. */
function begins(game: AnyGame, args: Args): () => Match {
  const options = optionsFrom(game, args)
  args.whole('seat', 0, game.players(options) - 1)
  return () => started(Match.begin(game, options, args.text('seed') ?? newSeed()))
}

async function resumes(args: Args, shelf: Shelf, words: CliWords): Promise<() => Match> {
  const file = args.text('resume') as string
  if (!args.onlyGiven('resume', 'seat', 'name', 'save', 'opponents', 'plain', 'data')) {
    throw new UsageError(words.usage.resumeAlone)
  }
  const { record, game } = await recordFrom(file, shelf, words.file)
  const match = replay(game, record)
  if (!match.ok) throw new UsageError(words.file.noReplay(file, match.error.message))
  args.whole('seat', 0, match.value.players - 1)
  return () => match.value
}

const seatIn = (match: Match, args: Args): number => args.whole('seat', 0, match.players - 1) ?? 0

/** The person's own name at their seat, names in their language around the table. */
function names(match: Match, seat: number, given: string | undefined, language: Language): Who {
  const { guest, opponents } = wordsIn(language).names
  const own = given ?? (userName() || guest)
  const others = opponents.filter((name) => name !== own)
  const table = Array.from({ length: match.players }, (_, i) =>
    i === seat ? own : others[(i > seat ? i - 1 : i) % others.length],
  )
  const all = withAutomas(table, match.game, match.options, match.game.words(language, match.options))
  return (i) => all[i]
}

function userName(): string {
  try {
    const { username } = userInfo()
    return username === 'root' ? '' : username.charAt(0).toUpperCase() + username.slice(1, 12)
  } catch {
    return ''
  }
}

/** The time in a file's name: 2026-03-05-1842. */
const moment = (): string => new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')
