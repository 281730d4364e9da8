import type { Line, Seat } from '@quayside/kernel'
import type { Findings } from './findings.ts'

/** A request to change the record, made at `seq`; without answers it is an undo. */
export interface Given {
  readonly seq: number
  readonly answers: readonly string[] | null
  /** The id that it is sent again by. */
  readonly gesture: string
  /** `unknown` until a reply arrives; if a crash cut the reply off, the record has to tell. */
  fate: 'unknown' | 'taken' | 'refused'
}

/** A line as a seat knows it; that it is another's draft is marked, for those may come in between. */
const DRAFT = '~'
const textOf = (line: Line, seat: Seat): string =>
  `${line.seat}${line.draft && line.seat !== seat ? DRAFT : ''} ${line.text}`

const isOthersDraft = (line: string | undefined): boolean => /^\d+~ /.test(line ?? '')

/** What a seat was told and acknowledged so far, to hold what it may know of the record against. Each seat counts the lines that it knows of. */
export class Account {
  private readonly name: string
  private readonly seat: Seat
  private readonly findings: Findings
  private readonly given: Given[] = []
  /** Lines that the seat was told of, by their place; not every place has to be known. */
  private readonly told: string[] = []
  /** Places of lines that should not be there. */
  private readonly reported = new Set<number>()

  constructor(table: string, seat: Seat, findings: Findings) {
    this.name = `${table}, seat ${seat}`
    this.seat = seat
    this.findings = findings
  }

  give(seq: number, answers: readonly string[] | null, gesture: string): Given {
    const given: Given = { seq, answers, gesture, fate: 'unknown' }
    this.given.push(given)
    return given
  }

  taken(given: Given, reached: number): void {
    given.fate = 'taken'
    const { seq, answers } = given
    if (answers) this.findings.acknowledged += answers.length
    else this.findings.undos++
    if (answers && answers.length > 1) this.findings.gestures++
    if (reached < seq + (answers?.length ?? 1)) {
      this.findings.wrong(`${this.name}: at ${seq} ${answers?.join(', ') ?? 'undo'} led to ${reached}`)
    }
  }

  /** The seat was told of lines, the last of which has the place before `seq`. */
  hear(seq: number, lines: readonly Line[]): void {
    this.hearTexts(
      seq,
      lines.map((line) => textOf(line, this.seat)),
    )
  }

  private hearTexts(seq: number, texts: readonly string[]): void {
    texts.forEach((text, i) => {
      const at = seq - texts.length + i
      this.told[at] ??= text
      if (this.told[at] !== text) this.findings.wrong(`${this.name}: line ${at} is "${this.told[at]}" and "${text}"`)
    })
  }

  /** Lines that were told of so far. */
  get length(): number {
    return this.told.length
  }

  /** Holds all that the seat may know of the record, asked for when `length` lines had been told, against what was told and acknowledged. */
  check(lines: readonly Line[], length: number): void {
    const record = lines.map((line) => textOf(line, this.seat))
    const claimed = new Set<number>()
    for (const given of this.given) {
      const places = this.standing(record, given)
      if (given.fate === 'taken' && places.length === 0) this.reportLost(given)
      if (given.fate !== 'refused') for (const at of places) claimed.add(at)
    }
    this.told.slice(0, length).forEach((text, at) => {
      if (record[at] === text || at >= this.told.length) return
      this.findings.lost(`${this.name}: line ${at} "${text}" was told; it is "${record[at]}"`)
      this.told.length = Math.min(this.told.length, at)
    })
    record.forEach((text, at) => {
      if (!text.startsWith(`${this.seat} `) || claimed.has(at) || this.reported.has(at)) return
      this.reported.add(at)
      this.findings.doubled(`${this.name}: line ${at} "${text}" stands, but nobody gave it there`)
    })
    this.hearTexts(record.length, record)
  }

  /** Said once: from now on it counts as never taken. */
  private reportLost(given: Given): void {
    const { seq, answers } = given
    given.fate = 'refused'
    this.told.length = Math.min(this.told.length, seq)
    this.findings.lost(`${this.name} at ${seq}: ${answers?.join(', ') ?? 'undo'}`)
  }

  /** Whether the seat was told of it as a part of the record. */
  stands(given: Given): boolean {
    return this.standing(this.told, given).length > 0
  }

  /** Requests that a crash has cut off, counted once the table is no longer used. */
  countCutOff(): void {
    for (const given of this.given) {
      if (given.fate !== 'unknown') continue
      this.findings.cutOff[this.stands(given) ? 'stood' : 'gone']++
    }
  }

  /** The places of a request in the record; none if it does not stand there, whole and where it was made. */
  private standing(record: readonly string[], { seq, answers }: Given): number[] {
    let at = seq
    // Others' drafts do not make a request stale, so they may have come first.
    while (isOthersDraft(record[at])) at++
    if (answers) {
      const stands = answers.every((text, i) => record[at + i] === `${this.seat} ${text}`)
      return stands ? answers.map((_, i) => at + i) : []
    }
    // Undo takes bots' answers back too, each with a line of its own; the seat's own is the last.
    const own = `${this.seat} undo`
    while (record[at]?.endsWith(' undo') && record[at] !== own) at++
    return record[at] === own ? [at] : []
  }
}
