/** So many at once, and so many more as time goes by. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** How much one person, address or connection may ask for. A club behind one address has to fit in. */
export interface Limits {
  /** Of an address, over http. */
  readonly httpPerMinute: number
  readonly historiesPerMinute: number
  readonly recoveriesPerHour: number
  readonly tablesPerHour: number
  readonly guests: Rate
  readonly socketsPerAddress: number
  /** Of a guest. Telling what somebody missed means replaying the game. */
  readonly socketsPerGuest: number
  readonly opens: Rate
  /** Advice takes seconds of a processor, so few may wait for it at a time. */
  readonly advice: Rate
  readonly adviceAtOnce: number
  /** Of a connection. */
  readonly requests: Rate
  readonly chat: Rate
  /** Requests refused for their number before the connection is closed. */
  readonly patience: Rate
  readonly openTables: number
  /** Bytes of a message, and bytes that may wait for a slow reader. */
  readonly payload: number
  readonly buffered: number
}

export const LIMITS: Limits = {
  httpPerMinute: 1200,
  historiesPerMinute: 60,
  recoveriesPerHour: 10,
  tablesPerHour: 120,
  guests: { burst: 200, perSecond: 200 / 3600 },
  socketsPerAddress: 400,
  socketsPerGuest: 12,
  opens: { burst: 60, perSecond: 2 },
  advice: { burst: 20, perSecond: 0.2 },
  adviceAtOnce: 2,
  requests: { burst: 40, perSecond: 20 },
  chat: { burst: 8, perSecond: 1 },
  patience: { burst: 200, perSecond: 10 },
  openTables: 20,
  payload: 16 * 1024,
  buffered: 4 * 1024 * 1024,
}

/** A bucket of permissions that fills again with time. */
export class Bucket {
  private readonly rate: Rate
  private left: number
  private at: number

  constructor(rate: Rate, now: number) {
    this.rate = rate
    this.left = rate.burst
    this.at = now
  }

  take(now: number): boolean {
    this.fill(now)
    if (this.left < 1) return false
    this.left--
    return true
  }

  full(now: number): boolean {
    this.fill(now)
    return this.left === this.rate.burst
  }

  private fill(now: number): void {
    this.left = Math.min(this.rate.burst, this.left + (Math.max(0, now - this.at) / 1000) * this.rate.perSecond)
    this.at = now
  }
}

const MANY = 10_000

/** One bucket for each address or guest. Full ones are dropped: a new bucket would be the same. */
export class Buckets {
  private readonly rate: Rate
  private readonly byKey = new Map<string, Bucket>()

  constructor(rate: Rate) {
    this.rate = rate
  }

  take(key: string, now: number): boolean {
    let bucket = this.byKey.get(key)
    if (!bucket) {
      if (this.byKey.size >= MANY) this.forget(now)
      bucket = new Bucket(this.rate, now)
      this.byKey.set(key, bucket)
    }
    return bucket.take(now)
  }

  private forget(now: number): void {
    for (const [key, bucket] of this.byKey) if (bucket.full(now)) this.byKey.delete(key)
  }
}

/**
 * What counts as one address: an IPv4 address, or the /64 network that an IPv6 user has all of. Those who have hung up already have none
 * any more, whatever Fastify says.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head, tail] = ip.split('::').map((half) => half.split(':').filter((part) => part !== ''))
  const zeros = tail === undefined ? [] : new Array(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')
}
