import type { Viewer } from '@quayside/kernel'
import type { ChatLine, Frame, News, ServerMessage } from '@quayside/table'
import type { LiveTable, Subscription } from './live.ts'

/** What listeners have to be told of a change. */
export interface Change {
  readonly news?: News
  readonly chat?: readonly ChatLine[]
  /** Tells the info although only who is there has changed. */
  readonly presence?: boolean
  /** These listeners are told everything anew: the game begins, or their place has changed. */
  readonly anew?: ReadonlySet<Subscription>
}

const NOBODY_ANEW: ReadonlySet<Subscription> = new Set()

/**
 * Prepares what a change tells, as things stand now; calling the result tells it. Each text is made once for all listeners who are told
 * the same. Who subscribes between the two was sent the changed state already.
 */
export function prepare(live: LiveTable, change: Change, now: number): () => void {
  const info = live.infoChanged() || change.presence === true
  const anew = change.anew ?? NOBODY_ANEW
  const texts = new Map<Viewer | string, string | null>()
  const messages: { readonly to: Subscription; readonly text: string }[] = []
  for (const to of live.subscriptions) {
    const all = anew.has(to)
    const key = all ? `all ${live.roleOf(to.listener.guest)}` : info ? live.roleOf(to.listener.guest) : to.viewer
    let text = texts.get(key)
    if (text === undefined) {
      text = textFor(to, all, change, info, now)
      texts.set(key, text)
    }
    if (text !== null) messages.push({ to, text })
  }
  return () => {
    for (const { to, text } of messages) if (to.active) to.listener.send(text)
  }
}

function textFor(to: Subscription, all: boolean, change: Change, info: boolean, now: number): string | null {
  const { live } = to
  const frame: Frame | undefined = change.news?.get(to.viewer)
  if (!all && !frame && !info && !change.chat) return null
  const message: ServerMessage = all
    ? { t: 'table', table: live.id, opened: live.openedFor(to, now) }
    : {
        t: 'table',
        table: live.id,
        ...(frame && { frames: [frame] }),
        ...(info && { info: live.infoFor(to.listener.guest, now) }),
        ...(change.chat && { chat: change.chat }),
      }
  return JSON.stringify(message)
}
