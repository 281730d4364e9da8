import { AnswerList, optionMatrix, Rng } from '@quayside/kernel'
import { matchAt } from '@quayside/kernel/scenarios'
import { type Chooser, expectPlainAnswer, playOut, random, type Watch } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import { player, type State } from '../src/box.ts'
import { COFFEE, EDITIONS, EXPANSION_IDS } from '../src/ids.ts'
import { puertoRico as game } from '../src/index.ts'
import { capacityOf } from '../src/phases/craftsman.ts'
import { city, fields } from './table.ts'

const play = (options: object, seed: string, who: (seat: number) => Chooser<State>, watch?: Watch<State>): State =>
  playOut(game, options, seed, who, watch)
const plain = () => game.policy

const ask = (s: State, seat: number, list: AnswerList) => game.policy(s, seat, list, new Rng('ties'))

/** Tables with much of what there is beside the base game. */
const RICH = [
  { edition: 'classic', players: 4, expansions: ['new-buildings', 'nobles'] },
  { edition: '2020', players: 3, expansions: ['new-buildings', 'nobles', 'buccaneer', 'festival'], market: 'random' },
  { edition: '1897', players: 3, expansions: EXPANSION_IDS },
  { edition: '1897', players: 2, expansions: EXPANSION_IDS, market: 'random', variants: ['achievement-draft'] },
  { edition: '1897', players: 3, expansions: EXPANSION_IDS, puertomas: 2 },
]

/** One in so many tables of the matrix. */
const EACH = 59
const SOME = optionMatrix(game.schema, game.refuse).filter((_, n) => n % EACH === 0)

