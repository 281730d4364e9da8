import { createHash } from 'node:crypto'
import type { NoticeChannel, NoticeWishes, PushPayload } from '@quayside/table'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../metrics.ts'
import type { NoticeRow, NoticeStore, SubscriptionRow } from '../store/notices.ts'
import type { PeopleStore } from '../store/people.ts'
import type { Pusher } from './push/pusher.ts'
import type { Reach } from './reach.ts'
import { type Item, type MailLinks, mailOf, pushOf } from './telling.ts'

/** A device that could not be reached so often in a row is given up. */
const MOST_FAILURES = 10
const DAY_SECONDS = 24 * 3600

/** What is told together. */
export interface Message {
  readonly person: string
  readonly wishes: NoticeWishes
  readonly items: readonly Item[]
  /** When the last mail went out. */
  readonly mailed: number
  readonly now: number
}

/** Whether it got through; `never` if it never will. */
export type Outcome = 'sent' | 'failed' | 'never'

/** A way to somebody who is not here. */
export interface Way {
  readonly channel: NoticeChannel
  send(message: Message): Promise<Outcome>
}

export class PushWay implements Way {
  readonly channel = 'push'
  private readonly pusher: Pusher
  private readonly store: NoticeStore
  private readonly reach: Reach
  private readonly metrics: Metrics

  constructor(pusher: Pusher, store: NoticeStore, reach: Reach, metrics: Metrics) {
    this.pusher = pusher
    this.store = store
    this.reach = reach
    this.metrics = metrics
  }

  async send({ person, wishes, items, now }: Message): Promise<Outcome> {
    const payload = pushOf(items, wishes, await this.store.turns(person))
    const { devices, sent } = await this.tell(person, payload, ttlOf(items, now))
    return sent > 0 ? 'sent' : devices > 0 ? 'failed' : 'never'
  }

  /** Tells all devices of a person: how many there are still, and how many took it. */
  async tell(person: string, payload: PushPayload, ttl: number): Promise<{ devices: number; sent: number }> {
    const all = await this.store.subscriptions(person)
    const kept = await Promise.all(all.map((device) => this.tellDevice(device, payload, ttl)))
    if (kept.some((fate) => fate === 'gone')) await this.reach.look(person)
    return {
      devices: kept.filter((fate) => fate !== 'gone').length,
      sent: kept.filter((fate) => fate === 'sent').length,
    }
  }

  private async tellDevice(device: SubscriptionRow, payload: PushPayload, ttl: number) {
    const delivered = await this.pusher.send(device, payload, ttl)
    const failures = delivered === 'sent' ? 0 : device.failures + 1
    const gone = delivered === 'gone' || failures >= MOST_FAILURES
    if (delivered === 'sent') this.metrics.noticesSent.inc({ way: 'push' })
    else this.metrics.noticesFailed.inc({ way: 'push' })
    if (gone || failures !== device.failures) await this.store.noteDelivery(device.endpoint, gone ? null : failures)
    return gone ? 'gone' : delivered
  }
}

/** Seconds for which a service keeps it for a device that is off: as long as it may be of use, and no longer than until the next reminder. */
function ttlOf(items: readonly Item[], now: number): number {
  const last = Math.max(...items.map(({ row }) => row.ends ?? row.expires))
  return Math.min(DAY_SECONDS, Math.max(60, Math.round((last - now) / 1000)))
}

export class MailWay implements Way {
  readonly channel = 'mail'
  private readonly mailer: Mailer
  private readonly store: NoticeStore
  private readonly people: PeopleStore
  private readonly reach: Reach
  private readonly metrics: Metrics
  private readonly links: (person: string) => MailLinks

  constructor(
    mailer: Mailer,
    store: NoticeStore,
    people: PeopleStore,
    reach: Reach,
    metrics: Metrics,
    links: (person: string) => MailLinks,
  ) {
    this.mailer = mailer
    this.store = store
    this.people = people
    this.reach = reach
    this.metrics = metrics
    this.links = links
  }

  async send({ person, wishes, items, mailed, now }: Message): Promise<Outcome> {
    const name = (await this.people.person(person))?.name ?? ''
    const mail = mailOf(items, wishes, name, this.links(person))
    const outcome = await this.post(person, { ...mail, id: idOf(person, mailed, items) })
    if (outcome === 'sent') await this.store.noteMailed(person, now)
    return outcome
  }

  async post(person: string, mail: Omit<Mail, 'to'>): Promise<Outcome> {
    const to = await this.store.address(person)
    if (to === null) return 'never'
    const posted = await this.mailer.send({ ...mail, to })
    if (posted === 'sent') this.metrics.noticesSent.inc({ way: 'mail' })
    else this.metrics.noticesFailed.inc({ way: 'mail' })
    if (posted !== 'refused') return posted
    await this.store.refuseAddress(person, to)
    await this.reach.look(person)
    return 'never'
  }
}

/** The same until a mail has got through, so that one that is sent again after a crash is known again. */
function idOf(person: string, mailed: number, items: readonly Item[]): string {
  const keys = items.map(({ row }) => keyOf(row)).toSorted()
  return createHash('sha256')
    .update(JSON.stringify([person, mailed, keys]))
    .digest('hex')
    .slice(0, 40)
}

const keyOf = ({ kind, table_id, cause }: NoticeRow): string => `${kind} ${table_id} ${cause}`
