import type { GameWords } from '@quayside/kernel'
import type { ChairInfo, WhyNot } from '@quayside/table'
import { settings } from '../app/settings.svelte.ts'
import { openSheet } from '../app/sheets.svelte.ts'
import type { BoardHost, Light, PickedBy } from '../boards/board.ts'
import type { Play } from '../table/play.svelte.ts'
import type { Tour } from './tour.svelte.ts'

/** The board of a lesson: a moment of the record, or the learner's table while there is a question. It is drawn once and goes from one to the other. */
export class LessonHost implements BoardHost {
  private readonly tour: Tour
  private readonly seated: () => { words: GameWords; names: readonly string[]; chairs: readonly ChairInfo[] }

  /** The learner takes something up. */
  private readonly picked: () => void

  constructor(tour: Tour, seated: LessonHost['seated'], picked: () => void) {
    this.tour = tour
    this.seated = seated
    this.picked = picked
  }

  private get play(): Play | null {
    const { turn } = this.tour
    return turn?.stage.sight ? turn.play : null
  }

  get game(): string {
    return this.tour.game.id
  }

  get options(): BoardHost['options'] {
    return this.tour.lesson.record.options
  }

  get language(): BoardHost['language'] {
    return settings.language
  }

  get words(): GameWords {
    return this.seated().words
  }

  get viewer(): BoardHost['viewer'] {
    return this.tour.lesson.learner
  }

  get chairs(): readonly ChairInfo[] {
    return this.seated().chairs
  }

  get names(): readonly string[] {
    return this.seated().names
  }

  get view(): unknown {
    return this.play?.view ?? this.tour.reel.sight.view
  }

  get ghost(): unknown {
    return this.play?.ghost ?? null
  }

  get scores(): BoardHost['scores'] {
    return this.play?.scores ?? this.tour.reel.sight.scores
  }

  get asked(): readonly number[] {
    return this.play?.asked ?? this.tour.reel.sight.asked.map(({ seat }) => seat)
  }

  get question(): string | null {
    return this.play?.question ?? null
  }

  get asking(): BoardHost['asking'] {
    return this.play?.asking ?? null
  }

  light(place: string): Light | null {
    return this.play?.light(place) ?? null
  }

  pick(place: string, by: PickedBy, placed?: boolean): void {
    if (this.play) this.picked()
    this.play?.pick(place, by, placed)
  }

  pickAll(places: readonly string[], by: PickedBy): void {
    if (this.play) this.picked()
    this.play?.pickAll(places, by)
  }

  consider(place: string | null): void {
    this.play?.consider(place)
  }

  considerAll(places: readonly string[]): void {
    this.play?.considerAll(places)
  }

  hold(place: string): void {
    if (this.play) this.picked()
    this.play?.hold(place)
  }

  letGo(): void {
    this.play?.letGo()
  }

  refusalAt(place: string): string | null {
    return this.play?.refusalAt(place) ?? null
  }

  lossAt(place: string): string | null {
    return this.play?.lossAt(place) ?? null
  }

  explain(place: string): void {
    const about = this.tour.board.card(place)
    if (about) openSheet({ kind: 'card', game: this.game, options: this.options, about })
  }

  whyNot(answer: string): WhyNot | null {
    return this.play?.whyNot(answer) ?? null
  }
}
