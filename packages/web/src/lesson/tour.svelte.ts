import type { AnyGame, Facts, Options, Seat } from '@quayside/kernel'
import type { Chair } from '@quayside/table'
import { settings } from '../app/settings.svelte.ts'
import type { GameBoard } from '../boards/board.ts'
import { Places, pastAs } from '../replay/record.ts'
import { Reel } from '../replay/reel.svelte.ts'
import { momentAt, type Step, sightAt } from '../replay/steps.ts'
import { isPhone } from '../table/layout.svelte.ts'
import { checkOf, type SignCheck } from './check.ts'
import type { Lesson, Stop } from './lesson.ts'
import { keepProgress, readProgress } from './progress.ts'
import { Turn, verbOf } from './turn.svelte.ts'

/** How long a step between two stops is shown, and all of them together at most, in milliseconds. */
const STEP = { instant: 0, quick: 1100, calm: 1700 } as const
const ALL_STEPS = 7000
/** A step that tells nothing. */
const QUIET_STEP = 160

/**
 * What the screen shows: a note; after that of a sign, the question which it is; the steps up to the next one; the learner's own question;
 * or, once that is answered, what the lesson says of it.
 */
export type Phase = 'note' | 'check' | 'steps' | 'turn' | 'told'

/** Somebody going through a lesson, from stop to stop. */
export class Tour {
  readonly lesson: Lesson
  readonly game: AnyGame
  readonly board: GameBoard
  readonly reel: Reel
  /** The moment of the reel that each stop stands at. */
  private readonly moments: readonly number[]
  /** The stop that is shown, or that the steps lead to. */
  index = $state(0)
  phase: Phase = $state('note')
  turn: Turn | null = $state.raw(null)
  check: SignCheck | null = $state.raw(null)
  private chairs: () => readonly Chair[]
  /** Whether places of the board can be seen at once. */
  private readonly together: (places: readonly string[]) => boolean
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    lesson: Lesson,
    game: AnyGame,
    board: GameBoard,
    chairs: () => readonly Chair[],
    together: (places: readonly string[]) => boolean,
  ) {
    const { record, learner, stops } = lesson
    this.together = together
    this.lesson = lesson
    this.game = game
    this.board = board
    this.chairs = chairs
    this.reel = new Reel(pastAs(game, record, learner), board)
    const places = new Places(game, record)
    this.moments = stops.map(({ at }) => momentAt(this.reel.course, places.inOtherEyes('referee', at, learner)))
    const kept = readProgress(game.id)
    this.halt(stops.findIndex(({ id }) => id === kept))
  }

  readonly stop: Stop = $derived.by(() => this.lesson.stops[this.index])
  readonly last: boolean = $derived.by(() => this.index === this.lesson.stops.length - 1)
  /** The stop that the current chapter began with. */
  readonly chapter: Stop = $derived.by(
    () => this.lesson.stops.slice(0, this.index + 1).findLast(({ chapter }) => chapter !== undefined) ?? this.stop,
  )
  /** The step that is on screen while steps are shown. */
  readonly step: Step | undefined = $derived.by(() => (this.phase === 'steps' ? this.reel.step : undefined))

  /** What the record answers where the learner takes over. */
  readonly recorded: readonly Facts[] = $derived.by(() => {
    const from = this.moments[this.index]
    return Array.from({ length: this.stop.turn ?? 0 }, (_, i) => this.answerAt(from + i)).filter(
      (facts) => facts !== null,
    )
  })
  /** The same as it is written. */
  private readonly recordedTexts: readonly string[] = $derived.by(() =>
    this.lesson.record.answers
      .slice(this.stop.at, this.stop.at + (this.stop.turn ?? 0))
      .map((line) => line.slice(line.indexOf(' ') + 1)),
  )
  /** Whether the learner has answered as the lesson does; the order within a gesture means nothing. */
  readonly agrees: boolean = $derived.by(() => {
    const verbs = new Set(this.recordedTexts.map(verbOf))
    const given = this.turn?.given.filter((text) => verbs.has(verbOf(text))) ?? []
    return given.toSorted().join() === this.recordedTexts.toSorted().join()
  })
  /** What to look at: the note's places; after an answer, where the lesson answers. */
  readonly places: readonly string[] = $derived.by(() => {
    if (this.phase === 'note') return this.stop.places ?? []
    if (this.phase === 'check') return this.check?.choices.map(({ place }) => place) ?? []
    if (this.phase !== 'told' || this.agrees) return []
    return this.recorded.flatMap((facts) => this.board.places(facts))
  })

  private answerAt(moment: number): Facts | null {
    const { course } = this.reel
    const text = course.steps[moment]?.texts[0]
    return sightAt(course, moment).ask?.answers.find((answer) => answer.text === text)?.facts ?? null
  }

  get options(): Options {
    return this.lesson.record.options
  }

  get learner(): Seat {
    return this.lesson.learner
  }

  /** The learner has decided; what the table would ask next is not asked here. */
  get done(): boolean {
    return this.phase === 'told'
  }

  get sight(): Reel['sight'] {
    return this.reel.sight
  }

  /** Stands at a stop at once, or at the nearest there is. */
  halt(index: number): void {
    clearTimeout(this.timer)
    const { stops } = this.lesson
    this.index = Math.max(0, Math.min(stops.length - 1, index))
    this.reel.go(this.moments[this.index])
    const { stop } = this
    this.turn = stop.turn ? new Turn(this.lesson, stop.at, this.recordedTexts, this.chairs(), this.board) : null
    this.check = null
    this.phase = stop.turn ? 'turn' : 'note'
    keepProgress(this.game.id, this.last ? null : stop.id)
  }

  /** The learner has decided. */
  answered(): void {
    this.phase = 'told'
  }

  /** Asks the learner once more. */
  takeBack(): void {
    this.halt(this.index)
  }

  back(): void {
    if (this.phase === 'told' || this.phase === 'check') this.takeBack()
    else this.halt(this.index - 1)
  }

  /** Shows the steps up to the next stop; while they are shown, goes there at once. */
  next(): void {
    if (this.phase === 'steps') this.halt(this.index)
    else if (this.phase === 'note' && this.asksWhich()) this.phase = 'check'
    else if (!this.last) this.lead()
  }

  /** Whether there is a question about the sign of this stop: it takes another sign to choose from. */
  private asksWhich(): boolean {
    const { stops } = this.lesson
    this.check = this.stop.sign ? checkOf(stops, this.index, this.board, isPhone(), this.together) : null
    return this.check !== null
  }

  /** The learner says which it is; whoever is wrong looks again. */
  point(place: string): void {
    this.check = this.check && { ...this.check, chosen: place }
  }

  private lead(): void {
    // What the learner has answered as the lesson does need not be shown again.
    if (this.phase === 'told' && this.agrees) this.reel.go(this.moments[this.index] + (this.stop.turn ?? 0))
    this.turn = null
    this.index++
    const steps = this.moments[this.index] - this.reel.at
    if (steps <= 0 || this.stop.jump || settings.pace === 'instant') this.halt(this.index)
    else {
      this.phase = 'steps'
      this.beat(Math.min(STEP[settings.pace], ALL_STEPS / steps))
    }
  }

  private beat(length: number): void {
    this.reel.go(this.reel.at + 1)
    const arrived = this.reel.at >= this.moments[this.index]
    const telling = this.reel.step?.events.some((facts) => !this.board.quiet.has(facts.kind)) ?? false
    const pause = telling ? length : Math.min(QUIET_STEP, length)
    this.timer = setTimeout(() => (arrived ? this.halt(this.index) : this.beat(length)), pause)
  }

  stopTimer(): void {
    clearTimeout(this.timer)
  }

  /** The answers of the record up to what is on screen, and what the learner has answered on top. */
  answersSoFar(): readonly string[] {
    const { lesson, stop, turn } = this
    const own = (turn?.given ?? []).map((text) => `${lesson.learner} ${text}`)
    return [...lesson.record.answers.slice(0, stop.at), ...own]
  }
}
