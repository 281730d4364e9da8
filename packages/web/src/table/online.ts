import type { Viewer } from '@quayside/kernel'
import type { AdviceShown, Frame, History, Opened, RequestOf, Sight, WhyNot } from '@quayside/table'
import { connection, type Hearer } from '../app/connection.ts'
import { Declined, Unreachable } from '../app/declined.ts'
import { randomHex } from '../app/random.ts'
import { go, pathOf } from '../app/router.svelte.ts'
import { noteOnline } from '../app/wanted.svelte.ts'
import { Attending } from './attending.ts'
import type { LinkListener, Refused, TableAct, TableLink } from './link.ts'

/** Why a table cannot be opened just now, though it can a little later; and how much later, in milliseconds. */
const PASSING: ReadonlySet<string> = new Set(['slow-down', 'store-failed', 'unsure', 'server-error', 'stopping'])
const AGAIN = 1500

/** A gesture has an id of its own, so that it can be sent again by whoever does not know whether it came there. */
const newGesture = () => randomHex(12)

type Move = RequestOf<'answer' | 'undo'>
type Saying = RequestOf<'chat' | 'say'>

/** A table on the server. After a break it asks for what it missed, and what became of what it sent. */
export class OnlineLink implements TableLink, Hearer {
  readonly at = 'online'
  readonly id: string
  private readonly invite: string | undefined
  private listener: LinkListener | undefined
  private stop: (() => void) | undefined
  private viewer: Viewer = 'spectator'
  /** The last seen place; undefined until something was seen. */
  private seq: number | undefined
  /** A gesture that got no reply is sent once the line is back: it counts once, unless the table had moved on before. */
  private kept: Move | undefined
  /** What was said and got no reply. */
  private readonly unanswered: { readonly saying: Saying; settle(refused: Refused | null): void }[] = []
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
    for (const { settle } of this.unanswered.splice(0)) settle(LOST)
  }

  /* What the server says */

  up(): void {
    const { id: table, invite, seq } = this
    connection.ask({ t: 'open', table, ...(invite ? { invite } : {}), ...(seq === undefined ? {} : { seq }) }).then(
      (opened) => {
        this.listener?.connection({ state: 'live' })
        if (this.listener) this.attending.begin()
        this.take(opened)
        void this.sendKept()
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

  answer(answers: readonly string[], seq: number): Promise<Refused | null> {
    return this.move({ t: 'answer', table: this.id, answers: [...answers], seq, gesture: newGesture() })
  }

  undo(seq: number): Promise<Refused | null> {
    return this.move({ t: 'undo', table: this.id, seq, gesture: newGesture() })
  }

  private async move(move: Move): Promise<Refused | null> {
    const refused = await this.try(connection.ask(move))
    if (refused && UNKNOWN.has(refused.code)) this.kept = move
    return refused
  }

  private async sendKept(): Promise<void> {
    const { kept } = this
    this.kept = undefined
    for (const { saying, settle } of this.unanswered.splice(0)) void this.say(saying).then(settle)
    const refused = kept ? await this.move(kept) : null
    if (refused && !UNKNOWN.has(refused.code)) this.listener?.refused?.(refused)
  }

  /** Resolves when it is known whether it was said; what could not even be sent was not. */
  private async say(saying: Saying): Promise<Refused | null> {
    try {
      await connection.ask(saying)
      return null
    } catch (error) {
      const refused = refusalOf(error)
      const unknown = error instanceof Unreachable ? error.sent : UNKNOWN.has(refused.code)
      if (!unknown || !this.listener) return refused
      return new Promise((settle) => this.unanswered.push({ saying, settle }))
    }
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
    if (act.t === 'chat' || act.t === 'say') return this.say({ ...act, table: this.id, gesture: newGesture() })
    if (act.t !== 'rematch') return this.try(connection.ask({ ...act, table: this.id }))
    return this.try(
      connection.ask({ t: 'rematch', table: this.id }).then(({ table }) => go(pathOf.table('online', table))),
    )
  }

  private async try(reply: Promise<unknown>): Promise<Refused | null> {
    return reply.then(() => null, refusalOf)
  }
}

const LOST: Refused = { code: 'unreachable', message: '' }
/** Whether it counts is known when the table has been opened again. */
const UNKNOWN: ReadonlySet<string> = new Set([LOST.code, 'unsure'])

export function refusalOf(error: unknown): Refused {
  const { code = LOST.code, message = LOST.message } = error as { code?: string; message?: string }
  return { code, message }
}
