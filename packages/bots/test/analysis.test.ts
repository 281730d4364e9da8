import { AnswerList, firstSeat, type GameRecord, Match, Rng, recordOf } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Stones, stones } from '../../kernel/test/games/stones.ts'
import { played } from '../src/analysis/decisions.ts'
import { Analysis, type AnalysisStep, Analyst, type Outlook, turningPoints } from '../src/analysis.ts'
import type { Mind } from '../src/think.ts'
import { stonesJudgement } from './stones-judgement.ts'
import { askedAtStones, mindOf } from './support.ts'

const atStones: Mind = { game: stones, judgement: stonesJudgement }

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** A game that the policy plays, to the end or for so many answers. */
function playedBy({ game }: Mind, options: object, seed: string, most = Infinity): Match {
  const match = must(Match.begin(game, options, seed))
  const legal = new AnswerList()
  const rng = new Rng(seed)
  while (!match.over && match.lines.length < most) {
    const seat = firstSeat(game.toMove(match.state))
    legal.clear()
    game.legal(match.state, seat, legal)
    must(match.play(seat, game.policy(match.state, seat, legal, rng)))
  }
  return match
}

/** The end of a game of Stones: seat 1 has stopped, and seat 0 gives these answers. */
function lastWords(hands: number[][], stack: number[], ...answers: string[]): GameRecord {
  const { state } = askedAtStones(hands, [1], stack)
  const match = must(Match.fromPosition(stones, stones.writePosition(state as Stones)))
  for (const answer of answers) must(match.answer(0, answer))
  return recordOf(match)
}

/** Seat 1 holds two stones of 4 to 7. With one of the others seat 0 most likely wins, with its 8 alone it cannot. */
const lastWord = (...answers: string[]) => lastWords([[8], [5, 7]], [6, 4], ...answers)

const analysisOf = (record: GameRecord, mind: Mind) => must(Analysis.of(record, mind, 'seed'))
const allOf = (record: GameRecord, mind: Mind): AnalysisStep[] => [...analysisOf(record, mind).steps()]
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('the curve of a game', () => {
  const match = playedBy(atStones, { players: 3, stones: 12 }, 'curve')
  const record = recordOf(match)
  const analysis = analysisOf(record, atStones)
  const news = [...analysis.steps()]
  const curve = analysis.curve()

  it('has chances that together are 1 at every moment', () => {
    expect(curve.length).toBeGreaterThan(3)
    for (const { chances } of curve) expect(sum(chances)).toBeCloseTo(1)
  })

  it('ends with the winner', () => {
    const end = curve.at(-1)!
    expect(end.line).toBe(record.answers.length)
    const scores = match.game.score(match.state, 'referee')
    expect(end.chances).toEqual(scores.map(({ rank }) => (rank === 1 ? 1 : 0)))
  })

  it('is refined step by step', () => {
    const looks = news.flatMap((one) => ('outlook' in one ? [one.outlook] : []))
    const first = looks.filter(({ line }) => line === curve[0].line).map(({ playouts }) => playouts)
    expect(first).toEqual([8, 32, 96])
  })

  it('is the same for the same seed', () => {
    expect(allOf(record, atStones)).toEqual(news)
    expect([...must(Analysis.of(record, atStones, 'another')).steps()]).not.toEqual(news)
  })

  it('leaves out what was taken back', () => {
    const match = must(Match.begin(stones, { players: 2, stones: 9 }, 'undo'))
    for (const [seat, text] of [
      [0, 'draw'],
      [1, 'draw'],
      [0, 'stop'],
    ] as const)
      must(match.answer(seat, text))
    const before = must(played(recordOf(match), atStones)).decisions.length
    must(match.undo(0))
    const { decisions } = must(played(recordOf(match), atStones))
    expect(decisions.length).toBe(before - 1)
    expect(decisions.every(({ line }) => line < 2)).toBe(true)
  })

  it('does not know what is drawn later, nor who holds what', () => {
    // Seat 0 is sure to win in one truth and to lose in the other; spectators cannot tell them apart.
    const truths = [lastWords([[9], [1, 2]], [6, 5], 'stop'), lastWords([[1], [9, 6]], [2, 5], 'stop')]
    const chances = truths.map((record) => {
      const analysis = analysisOf(record, atStones)
      for (const _ of analysis.steps());
      return analysis.curve()[0].chances[0]
    })
    // Of a hundred playouts each, some more are won by chance; who knew the truth would be sure.
    expect(Math.abs(chances[0] - chances[1])).toBeLessThan(0.2)
  })
})

