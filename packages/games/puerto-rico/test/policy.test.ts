import { type Answer, AnswerList, Match, optionMatrix, Rng, Story } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../src/ids.ts'
import { puertoRico as game } from '../src/index.ts'
import { capacityOf } from '../src/roles/craftsman.ts'
import { player, type State, VP } from '../src/state.ts'

type Chooser = (s: State, seat: number, legal: AnswerList, rng: Rng) => Answer
const random: Chooser = (_s, _seat, legal, rng) => legal.at(rng.below(legal.count))

/** Plays a game to its end; `watch` sees every decision before it is made. */
function play(
  options: object,
  seed: string,
  who: (seat: number) => Chooser,
  watch?: (s: State, seat: number, list: AnswerList) => void,
): State {
  const begun = Match.begin(game, options, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const s = begun.value.state as State
  const list = new AnswerList()
  const rng = new Rng(`players of ${seed}`)
  const story = new Story(false)
  for (let mask = game.toMove(s); mask !== 0; mask = game.toMove(s)) {
    const seat = 31 - Math.clz32(mask)
    list.clear()
    game.legal(s, seat, list)
    watch?.(s, seat, list)
    game.apply(s, seat, who(seat)(s, seat, list, rng), story)
  }
  return s
}

const ask = (s: State, seat: number, list: AnswerList) => game.policy(s, seat, list, new Rng('ties'))

describe('the plain opponent in whole games', () => {
  it.each(optionMatrix(game.schema, game.refuse))('answers legally and changes nothing: %o', (options) => {
    play(
      options,
      'whole',
      () => game.policy,
      (s, seat, list) => {
        const before = game.hash(s)
        const answers = list.toArray()
        expect(answers).toContain(ask(s, seat, list))
        expect(list.toArray()).toEqual(answers)
        expect(game.hash(s)).toBe(before)
      },
    )
  })

  it('answers the same whatever it cannot see', () => {
    const rng = new Rng('hidden')
    for (const edition of EDITIONS) {
      play(
        { edition, players: 3 },
        'blind',
        () => game.policy,
        (s, seat, list) => {
          const other = game.resample(s, seat, rng)
          for (let o = 0; o < 3; o++) if (o !== seat) other.c[player(o) + VP] += rng.below(30)
          expect(ask(other, seat, list)).toBe(ask(s, seat, list))
        },
      )
    }
  })

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
})

/** Sets up a position for three players and answers for seat 0 until somebody else is asked. */
function inPosition(position: object): { answers: string[]; s: State } {
  const begun = Match.fromPosition(game, { game: 'puerto-rico', options: { players: 3 }, ...position })
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
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
    expect(capacityOf(s, 0, 4)).toBe(1)
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
    const begun = Match.fromPosition(game, {
      game: 'puerto-rico',
      options: { players: 4 },
      roleCoins: { prospector: 4 },
    })
    if (!begun.ok) throw new Error(begun.error.message)
    const s = begun.value.state as State
    const list = new AnswerList()
    game.legal(s, 0, list)
    expect(game.print(s, ask(s, 0, list))).toBe('role prospector')
  })
})
