/**
 * Writes a game's `games.jsonl`, the golden games that the tests replay.
 *
 *   node packages/games/registry/test/golden/make.ts GAME          plays them anew from their seeds
 *   node packages/games/registry/test/golden/make.ts GAME --keep   replays the answers there and writes only rules and hashes anew; options
 *                                                                  that no game there has are played
 *
 * Run it only after a change that is meant to break the records. When the layout of the state changes, `--keep`: the scores must stay what
 * they were, and it refuses to write otherwise. When a rule changes (and with it the game's version), play anew, and look at what the change
 * did to the scores before keeping it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  AnswerList,
  type AnyGame,
  Match,
  type Options,
  Rng,
  recordOf,
  replay,
  rulesOf,
  type Seat,
} from '@quayside/kernel'
import { gameById } from '../../src/index.ts'
import { fileOf, type GoldenGame, goldenOf, goldenRows, isBare, readGolden, scoresOf, writeGolden } from './lines.ts'

/** Who plays: plain opponents alone, random play that takes things back, and a plain opponent among random ones. */
const TABLES = {
  plain: { isPlain: () => true, undoes: 0 },
  random: { isPlain: () => false, undoes: 30 },
  mixed: { isPlain: (seat) => seat === 0, undoes: 20 },
} satisfies { readonly [name: string]: Table }

interface Table {
  isPlain(seat: Seat): boolean
  /** One random answer in so many is taken back where that is possible; 0 for none. */
  readonly undoes: number
}

main()

function main(): void {
  const game = gameById(process.argv[2] ?? '')
  if (!game) throw new Error('which game?')
  const file = fileOf(game)
  const kept = process.argv.includes('--keep') && existsSync(file)
  const before = kept ? readGolden(readFileSync(file, 'utf8')).map((golden, i) => keep(game, golden, i)) : []
  const games = [...before, ...playAll(game, before)]
  const text = writeGolden(games)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
  const answers = games.reduce((sum, { record }) => sum + record.answers.length, 0)
  console.log(`${games.length} games, ${answers} answers, ${(text.length / 1024).toFixed(0)} KB`)
}

/**
 * For every row of options a game of plain opponents and, turn about, a random or a mixed one; where members of sets are in play, one of the
 * three by turns, for there are many such rows.
 */
function playAll(game: AnyGame, before: readonly GoldenGame[]): GoldenGame[] {
  const has = new Set(before.map(({ record }) => JSON.stringify(record.options)))
  const names = Object.keys(TABLES) as (keyof typeof TABLES)[]
  return goldenRows(game)
    .filter((options) => !has.has(JSON.stringify(options)))
    .flatMap((options, row) =>
      (isBare(game.schema, options) ? (['plain', row % 2 === 0 ? 'random' : 'mixed'] as const) : [names[row % 3]]).map(
        (name) => playOne(game, options, name),
      ),
    )
}

function playOne(game: AnyGame, options: Options, name: keyof typeof TABLES): GoldenGame {
  const seed = ['golden', ...Object.values(options).flat(), name].join(' ')
  const begun = Match.begin(game, options, seed)
  if (!begun.ok) throw new Error(`${seed}: ${begun.error.message}`)
  const match = begun.value
  const { isPlain, undoes }: Table = TABLES[name]
  const rng = new Rng(`players of ${seed}`)
  const list = new AnswerList()
  while (!match.over) {
    const { toMove } = match.status()
    const seat = toMove.length > 1 ? toMove[rng.below(toMove.length)] : toMove[0]
    list.clear()
    game.legal(match.state, seat, list)
    const plain = isPlain(seat)
    match.play(seat, plain ? game.policy(match.state, seat, list, rng) : list.at(rng.below(list.count)))
    if (undoes > 0 && !plain && rng.below(undoes) === 0) match.undo(seat)
  }
  return goldenOf(match)
}

function keep(game: AnyGame, { record, scores }: GoldenGame, index: number): GoldenGame {
  const match = replay(game, { ...record, rules: rulesOf(game, record.options), hash: undefined as never })
  if (!match.ok) throw new Error(`golden game ${index + 1}: ${match.error.message}`)
  if (!match.value.over) throw new Error(`golden game ${index + 1} does not end`)
  const [now, before] = [scoresOf(match.value), scores].map((list) => JSON.stringify(list))
  if (now !== before) throw new Error(`golden game ${index + 1} scores ${now}, not ${before}`)
  return { record: recordOf(match.value), scores }
}
