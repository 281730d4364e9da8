import { gameById, games } from '@quayside/games'
import { AnswerList, type AnyGame, LANGUAGES, Match, type Options, optionMatrix, Rng, seatsIn } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { AnyPosition, Bench, Piece, PositionEditor } from '../src/editor/editor.ts'
import { blankPosition, totalsOf } from '../src/editor/full.ts'
import { at } from '../src/editor/path.ts'
import { readAll } from '../src/editor/problems.ts'
import { patternsOf, sayRefusal } from '../src/editor/refusals.ts'
import { shapeAt, shapeOf } from '../src/editor/shape.ts'
import { parsePosition } from '../src/editor/text.ts'
import { editorWords } from '../src/editor/words.ts'
import { roomOf } from '../src/games/room-of.ts'

/** Positions laid out by hand, without a page: pieces, spots and what the referee says. */

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('it is not there')
  return value
}

const editorOf = (id: string): Promise<PositionEditor> => must(roomOf(id).editor)()
/** Of the rows of all options, so many are passed over. */
const EVERY = 9
const NAMES = ['Ana', 'Bea', 'Caio', 'Davi', 'Eva']

function benchOf(game: AnyGame, position: AnyPosition, seat = 0): Bench {
  const words = game.words('en', position.options as Options)
  return {
    position,
    seat,
    totals: totalsOf(game, position.options),
    thing: (kind, id) => words.thing(kind, id),
    name: (each) => NAMES[each],
    language: 'en',
  }
}

function read(game: AnyGame, editor: PositionEditor, position: AnyPosition, language: 'en' | 'pt' | 'it' = 'en') {
  const by = { language, known: (id: string) => `<${id}>`, seat: (seat: number) => NAMES[seat] }
  return readAll(position, {
    game,
    editor,
    by,
    totals: totalsOf(game, position.options),
    said: editorWords[language],
  })
}

/** Bots play a game on to its end, from here or from its beginning. */
function playOn(match: Match, rng: Rng, answers = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < answers && !match.over; i++) {
    const legal = new AnswerList()
    const [seat] = seatsIn(match.game.toMove(match.state))
    match.game.legal(match.state, seat, legal)
    const made = match.answer(seat, match.game.print(match.state, match.game.policy(match.state, seat, legal, rng)))
    if (!made.ok) throw new Error(made.error.message)
  }
}

