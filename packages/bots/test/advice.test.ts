import { causeWordsOf } from '@quayside/games/cause-words'
import { LANGUAGES, type Language, rulesOf } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Advice, advise } from '../src/advice.ts'
import { master } from '../src/index.ts'
import { type Naming, outlookOf, reasonOf } from '../src/reasons.ts'
import { adviceWords } from '../src/words.ts'
import { adviceOn, OPTIONS, printed, spread, withPart } from './positions.ts'
import { firstQuestion, legalOf, mindOf } from './support.ts'

const ANSWERS = { points: [41.3, 37], simulations: 200, error: 0.03, expected: [], equal: false }
const claim = (kind: string, seat: number, amounts: object) => ({ facts: { kind, seat, ...amounts }, steps: [0] })

const ADVICE: Advice = {
  seat: 0,
  truth: 'truth',
  answers: [
    {
      ...ANSWERS,
      chance: 0.526,
      line: ['role captain'],
      facts: [{ kind: 'role', role: 'captain' }],
      cause: { kind: 'ships', seat: 0, here: claim('ships', 0, { goods: 5, points: 1 }), there: null },
    },
    {
      ...ANSWERS,
      chance: 0.41,
      line: ['role builder'],
      facts: [{ kind: 'role', role: 'builder' }],
      cause: {
        kind: 'builds',
        seat: 1,
        here: claim('builds', 1, { buildings: 1, building: 'harbor' }),
        there: null,
      },
    },
  ],
}

const { game: puertoRico } = mindOf('puerto-rico')
const first = firstQuestion('puerto-rico', { players: 3 }, 'choose-role')

const namingIn = (language: Language): Naming => ({
  who: (seat) => [null, 'Bruno'][seat],
  words: puertoRico.words(language, puertoRico.options(first.state)),
  causes: causeWordsOf('puerto-rico', language),
  answer: (rank) => ADVICE.answers[rank].line[0],
})
const reasonIn = (language: Language, advice: Advice, rank: number): string =>
  reasonOf(advice, rank, adviceWords[language], namingIn(language))

describe('a reason', () => {
  it('says what happens after the answer, and what after the other', () => {
    expect(reasonIn('en', ADVICE, 0)).toBe('You ship 5 goods for 1 point; after “role builder” no goods.')
    expect(reasonIn('it', ADVICE, 0)).toBe('Imbarchi 5 merci per 1 punto; dopo “role builder” nessuna merce.')
    expect(reasonIn('pt', ADVICE, 0)).toBe(
      'Você embarca 5 mercadorias por 1 ponto; com “role builder”, nenhuma mercadoria.',
    )
  })

  it('names others', () => {
    expect(reasonIn('en', ADVICE, 1)).toBe('Bruno builds Harbor; after “role captain” nothing.')
  })

  it('says that something does not happen', () => {
    const [best, second] = ADVICE.answers
    const cause = { kind: 'ships', seat: 0, here: null, there: best.cause!.here }
    const turned = { ...ADVICE, answers: [best, { ...second, cause }] }
    expect(reasonIn('en', turned, 1)).toBe('You ship no goods; after “role captain” 5 goods for 1 point.')
    expect(reasonIn('it', turned, 1)).toBe('Non imbarchi nessuna merce; dopo “role captain” 5 merci per 1 punto.')
    expect(reasonIn('pt', turned, 1)).toBe(
      'Você não embarca nenhuma mercadoria; com “role captain”, 5 mercadorias por 1 ponto.',
    )
  })

  it('is told of a line of the score in every game', () => {
    const [best, second] = ADVICE.answers
    const here = claim('score-line', 0, { what: 'buildings', points: 3 })
    const scored = {
      ...ADVICE,
      answers: [{ ...best, cause: { kind: 'score-line', seat: 0, here, there: null } }, second],
    }
    expect(reasonIn('en', scored, 0)).toBe(
      'You score 3 points for Buildings; after “role builder” nothing for Buildings.',
    )
  })

  it('says so where answers are about equal, where nothing is worth telling, and where there is nothing else', () => {
    const [best, second] = ADVICE.answers.map((answer) => ({ ...answer, cause: null }))
    expect(reasonIn('en', { ...ADVICE, answers: [{ ...best, equal: true }, second] }, 0)).toBe(
      'About equal to “role builder”.',
    )
    expect(reasonIn('en', { ...ADVICE, answers: [best, second] }, 0)).toBe('')
    const only = { ...ADVICE, answers: [best] }
    for (const language of LANGUAGES) {
      expect(reasonIn(language, only, 0)).toBe(adviceWords[language].only)
      expect(reasonIn(language, { ...only, plain: true }, 0)).toBe(adviceWords[language].plain)
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

  it('tells of each answer how the game goes on, in a truth of its own', () => {
    const { answers, truth } = advise(task, mind)
    expect(truth).toContain('seed')
    for (const { line, expected, facts } of answers) {
      expect(expected[0]).toEqual({ seat, answer: line[0] })
      expect(expected.length).toBeGreaterThan(5)
      expect(facts).toEqual(line.map((text) => game.answerFacts(state, seat, game.parse(state, text))))
    }
  })

  it('calls none of several the best that chance alone tells apart: they are told with one chance', () => {
    for (const asked of spread('puerto-rico', 12, 17)) {
      const { answers } = adviceOn(asked, 'equals', 0.05)
      const equals = answers.filter(({ equal }) => equal)
      expect(equals.length).not.toBe(1)
      expect(new Set(equals.map(({ chance }) => chance)).size).toBeLessThanOrEqual(1)
      if (equals.length > 0) expect(answers[0].equal).toBe(true)
    }
  })

  it('leaves to the policy what a master leaves to it, and says so', () => {
    const plain = firstQuestion('mombasa', { players: 3 }, 'rest-card')
    const advice = adviceOn(plain, 'plain', 1)
    expect(advice).toMatchObject({ plain: true, answers: [{ cause: null }] })
    expect(advice.answers[0].line).toEqual(printed(plain.game, plain.state, master.choose(plain, 'plain')))
  })

  it('says so when there was time for no more than a quick look', () => {
    expect(advise({ ...task, milliseconds: 0 }, mind).short).toBe(true)
    expect(advise(task, mind).short).toBeUndefined()
  })

  it('is the same for the same seed', () => {
    expect(advise(task, mind)).toEqual(advise(task, mind))
  })
})

describe.each(Object.keys(OPTIONS))('a hint at %s', (id) => {
  it('is what the master gives with the same simulations', () => {
    let seen = 0
    for (const asked of spread(id, 6, 29)) {
      const seed = `hint ${seen++}`
      const judgement = withPart(asked.judgement, 0.05)
      const given = printed(asked.game, asked.state, master.choose({ ...asked, judgement }, seed))
      expect(adviceOn(asked, seed, 0.05).answers[0].line).toEqual(given)
    }
    expect(seen).toBe(6)
  })
})
