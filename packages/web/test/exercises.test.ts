import { loadGameFor } from '@quayside/games'
import { LANGUAGES } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { loadExercises } from '../src/exercises/exercise.ts'
import { after, linesOf, offered, standing, worthOf } from '../src/exercises/search.ts'

const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const

describe.each(GAMES)('the exercises of %s', async (id) => {
  const all = (await loadExercises(id))!
  const [{ rules, options }] = all.records
  const game = (await loadGameFor(rules, options))!
  const { learner, exercises } = all

  it('are ten, each with an id of its own', () => {
    expect(exercises.length).toBe(10)
    expect(new Set(exercises.map((exercise) => exercise.id)).size).toBe(10)
  })

  describe.each(exercises.map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
    const first = standing(game, all, exercise)
    const lines = linesOf(game, all, exercise)
    const best = lines[0].value
    const poorer = lines.filter(({ value }) => value < best)

    it('asks the learner, who can do it right and can do it wrong', () => {
      expect(offered(first, learner, exercise, 0).length).toBeGreaterThan(1)
      expect(poorer.length).toBeGreaterThan(0)
      // Nobody solves it by guessing.
      expect((lines.length - poorer.length) / lines.length).toBeLessThanOrEqual(0.5)
    })

    it('has no way to answer that is better than the best, each played by the referee to where it is decided', () => {
      for (const { texts, value } of lines) {
        const end = after(first, learner, texts)
        const asked = end.status().ask.find(({ seat }) => seat === learner)?.kind
        expect(asked === undefined || exercise.rests?.includes(asked)).toBe(true)
        expect(value).toBeLessThanOrEqual(best)
      }
      // Answered anew, the best comes to the same, and what is poorer to less.
      expect(worthOf(first, learner, exercise, lines[0].texts).value).toBe(best)
      expect(worthOf(first, learner, exercise, poorer[0].texts).value).toBeLessThan(best)
    })

    it.each(LANGUAGES)('is told in words (%s)', (language) => {
      const { counts, tasks } = all.words[language]
      const { title, task, why } = tasks[exercise.id]
      expect(counts[exercise.counts]).toBeTruthy()
      for (const text of [task, why]) expect(text).toMatch(/[.?!]$/)
      expect(title).not.toMatch(/\.$/)
      expect(`${task} ${why}`.length).toBeLessThan(420)
    })
  })
})
