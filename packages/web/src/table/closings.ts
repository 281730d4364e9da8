import type { AskSight } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'
import { type Choice, choicesOf } from './choices.ts'
import type { Play } from './play.svelte.ts'

/** A button beside the answers: done, seal, pass. */
export interface Closing {
  /** The answer that it gives; empty where it sends what was laid out. */
  readonly id: string
  readonly label: string
  /** Given by Enter; the others by P. */
  readonly key: 'enter' | 'p'
  /** What players mean now: nothing else is left to do, and nothing is lost. */
  readonly solid: boolean
  readonly open: boolean
  go(): Promise<void>
}

/** Whether a question can be ended, so that its buttons say if something would be thrown away by it. */
export const hasEnding = (ask: AskSight | null | undefined, board: GameBoard): boolean =>
  choicesOf(ask?.answers ?? [], board).some(({ part }) => part === 'done' || part === 'pass')

/** What ends a question, or a gesture that is looked at before it is sent. */
export function closingsOf(play: Play): readonly Closing[] {
  const { gesture, offers, draft, standing } = play
  if (!standing) return []
  const ending = [...offers.done, ...offers.pass].map((choice, i) => endingBy(play, choice, i === 0))
  return gesture?.waits && offers.done.length === 0 && (draft.complete || gesture.closing.length === 0)
    ? [finishing(play), ...ending]
    : ending
}

function finishing(play: Play): Closing {
  const { board, question, moment, said, draft, sending } = play
  return {
    id: '',
    label: board.done(question ?? '', moment) || said.done,
    key: 'enter',
    solid: draft.complete,
    open: draft.complete && !sending,
    go: () => play.finish(),
  }
}

/** Only the first is given by Enter: two acts have two keys. */
function endingBy(play: Play, { text, facts, part }: Choice, first: boolean): Closing {
  const loses = play.confirmation.lossOf(text) !== null
  const { noun } = play.board.whole(facts, play.moment)
  return {
    id: text,
    label: loses ? `${noun}…` : noun,
    key: part === 'done' && first ? 'enter' : 'p',
    solid: part === 'done' && !loses && !play.offered.some((other) => other.part === 'answer'),
    open: !play.sending,
    go: () => play.choose(text),
  }
}