/** A moment of a game that can be written down. */
function momentOf(game: AnyGame, options: Options, seed: string, answers: number): AnyPosition {
  const begun = Match.begin(game, options, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const rng = new Rng(seed)
  playOn(match, rng, answers)
  for (let tries = 0; tries < 200; tries++) {
    const written = game.writePosition(match.state) as AnyPosition | null
    if (written) return JSON.parse(JSON.stringify(written))
    playOn(match, rng, 1)
  }
  throw new Error('no moment of it can be written down')
}

const written = (game: AnyGame, match: Match, otherwise: AnyPosition): AnyPosition =>
  (game.writePosition(match.state) as AnyPosition | null) ?? otherwise

describe.each(games.map((game) => [game.id, game] as const))('a position of %s', (id, game) => {
  const options = blankPosition(game, {}).options as Options

  it('from a moment of a game is changed by pieces, read, and played to its end by bots', async () => {
    const editor = await editorOf(id)
    for (const answers of [20, 60]) {
      let position = momentOf(game, options, `moment ${answers}`, answers)
      const rng = new Rng(`laid ${answers}`)
      let laid = 0
      for (let step = 0; step < 60; step++) {
        const bench = benchOf(game, position, step % game.players(options))
        const pieces = editor.groups(bench).flatMap((group) => group.pieces)
        const piece = pieces[rng.below(pieces.length)]
        const spots = step % 5 === 4 ? editor.takes(bench) : piece.left === 0 ? [] : editor.spots(bench, piece)
        if (spots.length === 0) continue
        const next = spots[rng.below(spots.length)].change(position)
        expect(next).not.toEqual(position)
        const reading = read(game, editor, next)
        // What cannot be is told of in words, and left again.
        if (!reading.match) expect(reading.troubles[0].text).not.toMatch(/^It cannot be/)
        else {
          position = written(game, reading.match, next)
          laid++
        }
      }
      expect(laid).toBeGreaterThan(8)
      const reading = read(game, editor, position)
      playOn(must(reading.match), rng)
      expect(must(reading.match).over).toBe(true)
    }
  })

  it('takes away what was laid: the pieces left are as before', async () => {
    const editor = await editorOf(id)
    const position = blankPosition(game, {})
    const left = (of: AnyPosition): Map<string, number | null> =>
      new Map(
        editor
          .groups(benchOf(game, of))
          .flatMap(({ id: group, pieces }) =>
            pieces.map((piece): [string, number | null] => [`${group} ${piece.kind} ${piece.id}`, piece.left]),
          ),
      )
    const before = left(position)
    let undone = 0
    for (const piece of editor.groups(benchOf(game, position)).flatMap(({ pieces }) => pieces)) {
      if (piece.left === 0 || piece.from) continue
      for (const spot of editor.spots(benchOf(game, position), piece)) {
        const next = spot.change(position)
        const take = editor
          .takes(benchOf(game, next))
          .find(({ places }) => places.some((place) => spot.places.includes(place)))
        if (!take) continue
        const after = left(take.change(next))
        for (const [name, count] of before)
          if (after.has(name)) expect(after.get(name), `${name} at ${spot.name}`).toBe(count)
        undone++
      }
    }
    expect(undone).toBeGreaterThan(5)
  })

  it('is the same text again after it was read', async () => {
    const position = momentOf(game, options, 'text', 40)
    const text = JSON.stringify(position)
    const again = must(parsePosition(text))
    expect(JSON.stringify(again)).toBe(text)
    const match = must(read(game, await editorOf(id), again).match)
    expect(written(game, match, again)).toEqual(position)
  })

  it('is begun under all options', async () => {
    const editor = await editorOf(id)
    for (const row of optionMatrix(game.schema, game.refuse).filter((_, i) => i % EVERY === 0)) {
      const position = blankPosition(game, row)
      expect(read(game, editor, position).troubles).toEqual([])
      for (const group of editor.groups(benchOf(game, position))) {
        for (const piece of group.pieces) editor.spots(benchOf(game, position), piece)
      }
      expect(
        [...editor.laid(position)].filter(([piece, { count }]) => count > (totalsOf(game, row).get(piece) ?? 0)),
      ).toEqual([])
    }
  })

  it('that has too much of something says how many and where', async () => {
    const editor = await editorOf(id)
    const [position, path, text] = must(TOO_MUCH[id])(blankPosition(game, {}))
    const { match, troubles } = read(game, editor, position)
    expect(match).toBeNull()
    const trouble = must(troubles[0])
    expect(trouble.text).toMatch(text)
    expect(trouble.at.join('.')).toMatch(path)
    expect(at(position, trouble.at)).toBeDefined()
  })

  it('has words in every language for all its pieces, groups and spots', async () => {
    const editor = await editorOf(id)
    const [en, ...others] = LANGUAGES.map((language) => editor.words[language])
    for (const other of others) {
      expect(Object.keys(other.groups)).toEqual(Object.keys(en.groups))
      expect(Object.keys(other.spots)).toEqual(Object.keys(en.spots))
      expect(Object.keys(other.pieces ?? {})).toEqual(Object.keys(en.pieces ?? {}))
    }
    const bench = benchOf(game, blankPosition(game, {}))
    for (const group of editor.groups(bench)) expect(en.groups).toHaveProperty([group.id])
    const named = (piece: Piece) => editor.spots(bench, piece).map(({ name }) => name)
    for (const { pieces } of editor.groups(bench)) {
      for (const piece of pieces) for (const name of named(piece)) expect(name).not.toMatch(/undefined|NaN/)
    }
  })
})

const TOO_MUCH: {
  readonly [game: string]: (position: AnyPosition) => [position: AnyPosition, at: RegExp, text: RegExp]
} = {
  'puerto-rico': (position) => [
    { ...position, tradingHouse: Array(4).fill('tobacco'), ships: [{ capacity: 6, good: 'tobacco', count: 6 }] },
    /^(ships|tradingHouse)/,
    /<tobacco>: 10 laid, 9 in the box. 1 too many./,
  ],
  mombasa: (position) => [
    { ...position, players: [{ hand: Array(5).fill('merchant-cairo') }] },
    /^players\.0\.hand/,
    /<merchant-cairo>: 6 laid, 1 in the box. 5 too many./,
  ],
  'cooper-island': (position) => [
    {
      ...position,
      players: [
        {
          ...(at(position, ['players', 0]) as object),
          land: ['h0,2', 'h0,1', 'h0,0'].map((space) => ({ space, level: 1, terrain: 'meadow', on: 'small' })),
        },
      ],
    },
    /^players\.0\.land/,
    /<small>: 3 laid, 2 in the box. 1 too many./,
  ],
}

describe('why a referee refuses', () => {
  it.each(games.map(({ id }) => id))('has words and a place for every sentence of %s', async (id) => {
    const { refusals, schema } = await editorOf(id)
    const known = new Set(patternsOf(refusals))
    const said = patternsIn(id)
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter((pattern) => !known.has(pattern))).toEqual([])
    expect(
      Object.keys(refusals).filter(
        (pattern) => !said.includes(pattern) && pattern.includes(' {') && refusals[pattern].at !== '',
      ),
    ).toEqual([])
    const whole = shapeOf(schema)
    for (const [pattern, { at: place }] of Object.entries(refusals)) {
      if (place === '' || place.startsWith('{') || place.startsWith('options')) continue
      let shape = shapeAt(whole, [])
      for (const key of place.split('.')) {
        // A value that stands for a key stands for any of them.
        const [any] = shape?.kind === 'object' ? Object.keys(shape.entries) : ['0']
        shape = shape && shapeAt(shape, [/[{*]/.test(key) ? any : key])
      }
      expect(shape, `${pattern}: ${place}`).toBeDefined()
    }
  })

  it('is said with the values it has', async () => {
    for (const language of LANGUAGES) {
      for (const { id } of games) {
        const { refusals } = await editorOf(id)
        const by = { language, known: (one: string) => one, seat: (seat: number) => NAMES[seat] }
        for (const pattern of patternsOf(refusals)) {
          for (const n of [1, 2]) {
            const text = sayRefusal(refusals, { pattern, values: [n, n, n, n] }, by)
            expect(text, pattern).toMatch(/\p{L}|^\d$/u)
            expect(text, pattern).not.toMatch(/[{}|]|undefined|NaN/)
          }
        }
      }
    }
  })
})

const SOURCES = import.meta.glob<string>('../../games/*/src/**/*.ts', { query: '?raw', import: 'default', eager: true })

/** The patterns of all sentences that a game's sources refuse positions with. */
function patternsIn(game: string): string[] {
  const files = Object.entries(SOURCES).filter(([path]) => path.includes(`/games/${game}/src/`))
  const found = files.flatMap(([, text]): string[] => {
    if (!/\bdemand\(/.test(text)) return []
    const templates = [...text.matchAll(/\bsay`([^`]*)`/g)].map(([, template]) => {
      let place = 0
      return template.replace(/\$\{[^}]*\}/g, () => `{${place++}}`)
    })
    const plain = [...text.matchAll(/\bdemand\((?:[^'`]|'[a-z-]+')*?,\s*(?:'([^'\n]* [^'\n]*)'|"([^"\n]*)"),?\s*\)/g)]
    return [...templates, ...plain.map(([, one, other]) => one ?? other)]
  })
  return [...new Set(found)]
}

