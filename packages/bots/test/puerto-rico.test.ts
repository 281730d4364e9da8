import { type Answer, AnswerList, firstSeat, Match, Rng, Story } from '@quayside/kernel'
import { EXPANSION_IDS } from '@quayside/puerto-rico/ids'
import { expect, it } from 'vitest'
import { botById } from '../src/index.ts'
import { mindOf } from './support.ts'

/** A search comes to the end of any game of the box, whoever else is at the table. */
it.each([
  { edition: 'classic', players: 2, expansions: ['new-buildings', 'nobles'] },
  { edition: '1897', players: 3, expansions: EXPANSION_IDS, market: 'random' },
  { edition: '1897', players: 3, expansions: EXPANSION_IDS, puertomas: 2 },
])('a search plays Puerto Rico to its end: %o', (given) => {
  const { game, judgement } = mindOf('puerto-rico')
  const begun = Match.begin(game, given, 'search')
  if (!begun.ok) throw new Error(begun.error.message)
  const hasty = { ...judgement, horizon: 0.5, budget: { strong: 3, master: 3, grandmaster: 3 } }
  const [strong, steady] = ['strong', 'steady'].map((id) => botById(id)!)
  let answers: readonly Answer[] = []
  const { state } = begun.value
  const rng = new Rng('players')
  const story = new Story(false)
  const legal = new AnswerList()
  for (let moving = game.toMove(state); moving !== 0; moving = game.toMove(state)) {
    const seat = firstSeat(moving)
    legal.clear()
    game.legal(state, seat, legal)
    if (answers.length === 0 || seat > 0 || !legal.has(answers[0])) {
      answers = (seat === 0 ? strong : steady).choose({ game, judgement: hasty, state, seat }, rng.seed())
    }
    expect(legal.toArray()).toContain(answers[0])
    game.apply(state, seat, answers[0], story)
    answers = answers.slice(1)
  }
  expect(game.score(state, 'referee')[0].total).toBeGreaterThan(0)
})
