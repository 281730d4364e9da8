import { AnswerList, type AnyGame, type Facts, Match, type Options, Rng, seatsIn } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { COMPANIES } from '@quayside/mombasa/ids'
import { seatOf, type View } from '../src/games/mombasa/board/things.ts'

/** Moments of games of Mombasa, for the tests of its board. */

export interface Moment {
  readonly match: Match
  readonly seat: number
  readonly question: string
  readonly view: View
  readonly answers: readonly { readonly text: string; readonly facts: Facts }[]
}

/** Plays a game that goes on sensibly, with some answers of chance, and shows every moment of it. */
export function play(
  options: Options,
  seed: string,
  look: (moment: Moment) => void,
  game: AnyGame = mombasa as AnyGame,
): Match {
  const begun = Match.begin(game, options, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const rng = new Rng(seed)
  const legal = new AnswerList()
  while (!match.over) {
    const [seat] = seatsIn(game.toMove(match.state))
    legal.clear()
    game.legal(match.state, seat, legal)
    const answers = match.legal(seat).map((answer) => ({
      text: game.print(match.state, answer),
      facts: game.answerFacts(match.state, seat, answer),
    }))
    const view = game.view(match.state, seat) as unknown as View
    look({ match, seat, question: match.ask(seat).kind, view, answers })
    const chance = rng.below(3) === 0
    match.play(seat, chance ? legal.at(rng.below(legal.count)) : game.policy(match.state, seat, legal, rng))
  }
  return match
}

/** What is drawn and can be picked. */
export const DRAWN =
  /^(start:[\w-]+|(hand|held):[\w-]+|(slot|pile):[1-5]|tile:[\w-]+|marker|diamond|ink|step:\d+|display:(left|middle|right):[1-4]|book:[12]:[1-6]|bonus:[\w-]+|region:[\w-]+|base:[\w-]+:[1-3]|company:[\w-]+)$/
/** Where pieces come from and go to, besides. */
export const ENDS = /^(track:[\w-]+:\d+|(seat|purse):\d|stack|bank)$/
/** Everything that can be pointed at in a view. */
export function pickable(view: View): string[] {
  const me = view.players[seatOf(view) ?? 0]
  return [
    ...(me.dealt ?? []).map((id) => `start:${id}`),
    ...me.hand.map((id) => `hand:${id}`),
    ...[1, 2, 3, 4, 5].flatMap((n) => [`slot:${n}`, `pile:${n}`]),
    ...Object.keys(view.tiles).map((id) => `tile:${id}`),
    'marker',
    'diamond',
    'ink',
    ...Array.from({ length: 16 }, (_, i) => `step:${i + 1}`),
    ...(view.held ?? []).map((id) => `held:${id}`),
    ...Object.entries(view.display).flatMap(([column, cells]) => cells.map((_, i) => `display:${column}:${i + 1}`)),
    ...view.books.display.flatMap((row, i) => row.map((_, j) => `book:${i + 1}:${j + 1}`)),
    'bonus:first-player',
    'bonus:majority-coffee',
    'bonus:track-c-1',
    'region:kenya',
    'region:lake-chad',
    ...COMPANIES.flatMap((company) => [`company:${company}`, ...[1, 2, 3].map((n) => `base:${company}:${n}`)]),
  ]
}

/** A view at the beginning of the first round. */
export const fresh = ((): View => {
  const begun = Match.begin(mombasa, { players: 3, setup: 'first' }, 'fresh')
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  while (match.ask(match.status().toMove[0]).kind !== 'plan') {
    const [seat] = match.status().toMove
    match.play(seat, match.legal(seat)[0])
  }
  return mombasa.view(match.state as never, 0) as unknown as View
})()