describe('reviews', () => {
  it('find the blunder that lost a game', () => {
    const review = analysisOf(lastWord('stop'), atStones).review(0)!
    expect(review).toMatchObject({ quality: 'blunder', seat: 0, best: ['draw'] })
    expect(review.lost).toBeGreaterThan(0.12)
  })

  it('find nothing wrong with the best answer', () => {
    expect(analysisOf(lastWord('draw', 'stop'), atStones).review(0)).toMatchObject({ quality: 'best', lost: 0 })
  })

  it('call nothing the best that is no better than another', () => {
    const games = ['a', 'b', 'c', 'd'].map((seed) => recordOf(playedBy(atStones, { players: 2, stones: 9 }, seed)))
    const reviews = games
      .flatMap((record) => allOf(record, atStones))
      .flatMap((one) => ('review' in one ? one.review : []))
    const found = reviews.filter(({ lost }) => lost === 0).map(({ quality }) => quality)
    expect(new Set(found)).toEqual(new Set(['best', 'equal']))
    for (const { quality, lost } of reviews) if (quality === 'best') expect(lost).toBe(0)
  })

  it('come by themselves, and are known then', () => {
    const reviewed = allOf(lastWord('stop'), atStones).flatMap((one) => ('review' in one ? [one.review.quality] : []))
    expect(reviewed).toEqual(['blunder'])
  })

  it('are not made where nothing was decided', () => {
    expect(analysisOf(lastWord('stop'), atStones).review(7)).toBeUndefined()
  })
})

