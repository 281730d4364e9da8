import { UsageError } from '../args.ts'
import { Shelf, usualData } from '../shelf.ts'
import { unfitLines } from '../table/data.ts'
import { jsonFrom } from '../table/json.ts'
import { gameNamed } from '../table/options.ts'
import { readableJson } from '../text/json.ts'
import { printable } from '../text/layout.ts'
import type { CliWords } from '../words/catalogue.ts'
import type { Command } from './command.ts'

/** Wide enough for most entries of a pack, narrow enough for an editor. */
const WIDTH = 120
const DEEDS = ['check', 'print'] as const

export const run: Command = async (args, { words }) => {
  args.read({}, 2)
  const [deed, what] = [args.positional(0), args.positional(1)]
  if (deed !== 'check' && deed !== 'print') throw new UsageError(words.usage.oneOf('quayside data', DEEDS))
  if (what === undefined) throw new UsageError(words.usage.missing(deed === 'check' ? 'FILE' : 'GAME'))
  if (deed === 'check') return check(what, words)
  const game = gameNamed(what, new Shelf(), args)
  if (!game.data) throw new UsageError(words.data.noData(game.id))
  console.log(readableJson(game.data.pack, WIDTH))
  return 0
}

function check(file: string, words: CliWords): number {
  const json = jsonFrom(file, words.file)
  if (!json.ok) return complain([json.error.message])
  const fitted = new Shelf().with(json.value)
  if ('unfit' in fitted) return complain(unfitLines(fitted.unfit, words.data))
  const { name } = json.value as { name?: unknown }
  console.log(words.data.fine(fitted.game.id, printable(String(name ?? '')), usualData(fitted.game)))
  return 0
}

function complain(lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 1
}
