import { cooperIsland } from '@quayside/cooper-island'
import { AnswerList, type Facts, Match, Rng } from '@quayside/kernel'
import type { View } from '../src/games/cooper-island/board/things.ts'

/** Moments of games to look at. */

export interface Moment {
  readonly match: Match
  readonly seat: number
  readonly question: string
  /** The question with what it is about. */
  readonly asking: Facts
  readonly view: View
  readonly answers: readonly { readonly text: string; readonly facts: Facts }[]
}

export const begin = (players: number, seed: string): Match => {
  const begun = Match.begin(cooperIsland, { players, start: 'choice', level: 2, strategy: 'random' }, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

export const viewOf = (match: Match, seat: number): View =>
  cooperIsland.view(match.state as never, seat) as unknown as View

/** One answer in so many is of chance, so that games go where no sensible player would; the others are those of the plain opponent. */
const ODD = 3

/** Plays a game and shows every moment of it. */
export function play(players: number, seed: string, look: (moment: Moment) => void): Match {
  const match = begin(players, seed)
  const rng = new Rng(seed)
  while (!match.over) {
    const [seat] = match.status().toMove
    const answers = match.legal(seat).map((answer) => ({
      text: cooperIsland.print(match.state as never, answer),
      facts: cooperIsland.answerFacts(match.state as never, seat, answer),
    }))
    const asking = cooperIsland.questionFacts(match.state as never, seat)
    look({ match, seat, question: asking.kind, asking, view: viewOf(match, seat), answers })
    match.answer(seat, rng.below(ODD) === 0 ? answers[rng.below(answers.length)].text : sensible(match, seat, rng))
  }
  return match
}

function sensible({ state }: Match, seat: number, rng: Rng): string {
  const legal = new AnswerList()
  cooperIsland.legal(state as never, seat, legal)
  return cooperIsland.print(state as never, cooperIsland.policy(state as never, seat, legal, rng))
}
