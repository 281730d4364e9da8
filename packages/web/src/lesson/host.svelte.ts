import type { AnyGame, GameWords, Options, Seat } from '@quayside/kernel'
import type { ChairInfo, Sight, WhyNot } from '@quayside/table'
import { settings } from '../app/settings.svelte.ts'
import { openSheet } from '../app/sheets.svelte.ts'
import type { BoardHost, GameBoard, Light, PickedBy } from '../boards/board.ts'
import type { Play } from '../table/play.svelte.ts'
import type { Stage } from '../table/stage.svelte.ts'

/** What a lesson or an exercise has on its board: a moment, or a question of the learner's. */
export interface Shown {
  readonly game: AnyGame
  readonly board: GameBoard
  readonly options: Options
  readonly learner: Seat
  readonly turn: { readonly stage: Stage; readonly play: Play } | null
  /** It is answered: nothing can be picked any more. */
  readonly done: boolean
  /** The moment, where there is no question. */
  readonly sight: Pick<Sight, 'view' | 'scores' | 'asked'>
}

/** The board of a lesson: a moment of the record, or the learner's table while there is a question. It is drawn once and goes from one to the other. */
export class LessonHost implements BoardHost {
  private readonly shown: Shown
  private readonly seated: () => { words: GameWords; names: readonly string[]; chairs: readonly ChairInfo[] }

  /** The learner takes something up. */
  private readonly picked: () => void

  constructor(shown: Shown, seated: LessonHost['seated'], picked: () => void) {
    this.shown = shown
    this.seated = seated
    this.picked = picked
  }

  private get play(): Play | null {
    const { turn } = this.shown
    return turn?.stage.sight ? turn.play : null
  }

  /** The same while there is something to answer. */
  private get open(): Play | null {
    return this.shown.done ? null : this.play
  }

  get game(): string {
    return this.shown.game.id
  }

  get options(): BoardHost['options'] {
    return this.shown.options
  }

  get data(): unknown {
    return this.shown.game.data?.pack
  }

  get language(): BoardHost['language'] {
    return settings.language
  }

  get words(): GameWords {
    return this.seated().words
  }

  get viewer(): BoardHost['viewer'] {
    return this.shown.learner
  }

  get chairs(): readonly ChairInfo[] {
    return this.seated().chairs
  }

  get names(): readonly string[] {
    return this.seated().names
  }

  get view(): unknown {
    return this.play?.view ?? this.shown.sight.view
  }

  get ghost(): unknown {
    return this.play?.ghost ?? null
  }

  get scores(): BoardHost['scores'] {
    return this.play?.scores ?? this.shown.sight.scores
  }

  get asked(): readonly number[] {
    return this.play?.asked ?? this.shown.sight.asked.map(({ seat }) => seat)
  }

  get question(): string | null {
    return this.open?.question ?? null
  }

  get asking(): BoardHost['asking'] {
    return this.open?.asking ?? null
  }

  light(place: string): Light | null {
    return this.open?.light(place) ?? null
  }

  pick(place: string, by: PickedBy, placed?: boolean): void {
    if (this.open) this.picked()
    this.open?.pick(place, by, placed)
  }

  pickAll(places: readonly string[], by: PickedBy): void {
    if (this.open) this.picked()
    this.open?.pickAll(places, by)
  }

  consider(place: string | null): void {
    this.open?.consider(place)
  }

  considerAll(places: readonly string[]): void {
    this.open?.considerAll(places)
  }

  hold(place: string): void {
    if (this.open) this.picked()
    this.open?.hold(place)
  }

  letGo(): void {
    this.open?.letGo()
  }

  refusalAt(place: string): string | null {
    return this.open?.refusalAt(place) ?? null
  }

  lossAt(place: string): string | null {
    return this.open?.lossAt(place) ?? null
  }

  explain(place: string): void {
    const about = this.shown.board.card(place)
    if (about) openSheet({ kind: 'card', game: this.game, options: this.options, data: this.data, about })
  }

  whyNot(answer: string): WhyNot | null {
    return this.open?.whyNot(answer) ?? null
  }
}
