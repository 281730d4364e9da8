import { type AnyGame, readOptions } from '@quayside/kernel'
import { type LoadedOpenings, nameOf, share } from '../../src/openings/openings.ts'

/** The openings of a game as a page of the docs. It is written anew with its numbers. */
export function openingsPage(game: AnyGame, { recipe, tables, aspects }: LoadedOpenings): string {
  const options = readOptions(game.schema, {})
  if (!options.ok) throw new Error(options.error.message)
  const words = game.words('en', options.value)
  const { bot, budget, seed } = recipe
  const games = tables.map(({ players, games }) => `${games} of ${players} players`).join(' and ')
  const head = [
    `# How ${words.title} is begun`,
    `What seats began with, and how often that won, in games of \`${bot}\` bots with ${budget} of their simulations: ${games}, seed \`${seed}\`. \`npm run openings -- ${game.id}\` plays them again and writes this page; the numbers stand in \`packages/web/src/games/${game.id}/openings/openings.json\`. That is far less than a master thinks, so it shows what is sensible rather than what is best. It says what went with winning, not what caused it; in brackets what 95 % of chance leaves open. What came in fewer than 2 games of 100 is left out.`,
  ]
  const parts = tables.flatMap(({ players, seats }) => [
    `## ${players} players`,
    ...aspects.flatMap((aspect) => [
      `### ${aspect.title.en}`,
      ...seats.map((seat, i) =>
        [
          `Seat ${i + 1}:`,
          '',
          '| | games | won |',
          '|---|---|---|',
          ...seat[aspect.id].map((opening) => {
            const { won, low, high } = share(opening)
            return `| ${nameOf(aspect, opening.what, words)} | ${opening.games} | ${won} % (${low} – ${high}) |`
          }),
        ].join('\n'),
      ),
    ]),
  ])
  return `${[...head, ...parts].join('\n\n')}\n`
}
