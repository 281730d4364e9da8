import { type Facts, Match, type Options, Rng } from '@quayside/kernel'
import { puertoRico } from '@quayside/puerto-rico'
import { EDITIONS } from '@quayside/puerto-rico/ids'
import type { View } from '../src/games/puerto-rico/board/things.ts'

/** Games of Puerto Rico with every combination of parts that a board has to show. */

const BASE = EDITIONS.flatMap((edition) => [2, 3, 4, 5].map((players) => ({ edition, players })))
/** Everything that an edition has. */
const ALL: Record<string, readonly string[]> = {
  classic: ['new-buildings', 'nobles'],
  '2020': ['new-buildings', 'nobles', 'buccaneer', 'festival'],
  '1897': ['new-buildings', 'nobles', 'buccaneer', 'festival', 'festival-cards', 'achievements'],
}
const EXPANDED: readonly Options[] = [
  ...EDITIONS.map((edition) => ({ edition, players: 3, expansions: ALL[edition], name: 'all expansions, drafted' })),
  { edition: '2020', players: 5, expansions: ALL['2020'], market: 'random', name: 'all expansions' },
  { edition: 'classic', players: 4, expansions: ['nobles'], variants: ['swap-factory-university'], name: 'nobles' },
  { edition: '1897', players: 4, expansions: ALL['1897'], variants: ['achievement-draft'], name: 'drafted cards' },
  { edition: '1897', players: 3, puertomas: 2, expansions: ALL['1897'], name: 'against two Puertomas' },
  { edition: '1897', players: 4, puertomas: 1, expansions: ['new-buildings'], name: 'with a Puertoma' },
]
export const TABLES: readonly (Options & { name: string })[] = [
  ...BASE.map((options) => ({ ...options, name: 'base game' })),
  ...(EXPANDED as (Options & { name: string })[]),
]

export interface Moment {
  readonly match: Match
  readonly seat: number
  readonly question: string
  /** The question with what it is about. */
  readonly asking: Facts
  readonly view: View
  readonly answers: readonly { readonly text: string; readonly facts: Facts }[]
}

/** Plays a game with answers of chance and shows every moment of it. */
export function play(wanted: Options & { name?: string }, seed: string, look: (moment: Moment) => void): Match {
  const { name, ...options } = wanted
  const begun = Match.begin(puertoRico, options, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const rng = new Rng(seed)
  while (!match.over) {
    const [seat] = match.status().toMove
    const answers = match.legal(seat).map((answer) => ({
      text: puertoRico.print(match.state as never, answer),
      facts: puertoRico.answerFacts(match.state as never, seat, answer),
    }))
    const view = puertoRico.view(match.state as never, seat) as unknown as View
    const asking = puertoRico.questionFacts(match.state as never, seat)
    look({ match, seat, question: asking.kind, asking, view, answers })
    match.answer(seat, answers[rng.below(answers.length)].text)
  }
  return match
}
