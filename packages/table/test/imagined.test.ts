import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { AnswerList, Match, Rng, rulesOf, type Seat, seatsIn } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { adviseShown } from '../src/imagined.ts'
import { applyPatch } from '../src/index.ts'
import { good } from './support.ts'

/** What a seat is shown of the courses that a master expects. */

const GAMES = [
  ['puerto-rico', { players: 3 }],
  ['mombasa', { players: 3 }],
  ['cooper-island', { players: 3 }],
] as const

/** A game that was played on at random for a while, until a seat has a choice. */
function midGame(id: string, options: object, steps: number): { match: Match; seat: Seat } {
  const match = good(Match.begin(gameById(id)!, options, 'mid game'))
  const rng = new Rng('answers')
  const legal = new AnswerList()
  for (let i = 0; ; i++) {
    const [seat] = seatsIn(match.game.toMove(match.state))
    legal.clear()
    match.game.legal(match.state, seat, legal)
    if (i >= steps && legal.count > 2) return { match, seat }
    good(match.play(seat, legal.at(rng.below(legal.count))))
  }
}

/** Advice to a seat as it is made at a table where this is the truth. */
function advised({ match, seat }: { match: Match; seat: Seat }, truth: unknown) {
  const { game, options } = match
  const judgement = { ...judgementOf(game.id)!, budget: { strong: 10, master: 30, grandmaster: 30 } }
  const state = game.pack(game.resample(truth, seat, new Rng('known')))
  return adviseShown({ rules: rulesOf(game, options), options, seat, seed: 'advice', state }, { game, judgement })
}

describe.each(GAMES)('what is imagined at %s', (id, options) => {
  const played = midGame(id, options, 60)
  const { match, seat } = played
  const { game } = match
  const shown = advised(played, match.state)

  it('begins with what the seat sees, and each step leads to the next picture', () => {
    expect(shown.begin.view).toEqual(game.view(match.state, seat))
    expect(shown.begin.scores).toEqual(game.score(match.state, seat))
    for (const course of shown.courses) {
      const end = course.reduce((picture, { patch }) => applyPatch(picture, patch), shown.begin)
      expect(end).not.toEqual(shown.begin)
    }
  })

  it('shows the steps that are expected', () => {
    for (const [i, { expected }] of shown.answers.entries()) {
      expect(shown.courses[i].map((step) => step.seat)).toEqual(expected.slice(0, 60).map((step) => step.seat))
    }
  })

  it('is the same, byte by byte, whatever the truth is that the seat cannot know', () => {
    for (const seed of ['one', 'two', 'three']) {
      const other = game.resample(match.state, seat, new Rng(seed))
      expect(JSON.stringify(advised(played, other))).toBe(JSON.stringify(shown))
    }
  })
})
