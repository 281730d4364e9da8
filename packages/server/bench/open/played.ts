import { Rng } from '@quayside/kernel'
import type { NewTable } from '@quayside/table'
import { SeatLine } from '../load/seat.ts'
import { type GameId, plainTable } from '../support/games.ts'
import { Guest } from '../support/guest.ts'

const SEATS = 4
/** Random games that may end too early before we give up. */
const TRIES = 30

type Clock = NewTable['clock']

/** A table in the middle of its game, with everybody still there. */
export interface PlayedTable {
  readonly game: GameId
  readonly table: string
  readonly invite: string
  /** The first of its players. */
  readonly host: Guest
}

/** Plays a table of four for so many answers. */
export async function playTable(
  url: string,
  game: GameId,
  answers: number,
  clock: Clock = { kind: 'none' },
): Promise<PlayedTable> {
  const rng = new Rng(`${game} ${clock.kind}`)
  for (let tries = 0; tries < TRIES; tries++) {
    const sitting = await Sitting.begin(url, game, clock)
    if (await sitting.play(answers, rng)) return sitting
  }
  throw new Error(`no game of ${game} had ${answers} answers`)
}

class Sitting implements PlayedTable {
  readonly game: GameId
  readonly table: string
  readonly invite: string
  readonly host: Guest
  private lines: readonly SeatLine[] = []
  private over = false

  private constructor(game: GameId, made: { table: string; invite: string }, host: Guest) {
    this.game = game
    this.table = made.table
    this.invite = made.invite
    this.host = host
  }

  static async begin(url: string, game: GameId, clock: Clock): Promise<Sitting> {
    const guests = Array.from({ length: SEATS }, (_, i) => new Guest(`Player ${i + 1}`))
    for (const guest of guests) await guest.arrive(url)
    const chairs = guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const)
    const expiry = clock.kind === 'none' ? 'wait' : 'bot'
    const made = await guests[0].setTable(url, { ...plainTable(game, chairs), clock, expiry })
    const sitting = new Sitting(game, made, guests[0])
    await sitting.seat(url, guests)
    return sitting
  }

  private async seat(url: string, guests: readonly Guest[]): Promise<void> {
    const { table, invite } = this
    this.lines = await Promise.all(guests.map(({ cookie }) => SeatLine.open(url, cookie, this)))
    for (const [seat, line] of this.lines.entries()) {
      line.table = table
      await line.ask({ t: 'open', table, invite })
      if (seat > 0) await line.ask({ t: 'sit', table, seat })
    }
    await this.lines[0].ask({ t: 'begin', table })
  }

  heard(_seat: SeatLine, over: boolean): void {
    this.over ||= over
  }

  /** Random answers; false if the game ends before there were so many. */
  async play(answers: number, rng: Rng): Promise<boolean> {
    for (let given = 0; given < answers && !this.over; given++) {
      // What was told before has then arrived.
      await Promise.all(this.lines.map((line) => line.ask({ t: 'ping' })))
      const asked = this.lines.filter((line) => line.asked !== null)
      if (this.over || asked.length === 0) break
      const line = pick(asked, rng)
      const texts = line.asked!.answers.map(({ text }) => text)
      const answer = pick(texts.some(goesOn) ? texts.filter(goesOn) : texts, rng)
      await line.ask({ t: 'answer', table: this.table, seq: line.seq, answers: [answer] })
    }
    if (this.over) for (const line of this.lines) line.close()
    return !this.over
  }
}

/** Passing, sealing and the like are single words; games of people who are in no hurry to say them are long. */
const goesOn = (answer: string): boolean => answer.includes(' ')

const pick = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]
