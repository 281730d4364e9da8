import type { Seat } from '@quayside/kernel'
import type { ChairInfo } from '@quayside/table'
import type { Findings } from './findings.ts'

/** A request to change the record, made at `seq`; without answers it is an undo. */
export interface Given {
  readonly seat: Seat
  readonly seq: number
  readonly answers: readonly string[] | null
  /** `unknown` until a reply arrives; if a crash cut the reply off, the record has to tell. */
  fate: 'unknown' | 'taken' | 'refused'
}

/** What one table has told and acknowledged so far, to hold its record against. Its games keep nothing of the record private. */
export class Ledger {
  readonly given: Given[] = []
  private readonly table: string
  private readonly findings: Findings
  /** Lines that somebody was told of, by their place; not every place has to be known. */
  private readonly told: string[] = []
  /** Places of lines that should not be there. */
  private readonly reported = new Set<number>()
  private readonly said = new Map<string, { acknowledged: boolean }>()
  private toldChat: string[] = []

  constructor(table: string, findings: Findings) {
    this.table = table
    this.findings = findings
  }

  give(seat: Seat, seq: number, answers: readonly string[] | null): Given {
    const given: Given = { seat, seq, answers, fate: 'unknown' }
    this.given.push(given)
    return given
  }

  taken(given: Given, reached: number): void {
    given.fate = 'taken'
    const { seq, answers } = given
    if (answers) this.findings.acknowledged += answers.length
    else this.findings.undos++
    if (answers && answers.length > 1) this.findings.gestures++
    if (answers ? reached !== seq + answers.length : reached <= seq) {
      this.findings.wrong(`${this.table}: at ${seq} ${answers?.join(', ') ?? 'undo'} led to ${reached}`)
    }
  }

  /** Somebody was told of lines, the last of which has the place before `seq`. */
  hear(seq: number, lines: readonly string[]): void {
    lines.forEach((line, i) => {
      const at = seq - lines.length + i
      this.told[at] ??= line
      if (this.told[at] !== line) this.findings.wrong(`${this.table}: line ${at} is "${this.told[at]}" and "${line}"`)
    })
  }

  /** Lines that were told of so far. */
  get length(): number {
    return this.told.length
  }

  /** Holds the whole record, asked for when `length` lines had been told, against what was told and acknowledged. */
  check(record: readonly string[], length: number, chairs: readonly ChairInfo[]): void {
    const claimed = new Set<number>()
    for (const given of this.given) {
      const stands = standing(record, given)
      if (given.fate === 'taken' && stands === 0) this.reportLost(given)
      if (given.fate !== 'refused') for (let i = 0; i < stands; i++) claimed.add(given.seq + i)
    }
    this.told.slice(0, length).forEach((line, at) => {
      if (record[at] === line || at >= this.told.length) return
      this.findings.lost(`${this.table}: line ${at} "${line}" was told; it is "${record[at]}"`)
      this.told.length = Math.min(this.told.length, at)
    })
    record.forEach((line, at) => {
      const [seat, ...text] = line.split(' ')
      const byItself = chairs[Number(seat)].bot !== undefined && text.join(' ') !== 'undo'
      if (!byItself && !claimed.has(at) && !this.reported.has(at)) {
        this.reported.add(at)
        this.findings.doubled(`${this.table}: line ${at} "${line}" stands, but nobody gave it there`)
      }
    })
    this.hear(record.length, record)
  }

  /** Said once: from now on it counts as never taken. */
  private reportLost(given: Given): void {
    const { seat, seq, answers } = given
    given.fate = 'refused'
    this.told.length = Math.min(this.told.length, seq)
    this.findings.lost(`${this.table}: seat ${seat} at ${seq}: ${answers?.join(', ') ?? 'undo'}`)
  }

  /** Requests that a crash has cut off, counted once the table is no longer used. */
  countCutOff(): void {
    for (const given of this.given) {
      if (given.fate === 'unknown') this.findings.cutOff[standing(this.told, given) > 0 ? 'stood' : 'gone']++
    }
  }

  /* Chat: every text is said once in all the run, so that a second one is a mistake */

  say(text: string): { acknowledged: boolean } {
    const said = { acknowledged: false }
    this.said.set(text, said)
    return said
  }

  hearChat(text: string): void {
    if (!this.toldChat.includes(text)) this.toldChat.push(text)
  }

  checkChat(chat: readonly string[]): void {
    const { findings, table } = this
    for (const [text, said] of this.said) {
      const times = chat.filter((line) => line === text).length
      if ((said.acknowledged || this.toldChat.includes(text)) && times === 0) findings.lost(`${table}: chat "${text}"`)
      if (times > 1) findings.doubled(`${table}: chat "${text}" stands ${times} times`)
      if (times === 0) this.said.delete(text)
    }
    const stillTold = this.toldChat.filter((text) => chat.includes(text))
    if (stillTold.some((text, at) => chat[at] !== text)) findings.wrong(`${table}: the chat is in another order`)
    for (const text of chat) if (!this.said.has(text)) findings.wrong(`${table}: nobody said "${text}"`)
    this.toldChat = [...chat]
  }
}

/** How many lines of the record a request stands for; 0 if it does not stand there, whole and at its place. */
function standing(record: readonly string[], { seat, seq, answers }: Given): number {
  if (answers) return answers.every((text, i) => record[seq + i] === `${seat} ${text}`) ? answers.length : 0
  // Undo takes bots' answers back too, each with a line of its own; the seat's own is the last.
  let at = seq
  while (record[at]?.endsWith(' undo') && record[at] !== `${seat} undo`) at++
  return record[at] === `${seat} undo` ? at - seq + 1 : 0
}
