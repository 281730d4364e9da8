import { games } from '@quayside/games'
import { gameById, games as heads, loadGame, loadHeads, loadPolicy, loadWords } from '@quayside/games/lazy'
import { LANGUAGES, Match, optionMatrix, Rng, rulesOf } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'

/** What a table's first question can do without. */
const ASIDE = ['data', 'ledger', 'policy', 'readPosition', 'writePosition']

describe('a list of games that are loaded when they are played', () => {
  it('has the same games in the same order', () => {
    expect(heads.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
  })

  it('speaks of every game before any is loaded', async () => {
    for (const language of LANGUAGES) await loadWords(language)
    await loadHeads()
    for (const game of games) {
      const options = optionMatrix(game.schema)[0]
      for (const language of LANGUAGES) {
        const [whole, head] = [game, gameById(game.id)!].map((one) => one.words(language, options))
        expect(head.title).toBe(whole.title)
        for (const key of Object.keys(game.schema)) expect(head.option(key)).toBe(whole.option(key))
      }
    }
  })

  it.each(games.map((game) => [game.id, game] as const))('plays %s as the whole game does', async (id, whole) => {
    const options = optionMatrix(whole.schema)[0]
    const loaded = (await loadGame(id, options))!
    expect(Object.keys(loaded).toSorted()).toEqual(
      Object.keys(whole)
        .filter((key) => !ASIDE.includes(key))
        .toSorted(),
    )
    expect(rulesOf(loaded, options)).toEqual(rulesOf(whole, options))
    const [one, other] = [whole, loaded].map((game) => {
      const begun = Match.begin(game, options, 'lazy')
      if (!begun.ok) throw new Error(begun.error.message)
      return begun.value
    })
    const rng = new Rng('lazy')
    while (!one.over) {
      const [seat] = one.status().toMove
      const legal = one.legal(seat)
      const text = whole.print(one.state, legal[rng.below(legal.length)])
      expect(one.answer(seat, text).ok && other.answer(seat, text).ok).toBe(true)
    }
    expect(loaded.hash(other.state)).toBe(whole.hash(one.state))
    for (const language of LANGUAGES) {
      const told = [whole, loaded].map((game) => game.words(language, options))
      const sentences = told.map((words) => one.events.all().map(({ facts }) => words.event(facts, String)))
      expect(sentences[1]).toEqual(sentences[0])
    }
    // Its plain opponent comes when somebody wants it, once.
    await loadPolicy(loaded)
    expect(loaded.policy).toBe(whole.policy)
    expect(loadPolicy(loaded)).toBeUndefined()
  })

  it('has positions where nobody says what will be played', async () => {
    for (const { id } of games) expect(await loadGame(id)).toHaveProperty('readPosition')
  })
})
