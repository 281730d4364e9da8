/**
 * Plays games of equals, and writes what seats began them with and how often that won.
 *
 *   npm run openings -- <game>                         plays the games of its recipe and writes openings.json and docs/<game>/openings.md
 *   npm run openings -- <game> --kept FOLDER           keeps the games in FOLDER, and goes on where it stopped
 *   npm run openings -- <game> --kept FOLDER --there     plays nothing and counts the games that are there
 *   npm run openings -- <game> --kept FOLDER --part 1/4  plays a quarter of them and writes no page: four processes share the work
 */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { recordOf } from '@quayside/kernel'
import type { Aspect, OpeningsRecipe } from '../src/openings/openings.ts'
import { playOut } from './figures/samples.ts'
import { tableOf } from './openings/count.ts'
import { KeptGames } from './openings/kept.ts'
import { keyOf } from './openings/lines.ts'
import { openingsPage } from './openings/page.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'string' }, part: { type: 'string', default: '1/1' }, there: { type: 'boolean' } },
})
const id = positionals[0] ?? ''
const game = gameById(id)
if (!game) {
  console.error('Name a game: npm run openings -- puerto-rico')
  process.exit(2)
}
const folder = new URL(`../src/games/${id}/openings/`, import.meta.url)
const { recipe }: { recipe: OpeningsRecipe } = await import(new URL('recipe.ts', folder).href)
const judgement = judgementOf(id)!
const { strong, master, grandmaster } = judgement.budget
const factor = recipe.budget
const budget = { strong: strong * factor, master: master * factor, grandmaster: grandmaster * factor }
const mind = { game, judgement: { ...judgement, budget } }
const [part, parts] = values.part.split('/').map(Number)
const kept = new KeptGames(values.kept ?? mkdtempSync(join(tmpdir(), 'quayside-openings-')), id, values.part)
const there = kept.of(recipe)
const deals = recipe.tables.flatMap(({ players, games }) =>
  Array.from({ length: games }, (_, deal) => ({ players, deal })),
)
for (const [i, table] of deals.entries()) {
  if (values.there || i % parts !== part - 1 || there.has(keyOf(table))) continue
  const { bot, seed } = recipe
  const match = playOut(mind, { bot, seed }, { players: table.players }, table.deal)
  kept.add({ bot, budget: factor, seed, ...table, record: recordOf(match) })
  process.stderr.write(`\r${i + 1} of ${deals.length}`)
}

if (parts === 1) {
  const { aspects }: { aspects: readonly Aspect[] } = await import(new URL('aspects.ts', folder).href)
  const all = [...kept.of(recipe).values()]
  const tables = recipe.tables.map(({ players }) =>
    tableOf(
      game,
      players,
      all.filter((one) => one.players === players),
      aspects,
    ),
  )
  writeFileSync(new URL('openings.json', folder), `${JSON.stringify({ recipe, tables }, null, 1)}\n`)
  const page = openingsPage(game, { recipe, tables, aspects })
  writeFileSync(new URL(`../../../docs/${id}/openings.md`, import.meta.url), page)
}
