import { type AnswerList, type Options, Rng } from '@quayside/kernel'
import { playOut, type Watch } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import { automa, player, type State } from '../src/box.ts'
import { ONE_SAIL } from '../src/ids.ts'
import { cooperIsland as game } from '../src/index.ts'
import { FEATURES, measure } from '../src/judgement/features.ts'
import { judgement } from '../src/judgement.ts'
import { QUESTIONS } from '../src/questions.ts'

const table = (players: number): Options => ({ players, start: 'choice', ...(players === 1 && { level: 3 }) })

/** A game played by the policy, or as in thought. */
const play = (players: number, seed: string, watch: Watch<State>, choose = game.policy): State =>
  playOut(game, table(players), seed, () => choose, watch)

const kindOf = (s: State, seat: number): string => QUESTIONS[game.question(s, seat)].kind

function rated(s: State, seat: number, legal: AnswerList): number[] {
  const worths = new Float64Array(1024).fill(Number.NaN)
  judgement.rate(s, seat, legal, worths)
  return [...worths.subarray(0, legal.count)]
}

const foreseen = (s: State): number[] => {
  const points = new Float64Array(game.score(s, 'referee').length)
  judgement.foresee(s, points)
  return [...points]
}

const scores = (s: State): number[] => game.score(s, 'referee').map(({ total }) => total ?? 0)

describe.each([1, 2, 3, 4])('with %i players', (players) => {
  it('every answer has a worth, and the policy’s own has the highest', () => {
    const wrong: string[] = []
    play(players, `rated ${players}`, (s, seat, legal) => {
      const before = s.c.slice()
      const worths = rated(s, seat, legal)
      const taken = legal.toArray().indexOf(game.policy(s, seat, legal, new Rng('ties')))
      const others = worths.filter((_, i) => i !== taken)
      if (!Number.isFinite(worths[taken]))
        wrong.push(`${kindOf(s, seat)}: the policy’s answer is worth ${worths[taken]}`)
      if (others.some((worth) => !(worth <= worths[taken])))
        wrong.push(`${kindOf(s, seat)}: another answer is worth more`)
      if (before.some((cell, i) => s.c[i] !== cell)) wrong.push(`${kindOf(s, seat)}: the state has changed`)
    })
    expect(wrong).toEqual([])
  })

  it('nothing is judged by what a seat cannot see', () => {
    const rng = new Rng('hidden')
    const wrong: string[] = []
    let questions = 0
    play(players, `hidden ${players}`, (s, seat, legal) => {
      if (legal.count === 1 || questions++ % 3 > 0) return
      const other = game.resample(s, seat, rng)
      if (String(rated(other, seat, legal)) !== String(rated(s, seat, legal))) wrong.push(`rate: ${kindOf(s, seat)}`)
      if (String(foreseen(other)) !== String(foreseen(s))) wrong.push(`foresee: ${kindOf(s, seat)}`)
      if (judgement.quick(other, seat, legal, rng) !== judgement.quick(s, seat, legal, rng))
        wrong.push(`quick: ${kindOf(s, seat)}`)
    })
    expect(wrong).toEqual([])
  })

  it('games played on in thought are legal and change nothing but by their answers', () => {
    const wrong: string[] = []
    const checked: typeof game.policy = (s, seat, legal, rng) => {
      const before = s.c.slice()
      const given = judgement.quick(s, seat, legal, rng)
      if (!legal.has(given)) wrong.push(`${kindOf(s, seat)}: ${game.print(s, given)} is not legal`)
      if (before.some((cell, i) => s.c[i] !== cell)) wrong.push(`${kindOf(s, seat)}: the state has changed`)
      return legal.has(given) ? given : legal.at(0)
    }
    for (const seed of ['thought', 'more thought']) play(players, seed, () => {}, checked)
    expect(wrong).toEqual([])
  })

  it('the end is foreseen better than by the score as it stands', () => {
    const guesses: { foreseen: number[]; score: number[] }[] = []
    const end = play(players, `foreseen ${players}`, (s) => {
      guesses.push({ foreseen: foreseen(s), score: scores(s) })
    })
    const final = scores(end)
    const off = (points: number[]) => points.reduce((sum, one, seat) => sum + Math.abs(one - final[seat]), 0)
    const all = (of: 'foreseen' | 'score') => guesses.reduce((sum, guess) => sum + off(guess[of]), 0)
    expect(all('foreseen')).toBeLessThan(0.6 * all('score'))
  })

  it('the clock never goes back, and counts five rounds', () => {
    let last = 0
    play(players, `clock ${players}`, (s) => {
      expect(judgement.clock(s)).toBeGreaterThanOrEqual(last)
      last = judgement.clock(s)
    })
    expect(last).toBeGreaterThan(4)
    expect(last).toBeLessThanOrEqual(5)
  })
})

describe('what is seen of a seat', () => {
  it('is written anew for every feature, for Cooper too', () => {
    const found = new Float64Array(FEATURES.length)
    for (const players of [1, 3]) {
      const seats = players === 1 ? 2 : players
      play(players, 'seen', (s) => {
        for (let seat = 0; seat < seats; seat++) {
          found.fill(Number.NaN)
          measure(s, seat, found)
          expect(found.every(Number.isFinite)).toBe(true)
        }
      })
    }
  })

  it('late in the game steps of a ship are foreseen as about as many points, for Cooper too', () => {
    let late: State | undefined
    play(1, 'late', (s) => {
      late = game.clone(s)
    })
    const s = late as State
    const [before, cooper] = foreseen(s)
    player.ship.steps.add(s, 0, ONE_SAIL, 4)
    automa.steps.add(s, 4)
    const [after, cooperAfter] = foreseen(s)
    for (const point of [(after - before) / 4, (cooperAfter - cooper) / 4]) {
      expect(point).toBeGreaterThan(0.7)
      expect(point).toBeLessThan(1.3)
    }
  })
})
