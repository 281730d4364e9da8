import type { Facts, GameWords } from '@quayside/kernel'
import type { GameBoard } from '../boards/board.ts'
import type { Reel } from './reel.svelte.ts'
import { asidesOf, gainOf, mainEvent, type Step } from './steps.ts'
import type { Chapter } from './timeline.ts'
import type { ReplayWords } from './words.ts'

/** Puts the moments of a reel into words. */
export class Teller {
  private readonly reel: Reel
  readonly board: GameBoard
  private readonly words: GameWords
  readonly said: ReplayWords
  private readonly names: readonly string[]
  /** An event in words. */
  readonly event: (facts: Facts) => string

  /** With `tell`, events are told to somebody: what they do themselves is told so. */
  constructor(
    reel: Reel,
    board: GameBoard,
    words: GameWords,
    said: ReplayWords,
    names: readonly string[],
    tell: (facts: Facts) => string = (facts) => words.event(facts, (seat) => names[seat]),
  ) {
    this.reel = reel
    this.board = board
    this.words = words
    this.said = said
    this.names = names
    this.event = tell
  }

  /** What an answer did, without its full stop. */
  sentence(step: Step): string {
    const main = mainEvent(step)
    return main ? this.event(main).replace(/\.$/, '') : `${this.names[step.seat]}: ${step.texts.join(', ')}`
  }

  asides(step: Step): { text: string; forced: boolean }[] {
    return asidesOf(step, this.board.quiet).map(({ facts, forced }) => ({ text: this.event(facts), forced }))
  }

  markOf(opening: Facts): string | undefined {
    return this.board.chapterMark?.(opening)
  }

  /** What opened a chapter: whoever chose a role and which, else the event's own sentence. */
  chapter({ round, event }: Chapter): string {
    const head = this.said.round(round)
    if (!event) return head
    if (typeof event.role !== 'string' || typeof event.seat !== 'number') {
      const text = this.event(event).replace(/\.$/, '')
      return text.startsWith(head) ? text : `${head}, ${text}`
    }
    return `${head}, ${this.names[event.seat]}: ${this.words.thing('role', event.role)}`
  }

  gain(at: number): number {
    return gainOf(this.reel.course, at)
  }

  /** Where a moment lies. */
  where(at: number): string {
    const { timeline, length } = this.reel
    const chapter = timeline.chapters[timeline.chapterAt(at)]
    const place = chapter && at > 0 ? this.chapter(chapter) : this.said.round(this.reel.round ?? 1)
    return `${place}, ${this.said.answerOf(at, length)}`
  }

  /** The moment in one sentence. */
  moment(at: number): string {
    const step = this.reel.course.steps[at - 1]
    return step ? this.sentence(step) : this.said.beginning
  }
}
