import type { Facts } from './facts.ts'
import type { AnyGame } from './game.ts'
import { bitOf, EVERYONE, type Seat, type SeatMask } from './seats.ts'
import { EVENT_CELLS, type Story } from './story.ts'

/** What happened, with the seats that may know of it. */
export interface ToldEvent {
  readonly audience: SeatMask
  readonly facts: Facts
  /** Lines of the record when it happened, the one that brought it about included. */
  readonly line: number
}

/** Everything that happened, as JSON can hold it. */
export interface PackedEvents {
  readonly cells: readonly number[]
  readonly texts: readonly string[]
}

/** Cells of an event here: its line, then what the story says. */
const CELLS = 1 + EVENT_CELLS
/** In the place of a kind: a question was answered by itself. Then come the seat and where its text lies. */
const ONLY_ANSWER = -1
const FIRST_CELLS = 64 * CELLS
const LARGEST = 2 ** 15 - 1

/**
 * All that happened in a match, one event after another. There are thousands in a game and a server keeps hundreds of games, so they lie here as
 * small numbers; facts are made of those that somebody asks for.
 */
export class Events {
  private readonly game: AnyGame
  private cells: Int16Array | Int32Array = new Int16Array(FIRST_CELLS)
  private readonly texts: string[] = []
  private count = 0

  constructor(game: AnyGame) {
    this.game = game
  }

  get length(): number {
    return this.count
  }

  audience(index: number): SeatMask {
    return this.cells[index * CELLS + 1]
  }

  line(index: number): number {
    return this.cells[index * CELLS]
  }

  /** Index into the game's `events`; -1 where a question was answered by itself. */
  kind(index: number): number {
    return this.cells[index * CELLS + 2]
  }

  facts(index: number): Facts {
    const at = index * CELLS + 1
    const { cells, game } = this
    if (cells[at + 1] !== ONLY_ANSWER) return factsOf(game, cells, at)
    return { kind: 'only-answer', seat: cells[at + 2], answer: this.texts[cells[at + 3]] }
  }

  /** Those from the `since`-th on, as data. */
  all(since = 0): ToldEvent[] {
    return Array.from({ length: this.count - since }, (_, i) => ({
      audience: this.audience(since + i),
      facts: this.facts(since + i),
      line: this.line(since + i),
    }))
  }

  /** Whether somebody in `seats` may know of something that was told from `since` on. */
  reaches(seats: SeatMask, since: number): boolean {
    for (let i = since; i < this.count; i++) if ((this.audience(i) & seats) !== 0) return true
    return false
  }

  /** Facts of what somebody may know, from the `since`-th on. */
  factsFor(bit: SeatMask, since: number): Facts[] {
    const facts: Facts[] = []
    for (let i = since; i < this.count; i++) if ((this.audience(i) & bit) !== 0) facts.push(this.facts(i))
    return facts
  }

  addStory({ raw }: Story, line: number): void {
    for (let from = 0; from < raw.length; from += EVENT_CELLS) {
      const at = this.add(line)
      for (let i = 0; i < EVENT_CELLS; i++) this.put(at + i, raw[from + i])
    }
  }

  /** A question had a single possible answer, which was given by itself; of a draft's only its seat may know. */
  addOnlyAnswer(seat: Seat, answer: string, draft: boolean, line: number): void {
    const at = this.add(line)
    this.cells.fill(0, at, at + EVENT_CELLS)
    this.put(at, draft ? bitOf(seat) : EVERYONE)
    this.put(at + 1, ONLY_ANSWER)
    this.put(at + 2, seat)
    this.put(at + 3, this.texts.push(answer) - 1)
  }

  /** Takes back everything from the `count`-th on. */
  cut(count: number): void {
    for (let i = count; i < this.count; i++) {
      const at = i * CELLS + 2
      if (this.cells[at] !== ONLY_ANSWER) continue
      this.texts.length = this.cells[at + 2]
      break
    }
    this.count = count
  }

  /** All of it as data. */
  pack(): PackedEvents {
    return { cells: Array.from(this.cells.subarray(0, this.count * CELLS)), texts: [...this.texts] }
  }

  /** What `pack` has made. */
  unpack({ cells, texts }: PackedEvents): void {
    this.count = cells.length / CELLS
    this.grow(Math.max(FIRST_CELLS, cells.length))
    cells.forEach((value, at) => {
      this.put(at, value)
    })
    this.texts.push(...texts)
  }

  /** Makes room for an event; the value is where its story goes. */
  private add(line: number): number {
    const at = this.count++ * CELLS
    if (at + CELLS > this.cells.length) this.grow(this.cells.length + (this.cells.length >> 1))
    this.put(at, line)
    return at + 1
  }

  private grow(length: number): void {
    const { cells } = this
    this.cells = cells instanceof Int16Array ? new Int16Array(length) : new Int32Array(length)
    this.cells.set(cells)
  }

  /** Nearly all numbers are small; with the first large one all move to a wider row. */
  private put(at: number, value: number): void {
    if ((value > LARGEST || value < -LARGEST) && this.cells instanceof Int16Array)
      this.cells = Int32Array.from(this.cells)
    this.cells[at] = value
  }
}

/** A raw event as facts: a number that stands for a thing becomes the id of that thing. */
function factsOf(game: AnyGame, raw: ArrayLike<number>, at: number): Facts {
  const spec = game.events[raw[at + 1]]
  const facts: Record<string, string | number> = { kind: spec.kind }
  for (let i = 0; i < spec.args.length; i++) {
    const arg = spec.args[i]
    const value = raw[at + 2 + i]
    facts[arg] = game.ids[arg]?.[value] ?? value
  }
  return facts as Facts
}

/** An event of a story that no match took in. */
export const toldEvent = (game: AnyGame, raw: readonly number[], at: number, line = 0): ToldEvent => ({
  audience: raw[at],
  facts: factsOf(game, raw, at),
  line,
})
