import { gameById } from '@quayside/games'
import { FROZEN } from '@quayside/games/frozen/list'
import {
  AnswerList,
  type AnyGame,
  LANGUAGES,
  type Language,
  Match,
  type Options,
  Rng,
  readOptions,
  rulesOf,
  seatsIn,
} from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { loadFrozen } from '../../games/registry/src/frozen/shelf.ts'
import type { GameBoard } from '../src/boards/board.ts'
import { board as cooperIslandBoard } from '../src/games/cooper-island/board/index.ts'
import { boxOf } from '../src/games/cooper-island/board/things.ts'
import { board as puertoRicoBoard } from '../src/games/puerto-rico/board/index.ts'
import { loadHelp } from '../src/sheets/help.ts'

const NAMES = ['Ana', 'Rui', 'Eva', 'Leo', 'Gil']

/** Tables under frozen rules tell less than today's: their boards say less, and nothing odd. */

const TABLES: readonly (readonly [string, GameBoard, Options])[] = [
  ['cooper-island', cooperIslandBoard, { players: 1 }],
  ['cooper-island', cooperIslandBoard, { players: 3 }],
  ['puerto-rico', puertoRicoBoard, { players: 3 }],
  [
    'puerto-rico',
    puertoRicoBoard,
    { players: 4, edition: '1897', expansions: ['new-buildings', 'nobles', 'buccaneer', 'achievements'] },
  ],
]

/** The first rules of a game, with options of theirs. */
async function frozen(id: string, given: Options): Promise<{ game: AnyGame; options: Options }> {
  const known = await FROZEN.find(({ game, version }) => game === id && version === 1)!.load()
  const options = readOptions(known.game.schema, given)
  if (!options.ok) throw new Error(options.error.message)
  const game = await loadFrozen(rulesOf(known.game as AnyGame, options.value), options.value, gameById(id)!)
  return { game: game!, options: options.value }
}

describe.each(TABLES)('a table of %s under older rules', (id, board, given) => {
  it(`has words for every answer: ${JSON.stringify(given)}`, async () => {
    const { game, options } = await frozen(id, given)
    expect(game.version).toBe(1)
    const begun = Match.begin(game, options, 'older')
    if (!begun.ok) throw new Error(begun.error.message)
    const match = begun.value
    const [rng, legal] = [new Rng('older'), new AnswerList()]
    const words = LANGUAGES.map((language) => [language, game.words(language, options)] as const)
    const odd = new Set<string>()
    while (!match.over) {
      const { state } = match
      const [seat] = seatsIn(game.toMove(state))
      legal.clear()
      game.legal(state, seat, legal)
      const view = game.view(state, seat)
      const question = match.ask(seat).kind
      expect(board.toPlace(view, seat)).toBeGreaterThanOrEqual(0)
      expect(Array.isArray(board.outright(question, view))).toBe(true)
      for (let i = 0; i < legal.count; i++) {
        const facts = game.answerFacts(state, seat, legal.at(i))
        for (const [language, of] of words) {
          const said = JSON.stringify(board.whole(facts, { view, viewer: seat, language, words: of, names: NAMES }))
          if (/undefined|NaN/.test(said)) odd.add(`${facts.kind}: ${said}`)
        }
      }
      match.play(seat, game.policy(state, seat, legal, rng))
    }
    expect([...odd]).toEqual([])
  })
})

describe('numbers that have been corrected since', () => {
  it('are told as they were at tables that began before', async () => {
    const { game, options } = await frozen('cooper-island', { players: 2 })
    const told = (language: Language) => game.words(language, options).thing('cost', 'dock-2')
    expect(LANGUAGES.map(told)).toEqual(['1 coin and 3 wood', '1 moeda e 3 madeiras', '1 moneta e 3 di legno'])
    expect(gameById('cooper-island')!.words('en', options).thing('cost', 'dock-2')).not.toBe(told('en'))
  })

  it('stand in the help as they were', async () => {
    const { game, options } = await frozen('cooper-island', { players: 2 })
    const helm = async (data?: unknown) => {
      const help = await loadHelp('cooper-island', 'en', options, data)
      return help!.card('merchant', 'merchant-1')!.facts.at(-1)
    }
    expect(boxOf(game.data!.pack).merchants[0].helm).toBe(2)
    expect(await helm(game.data!.pack)).toMatchObject({ value: '2' })
    expect(await helm()).toMatchObject({ value: '1' })
  })
})
