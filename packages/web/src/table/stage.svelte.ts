import type { Seat, Viewer } from '@quayside/kernel'
import { applyPatch, type ChatLine, type Frame, type Sight, type TableInfo, type Told } from '@quayside/table'
import { tick } from 'svelte'
import { settings } from '../app/settings.svelte.ts'
import type { Flight, GameBoard } from '../boards/board.ts'
import type { Orders } from '../orders/orders.svelte.ts'
import { type Beat, beatsOf, lengthOf, type Step } from '../story/beats.ts'
import { chatCaller } from './chat-call.ts'
import type { Connection, LinkListener, Refused, TableLink } from './link.ts'

type Item =
  | { readonly frame: Frame; readonly step: Step }
  | { readonly refused: Refused }
  | { readonly viewer: Viewer; readonly sight: Sight | null; readonly events: readonly Told[] }

/** How long a bot of this browser takes at least, so that its answer can be seen before the next, in milliseconds. */
const TEMPO = { instant: 0, quick: 520, calm: 1300 } as const
/** A step in which nothing happens that the log would tell. */
const QUIET_STEP = 90
/** More steps than this wait: show them faster, or at once. */
const MANY = 8
const TOO_MANY = 24
/** So many beats can be gone back to. */
const KEPT = 200

/**
 * What is on screen. News comes in as fast as it happens and is told at a pace that can be followed, beat by beat: the table shows the moment
 * that is told. One's own question never waits for that: as soon as it stands, everything is shown at once, and what was not told yet can be
 * played back.
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
  /** Standing orders of one's own at this table; null where there can be none. */
  orders: Orders | null = $state.raw(null)
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
  /** How many letters a beat has when it is told. */
  letters: (beat: Beat) => number = () => 0
  /** What was told since one's own last answer, the newest last. */
  told: readonly Beat[] = $state.raw([])
  /** The same beats hold everything since then: nothing happened while one was not here. */
  whole = $state(false)
  /** Whose answers are still to be told. */
  coming: readonly Seat[] = $state.raw([])
  /** Somebody has stopped the story. */
  held = $state(false)
  /** How long the beat stays that is told now, in milliseconds. */
  length = $state(0)
  private readonly link: TableLink
  private readonly callForChat: () => Promise<void>
  private readonly queue: Item[] = []
  /** As the table stands, whatever of it is told. */
  private newest: Sight | null = null
  private wake: (() => void) | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private hurried = false
  private gathering = false

  constructor(link: TableLink) {
    this.link = link
    this.callForChat = chatCaller(link.id)
  }

  /* What the link tells */

  opened(viewer: Viewer, sight: Sight | null, events: readonly Told[]): void {
    this.newest = sight
    this.queue.push({ viewer, sight, events })
    this.goOnTelling()
  }

  frames(frames: readonly Frame[]): void {
    for (const frame of frames) {
      if (!this.newest) continue
      const before = this.newest
      this.newest = applyPatch(before, frame.patch)
      const told = frame.events.map((facts) => ({ facts, seq: frame.seq }))
      this.queue.push({ frame, step: { before, sight: this.newest, told } })
    }
    this.goOnTelling()
  }

  private goOnTelling(): void {
    if (this.newest?.ask) {
      this.held = false
      this.wake?.()
    }
    this.look()
    void this.run()
  }

  /** Who acts in what is still to be told. */
  private look(): void {
    const seats = this.queue.flatMap((item) => ('frame' in item ? (item.frame.lines[0]?.seat ?? []) : []))
    if (seats.length > 0 || this.coming.length > 0) this.coming = seats
  }

  /** How long a bot waits before the next answer. */
  tempo(): number {
    if (document.hidden || this.hurried) return 0
    const last = this.queue.findLast((item) => 'frame' in item)
    const quiet = last && this.board && beatsOf(last.step, this.board).length === 0
    return quiet ? Math.min(QUIET_STEP, TEMPO[settings.pace]) : TEMPO[settings.pace]
  }

  info(info: TableInfo): void {
    this.table = info
  }

  chat(lines: readonly ChatLine[], unread?: number): void {
    this.unread = unread ?? this.unread + lines.filter(({ seat }) => seat === null || seat !== this.viewer).length
    const own = ({ seat, name }: ChatLine) => (seat === null ? name === settings.name : seat === this.viewer)
    if (unread === undefined && !lines.every(own)) void this.callForChat()
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
    this.held = false
    this.wake?.()
  }

  /** Stays at what is told now. */
  hold(): void {
    this.held = true
    clearTimeout(this.timer)
  }

  goOn(): void {
    this.held = false
    if (this.wake) this.arm()
  }

  /** To the next beat, held or not. */
  next(): void {
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
      this.look()
      if ('frame' in item) {
        // Without a pause all goes on screen at once, which is drawn once.
        for (const length of this.tell(item.frame, item.step)) if (length > 0) await this.pause(length)
      } else if ('refused' in item) this.late = item.refused
      else this.enter(item.viewer, item.sight, item.events)
    }
    this.hurried = false
    this.busy = false
  }

  /** Shows a step and tells it beat by beat; each lasts as long as it says, which is asked when it is told. */
  private *tell(frame: Frame, step: Step): Iterable<number> {
    const own = frame.lines.some(({ seat }) => seat === this.viewer)
    this.show(frame, step)
    if (own || frame.keep !== undefined) {
      this.told = []
      this.whole = own
    }
    const beats = this.board ? beatsOf(step, this.board) : []
    for (const beat of beats) {
      this.told = [...this.told.slice(-KEPT), beat]
      if (!own) yield this.paceOf(this.letters(beat))
    }
    if (beats.length === 0 && !own) yield Math.min(QUIET_STEP, this.paceOf(0))
  }

  private enter(viewer: Viewer, sight: Sight | null, events: readonly Told[]): void {
    const shared = this.link.at === 'local' && this.people() > 1
    const secret = shared && settings.curtain && typeof viewer === 'number' && sight !== null && !sight.over
    if (secret && (this.sight === null || viewer !== this.viewer)) this.curtain = viewer as Seat
    this.viewer = viewer
    this.sight = sight
    this.events = events
    this.told = []
    this.whole = sight !== null && sight.since === sight.seq
  }

  private people(): number {
    return this.table?.chairs.filter((chair) => chair.yours && chair.bot === undefined).length ?? 0
  }

  private show(frame: Frame, { before, sight, told }: Step): void {
    this.gather()
    this.sight = sight
    this.events = [...(frame.keep === undefined ? this.events : this.events.slice(0, frame.keep)), ...told]
    this.news = [...this.news, ...told]
    if (this.hurried) return
    this.flights = [...this.flights, ...frame.events.flatMap((facts) => this.board?.flights(facts, before.view) ?? [])]
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

  private paceOf(letters: number): number {
    if (this.hurried || this.newest?.ask) return 0
    const length = lengthOf(settings.pace, letters)
    if (this.held) return Math.max(1, length)
    if (document.hidden || this.queue.length > TOO_MANY) return 0
    return this.queue.length > MANY ? length / 3 : length
  }

  private pause(length: number): Promise<void> {
    this.length = length
    return new Promise((resolve) => {
      this.wake = () => {
        clearTimeout(this.timer)
        this.wake = undefined
        resolve()
      }
      this.arm()
    })
  }

  private arm(): void {
    clearTimeout(this.timer)
    if (!this.held) this.timer = setTimeout(() => this.wake?.(), this.length)
  }
}
