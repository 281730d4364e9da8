import { type Args, UsageError } from '../args.ts'
import { Shelf, type Unfit } from '../shelf.ts'
import { printable } from '../text/layout.ts'
import type { CliWords } from '../words/catalogue.ts'
import { jsonFrom } from './json.ts'

/** The option every command that plays takes. */
export const DATA_OPTION = { data: 'texts' } as const

/** The games, with the pack of `--data` in place where it is given. */
export function shelfFrom(args: Args, words: CliWords): Shelf {
  const [file, second] = args.texts('data')
  if (file === undefined) return new Shelf()
  if (second !== undefined) throw new UsageError(words.usage.onlyOnce('--data'))
  const json = jsonFrom(file, words.file)
  if (!json.ok) throw new UsageError(json.error.message)
  const fitted = new Shelf().with(json.value)
  if ('unfit' in fitted) throw new UsageError(`${file}: ${firstOf(fitted.unfit, words)}`)
  return fitted.shelf
}

/** Everything that is wrong with a pack, a line each. */
export function unfitLines(unfit: Unfit, words: CliWords['data']): string[] {
  switch (unfit.why) {
    case 'no-game':
      return [words.noGame]
    case 'unknown-game':
      return [
        words.unknownGame(
          printable(unfit.game.slice(0, 40)),
          new Shelf().games.map(({ id }) => id),
        ),
      ]
    case 'no-data':
      return [words.noData(unfit.game)]
    case 'problems':
      return unfit.problems.map(({ at, message }) => printable(`${at}: ${message}`))
  }
}

function firstOf(unfit: Unfit, words: CliWords): string {
  const [first, ...more] = unfitLines(unfit, words.data)
  return more.length > 0 ? `${first} ${words.data.more(more.length)}` : first
}
