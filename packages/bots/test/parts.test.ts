import { rulesOf } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { advise } from '../src/advice.ts'
import { simulationsFor } from '../src/decide.ts'
import { isDeep, longestFor } from '../src/grades.ts'
import { type Asked, botById } from '../src/index.ts'
import { answersFrom, thinkInPart } from '../src/parallel.ts'
import { inParts, partsOf } from '../src/parts.ts'
import { search, searchInPart } from '../src/search/search.ts'
import { type Found, findings } from '../src/search/tally.ts'
import { type BotJob, type Mind, think } from '../src/think.ts'
import { firstQuestion, mindOf, questionsOf } from './support.ts'

/** A search that is cut into parts, and what becomes of them. */

const LIMIT = { simulations: 240 }
const role = firstQuestion('puerto-rico', { players: 3 }, 'choose-role')

const partsOfSearch = (asked: Asked, of: number): Found[] =>
  partsOf(of).map((part) => searchInPart(asked, 'seed', LIMIT, part))

const sent = <T>(data: T): T => JSON.parse(JSON.stringify(data))

/** A game that is thought about with few simulations, and a job there. */
function jobAt({ game, judgement, state, seat }: Asked, bot: string): { job: BotJob; mind: Mind } {
  const mind = { game, judgement: { ...judgement, budget: { strong: 40, master: 120, grandmaster: 240 } } }
  const options = game.options(state)
  return { job: { rules: rulesOf(game, options), options, bot, seat, seed: 'seed', state: game.pack(state) }, mind }
}

describe('parts of a search', () => {
  it('that is not cut are the search', () => {
    expect(findings(partsOfSearch(role, 1))).toEqual(search(role, 'seed', LIMIT))
  })

  it.each([2, 3])('weigh the same ways in truths of their own, all simulations together: %i', (of) => {
    const parts = partsOfSearch(role, of)
    const whole = search(role, 'seed', LIMIT)
    const waysOf = ({ ways }: Found) => ways.map(({ way, answers, promise }) => ({ way, answers, promise }))
    for (const part of parts) expect(waysOf(part)).toEqual(waysOf(parts[0]))
    expect(parts[0].ways).toHaveLength(whole.length)
    expect(parts[1].ways[0].points).not.toEqual(parts[0].ways[0].points)
    const made = findings(parts).reduce((sum, { simulations }) => sum + simulations, 0)
    expect(made).toBeGreaterThan(0.8 * LIMIT.simulations)
    expect(made).toBeLessThan(1.2 * LIMIT.simulations)
  })

  it('find the same in any order, and after they were sent', () => {
    const parts = partsOfSearch(role, 3)
    const [one, two, three] = parts
    const together = findings(parts)
    expect(findings([three, one, two])).toEqual(together)
    expect(findings(sent(parts))).toEqual(together)
    expect(findings(partsOfSearch(role, 3))).toEqual(together)
  })

  it('find something if one of them is lost', () => {
    const [one, , three] = partsOfSearch(role, 3)
    const found = findings([one, three])
    const way = ({ way }: { way: number }) => way
    expect(found.map(way).sort()).toEqual(one.ways.map(way).sort())
    expect(findings([three])[0].simulations).toBeGreaterThan(0)
  })

  it('are averaged by how many simulations each has made', () => {
    const part = (index: number, simulations: number, value: number): Found => ({
      part: { index, of: 2 },
      seat: 0,
      trust: 0,
      ways: [
        { way: 0, answers: [7], promise: 0, simulations, ...sums(simulations * value), last: true },
        { way: 1, answers: [8], promise: 0, simulations: 10, ...sums(6), last: true },
      ],
    })
    const sums = (sum: number) => ({ values: [sum, 0], points: [sum, 0], squares: [sum, 0] })
    const hopes = findings([part(0, 30, 0.9), part(1, 10, 0.1)]).map(({ way, hope }) => [way, hope])
    expect(hopes).toEqual([
      [0, (27 + 1) / 40],
      [1, 12 / 20],
    ])
    expect(findings([part(0, 30, 0.6), part(1, 10, 0.1)])[0].way).toBe(1)
  })

  it('put what some part looked at to its end before what all dropped', () => {
    const found = findings(partsOfSearch(role, 2))
    const dropped = partsOfSearch(role, 2)
      .map(({ ways }) => ways.filter(({ last }) => !last).map(({ way }) => way))
      .reduce((one, other) => one.filter((way) => other.includes(way)))
    expect(dropped.length).toBeGreaterThan(0)
    const places = found.flatMap(({ way }, place) => (dropped.includes(way) ? [place] : []))
    expect(Math.min(...places)).toBe(found.length - dropped.length)
  })
})

