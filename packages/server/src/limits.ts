/** So many at once, and so many more as time goes by. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

const HOUR = 3600
export const hourly = (most: number): Rate => ({ burst: most, perSecond: most / HOUR })
export const daily = (most: number): Rate => ({ burst: most, perSecond: most / (24 * HOUR) })

/** How much one guest, table, address, network or connection may ask for. `limitsFor` says how they hang on the people behind one address. */
export interface Limits {
  /** What requests may cost, over http and websockets together: about milliseconds of the server's time, see `costs.ts`. */
  readonly guestBudget: Rate
  readonly addressBudget: Rate
  readonly networkBudget: Rate
  /** Requests beyond it that are refused before a connection is closed. */
  readonly guestPatience: Rate
  readonly addressPatience: Rate

  /** Newcomers of an address and of a network, guesses at recovery codes, tables that are set. */
  readonly guests: Rate
  readonly networkGuests: Rate
  readonly recoveriesPerHour: number
  readonly tablesPerHour: number
  /** Mails that people have sent by asking for a code: to one address, and by one network. */
  readonly mailsPerHour: number
  readonly mailsPerDay: number
  readonly networkMailsPerHour: number
  readonly guestTablesPerHour: number
  /** Games with bots that go on at a time: those of a host, and those of an address. */
  readonly guestBotGames: number
  readonly addressBotGames: number
  /** Tables that gather and stand in the lobby for everybody. */
  readonly guestListed: number
  readonly addressListed: number
  /** Lines of chat, of a guest and at a table. */
  readonly chat: Rate
  readonly tableChat: Rate
  /** What somebody may do of a day among people, and how many friends and blocks they may have. */
  readonly friendsPerDay: number
  readonly blocksPerDay: number
  readonly invitationsPerDay: number
  readonly reportsPerDay: number
  readonly friends: number
  readonly blocks: number
  /** Guesses at the codes of tables: of an address, and of everybody who guesses wrong. */
  readonly codesPerHour: number
  readonly wrongCodesPerHour: number
  /** Advice takes seconds of a processor, so few of a guest may wait for it at a time. */
  readonly advice: Rate
  readonly adviceAtOnce: number

  readonly socketsPerAddress: number
  readonly socketsPerNetwork: number
  readonly socketsPerGuest: number
  /** Tables that one connection has open. */
  readonly openTables: number
  /** Bytes of a message, bytes that may wait for one slow reader, and for all of them. */
  readonly payload: number
  readonly buffered: number
  readonly bufferedInAll: number
}

/** People who may play behind one address, a club's or a provider's, without noticing any limit. */
export const CROWD = 30

export const LIMITS: Limits = {
  guestBudget: { burst: 600, perSecond: 60 },
  addressBudget: { burst: 6000, perSecond: 400 },
  networkBudget: { burst: 15_000, perSecond: 800 },
  guestPatience: { burst: 200, perSecond: 10 },
  addressPatience: { burst: 2000, perSecond: 100 },
  guests: hourly(100),
  networkGuests: hourly(400),
  // A code is looked at before it is used.
  recoveriesPerHour: 20,
  tablesPerHour: 150,
  mailsPerHour: 3,
  mailsPerDay: 10,
  networkMailsPerHour: 20,
  guestTablesPerHour: 40,
  guestBotGames: 8,
  addressBotGames: 60,
  guestListed: 4,
  addressListed: 20,
  chat: { burst: 8, perSecond: 0.5 },
  tableChat: { burst: 40, perSecond: 3 },
  friendsPerDay: 30,
  blocksPerDay: 60,
  invitationsPerDay: 60,
  reportsPerDay: 10,
  friends: 200,
  blocks: 500,
  codesPerHour: 20,
  wrongCodesPerHour: 2000,
  advice: { burst: 20, perSecond: 0.2 },
  adviceAtOnce: 2,
  socketsPerAddress: 400,
  socketsPerNetwork: 1600,
  socketsPerGuest: 12,
  openTables: 20,
  payload: 16 * 1024,
  buffered: 4 * 1024 * 1024,
  bufferedInAll: 256 * 1024 * 1024,
}

/** What holds for an address or a network grows and shrinks with the people behind it. */
const OF_CROWDS = [
  'addressBudget',
  'networkBudget',
  'addressPatience',
  'guests',
  'networkGuests',
  'tablesPerHour',
  'addressBotGames',
  'addressListed',
  'codesPerHour',
  'socketsPerAddress',
  'socketsPerNetwork',
] as const satisfies readonly (keyof Limits)[]

/** The limits where so many people may play behind one address; nobody is left less than what one guest may have. */
export function limitsFor(crowd: number): Limits {
  const factor = Math.max(crowd / CROWD, 1 / 4)
  const scaled = (limit: number | Rate) =>
    typeof limit === 'number'
      ? Math.ceil(limit * factor)
      : { burst: limit.burst * factor, perSecond: limit.perSecond * factor }
  return { ...LIMITS, ...Object.fromEntries(OF_CROWDS.map((name) => [name, scaled(LIMITS[name])])) }
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

  has(cost: number, now: number): boolean {
    this.fill(now)
    return this.left >= cost
  }

  take(now: number, cost = 1): boolean {
    if (!this.has(cost, now)) return false
    this.left -= cost
    return true
  }

  /** Takes what was used already, also if there is not so much: then it has to be made up for first. */
  charge(cost: number, now: number): void {
    this.fill(now)
    this.left = Math.max(-this.rate.burst, this.left - cost)
  }

  full(now: number): boolean {
    return this.has(this.rate.burst, now)
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
  /** So many are kept before full ones are looked for; more where many are in use, so that looking stays rare. */
  private most = MANY

  constructor(rate: Rate) {
    this.rate = rate
  }

  take(key: string, now: number): boolean {
    return this.of(key, now).take(now)
  }

  of(key: string, now: number): Bucket {
    let bucket = this.byKey.get(key)
    if (!bucket) {
      if (this.byKey.size >= this.most) this.forget(now)
      bucket = new Bucket(this.rate, now)
      this.byKey.set(key, bucket)
    }
    return bucket
  }

  private forget(now: number): void {
    for (const [key, bucket] of this.byKey) if (bucket.full(now)) this.byKey.delete(key)
    this.most = Math.max(MANY, 2 * this.byKey.size)
  }
}
