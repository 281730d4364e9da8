import type { Answer, AnswerList, Rng, Seat } from '@quayside/kernel'
import { START } from './answers.ts'
import type { State } from './box.ts'
import { currentAsk } from './flow.ts'
import { FOREST } from './ids.ts'
import { answersTo, closeList } from './policy/ahead.ts'
import { keepCard } from './policy/cards.ts'
import { takeIncome } from './policy/income.ts'
import { settled, smallAnswer } from './policy/small.ts'
import { cleanUp, feedWorkers, lastThings } from './policy/windows.ts'
import { inArea, takeTurn } from './policy/work.ts'
import { QUESTIONS, type QuestionKind } from './questions.ts'

/**
 * The plain opponent: it puts a worth in points on how a seat stands (`policy/worth.ts`), from open information only, tries what it can do on
 * copies of the state, and does what it then stands best with. It looks no further than the action at hand. What it believes is in `weights.ts`.
 */
export const policy = (s: State, seat: Seat, legal: AnswerList, _rng: Rng): Answer => decided(s, seat, legal)

/** The same; chance has no part in it. */
export function decided(s: State, seat: Seat, legal: AnswerList): Answer {
  if (legal.count === 1) return legal.at(0)
  const decide = GREAT[QUESTIONS[currentAsk(s).question].kind] ?? smallAnswer(s)
  if (decide === undefined) return legal.at(0)
  const given = decide(s, seat, answersTo(s, seat))
  closeList()
  return given
}

/** `list` has the answers to the question itself; free actions are thought of by each decision. */
type Decision = (s: State, seat: Seat, list: AnswerList) => Answer

/** The questions that are thought about; the small ones that come with an action are in `policy/small.ts`. */
const GREAT: { readonly [kind in QuestionKind]?: Decision } = {
  'start-terrain': () => START.of(FOREST),
  income: takeIncome,
  turn: takeTurn,
  area: inArea,
  pay: settled,
  'choose-card': keepCard,
  feeding: feedWorkers,
  'clean-up': cleanUp,
  'before-scoring': lastThings,
}