describe('a job in parts', () => {
  it.each(['strong', 'master', 'grandmaster', 'steady', 'casual'])('of one part is the job: %s', (bot) => {
    const { job, mind } = jobAt(role, bot)
    expect(answersFrom(inParts(job, 1).map((part) => thinkInPart(part, mind)))).toEqual(think(job, mind))
  })

  it('is answered legally by all parts together, whatever is asked', () => {
    let questions = 0
    for (const asked of questionsOf('cooper-island', { players: 2 }, 'parts')) {
      const { game, state, seat } = asked
      const { job, mind } = jobAt(asked, 'master')
      const [first] = answersFrom(inParts(job, 2).map((part) => sent(thinkInPart(part, mind))))
      expect(game.why(state, seat, game.parse(state, first))).toBe(0)
      if (++questions === 12) return
    }
  })

  it('leaves what is simple to the policy in every part', () => {
    const { job, mind } = jobAt(firstQuestion('puerto-rico', { players: 2 }, 'mayor-privilege'), 'master')
    const parts = inParts(job, 2).map((part) => thinkInPart(part, mind))
    expect(parts.map(({ ways }) => ways.length)).toEqual([1, 1])
    expect(answersFrom(parts)).toEqual(think(job, mind))
  })

  it('knows bots only', () => {
    const { job, mind } = jobAt(role, 'nobody')
    expect(() => thinkInPart(inParts(job, 2)[0], mind)).toThrow('there is no bot nobody')
  })
})

describe('advice in parts', () => {
  const { job, mind } = jobAt(role, 'master')
  const partsOfAdvice = (of: number): Found<string>[] => sent(inParts(job, of).map((part) => thinkInPart(part, mind)))

  it('of one part is the advice', () => {
    expect(advise({ ...job, found: partsOfAdvice(1) }, mind)).toEqual(advise(job, mind))
  })

  it.each([2, 3])('names first what as many parts of a master answer: %i', (of) => {
    const found = partsOfAdvice(of)
    expect(advise({ ...job, found }, mind).answers[0].line).toEqual(answersFrom(found))
  })

  it('adds up what all have found, in any order, and expects the same courses', () => {
    const [one, two] = partsOfAdvice(2)
    const together = advise({ ...job, found: [one, two] }, mind)
    expect(advise({ ...job, found: [two, one] }, mind)).toEqual(together)
    const [best] = together.answers
    const has = ({ ways }: Found<string>) => ways.find(({ answers }) => answers[0] === best.line[0])!
    expect(best.simulations).toBe(has(one).simulations + has(two).simulations)
    expect(best.points[0]).toBeCloseTo((has(one).points[0] + has(two).points[0]) / best.simulations)
    for (const { line, expected } of together.answers) {
      expect(expected[0]).toEqual({ seat: job.seat, answer: line[0] })
      expect(expected.length).toBeGreaterThan(5)
    }
  })

  it('is given if one of them is lost', () => {
    const [, two, three] = partsOfAdvice(3)
    const { answers } = advise({ ...job, found: [three, two] }, mind)
    expect(answers).toHaveLength(3)
    expect(answers.every(({ expected }) => expected.length > 5)).toBe(true)
  })

  it('tells of what makes a whole, each after what comes before it', () => {
    let told = 0
    for (const asked of questionsOf('mombasa', { players: 3 }, 'wholes')) {
      const { job, mind } = jobAt(asked, 'master')
      if (simulationsFor({ ...asked, ...mind }, 'master') === 0) continue
      const found = sent(inParts(job, 2).map((part) => thinkInPart(part, mind)))
      for (const { line, facts, expected } of advise({ ...job, found }, mind).answers) {
        expect(facts).toHaveLength(line.length)
        expect(expected[0]).toEqual({ seat: job.seat, answer: line[0] })
        if (line.length > 1) told++
      }
      if (told > 0) return
    }
    expect(told).toBeGreaterThan(0)
  })
})

describe('grades', () => {
  it('have their time: a grandmaster ten seconds, all others three', () => {
    expect(longestFor('grandmaster')).toBe(10_000)
    for (const bot of ['casual', 'steady', 'strong', 'master', 'simple']) expect(longestFor(bot)).toBe(3000)
  })

  it('that think much are worth several processes', () => {
    expect(['casual', 'steady', 'strong', 'master', 'grandmaster'].filter(isDeep)).toEqual(['master', 'grandmaster'])
    expect(botById('grandmaster')?.weigh).toBeDefined()
  })

  it.each(['puerto-rico', 'mombasa', 'cooper-island'])('think the longer the higher they are: %s', (id) => {
    const { strong, master, grandmaster } = mindOf(id).judgement.budget
    expect(master).toBeGreaterThan(strong)
    expect(grandmaster).toBeGreaterThan(master)
  })
})
