import type { Line, Seat, Viewer } from '@quayside/kernel'
import { lineFor } from '@quayside/table'
import { CHAT_LINES } from '../../src/tables/chat.ts'
import { Account } from './account.ts'
import type { Findings } from './findings.ts'

/** What one table has told and acknowledged so far: to each seat of its game, and in its chat. */
export class Ledger {
  private readonly table: string
  private readonly findings: Findings
  private readonly accounts = new Map<Viewer, Account>()
  /** Every text is said once in all the run, so that a second one is a mistake. */
  private readonly said = new Map<string, { acknowledged: boolean }>()
  private toldChat: string[] = []

  constructor(table: string, findings: Findings) {
    this.table = table
    this.findings = findings
  }

  /** Of a seat; whoever watches has none. */
  account(viewer: Viewer): Account {
    let account = this.accounts.get(viewer)
    if (!account) {
      account = new Account(this.table, viewer as Seat, this.findings)
      this.accounts.set(viewer, account)
    }
    return account
  }

  /** Holds all lines of a finished game against what was told. */
  check(lines: readonly Line[]): void {
    for (const [viewer, account] of this.accounts) {
      account.check(
        lines.flatMap((line) => lineFor(line, viewer) ?? []),
        account.length,
      )
    }
  }

  countCutOff(): void {
    for (const account of this.accounts.values()) account.countCutOff()
  }

  /* Chat */

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
    // Only the last lines are shown to whoever comes: what stands before them is kept, but cannot be seen here.
    const shownFrom = chat.length >= CHAT_LINES ? this.toldChat.indexOf(chat[0]) : 0
    for (const text of this.toldChat.splice(0, Math.max(0, shownFrom))) this.said.delete(text)
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
