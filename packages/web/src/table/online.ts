import type { Viewer } from '@quayside/kernel'
import type { AdviceShown, Frame, History, Opened, Sight, WhyNot } from '@quayside/table'
import { connection, type Hearer } from '../app/connection.ts'
import { Declined } from '../app/declined.ts'
import { go, pathOf } from '../app/router.svelte.ts'
import { noteOnline } from '../app/wanted.svelte.ts'
import { Attending } from './attending.ts'
import type { LinkListener, Refused, TableAct, TableLink } from './link.ts'

/** Why a table cannot be opened just now, though it can a little later; and how much later, in milliseconds. */
const PASSING: ReadonlySet<string> = new Set(['slow-down', 'store-failed', 'unsure', 'server-error', 'stopping'])
const AGAIN = 1500

/** A table on the server. After a break it asks for what it missed. */
export class OnlineLink implements TableLink, Hearer {
  readonly at = 'online'
  readonly id: string
  private readonly invite: string | undefined
  private listener: LinkListener | undefined
  private stop: (() => void) | undefined
  private viewer: Viewer = 'spectator'
  /** The last seen place; undefined until something was seen. */
  private seq: number | undefined
  /** A gesture that could not be sent, or of which nobody knows whether it counted, is sent once the line is back, if the table has not moved on. */
  private kept: { readonly answers: readonly string[]; readonly seq: number } | undefined
  private readonly attending = new Attending((active) => {
    connection.ask({ t: 'attend', table: this.id, active }).catch(() => {})
  })

  constructor(id: string, invite?: string) {
    this.id = id
    this.invite = invite
  }

  listen(listener: LinkListener): void {
    this.listener = listener
    this.stop = connection.listen(this)
  }

  close(): void {
    this.attending.stop()
    if (this.listener) connection.ask({ t: 'close', table: this.id }).catch(() => {})
    this.listener = undefined
    this.stop?.()
  }

  /* What the server says */

  up(): void {
    const { id: table, invite, seq } = this
    connection.ask({ t: 'open', table, ...(invite ? { invite } : {}), ...(seq === undefined ? {} : { seq }) }).then(
      (opened) => {
        this.listener?.connection({ state: 'live' })
        if (this.listener) this.attending.begin()
        this.take(opened)
        this.sendKept(opened)
      },
      (error) => {
        if (!(error instanceof Declined)) return
        if (PASSING.has(error.code)) setTimeout(() => this.listener && this.up(), AGAIN)
        else this.listener?.connection({ state: 'gone', code: error.code })
      },
    )
  }

  down(attempt: number): void {
    this.listener?.connection({ state: 'lost', attempt })
  }

  message(message: Parameters<Hearer['message']>[0]): void {
    if (message.t !== 'table' || message.table !== this.id) return
    if (message.opened) this.take(message.opened)
    if (message.info) this.listener?.info(message.info)
    if (message.chat) this.listener?.chat(message.chat)
    if (message.frames) this.takeFrames(message.frames)
  }

  private take(opened: Opened): void {
    if (opened.viewer !== this.viewer) this.seq = undefined
    this.viewer = opened.viewer
    if (typeof opened.viewer === 'number') noteOnline()
    this.listener?.info(opened.info)
    this.listener?.chat(opened.chat, opened.unread ?? 0)
    if (opened.frames && this.seq !== undefined) {
      this.takeFrames(opened.frames)
      return
    }
    this.seq = opened.game?.sight.seq
    this.listener?.opened(opened.viewer, opened.game?.sight ?? null, opened.game?.events ?? [])
  }

  private takeFrames(frames: readonly Frame[]): void {
    if (frames.length === 0) return
    this.seq = frames[frames.length - 1].seq
    this.listener?.frames(frames)
  }

  /* What one does */

  async answer(answers: readonly string[], seq: number): Promise<Refused | null> {
    return this.try(connection.ask({ t: 'answer', table: this.id, answers: [...answers], seq }), () => {
      this.kept = { answers, seq }
    })
  }

  private async sendKept(opened: Opened): Promise<void> {
    const { kept } = this
    this.kept = undefined
    if (!kept || this.hasTaken(kept, opened)) return
    const refused = await this.answer(kept.answers, kept.seq)
    if (refused && refused.code !== 'unreachable') this.listener?.refused?.(refused)
  }

  /** The line may have broken after the table took the answer and before it said so. */
  private hasTaken(kept: { readonly answers: readonly string[]; readonly seq: number }, opened: Opened): boolean {
    if (!opened.frames) return (opened.game?.sight.since ?? 0) > kept.seq
    const lines = opened.frames.flatMap((frame) => frame.lines)
    return lines.some(({ seat, text }) => seat === this.viewer && text === kept.answers[0])
  }

  undo(seq: number): Promise<Refused | null> {
    return this.try(connection.ask({ t: 'undo', table: this.id, seq }))
  }

  async why(answers: readonly string[]): Promise<readonly (WhyNot | null)[]> {
    return connection.ask({ t: 'why', table: this.id, answers: [...answers] }).catch(() => answers.map(() => null))
  }

  async preview(answers: readonly string[], seq: number): Promise<Sight | Refused | null> {
    try {
      return await connection.ask({ t: 'preview', table: this.id, answers: [...answers], seq })
    } catch (error) {
      return refusalOf(error)
    }
  }

  async propose(seq: number, after: readonly string[], through: readonly string[]): Promise<readonly string[]> {
    const settled = after.length + through.length > 0 ? { after: [...after], through: [...through] } : {}
    return connection.ask({ t: 'propose', table: this.id, seq, ...settled }).catch(() => [])
  }

  async advise(seq: number): Promise<AdviceShown | Refused> {
    try {
      return await connection.ask({ t: 'advise', table: this.id, seq })
    } catch (error) {
      return refusalOf(error)
    }
  }

  async history(): Promise<History> {
    const reply = await fetch(`/api/tables/${this.id}/history`)
    if (!reply.ok) throw new Error(`history: ${reply.status}`)
    return (await reply.json()) as History
  }

  async act(act: TableAct): Promise<Refused | null> {
    if (act.t !== 'rematch') return this.try(connection.ask({ ...act, table: this.id }))
    return this.try(
      connection.ask({ t: 'rematch', table: this.id }).then(({ table }) => go(pathOf.table('online', table))),
    )
  }

  private async try(reply: Promise<unknown>, unreachable?: () => void): Promise<Refused | null> {
    try {
      await reply
      return null
    } catch (error) {
      const refused = refusalOf(error)
      if (refused.code === 'unreachable' || refused.code === 'unsure') unreachable?.()
      return refused
    }
  }
}

export function refusalOf(error: unknown): Refused {
  const { code = 'unreachable', message = '' } = error as { code?: string; message?: string }
  return { code, message }
}
