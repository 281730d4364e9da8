import { Rng } from '@quayside/kernel'
import { playOut, type Watch } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import { player, type State } from '../src/box.ts'
import { EXPANSION_IDS } from '../src/ids.ts'
import { puertoRico as game } from '../src/index.ts'
import { FEATURES, measure } from '../src/judgement/features.ts'
import { judgement } from '../src/judgement.ts'

const TABLES = [
  { players: 2 },
  { players: 5 },
  { edition: 'classic', players: 4, expansions: ['new-buildings', 'nobles'] },
  { edition: '1897', players: 3, expansions: EXPANSION_IDS, market: 'random' },
  { edition: '1897', players: 3, expansions: EXPANSION_IDS, puertomas: 2 },
]

const play = (options: object, watch: Watch<State>): State => playOut(game, options, 'judge', () => game.policy, watch)

const foreseen = (s: State): number[] => {
  const points = new Float64Array(s.rules.players)
  judgement.foresee(s, points)
  return [...points]
}

describe.each(TABLES)('at a table with %o', (options) => {
  it('every answer has a worth, and the policy takes one of the dearest', () => {
    const worths = new Float64Array(1024)
    play(options, (s, seat, legal) => {
      worths.fill(Number.NaN)
      judgement.rate(s, seat, legal, worths)
      const rated = [...worths.subarray(0, legal.count)]
      const most = Math.max(...rated)
      expect(most).toBeGreaterThan(-Infinity)
      expect(most).toBeLessThan(Infinity)
      const taken = game.policy(s, seat, legal, new Rng('ties'))
      expect(rated[legal.toArray().indexOf(taken)]).toBe(most)
    })
  })

  it('the end is foreseen at any moment, and better than by the score as it stands', () => {
    const guesses: { foreseen: number[]; score: number[] }[] = []
    const end = play(options, (s) => {
      const score = game.score(s, 'referee').map(({ total }) => total ?? 0)
      guesses.push({ foreseen: foreseen(s), score })
    })
    const final = game.score(end, 'referee').map(({ total }) => total ?? 0)
    const off = (points: number[]) => points.reduce((sum, one, seat) => sum + Math.abs(one - final[seat]), 0)
    const all = (of: 'foreseen' | 'score') => guesses.reduce((sum, guess) => sum + off(guess[of]), 0)
    expect(all('foreseen')).toBeLessThan(0.7 * all('score'))
  })

  it('the clock never goes back', () => {
    let last = 0
    play(options, (s) => {
      expect(judgement.clock(s)).toBeGreaterThanOrEqual(last)
      last = judgement.clock(s)
    })
  })
})

describe('what is seen of a seat', () => {
  it('is written anew for every feature', () => {
    const found = new Float64Array(FEATURES.length)
    for (const options of TABLES) {
      let questions = 0
      play(options, (s) => {
        if (questions++ % 10 > 0) return
        for (let seat = 0; seat < s.rules.players; seat++) {
          found.fill(Number.NaN)
          measure(s, seat, found)
          expect(found.every(Number.isFinite)).toBe(true)
        }
      })
    }
  })

  it('a chip more is foreseen as about a point more late in the game', () => {
    let last: State | undefined
    play({ players: 3 }, (s) => {
      last = game.clone(s)
    })
    const s = last as State
    const [before, other] = foreseen(s)
    player.vp.add(s, 0, 4)
    const [after, same] = foreseen(s)
    expect((after - before) / 4).toBeGreaterThan(0.5)
    expect((after - before) / 4).toBeLessThan(1.5)
    expect(same).toBe(other)
  })
})
