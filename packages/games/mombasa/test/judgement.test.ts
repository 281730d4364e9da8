import { type AnswerList, Rng, type Seat, Story } from '@quayside/kernel'
import { astray, playOut, type Watch } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import { mombasa as game } from '../src/index.ts'
import { judgement } from '../src/judgement.ts'
import { QUESTIONS } from '../src/questions.ts'
import type { State } from '../src/state.ts'

const ROOM = 1024
const GAMES = 20

/** One answer in `strange` is given at random. */
const play = (options: object, seed: string, strange: number, watch: Watch<State>): State =>
  playOut(game, { players: 2, setup: 'later', ...options }, seed, () => astray(game, strange), watch)

function rated(s: State, seat: Seat, legal: AnswerList): number[] {
  const worths = new Float64Array(ROOM).fill(Number.NaN)
  judgement.rate(s, seat, legal, worths)
  return Array.from(worths.subarray(0, legal.count))
}

describe.each([2, 3, 4])('answers rated with %i players', (players) => {
  it('have a worth, the policy’s own answer the highest', () => {
    const asked = new Set<string>()
    for (const setup of ['first', 'later']) {
      play({ players, setup }, `rated ${setup}`, 4, (s, seat, legal) => {
        const worths = rated(s, seat, legal)
        const most = Math.max(...worths)
        expect(most).toBeGreaterThan(Number.NEGATIVE_INFINITY)
        expect(most).toBeLessThan(Number.POSITIVE_INFINITY)
        expect(worths[legal.toArray().indexOf(game.policy(s, seat, legal, new Rng('ties')))]).toBe(most)
        asked.add(QUESTIONS[game.question(s, seat)].kind)
      })
    }
    for (const kind of ['plan', 'turn', 'goods', 'enter-region', 'spend-points', 'inkwell', 'take-pile'])
      expect(asked).toContain(kind)
  })

  it('are worth the same whatever the seat cannot see', () => {
    const rng = new Rng('hidden')
    play({ players }, 'blind', 6, (s, seat, legal) => {
      expect(rated(game.resample(s, seat, rng), seat, legal)).toEqual(rated(s, seat, legal))
    })
  })
})

describe('a plan', () => {
  it('is gone on with as it would be made afresh', () => {
    const rng = new Rng('afresh')
    for (const players of [2, 3, 4]) {
      play({ players }, 'plans', 1000, (s, seat, legal) => {
        if (QUESTIONS[game.question(s, seat)].kind !== 'plan') return
        const goingOn = game.policy(s, seat, legal, rng)
        expect(game.policy(game.resample(s, seat, rng), seat, legal, rng)).toBe(goingOn)
      })
    }
  })
})

describe('the end foreseen', () => {
  const moments = (players: number, seed: string) => {
    const found: { clock: number; now: number[]; foreseen: number[] }[] = []
    let last = judgement.clock(game.setup({ players, setup: 'later' }, seed, new Story(false)))
    const end = play({ players }, seed, 1000, (s) => {
      if (judgement.clock(s) === last) return
      last = judgement.clock(s)
      const points = new Float64Array(players)
      judgement.foresee(s, points)
      found.push({ clock: last, now: totals(s), foreseen: Array.from(points) })
    })
    return { found, end: totals(end) }
  }
  const totals = (s: State) => game.score(s, 'referee').map(({ total }) => total ?? 0)
  /** How far the seats' leads over the average are off, squared. */
  const offBy = (guess: number[], end: number[]) => {
    const off = guess.map((points, seat) => points - end[seat])
    const shared = off.reduce((sum, one) => sum + one, 0) / off.length
    return off.reduce((sum, one) => sum + (one - shared) ** 2, 0)
  }

  it.each([2, 3, 4])('is nearer to the truth than the score as it stands, with %i players', (players) => {
    let [foreseen, standing] = [0, 0]
    let rounds = 0
    for (let n = 0; n < GAMES; n++) {
      const { found, end } = moments(players, `foreseen ${n}`)
      rounds += found.length
      for (const moment of found) {
        foreseen += offBy(moment.foreseen, end)
        standing += offBy(moment.now, end)
      }
    }
    expect(rounds).toBe(GAMES * 6)
    expect(foreseen).toBeLessThan(standing)
  })

  it('is the same for all that a seat may hold possible', () => {
    const rng = new Rng('possible')
    play({ players: 3 }, 'possible', 5, (s, seat) => {
      const [real, possible] = [new Float64Array(3), new Float64Array(3)]
      judgement.foresee(s, real)
      judgement.foresee(game.resample(s, seat, rng), possible)
      expect(possible).toEqual(real)
    })
  })
})
