import { type GameId, plainTable } from '../support/games.ts'
import { Guest } from '../support/guest.ts'
import { type Hearer, SeatLine } from './seat.ts'

/** Whom a table tells how it goes. */
export interface Crowd {
  /** Somebody is asked, and everybody has seen all there is. */
  ready(table: LoadTable): void
  acknowledged(): void
  /** An answer that was due then has arrived with everybody who may know of it. */
  arrived(table: LoadTable, due: number): void
  failed(what: string): void
}

let names = 0

/** People at a table who answer at random when they are told to. */
export class LoadTable implements Hearer {
  readonly game: GameId
  private readonly crowd: Crowd
  private host: Guest | undefined
  private seats: SeatLine[] = []
  private id = ''
  private over = false
  /** When the answer was due that is on its way, or null; whether its reply has come, and who has yet to see it. */
  private due: number | null = null
  private answering: SeatLine | undefined
  private replied = true
  private readonly unseen = new Set<SeatLine>()

  constructor(crowd: Crowd, game: GameId) {
    this.crowd = crowd
    this.game = game
  }

  get bytes(): number {
    return this.seats.reduce((sum, seat) => sum + seat.bytes, 0)
  }

  forgetBytes(): void {
    for (const seat of this.seats) seat.bytes = 0
  }

  /* Coming in */

  async connect(url: string, seats: number): Promise<void> {
    for (let i = 0; i < seats; i++) {
      const guest = new Guest(`Guest ${names++}`)
      await guest.arrive(url)
      this.host ??= guest
      this.seats.push(await SeatLine.open(url, guest.cookie, this))
    }
  }

  async set(url: string): Promise<void> {
    const chairs = this.seats.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const)
    const wanted = plainTable(this.game, chairs)
    const { table, invite } = await this.host!.setTable(url, wanted)
    for (const [seat, line] of this.seats.entries()) {
      await line.ask({ t: 'open', table, invite })
      if (seat > 0) await line.ask({ t: 'sit', table, seat })
    }
    await this.begin(table)
  }

  private async begin(table: string): Promise<void> {
    this.id = table
    this.over = false
    for (const seat of this.seats) {
      seat.table = table
      this.unseen.add(seat)
    }
    await this.seats[0].ask({ t: 'begin', table })
  }

  /** The same people once more; the first of them asks for it and so is the host. */
  private async playAgain(): Promise<void> {
    const old = this.id
    const { table } = await this.seats[0].ask({ t: 'rematch', table: old })
    for (const seat of this.seats) {
      await seat.ask({ t: 'close', table: old })
      const { info } = await seat.ask({ t: 'open', table })
      const free = info.chairs.findIndex(({ kind }) => kind === 'open')
      if (seat !== this.seats[0]) await seat.ask({ t: 'sit', table, seat: free })
    }
    await this.begin(table)
  }

  /* Playing */

  /** Somebody who is asked gives any answer. */
  answer(due: number): void {
    const seat = pick(this.seats.filter(({ asked }) => asked !== null))
    if (!seat?.asked) {
      this.crowd.failed(`nobody is asked at ${this.id}`)
      return
    }
    const { text } = pick(seat.asked.answers)!
    this.due = due
    this.answering = seat
    this.replied = false
    for (const each of this.seats) this.unseen.add(each)
    seat.request({ t: 'answer', table: this.id, seq: seat.seq, answers: [text] }, ({ error }) => {
      if (error) this.crowd.failed(`${error.code}: ${text}`)
      else this.crowd.acknowledged()
      this.replied = true
      this.askNext()
    })
  }

  heard(seat: SeatLine, over: boolean, secret: boolean): void {
    this.over ||= over
    if (!this.unseen.delete(seat)) return
    // Nobody else is told of a draft.
    if (secret && seat === this.answering) this.unseen.clear()
    if (this.unseen.size > 0) return
    if (this.due !== null) this.crowd.arrived(this, this.due)
    this.due = null
    this.askNext()
  }

  private askNext(): void {
    if (!this.replied || this.unseen.size > 0) return
    if (this.over) this.playAgain().catch((error) => this.crowd.failed(String(error)))
    else this.crowd.ready(this)
  }
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}
