/**
 * Plays the ladder of the grades and rates them, by game and number of players.
 *
 *   npm run ratings                    plays what is missing and writes packages/bots/src/ratings.json and the table of docs/bots.md
 *   npm run ratings -- --kept FOLDER   keeps the games in FOLDER, and goes on where it stopped; Ctrl-C ends it, and what there is is written
 *   npm run ratings -- --part 0.1      plays a tenth of the games
 *   npm run ratings -- --players 2     plays only the tables of two, and with --game mombasa only that game
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameById } from '@quayside/games'
import { readOptions } from '@quayside/kernel'
import { contest } from '../src/arena/contest.ts'
import { rotationsOf } from '../src/arena/field.ts'
import { DealFile, headerOf } from '../src/arena/file.ts'
import { matchesFor, TABLES } from '../src/arena/ladder.ts'
import { type Ladder, type Match, ratingsTable, rungs, stepsTable } from '../src/arena/rungs.ts'
import { wordsIn } from '../src/words/index.ts'

const { values } = parseArgs({
  options: {
    kept: { type: 'string' },
    part: { type: 'string', default: '1' },
    threads: { type: 'string', default: '1' },
    players: { type: 'string' },
    game: { type: 'string' },
  },
})
const folder = values.kept ?? mkdtempSync(join(tmpdir(), 'quayside-ratings-'))
mkdirSync(folder, { recursive: true })
const words = wordsIn('en')
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

const ladders: Ladder[] = []
for (const { game: id, players } of TABLES) {
  const game = gameById(id)!
  const options = readOptions(game.schema, { players })
  if (!options.ok) throw new Error(options.error.message)
  const played: Match[] = []
  for (const { field, budget, games } of matchesFor(game, players)) {
    const order = { game: id, options: options.value, field, budget, seed: 'ratings', limit: undefined }
    const file = new DealFile(join(folder, `${id}-${players}-${field.join('-')}.jsonl`), headerOf(game, order), words)
    const isWanted = Number(values.players ?? players) === players && (values.game ?? id) === id
    const wanted = isWanted ? games * Number(values.part) : 0
    const deals = Math.ceil(wanted / rotationsOf(field).length)
    const plan = { order, deals, threads: Number(values.threads), before: file.before }
    const told = { deal: (deal: Parameters<typeof file.add>[0]) => file.add(deal), game: () => {} }
    if (!stop.signal.aborted && deals > 0)
      played.push({ field, budget, deals: (await contest(plan, told, stop.signal)).deals })
    else played.push({ field, budget, deals: file.before })
    process.stderr.write(`\r${id}, ${players} players, ${field.join(' ')}: ${played.at(-1)!.deals.length} deals\n`)
  }
  ladders.push({ game: id, players, matches: played })
}
const ratings = ladders.map(({ game, players, matches }) => ({ game, players, rungs: rungs(matches) }))
const root = new URL('../../../', import.meta.url)
writeFileSync(new URL('packages/bots/src/ratings.json', root), `${JSON.stringify(ratings, null, 2)}\n`)
const page = new URL('docs/bots.md', root)
const text = readFileSync(page, 'utf8')
const [begin, end] = ['<!-- ratings -->', '<!-- /ratings -->']
const [before, after] = [text.slice(0, text.indexOf(begin) + begin.length), text.slice(text.indexOf(end))]
writeFileSync(page, `${before}\n${ratingsTable(ratings)}\n\n${stepsTable(ladders)}\n${after}`)
