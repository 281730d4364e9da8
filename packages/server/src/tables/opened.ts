import type { Viewer } from '@quayside/kernel'
import {
  type Estimate,
  estimateOf,
  type Frame,
  infoFor,
  type OnlineInfo,
  type Opened,
  type TableInfo,
} from '@quayside/table'
import { isGoing, offersFor, rematchFor } from '../company/rematches.ts'
import type { Person } from '../people/people.ts'
import type { Subscription } from './listener.ts'
import type { LiveTable } from './live.ts'

/** All listeners with the same role are told the same info. */
export function roleOf(live: LiveTable, { id }: Person): string {
  const seat = live.table.seatOf(id)
  const host = live.host === id
  return seat >= 0 || host ? `${seat} ${host}` : `watches ${live.manners.hushed.includes(id)} ${rematchFor(live, id)}`
}

/** What a person is told of a table besides its game. */
export function onlineInfoFor(live: LiveTable, person: Person, now: number): OnlineInfo {
  const { table, manners } = live
  const info: TableInfo = infoFor(table, person.id, now, (other) => !live.isHere(other))
  const host = live.host === person.id
  const estimate = estimateFor(live)
  return {
    ...info,
    ...(estimate && { estimate }),
    table: live.id,
    listed: live.listed,
    invite: host || table.seatOf(person.id) >= 0 ? live.invite : null,
    host,
    watching: live.watching(),
    rematch: rematchFor(live, person.id),
    ...(live.woken && { woken: true }),
    watch: live.watch,
    talk: manners.talk,
    ...(manners.hushed.includes(person.id) && { hushed: true }),
    ...(host && { silent: live.seatsOf(manners.hushed) }),
    ...(isGoing(live, person.id) && { going: true }),
    ...(table.finished && { offers: offersFor(live, person.id) }),
    ...(live.late.isFor(live.viewerOf(person)) && {
      late: true,
      // Whose time runs would tell who has answered.
      clock: { ...info.clock, left: info.clock.left.map(() => 0), running: 0, deadlines: undefined },
      motions: undefined,
    }),
  }
}

/** When a game over days may be over; nothing where nobody plays on for now. */
function estimateFor({ table, begun }: LiveTable): Estimate | null {
  const going = table.phase === 'playing' && !table.paused && table.setting.clock.kind === 'days'
  return going && begun !== null ? estimateOf(table.match, begun, Date.now()) : null
}

/** All of a table as text (`Opened`); for somebody who has counted `seq` lines, what they have missed stands for the game where it is kept. */
export function openedFor({ live, listener, viewer }: Subscription, now: number, seq?: number): string {
  const { person } = listener
  const gathers = live.table.phase === 'gathering'
  const frames = seq === undefined || gathers ? null : framesSince(live, viewer, seq)
  const unread = live.chat.unreadBy(person.id)
  const chat = live.chat.readBy(person.id, live.blocks)
  const rest = { viewer, info: onlineInfoFor(live, person, now), chat, ...(unread > 0 && { unread }) }
  if (!frames) return JSON.stringify({ ...rest, game: gathers ? null : gameFor(live, viewer) } satisfies Opened)
  const text = JSON.stringify({ ...rest, game: null } satisfies Opened)
  return `${text.slice(0, -1)},"frames":[${frames.join()}]}`
}

/** What undo would take back depends on who holds the seats, so it is told once more at the end, as it is now. */
function framesSince(live: LiveTable, viewer: Viewer, seq: number): string[] | null {
  const now = live.seenBy(viewer).sight
  const last: Frame = { seq: now.seq, lines: [], events: [], patch: [[['undo'], now.undo]] }
  const frames = live.recent.since(viewer, seq, now.seq)
  return frames && [...frames, JSON.stringify(last)]
}

function gameFor(live: LiveTable, viewer: Viewer): Opened['game'] {
  const seen = live.seenBy(viewer)
  return { sight: seen.sight, events: seen.events() }
}
