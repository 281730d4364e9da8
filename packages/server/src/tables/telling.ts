import type { Viewer } from '@quayside/kernel'
import type { ChatLine, News } from '@quayside/table'
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
  const frames = framesOf(live, change.news)
  const texts = new Map<Viewer | string, string | null>()
  const messages: { readonly to: Subscription; readonly text: string }[] = []
  for (const to of live.subscriptions) {
    const all = anew.has(to)
    const key = all ? `all ${live.roleOf(to.listener.person)}` : info ? live.roleOf(to.listener.person) : to.viewer
    let text = texts.get(key)
    if (text === undefined) {
      text = all ? anewFor(to, now) : textFor(to, frames.get(to.viewer), change.chat, info, now)
      texts.set(key, text)
    }
    if (text !== null) messages.push({ to, text })
  }
  return () => {
    for (const { to, text } of messages) if (to.active) to.listener.send(text)
  }
}

const NO_FRAMES: ReadonlyMap<Viewer, string> = new Map()

/** The frame of each viewer as text, kept also for those who are away just now. */
function framesOf(live: LiveTable, news: News | undefined): ReadonlyMap<Viewer, string> {
  if (!news) return NO_FRAMES
  const frames = new Map<Viewer, string>()
  for (const [viewer, frame] of news) {
    const text = JSON.stringify(frame)
    frames.set(viewer, text)
    live.recent.add(viewer, frame.seq - frame.lines.length, text, !live.away.has(viewer))
  }
  return frames
}

const anewFor = (to: Subscription, now: number): string =>
  `{"t":"table","table":"${to.live.id}","opened":${to.live.openedFor(to, now)}}`

function textFor(
  { live, listener }: Subscription,
  frame: string | undefined,
  chat: readonly ChatLine[] | undefined,
  info: boolean,
  now: number,
): string | null {
  if (frame === undefined && !info && !chat) return null
  let text = `{"t":"table","table":"${live.id}"`
  if (frame !== undefined) text += `,"frames":[${frame}]`
  if (info) text += `,"info":${JSON.stringify(live.infoFor(listener.person, now))}`
  if (chat) text += `,"chat":${JSON.stringify(chat)}`
  return `${text}}`
}
