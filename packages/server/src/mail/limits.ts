import { createHash } from 'node:crypto'
import type { Limits } from '../limits.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const MANY = 10_000

/** So many within any stretch of time, and none more: a bucket that fills again would let through twice as many at worst. */
class Window {
  private readonly most: number
  private readonly span: number
  private readonly times = new Map<string, number[]>()

  constructor(most: number, span: number) {
    this.most = most
    this.span = span
  }

  has(key: string, now: number): boolean {
    return this.recent(key, now).length < this.most
  }

  count(key: string, now: number): void {
    if (this.times.size >= MANY) for (const other of [...this.times.keys()]) this.recent(other, now)
    this.times.set(key, [...this.recent(key, now), now])
  }

  private recent(key: string, now: number): number[] {
    const recent = (this.times.get(key) ?? []).filter((at) => at > now - this.span)
    if (recent.length === 0) this.times.delete(key)
    return recent
  }
}

/**
 * How much mail people can have sent by asking for it: to one address, and by one network. Addresses that nobody here has count the same, so
 * that it tells nothing.
 */
export class MailLimits {
  private readonly hourly: Window
  private readonly daily: Window
  private readonly ofNetworks: Window

  constructor(limits: Limits) {
    this.hourly = new Window(limits.mailsPerHour, HOUR)
    this.daily = new Window(limits.mailsPerDay, DAY)
    this.ofNetworks = new Window(limits.networkMailsPerHour, HOUR)
  }

  /** Whether one more may be sent, which counts then. `now` is steady time. */
  take(address: string, network: string, now: number): boolean {
    // Who asked for what is nobody's business, not even in memory.
    const to = createHash('sha256').update(address).digest('base64')
    if (!this.hourly.has(to, now) || !this.daily.has(to, now) || !this.ofNetworks.has(network, now)) return false
    this.hourly.count(to, now)
    this.daily.count(to, now)
    this.ofNetworks.count(network, now)
    return true
  }
}
