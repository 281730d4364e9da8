import type { AnyGame } from '../game.ts'
import { Story } from '../story.ts'
import { hold } from './broken.ts'
import { type Subject, sample } from './subject.ts'

/** Law 3. A copy and a JSON round trip are the same state, go on the same way, and share nothing with the original that changes. */
export function lawOfCopies({ game, match, rng }: Subject): void {
  const { state } = match
  const hash = game.hash(state)
  const copy = game.clone(state)
  const again = game.unpack(JSON.parse(JSON.stringify(game.pack(state))))
  hold('copies', game.hash(copy) === hash, () => 'a copy has another hash')
  hold('copies', game.hash(again) === hash, () => 'a JSON round trip gives another hash')
  const [{ seat }] = match.status().ask
  const [answer] = sample(rng, match.legal(seat), 1)
  game.apply(copy, seat, answer, new Story(false))
  game.apply(again, seat, answer, new Story(true))
  hold('copies', game.hash(copy) === game.hash(again), () => 'a copy and a JSON round trip went different ways')
  hold('copies', game.hash(state) === hash, () => 'an answer on a copy changed the original')
}

/** Where answers that are one whole began: undo goes back there. */
export interface Whole {
  readonly seat: number
  readonly hash: string
  readonly told: number
}

/**
 * Law 3, undo. An answer that can be taken back leaves no trace in the state, and neither do those before it that are one whole with it
 * (`whole`); one that cannot be taken back says why. Returns whether it was taken back.
 */
export function lawOfUndo({ game, match, rng }: Subject, whole: Whole | null = null): boolean {
  const { ask } = match.status()
  const { seat } = ask[rng.below(ask.length)]
  const joins = whole?.seat === seat && isTogether(game, match.state, seat)
  const { hash, told } = joins ? whole : { hash: game.hash(match.state), told: match.events.length }
  const [answer] = sample(rng, match.legal(seat), 1)
  match.play(seat, answer)
  const after = game.hash(match.state)
  const undone = match.undo(seat)
  if (undone.ok) {
    hold('undo', game.hash(match.state) === hash, () => `undoing "${game.print(match.state, answer)}" left a trace`)
    hold('undo', match.events.length === told, () => 'undo left events behind')
  } else {
    hold('undo', game.hash(match.state) === after, () => 'a refused undo changed the state')
    hold('undo', undone.error.message.length > 0, () => 'undo was refused without a reason')
  }
  return undone.ok
}

/** Whether what a seat is asked is answered in several pieces that are one whole. */
export const isTogether = (game: AnyGame, state: unknown, seat: number): boolean =>
  game.questions[game.question(state, seat)].together === true
