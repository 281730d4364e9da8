import type { Language } from '@quayside/kernel'
import type { NoticeWishes } from '@quayside/table'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../metrics.ts'
import type { Sessions } from '../people/sessions.ts'
import type { NoticeRow, SubscriptionRow } from '../store/notices.ts'
import type { Store } from '../store/store.ts'
import type { TableTime } from '../table-time.ts'
import { Attendance } from './attendance.ts'
import { Noticing, turnsIn } from './noticing.ts'
import { openPusher } from './push/pusher.ts'
import { NoticeQueue } from './queue.ts'
import { Reach } from './reach.ts'
import { type MailLinks, trialMailOf, trialOf } from './telling.ts'
import { UnsubscribeTokens } from './unsubscribe.ts'
import { MailWay, PushWay } from './ways.ts'
import { USUAL, wishesIn } from './wishes.ts'

/** Devices of one person that are told. */
const MOST_DEVICES = 20
/** Tables that are looked at for somebody who can be told for the first time, the last changed ones. */
const MOST_TABLES = 100
/** Seconds for which a trial is of use. */
const TRIAL = 300

export interface NoticesParts {
  readonly config: Config
  readonly store: Store
  readonly log: Log
  readonly metrics: Metrics
  readonly sessions: Sessions
  readonly mailer: Mailer | null
  readonly secret: Buffer
  readonly time: TableTime
}

/** What people are told outside the page. */
export class Notices {
  readonly attendance = new Attendance()
  readonly noticing: Noticing
  readonly reach: Reach
  private readonly parts: NoticesParts
  private readonly tokens: UnsubscribeTokens
  private readonly queue: NoticeQueue
  private pusher: ReturnType<typeof openPusher> = null
  private push: PushWay | null = null
  private mail: MailWay | null = null

  constructor(parts: NoticesParts) {
    const { store, config, log } = parts
    this.parts = parts
    this.reach = new Reach(store.notices)
    this.noticing = new Noticing(this.reach, config.clock, parts.time)
    this.tokens = new UnsubscribeTokens(parts.secret)
    this.queue = new NoticeQueue({
      store,
      clock: config.clock,
      log,
      attendance: this.attendance,
      time: parts.time,
      ways: () => [this.push, this.mail].filter((way) => way !== null),
    })
  }

  /** Opens the ways that this server has, and goes on with what was not told before it was stopped. */
  async start(): Promise<void> {
    const { store, config, log, metrics, sessions, mailer } = this.parts
    this.pusher = openPusher(config, log)
    if (this.pusher) this.push = new PushWay(this.pusher, store.notices, this.reach, metrics)
    // Without an address of its own the server has nowhere to lead to.
    if (mailer && config.url !== null) {
      const links = (person: string) => this.linksFor(person, config.url!)
      this.mail = new MailWay(mailer, store.notices, store.people, this.reach, metrics, links)
    }
    sessions.whenEnded((hash) => {
      this.endSession(hash).catch((problem) => log.error({ err: problem }, 'a device could not be forgotten'))
    })
    if (!this.push && !this.mail) return
    await this.reach.load()
    await this.queue.start()
  }

  async stop(): Promise<void> {
    await this.queue.stop()
    await this.pusher?.stop()
    this.parts.mailer?.close()
  }

  /** These were stored just now. */
  added(rows: readonly NoticeRow[]): void {
    for (const { due } of rows) this.queue.wakeBy(due)
  }

  /** Lets go of what is of no use any more. */
  sweep(): Promise<void> {
    return this.parts.store.notices.purge(this.parts.config.clock.now())
  }

  /** The key that browsers ask for; null if nothing is pushed. */
  get publicKey(): string | null {
    return this.pusher?.publicKey ?? null
  }

  get mails(): boolean {
    return this.mail !== null
  }

  /* What somebody wants */

  async wishes(person: string, usual?: NoticeWishes): Promise<NoticeWishes> {
    return wishesIn(await this.parts.store.notices.wishes(person), usual)
  }

  keepWishes(person: string, wishes: NoticeWishes): Promise<void> {
    return this.parts.store.notices.keepWishes(person, JSON.stringify(wishes))
  }

  /** Somebody's mail address was confirmed, by a browser that reads this language, or is not there any more. */
  async addressChanged(person: string, language?: Language): Promise<void> {
    if (language) await this.keepWishes(person, await this.wishes(person, { ...USUAL, language }))
    await this.parts.store.notices.refuseAddress(person, null)
    await this.lookFor(person)
  }

  /** A device is told from now on; false if the server would not send to where it is. */
  async subscribe(device: Omit<SubscriptionRow, 'failures' | 'created'>): Promise<boolean> {
    if (!this.pusher?.accepts(device.endpoint)) return false
    const row = { ...device, failures: 0, created: this.parts.config.clock.now() }
    await this.parts.store.notices.subscribe(row, MOST_DEVICES)
    await this.lookFor(device.person_id)
    return true
  }

  /** Somebody may have a first way to be told, and tables that wait for them already. */
  private async lookFor(person: string): Promise<void> {
    const { store, config } = this.parts
    const before = this.reach.has(person)
    await this.reach.look(person)
    if (before || !this.reach.has(person)) return
    const rows = turnsIn(await store.tablesOf(person, MOST_TABLES), person, config.clock.now())
    await store.notices.add(rows)
    this.added(rows)
  }

  async unsubscribe(person: string, endpoint: string): Promise<boolean> {
    const was = await this.parts.store.notices.unsubscribe(person, endpoint)
    await this.reach.look(person)
    return was
  }

  private async endSession(hash: string): Promise<void> {
    for (const person of await this.parts.store.notices.endSubscriptions(hash)) await this.reach.look(person)
  }

  /** Sends something by every way that leads to somebody, so that they see whether it arrives: on how many devices, and whether by mail. */
  async trial(person: string): Promise<{ push: number; mail: boolean }> {
    const wishes = await this.wishes(person)
    const told = await this.push?.tell(person, trialOf(wishes), TRIAL)
    const { url } = this.parts.config
    const mail = url === null ? undefined : this.mail?.post(person, trialMailOf(wishes, this.linksFor(person, url)))
    return { push: told?.sent ?? 0, mail: (await mail) === 'sent' }
  }

  /* The last link of a mail */

  private linksFor(person: string, url: string): MailLinks {
    return { url, stop: `${url}/api/unsubscribe/${this.tokens.seal(person)}` }
  }

  whoStops(token: string): string | null {
    return this.tokens.open(token)
  }

  /** Somebody gets no more mails of any kind. */
  async stopMails(person: string): Promise<void> {
    const wishes = await this.wishes(person)
    const kinds = Object.fromEntries(
      Object.entries(wishes.kinds).map(([kind, { push }]) => [kind, { push, mail: false }]),
    )
    await this.keepWishes(person, { ...wishes, kinds: kinds as NoticeWishes['kinds'] })
  }
}
