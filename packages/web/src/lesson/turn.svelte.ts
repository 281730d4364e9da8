import type { Facts } from '@quayside/kernel'
import type { Chair, Table } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'
import { tableFrom } from '../replay/branch.ts'
import { Counsel } from '../table/counsel.svelte.ts'
import { Play } from '../table/play.svelte.ts'
import { Stage } from '../table/stage.svelte.ts'
import type { Lesson } from './lesson.ts'
import { QuestionLink } from './link.ts'

/** What an answer does, as its notation begins: `load`, `place`. */
export const verbOf = (text: string): string => text.split(' ')[0]

/** The learner's own decision: a real table at that position, until it is answered. */
export class Turn {
  readonly stage: Stage
  readonly play: Play
  readonly counsel: Counsel
  /** What the learner has answered so far. */
  given: readonly string[] = $state.raw([])
  /** The answer that decided, and how many more belonged to it. */
  told: { readonly facts: Facts | undefined; readonly more: number } | null = $state.raw(null)
  /** The decision is made: answered in the way of the record, or with something that leads elsewhere. What is free besides does not count. */
  finished = $state(false)

  constructor(lesson: Lesson, at: number, recorded: readonly string[], chairs: readonly Chair[], board: GameBoard) {
    const { learner } = lesson
    const table = standing(lesson, at, chairs)
    const verbs = new Set(recorded.map(verbOf))
    const asked = () => table.match.status().ask.find(({ seat }) => seat === learner)?.kind
    const question = asked()
    const link = new QuestionLink(table, learner, (answers) => {
      const facts = this.stage.sight?.ask?.answers.find(({ text }) => text === answers[0])?.facts
      this.given = [...this.given, ...answers]
      this.told = { facts, more: answers.length - 1 }
      const counted = this.given.filter((text) => verbs.has(verbOf(text))).length
      this.finished = counted >= recorded.length || asked() !== question
    })
    this.stage = new Stage(link)
    this.stage.board = board
    this.play = new Play(link, board, this.stage)
    this.counsel = new Counsel(this.play)
    link.listen(this.stage)
  }
}

/** The game as it stood after so many answers of the record. */
function standing({ record }: Lesson, at: number, chairs: readonly Chair[]): Table {
  const table = tableFrom(record, record.answers.slice(0, at), chairs)
  if (!table.ok) throw new Error(table.error.message)
  return table.value
}
