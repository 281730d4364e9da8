import { LANGUAGES, rulesOf } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Advice, advise } from '../src/advice.ts'
import { aboutEqual, adviceWords, outlookOf, reasonOf } from '../src/words.ts'
import { firstQuestion, legalOf } from './support.ts'

const ANSWERS = { points: [41.3, 37], simulations: 200, error: 0.03 }

const ADVICE: Advice = {
  seat: 0,
  answers: [
    {
      ...ANSWERS,
      chance: 0.526,
      line: ['role builder'],
      differences: [
        { what: 'chips', points: 2.6 },
        { what: 'buildings', points: -1.2 },
        { what: 'harbor', points: 0.45 },
      ],
      rival: { seat: 1, points: -1.9 },
    },
    {
      ...ANSWERS,
      chance: 0.41,
      line: ['role mayor'],
      differences: [
        { what: 'chips', points: 1.4 },
        { what: 'buildings', points: -1.2 },
      ],
      rival: { seat: 1, points: 2.3 },
    },
  ],
}

const naming = { who: (seat: number) => ['Ada', 'Bruno'][seat], scoreLine: (what: string) => what, answer: String }

describe('a reason', () => {
  it('names the cause that speaks most for the best, in whole points', () => {
    expect(reasonOf(ADVICE, 0, adviceWords.en, naming)).toBe('3 points more for chips than after “role mayor”.')
    expect(reasonOf(ADVICE, 0, adviceWords.it, naming)).toBe('3 punti in più per chips rispetto a “role mayor”.')
    expect(reasonOf(ADVICE, 0, adviceWords.pt, naming)).toBe('3 pontos a mais em chips do que com “role mayor”.')
  })

  it('and the one that speaks most against the others', () => {
    expect(reasonOf(ADVICE, 1, adviceWords.en, naming)).toBe('Bruno gets 2 points more than after “role builder”.')
    const [best, second] = ADVICE.answers
    const alone = { ...ADVICE, answers: [best, { ...second, rival: null }] }
    expect(reasonOf(alone, 1, adviceWords.en, naming)).toBe('1 point less for buildings than after “role builder”.')
  })

  it('says so where two answers differ by chance, and where there is nothing else', () => {
    const [best, second] = ADVICE.answers
    const close = { ...ADVICE, answers: [best, { ...second, chance: 0.5 }] }
    expect(aboutEqual(best, second)).toBe(false)
    for (const rank of [0, 1]) expect(reasonOf(close, rank, adviceWords.en, naming)).toMatch(/^About equal to “role/)
    const only = { ...ADVICE, answers: ADVICE.answers.slice(0, 1) }
    for (const language of LANGUAGES) {
      expect(reasonOf(only, 0, adviceWords[language], naming)).toBe(adviceWords[language].only)
    }
  })

  it('comes with what the answer leads to', () => {
    expect(outlookOf(ADVICE, 0, adviceWords.en)).toBe('53% to win, about 41 points')
  })
})

describe('advice', () => {
  const { game, judgement, state, seat } = firstQuestion('puerto-rico', { players: 3 }, 'choose-role')
  const mind = { game, judgement: { ...judgement, budget: { strong: 10, master: 60, grandmaster: 60 } } }
  const options = game.options(state)
  const task = { rules: rulesOf(game, options), options, seat, seed: 'seed', state: game.pack(state) }

  it('names the best answers, legal ones, with the points that everybody may expect', () => {
    const advice = advise(task, mind)
    expect(advice.answers).toHaveLength(3)
    const legal = legalOf({ ...mind, state, seat })
    for (const { line, chance, points } of advice.answers) {
      expect(legal.has(game.parse(state, line[0]))).toBe(true)
      expect(chance).toBeGreaterThan(0)
      expect(chance).toBeLessThan(1)
      expect(points).toHaveLength(3)
    }
  })

  it('is in the order of the chances that are told', () => {
    const chances = advise(task, mind).answers.map(({ chance }) => chance)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  })

  it('tells chances that are even at the start of a game', () => {
    const [best] = advise(task, mind).answers
    expect(best.chance).toBeGreaterThan(0.2)
    expect(best.chance).toBeLessThan(0.5)
  })

  it('compares the best with the second, and the others with the best', () => {
    const [best, second] = advise(task, mind).answers
    const bySame = (a: { what: string }, b: { what: string }) => a.what.localeCompare(b.what)
    const turned = best.differences.map(({ what, points }) => ({ what, points: -points }))
    expect(second.differences.toSorted(bySame)).toEqual(turned.toSorted(bySame))
    expect(best.differences.length).toBeGreaterThan(0)
  })

  it('says so when there was time for no more than a quick look', () => {
    expect(advise({ ...task, milliseconds: 0 }, mind).short).toBe(true)
    expect(advise(task, mind).short).toBeUndefined()
  })

  it('is the same for the same seed', () => {
    expect(advise(task, mind)).toEqual(advise(task, mind))
  })
})
