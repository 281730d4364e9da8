import { type AnyGame, Match, type Options, readOptions } from '@quayside/kernel'
import { type Misshapen, misshapenIn } from '@quayside/kernel/positions'
import type { AnyPosition, PositionEditor } from './editor.ts'
import { at, type Path, pathText } from './path.ts'
import { placeOfRefusal, type Speaker, sayRefusal } from './refusals.ts'
import type { EditorPageWords } from './words.ts'

/** What keeps a position from being played: in words, and where. */
export interface Trouble {
  readonly text: string
  readonly at: Path
}

export type Reading =
  | { readonly match: Match; readonly troubles: readonly [] }
  | { readonly match: null; readonly troubles: readonly [Trouble, ...Trouble[]] }

export interface ReadingWith {
  readonly game: AnyGame
  readonly editor: PositionEditor
  readonly totals: ReadonlyMap<string, number>
  readonly by: Speaker
  readonly said: EditorPageWords
}

/** More of a kind are not listed: whoever mends the first ones sees the others. */
const MOST = 6

/** Has the referee read a position, and says what it has against it. */
export function readAll(position: AnyPosition, { game, editor, totals, by, said }: ReadingWith): Reading {
  const [first, ...others] = misshapenIn(editor.schema, position)
    .slice(0, MOST)
    .map((issue) => wrong(issue, said))
  if (first) return { match: null, troubles: [first, ...others] }
  const options = readOptions(game.schema, position.options)
  const refused = options.ok ? game.refuse(options.value) : options.error
  if (refused) return { match: null, troubles: [{ text: said.noGame(refused.message), at: ['options'] }] }
  const over = tooMany(position, { editor, totals, by, said })
  const match = Match.fromPosition(game, position)
  if (match.ok && !match.value.over) return { match: match.value, troubles: [] }
  const own = match.ok ? [{ text: said.over, at: ['now'] }] : [refusedFor(match.error, position, editor, by, said)]
  const [worst, ...more] = over.length > 0 ? over : own
  return { match: null, troubles: [worst, ...more] }
}

/** The options of a position, whatever else is in it; null if they make no game. */
export function optionsIn(game: AnyGame, position: AnyPosition): Options | null {
  const options = readOptions(game.schema, position.options)
  return options.ok && !game.refuse(options.value) ? options.value : null
}

function refusedFor(
  { message, said: why }: { readonly message: string; readonly said?: Parameters<typeof sayRefusal>[1] },
  position: AnyPosition,
  editor: PositionEditor,
  by: Speaker,
  said: EditorPageWords,
): Trouble {
  const text = why && sayRefusal(editor.refusals, why, by)
  const place = why && placeOfRefusal(editor.refusals, why)
  const names = why?.values.filter((value) => typeof value === 'string') ?? []
  return { text: text ? sentence(text) : said.refused(message), at: existing(position, place ?? [], names) }
}

const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A `*` stands for the first seat where one of the names is found, or else for the first. */
function existing(position: AnyPosition, path: Path, names: readonly string[]): Path {
  const star = path.indexOf('*')
  if (star < 0) return path
  const [before, after] = [path.slice(0, star), path.slice(star + 1)]
  const list = at(position, before)
  const holds = (one: unknown) => names.some((name) => (JSON.stringify(at(one, after)) ?? '').includes(`"${name}"`))
  const found = Array.isArray(list) ? list.findIndex(holds) : -1
  return [...before, Math.max(0, found), ...after]
}

/** Of which pieces more lie on the table than there are, and where. */
function tooMany(
  position: AnyPosition,
  { editor, totals, by, said }: Pick<ReadingWith, 'editor' | 'totals' | 'by' | 'said'>,
): Trouble[] {
  return [...editor.laid(position)].flatMap(([piece, laid]) => {
    const all = totals.get(piece)
    if (all === undefined || laid.count <= all) return []
    const thing = editor.thingOf(piece)
    return [{ text: sentence(said.tooMany(thing ? by.known(thing[1]) : piece, laid.count, all)), at: laid.at }]
  })
}

/** What does not have the shape of a position, in words. */
function wrong({ path, type, requirement, input, extra }: Misshapen, said: EditorPageWords): Trouble {
  const limit = typeof requirement === 'number' ? requirement : 0
  const text = ((): string => {
    switch (type) {
      case 'max_value':
        return said.shape.most(limit)
      case 'min_value':
        return said.shape.least(limit)
      case 'max_length':
      case 'length':
        return said.shape.length(limit)
      case 'picklist':
        return said.shape.unknown(shown(input))
      case 'strict_object':
        if (extra) return said.shape.extra(shown(path.at(-1)))
        return input === undefined ? said.shape.missing : said.shape.other
      default:
        return said.shape.other
    }
  })()
  return { text, at: path }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : String(value).slice(0, 40))

/** Whether a trouble is about this field or something inside of it. */
export const isWithin = (trouble: Trouble, path: Path): boolean => {
  const [whole, part] = [pathText(trouble.at), pathText(path)]
  return whole === part || whole.startsWith(`${part}.`)
}