describe('texts that are no positions', () => {
  it('are refused and change nothing', () => {
    const hostile = [
      '',
      'null',
      '[]',
      '7',
      '{"game":7}',
      '{',
      '"game"',
      `${'['.repeat(50_000)}`,
      `{"game":"puerto-rico","players":${'['.repeat(40)}${']'.repeat(40)}}`,
      ' '.repeat(600_000),
    ]
    for (const text of hostile) expect(parsePosition(text), text.slice(0, 40)).toBeNull()
  })

  it('of any shape are told of by the field', async () => {
    const game = must(gameById('puerto-rico'))
    const editor = await editorOf('puerto-rico')
    const problem = (text: string) => must(read(game, editor, must(parsePosition(text))).troubles[0])
    expect(problem('{"game":"puerto-rico","round":-3}')).toEqual({ text: 'It is 1 at least.', at: ['round'] })
    expect(problem('{"game":"puerto-rico","ruond":3}')).toEqual({
      text: '“ruond” does not belong here.',
      at: ['ruond'],
    })
    expect(problem('{"game":"puerto-rico","now":{"phase":"choose"}}')).toEqual({
      text: 'It is missing.',
      at: ['now', 'by'],
    })
    expect(problem('{"game":"puerto-rico","tradingHouse":["<b>"]}').text).toBe('“<b>” is not known here.')
    expect(problem('{"game":"puerto-rico","__proto__":{"round":3}}').text).toMatch(/./)
    expect(problem('{"game":"puerto-rico","options":{"players":44}}').at).toEqual(['options'])
    expect(problem('{"game":"puerto-rico","players":[{"fields":[{"tile":"constructor"}]}]}').at).toEqual([
      'players',
      0,
      'fields',
      0,
      'tile',
    ])
  })

  it('of data that nobody knows are refused in words', async () => {
    const game = must(gameById('mombasa'))
    const editor = await editorOf('mombasa')
    for (const region of ['toString', '__proto__x', '<img src=x onerror=alert(1)>']) {
      const position = must(parsePosition(JSON.stringify({ game: 'mombasa', posts: { [region]: 'cairo' } })))
      const { match, troubles } = read(game, editor, position)
      expect(match).toBeNull()
      expect(must(troubles[0]).text).toContain(region)
    }
  })
})
