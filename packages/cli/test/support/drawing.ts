import { AnswerList, type AnyGame, type Language, type Match, Rng, seatsIn, withAutomas } from '@quayside/kernel'
import type { Drawing } from '../../src/boards/board.ts'
import { boardFor } from '../../src/boards/index.ts'
import { PLAIN } from '../../src/text/style.ts'

// A match as its board draws it in the terminal.

export const NAMES = ['Zoe', 'Ada', 'Ben', 'Cleo', 'Dora']

/** Who looks, in which language, and how much room there is. */
export interface Look {
  readonly seat?: number
  readonly language?: Language
  readonly width?: number
  readonly rows?: number
}

export function drawing(match: Match, { seat = 0, language = 'en', width = 120, rows = 80 }: Look): Drawing {
  const game = match.game.words(language, match.options)
  const names = withAutomas(NAMES.slice(0, match.players), match.game, match.options, game)
  const asked = seatsIn(match.game.toMove(match.state)).includes(seat) ? match.ask(seat).kind : ''
  return { seat, who: (i) => names[i], game, language, style: PLAIN, width, roomy: rows >= 36, rows, asked }
}

export const viewOf = (match: Match, seat = 0) => match.game.view(match.state, seat)

export const drawn = (match: Match, look: Look = {}): string[] =>
  boardFor(match.game).draw(viewOf(match, look.seat), drawing(match, look))

export const detail = (match: Match, look: Look = {}): string[] =>
  boardFor(match.game).detail(viewOf(match, look.seat), drawing(match, look))

/** A part of the board that can be looked at alone. */
export function part(match: Match, name: string, look: Look = {}): string {
  const parts = boardFor(match.game).parts?.(viewOf(match, look.seat), drawing(match, look)) ?? []
  return parts.find((found) => found.name === name)?.lines.join('\n') ?? ''
}

/** Plays on, and looks after every answer. */
export function playOn(
  match: Match,
  choose: AnyGame['policy'],
  look: (match: Match) => void,
  until: (match: Match) => boolean = () => false,
): void {
  const legal = new AnswerList()
  const rng = new Rng('chance')
  while (!match.over && !until(match)) {
    const [seat] = seatsIn(match.game.toMove(match.state))
    legal.clear()
    match.game.legal(match.state, seat, legal)
    match.play(seat, choose(match.state, seat, legal, rng))
    look(match)
  }
}
