import type { Facts, Viewer } from '@quayside/kernel'
import { applyPatch, type Frame, type OnlineInfo, type Opened, type Sight } from '@quayside/table'
import type { Unasked } from '../support/line.ts'
import type { Findings } from './findings.ts'
import type { Ledger } from './ledger.ts'

/** A table as one connection knows it, from nothing but what it was sent. */
export class View {
  info: OnlineInfo
  viewer: Viewer
  sight: Sight | null = null
  events: readonly Facts[] = []
  chat: readonly string[] = []
  private readonly ledger: Ledger
  private readonly findings: Findings

  constructor(opened: Opened, ledger: Ledger, findings: Findings) {
    this.ledger = ledger
    this.findings = findings
    this.info = opened.info
    this.viewer = opened.viewer
    this.open(opened)
  }

  hear(message: Extract<Unasked, { t: 'table' }>): void {
    if (message.opened) this.open(message.opened)
    if (message.info) this.info = message.info
    for (const frame of message.frames ?? []) this.step(frame)
    for (const { text } of message.chat ?? []) {
      this.chat = [...this.chat, text]
      this.ledger.hearChat(text)
    }
  }

  /** Everything, or what happened since the place that was named. */
  open(opened: Opened): void {
    this.info = opened.info
    this.viewer = opened.viewer
    this.chat = opened.chat.map(({ text }) => text)
    if (opened.frames) {
      for (const frame of opened.frames) this.step(frame)
      return
    }
    this.sight = opened.game?.sight ?? null
    this.events = opened.game?.events.map(({ facts }) => facts) ?? []
  }

  private step({ seq, lines, keep, events, patch }: Frame): void {
    if (!this.sight || seq - lines.length !== this.sight.seq) {
      this.findings.wrong(`${this.info.table}: a step to ${seq} does not follow ${this.sight?.seq}`)
      return
    }
    this.sight = applyPatch(this.sight, patch)
    this.events = [...this.events.slice(0, keep), ...events]
    this.ledger.account(this.viewer).hear(seq, lines)
  }
}
