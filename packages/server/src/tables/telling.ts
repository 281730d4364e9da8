import type { Viewer } from '@quayside/kernel'
import type { Frame, News } from '@quayside/table'
import type { Spoken } from './chat.ts'
import type { Subscription } from './listener.ts'
import type { LiveTable } from './live.ts'
import { onlineInfoFor, openedFor, roleOf } from './opened.ts'

/** What listeners have to be told of a change. */
export interface Change {
  readonly news?: News
  readonly chat?: readonly Spoken[]
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
    const { person } = to.listener
    // Whoever has blocked somebody reads another chat than the rest.
    const own = live.blocks.any(person.id) ? person.id : ''
    const key = all || info ? `${all} ${own} ${roleOf(live, person)}` : own ? `${own} ${to.viewer}` : to.viewer
    let text = texts.get(key)
    if (text === undefined) {
      text = all ? anewFor(to, now) : textFor(to, frames.get(to.viewer), change.chat, info ? String(key) : null, now)
      texts.set(key, text)
    }
    if (text !== null) messages.push({ to, text })
  }
  return () => {
    for (const { to, text } of messages) if (to.active) to.listener.send(text)
  }
}

/** The frames of each viewer as text, kept also for those who are away just now. */
function framesOf(live: LiveTable, news: News | undefined): ReadonlyMap<Viewer, string> {
  const frames = new Map<Viewer, string>()
  const add = (viewer: Viewer, frame: Frame) => {
    const text = JSON.stringify(frame)
    const before = frames.get(viewer)
    frames.set(viewer, before === undefined ? text : `${before},${text}`)
    live.recent.add(viewer, frame.seq - frame.lines.length, text, !live.away.has(viewer))
  }
  for (const [viewer, frame] of news ?? []) add(viewer, frame)
  for (const frame of live.late.frames()) add('spectator', frame)
  return frames
}

const anewFor = (to: Subscription, now: number): string =>
  `{"t":"table","table":"${to.live.id}","opened":${openedFor(to, now)}}`

function textFor(
  to: Subscription,
  frames: string | undefined,
  chat: readonly Spoken[] | undefined,
  infoKey: string | null,
  now: number,
): string | null {
  const { live, listener } = to
  const info = infoKey === null ? null : infoOf(to, infoKey, now)
  const lines = chat?.filter(({ person }) => !live.blocks.has(listener.person.id, person)).map(({ line }) => line) ?? []
  if (frames === undefined && info === null && lines.length === 0) return null
  let text = `{"t":"table","table":"${live.id}"`
  if (frames !== undefined) text += `,"frames":[${frames}]`
  if (info !== null) text += `,"info":${info}`
  if (lines.length > 0) text += `,"chat":${JSON.stringify(lines)}`
  return `${text}}`
}

/** Those who are shown a game late are told only what has changed for them: every answer changes the clock, which they are not shown. */
function infoOf({ live, listener, viewer }: Subscription, key: string, now: number): string | null {
  const info = JSON.stringify(onlineInfoFor(live, listener.person, now))
  if (!live.late.isFor(viewer)) return info
  if (live.late.told.get(key) === info) return null
  live.late.told.set(key, info)
  return info
}
