import type { Pace, PacedTable } from '../../../packages/server/bench/load/pace.ts'
import { copyHand, copyOpen, HAND, legalAnswers, listOf, textOf } from '../game/rules.ts'
import type { Hearer, Line, Peer } from './line.ts'

const CARD = /k-\d\d/g
const cardsIn = (text: string): string[] => text.match(CARD) ?? []

/** People at one table of any of the servers, who answer at random when they are told to. */
export class PeerTable implements PacedTable, Hearer {
  readonly game = 'small'
  bytes = 0
  /** Answers that were given so far. */
  given = 0
  private readonly pace: Pace<PeerTable>
  private readonly watched: boolean
  private lines: readonly Line[] = []
  private due = 0
  private readonly unseen = new Set<number>()
  /** Of a watched table: cards that each seat has just been told of, and those it held before. */
  private readonly told: string[][] = []
  private readonly held: string[][] = []

  /** Of a watched table every message is searched for what its reader must not know. */
  constructor(pace: Pace<PeerTable>, watched: boolean) {
    this.pace = pace
    this.watched = watched
  }

  async open(peer: Peer, url: string, seats: number): Promise<void> {
    this.lines = await peer.openTable(url, seats, this)
    for (const [seat, { seen }] of this.lines.entries()) {
      this.held[seat] = copyHand(seen.hand)
      this.told[seat] = []
    }
    this.pace.ready(this)
  }

  forgetBytes(): void {
    this.bytes = 0
  }

  answer(due: number): void {
    const seat = this.lines[0].seen.open.turn
    const answers = legalAnswers(this.lines[seat].seen, seat)
    if (answers.length === 0) {
      this.failed(`nothing to answer after ${this.given} answers: play for a shorter time, or at more tables`)
      return
    }
    this.due = due
    this.given++
    for (const at of this.lines.keys()) this.unseen.add(at)
    this.lines[seat].answer(textOf(answers[Math.floor(Math.random() * answers.length)]))
  }

  /* What lines tell */

  arrived(seat: number, message: string | Uint8Array): void {
    this.bytes += message.length
    if (!this.watched || this.given === 0) return
    this.told[seat].push(...cardsIn(typeof message === 'string' ? message : Buffer.from(message).toString('latin1')))
  }

  saw(seat: number): void {
    const line = this.lines[seat]
    if (!line || line.seen.open.answers < this.given) return
    if (this.watched) this.lookAt(seat)
    if (!this.unseen.delete(seat) || this.unseen.size > 0) return
    this.pace.arrived(this, this.due)
    this.pace.acknowledged()
    this.pace.ready(this)
  }

  failed(what: string): void {
    this.pace.failed(what)
  }

  /* Whether all is well */

  private lookAt(seat: number): void {
    const { open, hand } = this.lines[seat].seen
    const now = copyHand(hand)
    const allowed = new Set([...this.held[seat], ...now, ...cardsIn(open.last)])
    const leaked = this.told[seat].filter((card) => !allowed.has(card))
    if (leaked.length > 0) this.failed(`seat ${seat} was told of ${leaked.join(', ')}`)
    this.told[seat] = []
    this.held[seat] = now
  }

  /** After the last answer all must see the same, their own hands, and no other hand. */
  check(): void {
    const open = JSON.stringify(copyOpen(this.lines[0].seen.open))
    const hands = listOf(this.lines.length, (seat) => copyHand(this.lines[seat].seen.hand))
    const { answers, last } = this.lines[0].seen.open
    if (answers !== this.given) this.failed(`${answers} of ${this.given} answers are seen`)
    if (new Set([...hands.flat(), ...cardsIn(last)]).size !== HAND * hands.length + (answers > 0 ? 1 : 0)) {
      this.failed(`hands do not fit: ${JSON.stringify(hands)}, ${last}`)
    }
    for (const [seat, { seen, known }] of this.lines.entries()) {
      if (JSON.stringify(copyOpen(seen.open)) !== open) this.failed(`seat ${seat} sees another table`)
      const others = hands.filter((_, other) => other !== seat).flat()
      const leaked = cardsIn(JSON.stringify(known)).filter((card) => others.includes(card))
      if (leaked.length > 0) this.failed(`seat ${seat} knows of ${leaked.join(', ')}`)
    }
  }
}
