import { gameById, games } from '@quayside/games'
import { AnswerList, type AnyGame, LANGUAGES, Match, type Options, optionMatrix, Rng, seatsIn } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { loadPlainBoard } from '../src/boards/plain/index.ts'
import { ABOUT_TABLE, type Block, Reader } from '../src/boards/plain/outline.ts'
import { labelsOf, loadLabels, plainWords } from '../src/boards/plain/words.ts'

const NAMES = ['Ana', 'Rui', 'Eva', 'Leo', 'Gil']

function begin(game: AnyGame, options: Options, seed: string): Match {
  const match = Match.begin(game, options, seed)
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

/** A whole game, looked at before every answer. */
function eachMoment(game: AnyGame, options: Options, seed: string, look: (match: Match, seat: number) => void): void {
  const match = begin(game, options, seed)
  const rng = new Rng(seed)
  const legal = new AnswerList()
  while (!match.over) {
    const [seat] = seatsIn(game.toMove(match.state))
    look(match, seat)
    legal.clear()
    game.legal(match.state, seat, legal)
    match.play(seat, rng.below(3) === 0 ? legal.at(rng.below(legal.count)) : game.policy(match.state, seat, legal, rng))
  }
}

/** As everybody has it who sits at a plain board of one of these games. */
for (const { id } of games) await loadLabels(id)
const board = await loadPlainBoard('mombasa')

const readerFor = (game: AnyGame, options: Options, language: 'en' | 'pt' | 'it') =>
  new Reader(game.ids, game.words(language, options), NAMES, labelsOf(game.id, language))

const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'facts':
        return block.facts.flatMap(({ name, value }) => [name, value])
      case 'list':
        return [block.name, ...block.items.map(({ text }) => text)]
      case 'row':
        return [block.name, ...block.cells.map((cell) => cell ?? '–')]
      case 'piles':
        return [block.name, ...block.piles.flat().map(({ text }) => text)]
      case 'grid':
        return [block.name, ...block.columns, ...block.rows.flatMap(({ name, cells }) => [name, ...cells])]
      default:
        return [block.name, ...textsIn(block.blocks)]
    }
  })

/** The names of the fields in a view, each with what it is in; things have names of their own. */
function fieldsOf(value: unknown, things: ReadonlySet<string>, found = new Set<string>(), within = ''): Set<string> {
  if (Array.isArray(value)) for (const item of value) fieldsOf(item, things, found, within)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (ABOUT_TABLE.has(key)) continue
      if (!things.has(key) && key.length > 1) found.add(within === '' ? key : `${within}.${key}`)
      fieldsOf(item, things, found, things.has(key) ? within : key)
    }
  }
  return found
}

const playersOf = (game: AnyGame): number[] =>
  optionMatrix(game.schema, game.refuse).map((options) => game.players(options))

describe('the words of the plain board', () => {
  it('are there in every language alike', () => {
    for (const language of LANGUAGES) {
      expect(Object.keys(plainWords[language].labels)).toEqual(Object.keys(plainWords.en.labels))
      for (const { id } of games)
        expect(Object.keys(labelsOf(id, language)).sort()).toEqual(Object.keys(labelsOf(id, 'en')).sort())
    }
  })

  it.each(games.map((game) => [game.id, game] as const))('name every field that a view of %s has', (_, game) => {
    const things = new Set(Object.values(game.ids).flat())
    const found = new Set<string>()
    for (const options of [{}, { players: playersOf(game)[0] }] as Options[]) {
      eachMoment(game, options, 'fields', ({ state }, seat) => {
        for (const viewer of [seat, 'spectator', 'referee'] as const) fieldsOf(game.view(state, viewer), things, found)
      })
    }
    const labels = labelsOf(game.id, 'en')
    const named = (path: string) => Object.hasOwn(labels, path) || Object.hasOwn(labels, path.split('.').at(-1)!)
    expect([...found].filter((path) => !named(path))).toEqual([])
  })
})

