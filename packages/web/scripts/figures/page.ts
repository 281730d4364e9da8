import { type AnyGame, readOptions } from '@quayside/kernel'
import type { Figures } from '../../src/primer/figures.ts'
import { filledIn, type Primer } from '../../src/primer/primer.ts'

/** The primer as a page of the docs. It is written anew with its figures. */
export function primerPage(game: AnyGame, { parts }: Primer, figures: Figures): string {
  const options = readOptions(game.schema, {})
  if (!options.ok) throw new Error(options.error.message)
  const { title } = game.words('en', options.value)
  const { players, bot, budget, seed, games } = figures.recipe
  const advice = parts.flatMap((part) => [
    `## ${part.title.en}`,
    ...part.advice.map(({ says }) => `**${says.en.title}.** ${filledIn(says.en.text, figures, String)}`),
  ])
  const head = [
    `# Playing ${title} well`,
    `What ${games} games of ${players} \`${bot}\` bots with ${budget} of their simulations show, seed \`${seed}\`. \`npm run figures\` plays them again and writes this page; numbers stand in \`packages/web/src/games/*/primer/figures.json\`, words in \`texts.ts\` beside it. Bots are no oracle: a figure says what went with winning, not what caused it.`,
  ]
  return `${[...head, ...advice].join('\n\n')}\n`
}
