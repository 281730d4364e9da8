import type { History } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'
import { type Course, courseOf, sightAt } from './steps.ts'
import { chaptersOf, Timeline } from './timeline.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long an answer is shown at speed 1. */
const BEAT = 1400

/** A game to wind back and forth. A moment is the number of answers given before it. */
export class Reel {
  readonly course: Course
  readonly timeline: Timeline
  at = $state(0)
  playing = $state(false)
  speed: Speed = $state(1)
  readonly sight = $derived.by(() => sightAt(this.course, this.at))
  /** The answer that led here; undefined at the beginning. */
  readonly step = $derived.by(() => this.course.steps[this.at - 1])
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(history: History, board: GameBoard) {
    this.course = courseOf(history, (view) => board.round(view))
    this.timeline = new Timeline(chaptersOf(this.course, board.chapters))
  }

  get length(): number {
    return this.course.steps.length
  }

  /** The round this moment belongs to: that of the answer shown. */
  get round(): number | undefined {
    return this.step?.round ?? this.course.steps[0]?.round
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.length, at))
  }

  /** By hand: playing stops. */
  wind(at: number): void {
    this.pause()
    this.go(at)
  }

  play(): void {
    if (this.at >= this.length) this.at = 0
    this.playing = true
    this.beat()
  }

  pause(): void {
    clearTimeout(this.timer)
    this.playing = false
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  nextSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]
    if (this.playing) this.beat()
  }

  private beat(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.go(this.at + 1)
      if (this.at < this.length) this.beat()
      else this.pause()
    }, BEAT / this.speed)
  }
}
