import { isDeepStrictEqual } from 'node:util'
import { loadGameFor } from '@quayside/games'
import { type Line as GameLine, type GameRecord, NOBODY, playLine, Rng, replay, type Seat } from '@quayside/kernel'
import { applyPatch, lineFor, type Opened, type Sight, Watch } from '@quayside/table'
import { Times } from '../load/times.ts'
import { type GameId, plainTable } from './games.ts'
import { Guest } from './guest.ts'
import { inTime } from './in-time.ts'
import type { Line, Unasked } from './line.ts'

type News = Extract<Unasked, { t: 'table' }>

/** What one player sees of a table, from nothing but what it was sent. */
class Seated {
  readonly guest: Guest
  line!: Line
  sight: Sight | null = null
  over = false
  /** All sights so far but the first, and the lines that were told. */
  sights: Sight[] = []
  lines: GameLine[] = []

  constructor(name: string, from: string | undefined) {
    this.guest = new Guest(name, from)
  }

  open({ game }: Opened): void {
    this.sight = game?.sight ?? null
    this.sights = []
    this.lines = []
    this.over = false
  }

  hear({ opened, frames = [], info }: News): void {
    if (opened) this.open(opened)
    for (const { lines, patch } of frames) {
      this.sight = applyPatch(this.sight!, patch)
      this.sights.push(this.sight)
      this.lines.push(...lines)
    }
    if (info?.phase === 'over') this.over = true
  }
}

interface Settings {
  readonly url: string
  readonly seed: string
  /** The address that its players come from. */
  readonly from?: string
}

/** A table that is played beside all that goes on, every step of which is compared with a mirror: the same game, played here. */
export class WatchedTable {
  times = new Times()
  finished = 0
  answers = 0
  id = ''
  private readonly url: string
  private readonly rng: Rng
  private readonly seated: readonly Seated[]
  private readonly wrong: (what: string) => void
  private wake = () => {}

  constructor({ url, seed, from }: Settings, wrong: (what: string) => void) {
    this.url = url
    this.rng = new Rng(seed)
    this.seated = ['Ana', 'Rui'].map((name) => new Seated(name, from))
    this.wrong = wrong
  }

  async arrive(): Promise<void> {
    for (const player of this.seated) {
      await player.guest.arrive(this.url)
      player.line = await player.guest.connect(this.url, (message) => {
        if (message.t === 'table' && message.table === this.id) player.hear(message)
        this.wake()
      })
    }
  }

  async begin(game: GameId): Promise<void> {
    const [ana, rui] = this.seated
    const { table, invite } = await ana.guest.setTable(this.url, plainTable(game, [{ kind: 'me' }, { kind: 'open' }]))
    this.id = table
    for (const { line } of this.seated) await line.ask({ t: 'open', table, invite })
    await rui.line.ask({ t: 'sit', table, seat: 1 })
    await ana.line.ask({ t: 'begin', table })
    await this.until(() => this.seated.every(({ sight }) => sight !== null))
  }

  get over(): boolean {
    return this.seated[0].over
  }

  /** Somebody gives any answer; it has arrived when everybody who may know of it does. */
  async step(): Promise<void> {
    const isAsked = ({ sight }: Seated) => sight!.ask !== null
    await this.until(() => this.over || this.seated.some(isAsked))
    if (this.over) return
    const asked = this.seated.filter(isAsked)
    const player = asked[this.rng.below(asked.length)]
    const { seq, ask } = player.sight!
    const { text } = ask!.answers[this.rng.below(ask!.answers.length)]
    const before = this.seated.map(({ sights }) => sights.length)
    const began = performance.now()
    await inTime(player.line.ask({ t: 'answer', table: this.id, seq, answers: [text] }), `"${text}"`)
    await this.until(() => player.lines.length > 0 && player.sight!.seq > seq)
    const { draft, noticed } = player.lines.at(-1)!
    if (!draft || noticed) await this.until(() => this.seated.every(({ sights }, i) => sights.length > before[i]))
    this.times.add(performance.now() - began)
    this.answers++
  }

  /** Holds a finished game against its mirror. */
  async check(): Promise<void> {
    const record = await this.seated[0].guest.call<GameRecord>(this.url, 'GET', `/api/tables/${this.id}/record`)
    for (const seat of this.seated.keys()) await this.compare(record, seat)
    for (const { line } of this.seated) await line.ask({ t: 'close', table: this.id })
    this.finished++
  }

  private async compare(record: GameRecord, seat: Seat): Promise<void> {
    const game = await loadGameFor(record.rules, record.options)
    const mirror = game && replay(game, { ...record, answers: [], hash: undefined })
    if (!mirror?.ok) return this.wrong(`${this.id} cannot be played again`)
    const watch = new Watch(mirror.value, seat, NOBODY)
    const sights: Sight[] = []
    for (const answer of record.answers) {
      const told = playLine(mirror.value, answer)
      if (!told.ok) return this.wrong(`${this.id}: "${answer}" cannot be played again`)
      if (watch.step(told.value, NOBODY)) sights.push(watch.sight)
    }
    const { sights: seen, lines } = this.seated[seat]
    const known = mirror.value.lines.flatMap((line) => lineFor(line, seat) ?? [])
    if (!isDeepStrictEqual(plain(known), plain(lines))) this.wrong(`${this.id}: seat ${seat} was told other lines`)
    const differs = sights.findIndex((sight, i) => !seen[i] || !isDeepStrictEqual(gameOf(sight), gameOf(seen[i])))
    if (differs >= 0) this.wrong(`${this.id}: step ${differs} of seat ${seat} is not that of its mirror`)
  }

  private async until(holds: () => boolean): Promise<void> {
    while (!holds()) await inTime(new Promise<void>((resolve) => (this.wake = resolve)), 'news of the table')
  }
}

/** As it comes over a connection. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** What the game alone decides: what undo may do is the table's. */
const gameOf = ({ undo: _, ...sight }: Sight) => plain(sight)
