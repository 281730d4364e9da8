import type { Sight } from '@quayside/table'
import { settings } from '../app/settings.svelte.ts'
import type { Play } from '../table/play.svelte.ts'
import { type Beat, beatsOf, gathered, playbackLength } from './beats.ts'

/** Looking back: one beat after the other, or all that happened since one's own last answer. The table goes on meanwhile, unseen. */
export class Story {
  /** The beat that is looked at; null for what is told just now. */
  private at: number | null = $state(null)
  /** What is played back, where it is not what the stage has told. */
  private fetched: readonly Beat[] | null = $state.raw(null)
  /** It goes on by itself. */
  playing = $state(false)
  /** The past is being fetched. */
  fetching = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly play: Play

  constructor(play: Play) {
    this.play = play
  }

  readonly beats: readonly Beat[] = $derived.by(() => this.fetched ?? this.play.stage.told)
  /** What is told, or looked at; null before anything was. */
  readonly beat: Beat | null = $derived.by(() => this.beats[this.index] ?? null)
  get index(): number {
    return this.at ?? this.beats.length - 1
  }
  /** A moment before that which the table shows is looked at. */
  readonly past: Sight | null = $derived.by(() => (this.at === null ? null : (this.beat?.step.sight ?? null)))
  /** Nothing goes on by itself. */
  readonly held: boolean = $derived.by(() => (this.at === null ? this.play.stage.held : !this.playing))
  /** How long the beat that is shown stays. */
  readonly length: number = $derived.by(() =>
    this.at === null ? this.play.stage.length : playbackLength(settings.pace, this.beats.length),
  )
  /** How much happened since one's own last answer, in lines; 0 if nothing did, or if nobody plays here. */
  readonly missed: number = $derived.by(() => {
    const { sight, events, viewer } = this.play.stage
    if (typeof viewer !== 'number' || !sight) return 0
    const news = events.filter(({ seq, facts }) => seq > sight.since && !this.play.board.quiet.has(facts.kind))
    return news.filter(({ facts }) => facts.kind !== 'only-answer').length
  })

  /** Space: holds what goes on by itself, and goes on from where one looks. */
  toggle(): void {
    const { stage } = this.play
    if (this.at === null) {
      if (stage.held) stage.goOn()
      else stage.hold()
    } else if (this.playing) this.halt()
    else if (this.fetched) this.run()
    else this.stop()
  }

  back(): void {
    if (this.index <= 0) return
    this.halt()
    if (this.at === null) this.play.stage.hold()
    this.at = this.index - 1
  }

  /** Looks at the moment that was told with this number. */
  look(seq: number): void {
    const at = this.beats.findIndex(({ step }) => step.sight.seq === seq)
    if (at < 0) return
    this.halt()
    if (this.at === null) this.play.stage.hold()
    this.at = at
  }

  on(): void {
    this.halt()
    if (this.at === null) this.play.stage.next()
    else this.to(this.at + 1)
  }

  /** To what the table shows: one's question, or what is told. */
  stop(): void {
    const looked = this.at !== null
    this.halt()
    this.at = null
    this.fetched = null
    if (looked) this.play.stage.goOn()
  }

  /** Plays back all that happened since one's own last answer. */
  async playSince(): Promise<void> {
    if (this.fetching || this.missed === 0) return
    this.halt()
    const beats = gathered(this.play.stage.whole ? this.play.stage.told : await this.fetch())
    const first = beats.findIndex(({ seat }) => seat !== this.play.viewer)
    if (first < 0) return
    this.fetched = beats.slice(first)
    this.at = 0
    this.run()
  }

  /** From the past as one may know it: after coming back to a table. */
  private async fetch(): Promise<readonly Beat[]> {
    const { stage, board, link } = this.play
    this.fetching = true
    try {
      const [{ courseOf, sightAt }, history] = await Promise.all([import('../replay/steps.ts'), link.history()])
      const course = courseOf(history, (view) => board.round(view))
      const since = stage.sight?.since ?? 0
      return course.steps.flatMap(({ sight, events }, i) => {
        if (sight.seq <= since) return []
        const told = events.map((facts) => ({ facts, seq: sight.seq }))
        return beatsOf({ before: sightAt(course, i), sight, told }, board)
      })
    } catch {
      this.play.unreachable()
      return []
    } finally {
      this.fetching = false
    }
  }

  private run(): void {
    clearTimeout(this.timer)
    this.playing = true
    this.timer = setTimeout(() => {
      this.to((this.at ?? 0) + 1)
      if (this.at !== null) this.run()
    }, this.length)
  }

  private to(at: number): void {
    const last = this.beats.length - 1
    // What is played back is shown to its end; among what is told, the newest is the present.
    if (at > last || (at === last && !this.fetched)) this.stop()
    else this.at = at
  }

  private halt(): void {
    clearTimeout(this.timer)
    this.playing = false
  }
}
