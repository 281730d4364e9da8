import { cpus } from 'node:os'
import { type Measured, measure } from '../bench/measure.ts'
import { playerCounts } from '../players.ts'
import { DATA_OPTION, shelfFrom } from '../table/data.ts'
import { checked, gameNamed } from '../table/options.ts'
import type { BenchColumn } from '../words/catalogue.ts'
import type { Command } from './command.ts'

/** The number of players that stands for a game where only one number is wanted. */
const USUAL_PLAYERS = 3

export const run: Command = async (args, { words }) => {
  args.read({ players: 'text', edition: 'text', seconds: 'text', json: 'flag', ...DATA_OPTION }, 1)
  const game = gameNamed(args.positional(0), shelfFrom(args, words), args)
  const counts = playerCounts(game)
  const players = args.whole('players', counts[0], counts[counts.length - 1])
  const edition = args.text('edition')
  const seconds = args.positive('seconds') ?? 2
  const rows = (players === undefined ? counts : [players]).map((count) =>
    checked(game, { players: count, ...(edition === undefined ? {} : { edition }) }, words.usage),
  )

  const measured: Measured[] = []
  const titles = words.bench.columns
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => cell.padStart(Math.max(titles[COLUMNS[i][0]].length, 9))).join('  ')
  if (!args.flag('json')) {
    console.log(words.bench.head(game.id, process.version))
    console.log(line(COLUMNS.map(([column]) => titles[column])))
  }
  for (const options of rows) {
    const row = await measure(game, options, seconds)
    measured.push(row)
    if (!args.flag('json')) console.log(line(COLUMNS.map(([, of]) => of(row))))
  }
  if (args.flag('json')) {
    const main = measured.find((row) => row.players === (players ?? USUAL_PLAYERS)) ?? measured[0]
    const about = { game: game.id, seconds, node: process.version, cpu: cpus()[0]?.model ?? '' }
    console.log(JSON.stringify({ ...about, ...main, byPlayers: measured }))
  } else console.log(`\n${words.bench.notes}`)
  return 0
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
