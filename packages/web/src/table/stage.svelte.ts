import type { Seat, Viewer } from '@quayside/kernel'
import { applyPatch, type ChatLine, type Frame, type Sight, type TableInfo, type Told } from '@quayside/table'
import { tick } from 'svelte'
import { moves, settings } from '../app/settings.svelte.ts'
import type { Flight, GameBoard } from '../boards/board.ts'
import type { Connection, LinkListener, Refused, TableLink } from './link.ts'

type Item =
  | { readonly frame: Frame }
  | { readonly refused: Refused }
  | { readonly viewer: Viewer; readonly sight: Sight | null; readonly events: readonly Told[] }

/** How long a step of somebody else's stays on screen before the next, in milliseconds. */
const STEP = { instant: 0, quick: 520, calm: 1300 } as const
/** A step in which nothing happens that the log would tell. */
const QUIET_STEP = 90
/** More steps than this wait: show them faster, or at once. */
const MANY = 8
const TOO_MANY = 24

/**
 * What is on screen. News comes in as fast as it happens and is shown at a pace that can be followed; what one can answer is shown
 * once all of it has been.
 */
export class Stage implements LinkListener {
  viewer: Viewer = $state.raw('spectator')
  /** Null until the game begins. */
  sight: Sight | null = $state.raw(null)
  events: readonly Told[] = $state.raw([])
  table: TableInfo | null = $state.raw(null)
  lines: readonly ChatLine[] = $state.raw([])
  /** Lines of the chat that were not seen yet. */
  unread = $state(0)
  state: Connection | null = $state.raw(null)
  /** The seat that the screen has to be handed to before its view is shown. */
  curtain: Seat | null = $state(null)
  /** Steps are still being shown. */
  busy = $state(false)
  /** Pieces of the steps just shown, for the layer that lets them travel. */
  flights: readonly Flight[] = $state.raw([])
  /** The events of the steps just shown, to be read out. */
  news: readonly Told[] = $state.raw([])
  /** Why an answer that had been kept was not taken. */
  late: Refused | null = $state.raw(null)
  /** Set once the table says which game it is. */
  board: GameBoard | undefined
  private readonly link: TableLink
  private readonly queue: Item[] = []
  private wake: (() => void) | undefined
  private hurried = false
  private gathering = false

  constructor(link: TableLink) {
    this.link = link
  }

  /* What the link tells */

  opened(viewer: Viewer, sight: Sight | null, events: readonly Told[]): void {
    this.queue.push({ viewer, sight, events })
    void this.run()
  }

  frames(frames: readonly Frame[]): void {
    for (const frame of frames) this.queue.push({ frame })
    void this.run()
  }

  info(info: TableInfo): void {
    this.table = info
  }

  chat(lines: readonly ChatLine[], unread?: number): void {
    this.unread = unread ?? this.unread + lines.filter(({ seat }) => seat === null || seat !== this.viewer).length
    // A single new line comes alone, a fresh start brings all of them.
    const known = this.lines.length > 0 && lines.length > 0 && lines[0].at > this.lines[this.lines.length - 1].at
    this.lines = known ? [...this.lines, ...lines] : lines
  }

  /** Whoever has the chat before them has seen it. */
  seeChat(): void {
    if (this.unread === 0) return
    this.unread = 0
    void this.link.act({ t: 'read' })
  }

  connection(state: Connection): void {
    this.state = state
  }

  /** Told after all that made the answer too late. */
  refused(refused: Refused): void {
    this.queue.push({ refused })
    void this.run()
  }

  /** Shows what still waits at once. */
  hurry(): void {
    this.hurried = true
    this.wake?.()
  }

  /** Shows what still waits at once; resolves when all of it is on screen. */
  async settled(): Promise<void> {
    while (this.busy) {
      this.hurry()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  drawCurtain(): void {
    this.curtain = null
  }

  private async run(): Promise<void> {
    if (this.busy) return
    this.busy = true
    for (let item = this.queue.shift(); item; item = this.queue.shift()) {
      if ('frame' in item) {
        const before = this.sight
        this.step(item.frame)
        // Without a pause all goes on screen at once, which is drawn once.
        const length = this.lengthOf(item.frame, before)
        if (length > 0) await this.pause(length)
      } else if ('refused' in item) this.late = item.refused
      else this.enter(item.viewer, item.sight, item.events)
    }
    this.hurried = false
    this.busy = false
  }

  private enter(viewer: Viewer, sight: Sight | null, events: readonly Told[]): void {
    const shared = this.link.at === 'local' && this.people() > 1
    const secret = shared && settings.curtain && typeof viewer === 'number' && sight !== null && !sight.over
    if (secret && (this.sight === null || viewer !== this.viewer)) this.curtain = viewer as Seat
    this.viewer = viewer
    this.sight = sight
    this.events = events
  }

  private people(): number {
    return this.table?.chairs.filter((chair) => chair.yours && chair.bot === undefined).length ?? 0
  }

  private step(frame: Frame): void {
    if (!this.sight) return
    this.gather()
    const before = this.sight.view
    this.sight = applyPatch(this.sight, frame.patch)
    const told = frame.events.map((facts) => ({ facts, seq: frame.seq }))
    this.events = [...(frame.keep === undefined ? this.events : this.events.slice(0, frame.keep)), ...told]
    this.news = [...this.news, ...told]
    if (!moves() || this.hurried) return
    this.flights = [...this.flights, ...frame.events.flatMap((facts) => this.board?.flights(facts, before) ?? [])]
  }

  /** News and pieces on their way gather until they are on screen. */
  private gather(): void {
    if (this.gathering) return
    this.gathering = true
    this.news = []
    this.flights = []
    void tick().then(() => {
      this.gathering = false
    })
  }

  private lengthOf(frame: Frame, before: Sight | null): number {
    const own = frame.lines.some((line) => line.seat === this.viewer)
    // Who decides at the same time as others is not held up by what they do, though it may change what the own answers lead to.
    if (before?.ask && this.sight?.ask && before.since === this.sight.since) return 0
    if (own || this.hurried || document.hidden || this.queue.length > TOO_MANY) return 0
    const telling = frame.events.some((facts) => !this.board?.quiet.has(facts.kind))
    const step = telling ? STEP[settings.pace] : Math.min(QUIET_STEP, STEP[settings.pace])
    return this.queue.length > MANY ? step / 3 : step
  }

  private pause(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, length)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