describe('an analysis', () => {
  it('is not made of a game that runs', () => {
    const running = recordOf(playedBy(mindOf('puerto-rico'), { players: 3 }, 'running', 20))
    const made = Analysis.of(running, mindOf('puerto-rico'), 'seed')
    expect(made.ok ? null : made.error.code).toBe('not-over')
    expect(new Analyst().next({ record: running, seed: 's' }, mindOf('puerto-rico'))).toBeNull()
  })

  it('looks at a sensible number of moments, and at a whole only once', () => {
    const mind = mindOf('puerto-rico')
    const record = recordOf(playedBy(mind, { players: 3 }, 'moments'))
    const analysis = analysisOf(record, mind)
    expect(analysis.moments.length).toBeGreaterThanOrEqual(40)
    expect(analysis.moments.length).toBeLessThanOrEqual(80)
    const { decisions } = must(played(record, mind))
    const placings = decisions.filter(
      ({ answers, line }) => record.answers[line].includes(' place ') && answers.length > 1,
    )
    expect(placings.length).toBeGreaterThan(5)
    for (const { line, seat, answers } of placings) {
      const within = decisions.filter((one) => one.seat === seat && one.line > line && one.line < line + answers.length)
      expect(within.filter((one) => record.answers[one.line].includes(' place '))).toEqual([])
    }
  })

  it('goes on where it stopped, and begins anew with another game', () => {
    const analyst = new Analyst()
    const [one, other] = ['one', 'other'].map((seed) => recordOf(playedBy(atStones, { players: 2, stones: 9 }, seed)))
    const next = (record: GameRecord) => analyst.next({ record, seed: 'seed' }, atStones)
    const expected = allOf(one, atStones)
    expect([next(one), next(one), next(one)]).toEqual(expected.slice(0, 3))
    expect(next(other)).toEqual(allOf(other, atStones)[0])
    expect(next(one)).toEqual(expected[0])
  })

  it('goes on with what was found elsewhere', () => {
    const record = recordOf(playedBy(atStones, { players: 2, stones: 9 }, 'one'))
    const all = allOf(record, atStones)
    const before = all.slice(0, Math.ceil(all.length / 2))
    const outlooks = [...new Map(before.flatMap((one) => ('outlook' in one ? [[one.outlook.line, one.outlook]] : [])))]
    const known = {
      outlooks: outlooks.map(([, outlook]) => outlook),
      reviews: before.flatMap((one) => ('review' in one ? [one.review] : [])),
    }
    const analysis = must(Analysis.of(record, atStones, 'seed', Infinity, known))
    const [end, ...rest] = analysis.steps()
    expect(end).toEqual(all[0])
    expect(rest).toEqual(all.slice(before.length))
    const whole = analysisOf(record, atStones)
    for (const _ of whole.steps());
    expect(analysis.curve()).toEqual(whole.curve())
  })

  it('reviews an answer out of turn when asked to', () => {
    const analyst = new Analyst()
    const task = { record: lastWord('stop'), seed: 'seed' }
    expect(analyst.next({ ...task, line: 0 }, atStones)).toMatchObject({ review: { quality: 'blunder' } })
    expect(analyst.next(task, atStones)).toMatchObject({ outlook: { seat: null } })
  })

  it('takes small steps where time is short, and comes to the same', () => {
    const record = lastWord('stop')
    const hurried = must(Analysis.of(record, atStones, 'seed', 0))
    const steps = [...hurried.steps()].filter((one) => 'outlook' in one)
    expect(steps.length).toBe(1 + 96)
    const patient = analysisOf(record, atStones)
    for (const _ of patient.steps());
    expect(hurried.curve()).toEqual(patient.curve())
  })
})

describe('turning points', () => {
  /** A curve of two seats by the chance of the first; they answer in turn, and the end follows. */
  const curve = (...chances: number[]): Outlook[] =>
    chances.map((chance, i) => ({
      line: 10 * i,
      seat: i === chances.length - 1 ? null : i % 2,
      playouts: 400,
      chances: [chance, 1 - chance],
      points: [0, 0],
    }))

  it('are where the chances change most, with whose answer it was', () => {
    const found = turningPoints(curve(0.5, 0.52, 0.25, 0.27, 0.26, 0.9, 1))
    expect(found.map(({ line }) => line)).toEqual([10, 40, 50])
    expect(found[0]).toMatchObject({ by: 1, from: expect.closeTo(0.48), to: 0.75 })
    expect(found[1]).toMatchObject({ by: 0, seat: 0, from: 0.26, to: 0.9 })
  })

  it('are told of the leader where another answered', () => {
    const three = curve(0.6, 0.3, 0.3).map((one) => ({ ...one, chances: [one.chances[0], 0.9 - one.chances[0], 0.1] }))
    const [found] = turningPoints(three.map((one, i) => (i === 0 ? { ...one, seat: 2 } : one)))
    expect(found).toEqual({ line: 0, by: 2, seat: 0, from: 0.6, to: 0.3 })
  })

  it('are three at most, in the order of the game', () => {
    const found = turningPoints(curve(0.1, 0.9, 0.1, 0.8, 0.1, 0.7, 0.1, 0.6, 0.1))
    expect(found.map(({ line }) => line)).toEqual([0, 10, 20])
  })

  it('are none in a quiet game, nor where few playouts differ', () => {
    expect(turningPoints(curve(0.5, 0.53, 0.5, 0.52))).toEqual([])
    expect(turningPoints(curve(0.5, 0.6, 0.5).map((one) => ({ ...one, playouts: 8 })))).toEqual([])
  })
})
