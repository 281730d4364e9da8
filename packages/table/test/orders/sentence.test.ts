import { gameById, games } from '@quayside/games'
import { LANGUAGES, Rng, readOptions, seatsIn } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { stones } from '../../../kernel/test/games/stones.ts'
import { type OrderBody, OrderReader, type Sight, sightOf, valueAt, watchedPaths } from '../../src/index.ts'
import { anyAnswer, begin, good, samples } from '../support.ts'
import { someOrder, tableOf } from './random.ts'

const SETTLER: OrderBody = {
  steps: [
    {
      question: 'settler-take',
      wishes: [{ take: { kind: 'take', tile: 'corn', pile: 0 } }, { take: { kind: 'take', tile: 'quarry', pile: 0 } }],
      assume: [
        { path: 'players.@.coins', is: '>=', value: 2 },
        { path: 'players.@.city.#building=hacienda', is: '=', value: 0 },
      ],
    },
  ],
  until: 'round',
  uses: 1,
}

const reader = (language: (typeof LANGUAGES)[number]) => {
  const game = gameById('puerto-rico')!
  return new OrderReader(game, good(readOptions(game.schema, { edition: 'classic', players: 3 })), language)
}

describe('an order is read back', () => {
  it.each([
    [
      'en',
      'Settler, my tile: take a corn plantation, else take a quarry; otherwise ask me. Once in this round. ' +
        'It lapses unless “my coins” is at least 2 and “in my city: Hacienda” is 0.',
    ],
    [
      'pt',
      'Colono, minha peça: pegar uma plantação de milho, senão pegar uma pedreira; se nada servir, pergunte-me. Uma vez nesta rodada. ' +
        'Caduca se não valer: “moedas que tenho” é no mínimo 2 e “na minha cidade: Fazenda” é 0.',
    ],
    [
      'it',
      'Colono, la mia tessera: prendi una piantagione di mais, altrimenti prendi una cava; se niente va bene, chiedimelo. Una volta in questo round. ' +
        'Decade se non vale: “monete che ho” è almeno 2 e “nella mia città: Hacienda” è 0.',
    ],
  ] as const)('in one sentence and what it assumes: %s', (language, said) => {
    expect(reader(language).sentence(SETTLER)).toBe(said)
  })

  it('with what it would only do if nothing else is left, habits, and several steps', () => {
    const pass = { take: { kind: 'pass' }, ifOnly: [{ kind: 'take', tile: 'corn', pile: 0 }] }
    const steps = [
      { ...SETTLER.steps[0], wishes: [pass], assume: [] },
      { question: 'mayor-place', wishes: ['as-proposed'] as const, assume: [] },
    ]
    expect(reader('en').sentence({ steps, until: 'game', uses: 'always' })).toBe(
      'Settler, my tile: pass if there is nothing else but take a corn plantation; then Mayor, my workers: as proposed; ' +
        'otherwise ask me. Always in this game.',
    )
  })

  it.each(samples(2).filter(({ game, options }) => game.players(options) > 1))(
    'whatever it says, in every language and without gaps: $game.id $options',
    ({ game, options }) => {
      const rng = new Rng('read back')
      const table = tableOf(game, options, 'read back')
      const readers = LANGUAGES.map((language) => new OrderReader(game, options, language))
      for (let i = 0; i < 60 && !table.finished; i++) {
        const [seat] = seatsIn(game.toMove(table.match.state))
        const sight: Sight = table.sight(seat)
        const body = someOrder(rng, game, seat, sight, [sight])
        for (const each of readers) expect(each.sentence(body)).not.toMatch(/undefined|NaN|\[object|#/)
        const { text, seat: asked } = anyAnswer(table.match, rng)
        table.match.answer(asked, text)
      }
    },
  )

  it('also in a game that says nothing for orders', () => {
    const match = begin(stones, { players: 2, stones: 12 }, 'stones')
    const body = someOrderOf(match.ask(0).kind)
    expect(new OrderReader(stones, match.options, 'en').sentence(body)).toMatch(
      /^When asked “.+”: .+; otherwise ask me\. Once in this game\.$/,
    )
  })

  const someOrderOf = (question: string): OrderBody => ({
    steps: [{ question, wishes: [{ take: { kind: 'stop' } }], assume: [] }],
    until: 'game',
    uses: 1,
  })
})

describe('what orders can hang on', () => {
  it.each(samples(1))('has words in every language: $game.id', ({ game, options }) => {
    const paths = watchedPaths(game)
    for (const { watched, path, of } of paths) {
      for (const language of LANGUAGES) {
        const said = new OrderReader(game, options, language).assumption({ path, is: '>=', value: 1 })
        expect(said).not.toMatch(/undefined|[#@*]|players\./)
        if (of !== null) expect(said).toContain(game.words(language, options).thing(watched.each ?? '', of))
      }
    }
  })

  it.each(games)('is in some view of its game: $id', (game) => {
    const views = samples(3)
      .filter((row) => row.game === game)
      .map(({ options }) => sightOf(begin(game, options, 'watched'), 0, 0).view)
    const isThere = (path: string) => views.some((view) => valueAt(view, path, 0) !== undefined)
    // A thing may be missing that these options do not bring into play, never all of a kind.
    const missing = [...Map.groupBy(watchedPaths(game), ({ watched }) => watched.id)].filter(
      ([, some]) => !some.some(({ path }) => isThere(path)),
    )
    expect(missing).toEqual([])
  })
})
