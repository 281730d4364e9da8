/**
 * Writes `games.jsonl`, the golden games that the tests replay.
 *
 *   node packages/games/puerto-rico/test/golden/make.ts          plays them anew from their seeds
 *   node packages/games/puerto-rico/test/golden/make.ts --keep   replays the answers there and writes only rules and hashes anew
 *
 * Run it only after a change that is meant to break the records. When the layout of the state changes, `--keep`: the scores must stay what
 * they were, and it refuses to write otherwise. When a rule changes (and with it the game's version), play anew, and look at what the change
 * did to the scores before keeping it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { AnswerList, Match, type Options, optionMatrix, Rng, recordOf, replay, type Seat } from '@quayside/kernel'
import { puertoRico } from '../../src/index.ts'
import { type GoldenGame, goldenOf, readGolden, scoresOf, writeGolden } from './lines.ts'

const FILE = new URL('games.jsonl', import.meta.url)

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
  const games = process.argv.includes('--keep') ? readGolden(readFileSync(FILE, 'utf8')).map(keep) : playAll()
  const text = writeGolden(games)
  writeFileSync(FILE, text)
  const answers = games.reduce((sum, { record }) => sum + record.answers.length, 0)
  console.log(`${games.length} games, ${answers} answers, ${(text.length / 1024).toFixed(0)} KB`)
}

/** For every edition and player count a game of plain opponents and, turn about, a random or a mixed one. */
function playAll(): GoldenGame[] {
  return optionMatrix(puertoRico.schema, puertoRico.refuse).flatMap((options, row) => [
    playOne(options, 'plain'),
    playOne(options, row % 2 === 0 ? 'random' : 'mixed'),
  ])
}

function playOne(options: Options, name: keyof typeof TABLES): GoldenGame {
  const seed = `golden ${options.edition} ${options.players} ${name}`
  const begun = Match.begin(puertoRico, options, seed)
  if (!begun.ok) throw new Error(`${seed}: ${begun.error.message}`)
  const match = begun.value
  const { isPlain, undoes }: Table = TABLES[name]
  const rng = new Rng(`players of ${seed}`)
  const list = new AnswerList()
  while (!match.over) {
    const [seat] = match.status().toMove
    list.clear()
    puertoRico.legal(match.state as never, seat, list)
    const plain = isPlain(seat)
    match.play(seat, plain ? puertoRico.policy(match.state as never, seat, list, rng) : list.at(rng.below(list.count)))
    if (undoes > 0 && !plain && rng.below(undoes) === 0) match.undo(seat)
  }
  return goldenOf(match)
}

function keep({ record, scores }: GoldenGame, index: number): GoldenGame {
  const rules = { game: puertoRico.id, version: puertoRico.version, data: puertoRico.dataHash }
  const match = replay(puertoRico, { ...record, rules, hash: undefined as never })
  if (!match.ok) throw new Error(`golden game ${index + 1}: ${match.error.message}`)
  if (!match.value.over) throw new Error(`golden game ${index + 1} does not end`)
  const [now, before] = [scoresOf(match.value), scores].map((list) => JSON.stringify(list))
  if (now !== before) throw new Error(`golden game ${index + 1} scores ${now}, not ${before}`)
  return { record: recordOf(match.value), scores }
}
