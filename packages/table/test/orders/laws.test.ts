import { type AnyGame, type Match, type Options, Rng, seatsIn } from '@quayside/kernel'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isSameStep, momentOf, type Sight, seqOf, sightOf, Table } from '../../src/index.ts'
import { orderSchema } from '../../src/order-requests.ts'
import { anyAnswer, begin, good, samples, sent } from '../support.ts'
import { actsOf, emptyTally, randomGame, someOrder, tableOf } from './random.ts'

/** A row of options of each game, for several people. `npm run soak:orders` plays over all of them. */
const people = samples(3)
  .filter(({ game, options }) => game.players(options) > 2)
  .filter(({ game }, i, rows) => rows.findIndex((row) => row.game === game) === i)

describe('orders act on what their owner sees, and on nothing else', () => {
  it.each(people)('under another truth they do the same at the same time: $game.id $options', ({ game, options }) => {
    const rng = new Rng(`twins ${JSON.stringify(options)}`)
    const table = tableOf(game, options, rng.seed())
    const known = Array.from({ length: game.players(options) }, (): Sight[] => [])
    let compared = 0
    while (!table.finished) {
      const [seat] = seatsIn(game.toMove(table.match.state))
      if (rng.below(4) === 0) known[seat] = [...known[seat].slice(-5), table.sight(seat)]
      if (rng.below(24) === 0) {
        const sight = table.sight(seat)
        const bodies = Array.from({ length: 4 }, () => someOrder(rng, game, seat, sight, [sight, ...known[seat]]))
        expect(bodies.every((body) => v.is(orderSchema, body))).toBe(true)
        const [one, other] = [twinOf(table, seat, rng), twinOf(table, seat, rng)].map((twin) => {
          for (const [i, body] of bodies.entries()) twin.orders.set(seat, body, `id-${i}`, 1000)
          return actsOf(twin, seat)
        })
        expect(one).toEqual(other)
        compared += one.length
      }
      const { text, seat: asked } = anyAnswer(table.match, rng)
      good(table.take(asked, [text], seqOf(table.match, asked), 0))
    }
    expect(compared).toBeGreaterThan(5)
  })

  /** The same table with another truth behind what a seat does not know. */
  function twinOf(table: Table, seat: number, rng: Rng): Table {
    return Table.resume(sent({ ...table.save(), secret: { seed: rng.seed(), salt: '' } }), table.match.fork(seat, rng))
  }
})

describe('what may be answered in any order', () => {
  /** What a seat is asked once those before it have answered at random; null if it is not asked this. */
  function asked(match: Match, seat: number, kind: string, rng: Rng): string | null {
    const copy = match.fork(seat, rng)
    const { game } = match
    const moment = () => momentOf(game, game.view(copy.state, seat), seat)
    const began = moment()
    while (!copy.over && isSameStep(began, moment())) {
      const seats = seatsIn(game.toMove(copy.state))
      if (seats.includes(seat)) {
        const { ask } = sightOf(copy, seat, 0)
        if (ask?.question.kind !== kind) return null
        return JSON.stringify([ask.question, ask.answers.map(({ text, facts }) => [text, facts])])
      }
      const { seat: other, text } = anyAnswer(copy, rng)
      copy.answer(other, text)
    }
    return null
  }

  it.each(people)('is asked the same whatever others answer: $game.id $options', ({ game, options }) => {
    const rng = new Rng(`any order ${JSON.stringify(options)}`)
    let compared = 0
    for (let played = 0; played < 40 && compared < 6; played++) {
      const match = begin(game, options, rng.seed())
      while (!match.over) {
        const [first] = seatsIn(game.toMove(match.state))
        const spec = game.questions[game.question(match.state, first)]
        const seat = (first + 1) % match.players
        if (spec.anyOrder && rng.below(3) === 0 && !seatsIn(game.toMove(match.state)).includes(seat)) {
          const seen = Array.from({ length: 3 }, () => asked(match, seat, spec.kind, rng)).filter(
            (each) => each !== null,
          )
          if (seen.length > 1) {
            expect(new Set(seen).size, spec.kind).toBe(1)
            compared++
          }
        }
        const { seat: answering, text } = anyAnswer(match, rng)
        match.answer(answering, text)
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('random games with random orders', () => {
  it.each(people)(
    'keep to what was ordered: $game.id $options',
    ({ game, options }: { game: AnyGame; options: Options }) => {
      const tally = emptyTally()
      const rng = new Rng(`games ${JSON.stringify(options)}`)
      expect(randomGame(game, options, rng.seed(), tally)).toBeNull()
      expect(tally.acted).toBeGreaterThan(5)
      expect(tally.asked).toBeGreaterThan(5)
      expect(tally.lapsed).toBeGreaterThan(1)
      expect(tally.undone).toBeGreaterThan(0)
    },
  )
})
