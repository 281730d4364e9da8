/**
 * Plays games of equals for the figures that the primer of a game cites, and writes them beside it.
 *
 *   npm run figures -- <game>                    plays the games of its recipe and writes figures.json and docs/<game>/primer.md
 *   npm run figures -- <game> --kept FILE        keeps what games have shown in FILE, and goes on where it stopped
 *   npm run figures -- <game> --kept FILE --all  prints everything that was counted, for whoever writes a primer
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import type { Figure, FigureRecipe, Figures } from '../src/primer/figures.ts'
import { citedIn, type Primer } from '../src/primer/primer.ts'
import { primerPage } from './figures/page.ts'
import { figureOf, playOut, type Sample, samplesOf } from './figures/samples.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'string' }, all: { type: 'boolean' } },
})
const id = positionals[0] ?? ''
const game = gameById(id)
if (!game) {
  console.error('Name a game: npm run figures -- puerto-rico')
  process.exit(2)
}

const folder = new URL(`../src/games/${id}/primer/`, import.meta.url)
const { recipe }: { recipe: FigureRecipe } = await import(new URL('recipe.ts', folder).href)
const judgement = judgementOf(id)!
const { strong, master, grandmaster } = judgement.budget
const part = recipe.budget
const budget = { strong: strong * part, master: master * part, grandmaster: grandmaster * part }
const mind = { game, judgement: { ...judgement, budget } }

/** One game a line: what each of its seats has done. */
type Kept = readonly { readonly won: boolean; readonly counts: { readonly [key: string]: number } }[]
const lines = values.kept && existsSync(values.kept) ? readFileSync(values.kept, 'utf8').trim().split('\n') : []
const samples: Sample[] = lines
  .filter((line) => line !== '')
  .slice(0, recipe.games)
  .flatMap((line) =>
    (JSON.parse(line) as Kept).map(({ won, counts }) => ({ won, counts: new Map(Object.entries(counts)) })),
  )

for (let deal = samples.length / recipe.players; deal < recipe.games; deal++) {
  const played = samplesOf(playOut(mind, recipe, { players: recipe.players }, deal), recipe.early)
  samples.push(...played)
  const kept: Kept = played.map(({ won, counts }) => ({ won, counts: Object.fromEntries(counts) }))
  if (values.kept) appendFileSync(values.kept, `${JSON.stringify(kept)}\n`)
  process.stderr.write(`\r${deal + 1} of ${recipe.games}`)
}

if (values.all) {
  const keys = [...new Set(samples.flatMap(({ counts }) => [...counts.keys()]))].toSorted()
  for (const key of keys) console.log(key, JSON.stringify(figureOf(samples, key)))
} else {
  const { primer }: { primer: Primer } = await import(new URL('texts.ts', folder).href)
  const cited = citedIn(primer).toSorted()
  const figures: { [key: string]: Figure } = Object.fromEntries(cited.map((key) => [key, figureOf(samples, key)]))
  const all: Figures = { recipe, figures }
  writeFileSync(new URL('figures.json', folder), `${JSON.stringify(all, null, 2)}\n`)
  writeFileSync(new URL(`../../../docs/${id}/primer.md`, import.meta.url), primerPage(game, primer, all))
}
