import type { AnyGame } from '../game.ts'
import { Match } from '../match.ts'
import { EVERYONE, NOBODY } from '../seats.ts'
import { Story } from '../story.ts'
import { hold } from './broken.ts'
import { type Subject, sample, seatNumbers } from './subject.ts'

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

/** Law 3, packing. A match that was packed and unpacked is the match: all that happened, what can be taken back, and what comes of it. */
export function lawOfPacking({ game, match, rng }: Subject): void {
  const again = Match.unpack(game, match.options, match.start, JSON.parse(JSON.stringify(match.pack())))
  const told = ({ lines, events }: Match) => JSON.stringify([lines, events.all()])
  const reach = (one: Match, through: number) =>
    JSON.stringify(seatNumbers(one).map((seat) => one.undoReach(seat, through)))
  hold('copies', game.hash(again.state) === game.hash(match.state), () => 'another state was unpacked')
  hold('copies', told(again) === told(match), () => 'another story was unpacked')
  for (const through of [NOBODY, EVERYONE]) {
    hold('copies', reach(again, through) === reach(match, through), () => 'something else can be taken back')
  }
  const [seat] = sample(rng, seatNumbers(match), 1)
  const [before, fork] = [match, again].map((one) => Match.unpack(game, match.options, match.start, one.pack()))
  before.undo(seat, EVERYONE)
  fork.undo(seat, EVERYONE)
  hold('copies', game.hash(before.state) === game.hash(fork.state), () => `seat ${seat} takes back to another state`)
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
