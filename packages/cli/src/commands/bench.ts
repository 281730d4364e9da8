import { cpus } from 'node:os'
import { type Measured, measure } from '../bench/measure.ts'
import { playerCounts } from '../players.ts'
import { checked, gameNamed } from '../table/options.ts'
import type { Command } from './command.ts'

/** The number of players that stands for a game where only one number is wanted. */
const USUAL_PLAYERS = 3

export const run: Command = async (args) => {
  args.read({ players: 'text', edition: 'text', seconds: 'text', json: 'flag' }, 1)
  const game = gameNamed(args.positional(0), args)
  const counts = playerCounts(game)
  const players = args.whole('players', counts[0], counts[counts.length - 1])
  const edition = args.text('edition')
  const seconds = args.positive('seconds') ?? 2
  const rows = (players === undefined ? counts : [players]).map((count) =>
    checked(game, { players: count, ...(edition === undefined ? {} : { edition }) }),
  )

  const measured: Measured[] = []
  if (!args.flag('json')) console.log(head(game.id))
  for (const options of rows) {
    const row = await measure(game, options, seconds)
    measured.push(row)
    if (!args.flag('json')) console.log(line(COLUMNS.map(({ of }) => of(row))))
  }
  if (args.flag('json')) {
    const main = measured.find((row) => row.players === (players ?? USUAL_PLAYERS)) ?? measured[0]
    const about = { game: game.id, seconds, node: process.version, cpu: cpus()[0]?.model ?? '' }
    console.log(JSON.stringify({ ...about, ...main, byPlayers: measured }))
  } else console.log(NOTES)
  return 0
}

const number = (value: number): string => value.toLocaleString('en')

const COLUMNS: readonly { readonly title: string; readonly of: (row: Measured) => string }[] = [
  { title: 'players', of: (row) => number(row.players) },
  { title: 'games/s', of: (row) => number(row.gamesPerSecond) },
  { title: 'answers/s', of: (row) => number(row.answersPerSecond) },
  { title: 'forced/s', of: (row) => number(row.forcedPerSecond) },
  { title: 'answers/game', of: (row) => number(row.answersPerGame) },
  { title: 'copies/s', of: (row) => number(row.copiesPerSecond) },
  { title: 'structuredClone/s', of: (row) => number(row.structuredClonesPerSecond) },
  { title: 'bytes/state', of: (row) => number(row.bytesPerState) },
  { title: 'replay ms', of: (row) => row.replayMs.toFixed(2) },
]

const line = (cells: readonly string[]): string =>
  cells.map((cell, i) => cell.padStart(Math.max(COLUMNS[i].title.length, 9))).join('  ')

const head = (game: string): string =>
  `${game}: random games on one thread, Node ${process.version}\n${line(COLUMNS.map(({ title }) => title))}`

const NOTES = `
answers/s counts answers with at least one alternative; forced ones stand beside them. Copies are kept alive,
10,000 at a time. structuredClone copies the same states as plain data. replay: one finished game from its record.`