describe.each(games.map((game) => [game.id, game] as const))('a view of %s', (_, game) => {
  it('can be read at every moment, by everybody', () => {
    let moments = 0
    eachMoment(game, {}, 'read', (match, seat) => {
      if (moments++ % 9 > 0) return
      for (const viewer of [seat, 'spectator'] as const) {
        const { table, players } = readerFor(game, match.options, 'en').outline(game.view(match.state, viewer))
        expect(players).toHaveLength(match.players)
        for (const text of textsIn([...table, ...players.flat()])) {
          expect(text).not.toMatch(/undefined|null|NaN|\[object/)
        }
      }
    })
    expect(moments).toBeGreaterThan(50)
  })
})

describe('a view of Mombasa', () => {
  const game = gameById('mombasa')!
  const planning = () => {
    const match = begin(game, { players: 3, setup: 'first' }, 'a plan')
    while (match.status().ask[0].kind === 'rest-card')
      match.answer(match.status().toMove[0], match.status().ask[0].answers[0])
    return match
  }
  const read = (match: Match, viewer: number) =>
    readerFor(game, match.options, 'en').outline(game.view(match.state, viewer))
  const named = (blocks: readonly Block[], name: string) =>
    blocks.find((block) => 'name' in block && block.name === name)

  it('shows hand, slots and resting piles each in their own way', () => {
    const match = planning()
    match.answer(0, 'lay coffee-1 3')
    const [own, other] = read(match, 0).players
    expect(named(own, 'slots')).toEqual({ kind: 'row', name: 'slots', cells: [null, null, '1 coffee', null, null] })
    expect(named(own, 'resting piles')).toMatchObject({ kind: 'piles', piles: [[], [{ count: 1 }], [{}], [{}], []] })
    expect(named(own, 'hand')).toMatchObject({ kind: 'list' })
    expect(named(other, 'slots')).toBeUndefined()
  })

  it('puts what belongs to the same companies into one table', () => {
    const [own] = read(planning(), 0).players
    const grid = own.find((block) => block.kind === 'grid' && block.columns.includes('Cape Town'))
    expect(grid).toMatchObject({
      columns: ['Mombasa', 'Cape Town', 'Saint-Louis', 'Cairo'],
      rows: [{ name: 'company tracks' }, { name: 'track bonuses in force' }, { name: 'shares' }],
    })
  })

  it('names seats by their players, and says the phase', () => {
    const [facts] = read(planning(), 0).table
    const values = facts.kind === 'facts' ? facts.facts : []
    expect(values).toContainEqual({ name: 'first player marker', value: 'Ana' })
    expect(values).toContainEqual({ name: 'phase', value: 'planning' })
    expect(board.headline(game.view(planning().state, 0), NAMES, 'pt')).toBe('Rodada 1, planejamento')
  })
})

describe('a view of Cooper Island', () => {
  const game = gameById('cooper-island')!
  const read = (players: number, language: 'en' | 'pt' | 'it' = 'en') => {
    const match = begin(game, { players }, 'an island')
    return readerFor(game, match.options, language).outline(game.view(match.state, 0))
  }
  const gridOf = (blocks: readonly Block[], name: string) =>
    blocks.find(
      (block) => block.kind === 'grid' && (block.name === name || block.rows.some((row) => row.name === name)),
    )

  it('gives the opponent of a solo game a place beside the player', () => {
    expect(read(1).players).toHaveLength(2)
    expect(textsIn(read(1).players[1])).toContain('strategy')
    expect(read(2).players).toHaveLength(2)
    expect(textsIn(read(2).players[1])).not.toContain('strategy')
  })

  it('puts what one has first, side by side, even where things are called by their ids', () => {
    const [own] = read(2).players
    expect(own.slice(0, 2).map(({ kind }) => kind)).toEqual(['facts', 'grid'])
    expect(gridOf(own, 'storage')).toMatchObject({ rows: [{ name: 'storage' }, { name: 'market' }] })
  })

  it('names what a field is by where it stands', () => {
    expect(gridOf(read(2, 'pt').table, 'espaços de trabalho')).toMatchObject({ columns: ['redondo', 'quadrado'] })
    expect(gridOf(read(2, 'pt').players[0], 'navios')).toMatchObject({
      rows: [{ name: '1 vela' }, { name: '2 velas' }],
    })
    expect(textsIn(read(2, 'pt').table)).toContain('rodada')
  })
})
