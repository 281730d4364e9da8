import { cpus } from 'node:os'
import type { Options } from '@quayside/kernel'
import type { OptionKinds } from '../args.ts'
import { type Measured, measure } from '../bench/measure.ts'
import { ROOMS } from '../games/index.ts'
import { seatCounts } from '../players.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { checked, GAME_OPTIONS, gameNamed, givenOptions } from '../table/options.ts'
import type { BenchColumn } from '../words/catalogue.ts'
import type { Command } from './command.ts'

/** The number of players that stands for a game where only one number is wanted. */
const USUAL_PLAYERS = 3

const OPTIONS: OptionKinds = { ...GAME_OPTIONS, seconds: 'text', json: 'flag', ...DATA_OPTION }

export const run: Command = async (args, { words }) => {
  args.read(OPTIONS, 1)
  const game = gameNamed(args.positional(0), shelfFrom(args, words), args)
  const counts = seatCounts(game)
  const players = args.whole('players', counts[0], counts[counts.length - 1])
  const given = givenOptions(game, args)
  const seconds = args.positive('seconds') ?? 2
  const rows: Row[] = (players === undefined ? counts : [players]).map((count) => ({
    options: checked(game, { ...given, players: count }, words.usage),
    label: '',
  }))
  const full = ROOMS[game.id]?.fullest
  if (full && Object.keys(given).length === 0)
    rows.push({ options: checked(game, full, words.usage), label: words.bench.full })

  const measured: Measured[] = []
  const titles = words.bench.columns
  const line = (cells: readonly string[], label: string) =>
    `${cells.map((cell, i) => cell.padStart(Math.max(titles[COLUMNS[i][0]].length, 9))).join('  ')}  ${label}`.trimEnd()
  if (!args.flag('json')) {
    console.log(words.bench.head(game.id, process.version))
    console.log(
      line(
        COLUMNS.map(([column]) => titles[column]),
        '',
      ),
    )
  }
  for (const { options, label } of rows) {
    const row = await measure(game, options, seconds)
    measured.push(row)
    const cells = COLUMNS.map(([, of]) => of(row))
    if (!args.flag('json')) console.log(line(cells, label))
  }
  if (args.flag('json')) {
    const byPlayers = measured.filter((_, i) => rows[i].label === '')
    const [allExpansions] = measured.filter((_, i) => rows[i].label !== '')
    const main = byPlayers.find((row) => row.players === (players ?? USUAL_PLAYERS)) ?? byPlayers[0]
    const about = { game: game.id, seconds, node: process.version, cpu: cpus()[0]?.model ?? '' }
    console.log(JSON.stringify({ ...about, ...main, byPlayers, ...(allExpansions ? { allExpansions } : {}) }))
  } else console.log(`\n${words.bench.notes}`)
  return 0
}

interface Row {
  readonly options: Options
  /** What is special about the row; nothing about those of the usual game. */
  readonly label: string
}

const number = (value: number): string => value.toLocaleString('en')

const COLUMNS: readonly (readonly [column: BenchColumn, of: (row: Measured) => string])[] = [
  ['players', (row) => number(row.players)],
  ['games', (row) => number(row.gamesPerSecond)],
  ['answers', (row) => number(row.answersPerSecond)],
  ['forced', (row) => number(row.forcedPerSecond)],
  ['answersPerGame', (row) => number(row.answersPerGame)],
  ['copies', (row) => number(row.copiesPerSecond)],
  ['structuredClones', (row) => number(row.structuredClonesPerSecond)],
  ['bytes', (row) => number(row.bytesPerState)],
  ['replay', (row) => row.replayMs.toFixed(2)],
]