describe('the plain opponent in whole games', () => {
  it.each([...RICH, ...SOME])('answers legally and changes nothing: %o', (options) => {
    play(options, 'whole', plain, (s, seat, list) => expectPlainAnswer(game, s, seat, list))
  })

  it.each([...EDITIONS.map((edition) => ({ edition, players: 3 })), ...RICH])(
    'answers the same whatever it cannot see: %o',
    (options) => {
      const rng = new Rng('hidden')
      play(options, 'blind', plain, (s, seat, list) => {
        const other = game.resample(s, seat, rng)
        for (let o = 0; o < options.players; o++) if (o !== seat) player.vp.add(other, o, rng.below(30))
        expect(ask(other, seat, list)).toBe(ask(s, seat, list))
      })
    },
  )

  it('wins nine games in ten against random play', () => {
    let won = 0
    for (let n = 0; n < 60; n++) {
      const me = n % 2
      const s = play({ edition: EDITIONS[n % 3], players: 2 }, `duel ${n}`, (seat) =>
        seat === me ? game.policy : random,
      )
      if (game.score(s, 'referee')[me].rank === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(54)
  })

  it.each([
    { edition: '1897', players: 3, expansions: EXPANSION_IDS },
    { edition: '2020', players: 3, expansions: ['new-buildings', 'nobles'] },
  ])('nearly always beats two random players: %o', (options) => {
    let won = 0
    for (let n = 0; n < 40; n++) {
      const me = n % 3
      const s = play(options, `rich ${n}`, (seat) => (seat === me ? game.policy : random))
      if (game.score(s, 'referee')[me].rank === 1) won++
    }
    expect(won).toBeGreaterThanOrEqual(38)
  })
})

/** Sets up a position for three players and answers for seat 0 until somebody else is asked. */
function inPosition(position: object): { answers: string[]; s: State } {
  const match = matchAt(game, { game: 'puerto-rico', options: { players: 3 }, ...position })
  const rng = new Rng('ties')
  const list = new AnswerList()
  while (match.status().toMove[0] === 0 && match.status().ask[0].kind !== 'choose-role') {
    list.clear()
    game.legal(match.state as State, 0, list)
    match.play(0, game.policy(match.state as State, 0, list, rng))
  }
  return { answers: match.lines.map(({ text }) => text), s: match.state as State }
}

describe('the plain opponent in a position', () => {
  it('sells coffee rather than corn', () => {
    const goods = { corn: 2, sugar: 1, coffee: 1 }
    expect(inPosition({ now: { phase: 'trader', by: 0 }, players: [{ goods }] }).answers).toEqual(['sell coffee'])
  })

  it('completes a production pair', () => {
    const fields = [{ tile: 'sugar' }, { tile: 'indigo' }, { tile: 'coffee' }]
    const city = [{ building: 'coffee-roaster' }, { building: 'hospice' }]
    const { s } = inPosition({ now: { phase: 'mayor', by: 0 }, players: [{ fields, city }] })
    expect(capacityOf(s, 0, COFFEE)).toBe(1)
  })

  it('takes the field its building waits for', () => {
    const fields = [{ tile: 'indigo', workers: 1 }]
    const city = [{ building: 'tobacco-storage', workers: 1 }]
    const openFields = ['sugar', 'indigo', 'tobacco', 'coffee']
    const full = [...Array(6).fill({ tile: 'corn' }), ...Array(6).fill({ tile: 'sugar' })]
    const players = [{ fields, city }, {}, { fields: full }]
    const { answers } = inPosition({ now: { phase: 'settler', by: 2 }, governor: 2, openFields, players })
    expect(answers).toEqual(['take tobacco'])
  })

  it('buys the large building that scores most, late, when the mayor is still to come', () => {
    const production = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster']
    const city = production.map((building) => ({ building, workers: 1 }))
    const position = {
      now: { phase: 'builder', by: 0 },
      workerSupply: 2,
      players: [{ coins: 10, city, fields: [{ tile: 'corn', workers: 1 }], vp: 12 }],
    }
    expect(inPosition(position).answers).toEqual(['build guild-hall'])
  })

  it('ships where most points are', () => {
    const ships = [{ capacity: 4, good: 'corn', count: 3 }]
    const { answers } = inPosition({
      now: { phase: 'captain', by: 0 },
      ships,
      players: [{ goods: { corn: 2, indigo: 4 } }],
    })
    expect(answers[0]).toMatch(/^load indigo/)
  })

  it('takes a role that nobody wants for its coins', () => {
    const match = matchAt(game, { game: 'puerto-rico', options: { players: 4 }, roleCoins: { prospector: 4 } })
    const s = match.state as State
    const list = new AnswerList()
    game.legal(s, 0, list)
    expect(game.print(s, ask(s, 0, list))).toBe('role prospector')
  })
})

describe('the plain opponent with expansions', () => {
  const withNew = { players: 3, expansions: ['new-buildings'] }
  const withNobles = { players: 3, expansions: ['nobles'] }
  /** Every ship carries what seat 0 does not have, so that all is left over. */
  const foreign = (['indigo', 'sugar', 'tobacco'] as const).map((good, i) => ({ capacity: 4 + i, good, count: 1 }))

  it('sends a guest where a barrel is made', () => {
    const players = [{ fields: fields('indigo*', 'sugar'), city: city('guesthouse*', 'small-indigo-plant', 'office') }]
    const { answers } = inPosition({ options: withNew, now: { phase: 'craftsman', by: 0 }, players })
    expect(answers[0]).toBe('move guest guesthouse small-indigo-plant')
  })

  it('makes a pair of two guests', () => {
    const players = [{ fields: fields('coffee', 'corn*'), city: city('guesthouse**', 'coffee-roaster', 'office') }]
    const { s } = inPosition({ options: withNew, now: { phase: 'craftsman', by: 0 }, players })
    expect(capacityOf(s, 0, COFFEE)).toBe(1)
  })

  it('lets guests stay who are not needed', () => {
    const players = [{ city: city('guesthouse*', 'harbor') }]
    const { answers } = inPosition({ options: withNew, now: { phase: 'trader', by: 0 }, players })
    expect(answers).toEqual(['stay'])
  })

  it('opens its library before it chooses a role', () => {
    const { answers } = inPosition({ options: withNew, players: [{ city: city('guesthouse*', 'library', 'harbor') }] })
    expect(answers).toEqual(['move guest guesthouse library'])
  })

  it('opens its warehouse when goods would spoil', () => {
    const players = [{ goods: { corn: 4 }, city: city('guesthouse*', 'small-warehouse', 'harbor') }]
    const position = { options: withNew, now: { phase: 'captain', by: 0 }, ships: foreign, players }
    const expected = ['stay', 'stay', 'move guest guesthouse small-warehouse', 'keep corn']
    expect(inPosition(position).answers).toEqual(expected)
  })

  it('moves a guest who saves its turn, and no other', () => {
    const owner = (...buildings: string[]) => ({ goods: { corn: 4 }, city: city('guesthouse*', ...buildings) })
    const at = (phase: string, me: object, more: object = {}) =>
      inPosition({ options: withNew, now: { phase, by: 0 }, ships: foreign, players: [me], ...more }).answers
    expect(at('captain', owner('harbor', 'wharf'))).toContain('load corn wharf')
    const tradingHouse = ['corn', 'indigo', 'sugar', 'coffee']
    const coffee = { ...owner('harbor', 'trading-post'), goods: { coffee: 1 } }
    expect(at('trader', coffee, { tradingHouse })).toContain('sell coffee post')
    expect(at('trader', owner('harbor', 'office'), { tradingHouse })).toEqual(['stay'])
  })

  it('fills a small ship with what the others do not take', () => {
    const players = [{ goods: { corn: 4, coffee: 1 }, city: city('small-wharf*') }]
    const { answers, s } = inPosition({ options: withNew, now: { phase: 'captain', by: 0 }, ships: foreign, players })
    expect(answers).toContain('load small-wharf corn 4')
    expect(answers).toContain('keep one coffee')
    expect(player.vp(s, 0)).toBe(2 + 1)
  })

  it('pays in kind with what it misses least', () => {
    const players = [{ coins: 9, vp: 20, goods: { corn: 2, coffee: 1 }, spare: 1, city: city('black-market*') }]
    const market = { 'customs-house': 1 }
    const position = { options: withNew, now: { phase: 'builder', by: 0 }, market, players }
    expect(inPosition(position).answers).toEqual(['build customs-house'])
    const poorer = [{ ...players[0], coins: 8 }]
    expect(inPosition({ ...position, players: poorer }).answers).toEqual(['build customs-house', 'return worker'])
  })

  it('turns a tile into a forest that it has no use for', () => {
    const options = { ...withNew, edition: '1897' }
    const players = [{ city: city('forest-house*'), fields: fields('sugar', 'sugar', 'sugar') }]
    const openFields = ['sugar', 'sugar', 'sugar', 'sugar']
    const { answers } = inPosition({ options, now: { phase: 'settler', by: 0 }, quarries: 0, openFields, players })
    expect(answers).toEqual(['take sugar', 'forest'])
  })

  it('takes nobles and puts them into the chapel', () => {
    const position = {
      options: withNobles,
      now: { phase: 'mayor', by: 0 },
      nobleShip: 1,
      workerShip: 2,
      workerSupply: 20,
      players: [{ city: city('chapel', 'office'), fields: fields('corn') }],
    }
    const { answers } = inPosition(position)
    expect(answers).toContain('take noble')
    expect(answers).toContain('place noble chapel')
  })

  it('plunders a full trading house', () => {
    const position = {
      options: { edition: '2020', players: 3, expansions: ['buccaneer'] },
      now: { phase: 'buccaneer', by: 0 },
      tradingHouse: ['corn', 'indigo', 'sugar'],
    }
    expect(inPosition(position).answers).toEqual(['plunder'])
  })

  it('shows a card as soon as it is done', () => {
    const cards = ['master-agronomist', 'big-spender', 'deal-closer', 'trade-tycoon']
    const achievements = cards.map((id) => ({ id, fulfilled: id === 'master-agronomist', announced: false }))
    const position = {
      options: { edition: '1897', players: 3, expansions: ['achievements'] },
      now: { phase: 'trader', by: 0 },
      players: [{ achievements, goods: { corn: 1, coffee: 1 } }],
    }
    expect(inPosition(position).answers).toEqual(['announce master-agronomist', 'sell coffee'])
  })
})
