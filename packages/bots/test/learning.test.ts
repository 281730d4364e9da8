import {
  type AnyGame,
  judgeable,
  judgedBy,
  type Options,
  optionMatrix,
  Rng,
  readOptions,
  Story,
} from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Example, examplesOf, type KeptGame, keptGame, Learner, offBy, sizesOf } from '../src/learning.ts'
import { finalPoints } from '../src/search/value.ts'
import { mindOf } from './support.ts'

const GAMES = ['puerto-rico', 'mombasa', 'cooper-island']

function optionsOf(game: AnyGame, given: object): Options {
  const read = readOptions(game.schema, given)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** All that there is at once: the last row of the options that tests run. */
const everything = (game: AnyGame): Options => optionMatrix(game.schema, game.refuse).at(-1)!

describe.each(GAMES)('a game of %s that is kept', (id) => {
  const mind = mindOf(id)
  const { game, judgement } = mind
  const rows: [string, Options][] = [
    ['two players', optionsOf(game, { players: 2 })],
    ['everything', everything(game)],
  ]

  it.each(rows)('is played to its end, and comes to the same when it is looked at again: %s', (_, options) => {
    const kept = keptGame(mind, options, 'kept', 0)
    expect(keptGame(mind, options, 'kept', 0)).toEqual(kept)
    const { most, table, seats } = judgeable(judgement).senses
    const found = examplesOf(game, judgement, kept, new Rng('look'))
    expect(found.length).toBeGreaterThan(2)
    expect(found.length).toBeLessThan(6)
    const names = [...table, ...seats].flatMap((glimpse) => glimpse.names)
    for (const example of found) {
      expect(example.ends).toEqual(found[0].ends)
      expect(example.seats.length).toBe(example.ends.length)
      expect(example.seats.length).toBeLessThanOrEqual(most)
      expect(example.table.length + example.seats[0].length).toBe(names.length + judgement.model!.features.length)
      for (const row of [example.table, ...example.seats]) expect(row.every(Number.isFinite)).toBe(true)
    }
    expect(replayed(kept)).toEqual([...found[0].ends])
  })

  function replayed({ options, seed, answers }: KeptGame): number[] {
    const story = new Story(false)
    const state = game.setup(options, seed, story)
    for (const answer of answers) game.apply(state, Math.log2(game.toMove(state) & -game.toMove(state)), answer, story)
    expect(game.toMove(state)).toBe(0)
    const points = new Float64Array(game.score(state, 'referee').length)
    finalPoints(game, state, points)
    return [...points]
  }
})

it('a search plays where a turn is worth simulations', () => {
  const mind = mindOf('puerto-rico')
  const options = optionsOf(mind.game, { players: 2 })
  const [plain, searched, again] = [0, 8, 8].map((simulations) => keptGame(mind, options, 'search', simulations))
  expect(searched.answers).not.toEqual(plain.answers)
  expect(again).toEqual(searched)
})

/** Two seats with some coins each; what the linear model does not know is that the second thing is worth six points. */
function examples(seed: string, count: number): Example[] {
  const rng = new Rng(seed)
  return Array.from({ length: count }, () => {
    const seats = [0, 1].map(() => Float32Array.of(rng.below(10), rng.below(2)))
    return {
      table: Float32Array.of(1, 0),
      seats,
      foreseen: Float64Array.from(seats, ([coins]) => coins),
      ends: Float64Array.from(seats, ([coins, thing]) => coins + 6 * thing + rng.below(3) - 1),
    }
  })
}

const MARGIN = 10

function learnerFor(seen: readonly Example[], passes: number): Learner {
  const learner = Learner.begin(MARGIN, 2, sizesOf(seen), 'seed')
  for (let pass = 0; pass < passes; pass++) learner.learn(seen, pass / passes)
  return learner
}

describe('a learner', () => {
  const seen = examples('learn', 640)
  const others = examples('test', 200)

  it('corrects nothing before it has learned, and most of what is amiss afterwards', () => {
    const off = (learner: Learner) => offBy(others, (example) => learner.corrections(example))
    const untaught = off(learnerFor(seen, 0))
    expect(untaught).toEqual({ linear: untaught.linear, mixed: untaught.linear, weight: 0 })
    const taught = off(learnerFor(seen, 30))
    expect(taught.linear).toBe(untaught.linear)
    expect(taught.mixed).toBeLessThan(0.5 * taught.linear)
    expect(taught.weight).toBeGreaterThan(0.8)
  })

  it('comes to the same, digit by digit, when it goes on from what it remembers', () => {
    const whole = learnerFor(seen, 2)
    const first = learnerFor(seen, 0)
    first.learn(seen.slice(0, 333), 0)
    const second = new Learner(MARGIN, 2, structuredClone(first.memory))
    second.learn(seen.slice(333), 0)
    second.learn(seen, 0.5)
    expect(second.network()).toEqual(whole.network())
  })
})

it('how much of the corrections serves best is found', () => {
  const seen = examples('weigh', 50)
  const off = offBy(seen, ({ ends, foreseen }) => ends.map((end, seat) => 2 * (end - foreseen[seat])))
  expect(off.weight).toBeCloseTo(0.5, 9)
  expect(off.mixed).toBeCloseTo(0, 6)
  expect(offBy(seen, ({ ends, foreseen }) => ends.map((end, seat) => end - foreseen[seat]), 0.25).mixed).toBeCloseTo(
    0.75 * off.linear,
    9,
  )
  const wrong = offBy(seen, ({ ends, foreseen }) => ends.map((end, seat) => foreseen[seat] - end))
  expect(wrong).toEqual({ linear: off.linear, mixed: off.linear, weight: 0 })
})

it.each(GAMES)(
  'a network foresees in a game of %s what its learner does, but for the rounding of its weights',
  (id) => {
    const mind = mindOf(id)
    const { game, judgement } = mind
    const options = everything(game)
    const games = Array.from({ length: 8 }, (_, i) => keptGame(mind, options, `round ${i}`, 0))
    const found = games.flatMap((kept, i) => examplesOf(game, judgement, kept, new Rng(`look ${i}`)))
    const learner = Learner.begin(judgement.margin, judgeable(judgement).senses.most, sizesOf(found), 'seed')
    for (let pass = 0; pass < 4; pass++) learner.learn(found, 0)
    const { foresee } = judgedBy(judgement, { recipe: {}, points: judgement.margin, layers: learner.network() })
    const seen = examplesOf(game, judgement, games[0], new Rng('look 0'), foresee)
    for (const [i, { foreseen }] of seen.entries()) {
      const corrections = learner.corrections(found[i])
      for (const [seat, points] of foreseen.entries())
        expect(Math.abs(points - found[i].foreseen[seat] - corrections[seat])).toBeLessThan(0.02 * judgement.margin)
    }
  },
)
