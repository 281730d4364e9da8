import { type AnyGame, bitOf, type Match, NOBODY, type Options, Rng, type Viewer } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { bids } from '../../kernel/test/games/bids.ts'
import { stones } from '../../kernel/test/games/stones.ts'
import { Watch } from '../src/index.ts'
import { anyAnswer, begin, pick, samples, viewersOf } from './support.ts'

/** Two truths that a viewer cannot tell apart, each with what is sent of it. */
class Twins {
  private readonly matches: readonly Match[]
  private readonly watches: readonly Watch[]

  constructor(match: Match, viewer: Viewer, rng: Rng) {
    this.matches = [match.fork(viewer, rng), match.fork(viewer, rng)]
    this.watches = this.matches.map((twin) => new Watch(twin, viewer, NOBODY))
  }

  /** What is sent at first. */
  opened(): string[] {
    return this.watches.map((watch) => JSON.stringify([watch.sight, watch.events()]))
  }

  /** The same answer or undo in both, and the frames it makes; null once there is nothing more to compare. */
  step(rng: Rng): string[] | null {
    const [one, other] = this.matches
    if (one.over || other.over) return null
    const { seat, text } = anyAnswer(one, rng)
    const undoing = rng.below(4) === 0
    // Under another truth another seat may not have this answer.
    if (!undoing && other.why(seat, text) !== null) return null
    const told = this.matches.map((twin) => (undoing ? twin.undo(seat) : twin.answer(seat, text)))
    if (one.drawn || other.drawn || one.over) return null
    return this.watches.map((watch, i) => JSON.stringify(told[i].ok ? watch.step(told[i].value, NOBODY) : told[i]))
  }
}

/** At how many of a hundred moments a viewer is put before twins, and in how many games. */
const RARELY = { percent: 2, games: 1 }
const SOMETIMES = { percent: 15, games: 1 }
/** A game for one is short, and much is drawn in it. */
const ALONE = { percent: 10, games: 5 }
const OFTEN = { percent: 100, games: 20 }
const rows: { game: AnyGame; options: Options; often: typeof OFTEN }[] = [
  ...samples(4).map((row) => {
    if (row.game.players(row.options) === 1) return { ...row, often: ALONE }
    // Where seats draft in secret there is more to be told apart.
    return { ...row, often: row.game.questions.some(({ draft }) => draft) ? SOMETIMES : RARELY }
  }),
  { game: bids, options: { players: 3 }, often: OFTEN },
  { game: stones, options: { players: 3, stones: 12 }, often: OFTEN },
]

describe('what is sent to a viewer', () => {
  it.each(rows)('does not hang on what the viewer cannot know: $game.id $options', ({ game, options, often }) => {
    const rng = new Rng(`secrecy ${JSON.stringify(options)}`)
    let compared = 0
    const look = (match: Match) => {
      const viewer = pick(rng, viewersOf(match).slice(0, -1))
      const twins = new Twins(match, viewer, rng)
      for (let seen: string[] | null = twins.opened(); seen; seen = twins.step(rng)) {
        expect(seen[0], `to ${viewer}`).toBe(seen[1])
        compared++
      }
    }
    for (let i = 0; i < often.games; i++) {
      const match = begin(game, options, rng.seed())
      while (!match.over) {
        if (rng.below(100) < often.percent) look(match)
        const { seat, text } = anyAnswer(match, rng)
        match.answer(seat, text)
      }
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('never holds the seed', () => {
    const match = begin(bids, { players: 2 }, 'a-hidden-seed')
    match.answer(0, 'raise')
    for (const viewer of viewersOf(match)) {
      const text = JSON.stringify(new Watch(match, viewer, bitOf(1)).sight)
      expect(text).not.toContain('a-hidden-seed')
    }
  })
})
