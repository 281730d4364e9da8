import { type Bucket, Buckets, type Limits } from './limits.ts'
import type { Origin } from './origin.ts'

/** Who asks for something. Over http nobody knows the person before the request is looked at. */
export interface Asker {
  readonly person?: string
  readonly from: Origin
}

/** What becomes of a request: it is carried out, it is refused, or the connection has been told often enough. */
export type Verdict = 'paid' | 'slow-down' | 'enough'

/** What everybody may cost the server: each request is paid for by its person, by the address and by the network it comes from. */
export class Budget {
  private readonly persons: Buckets
  private readonly addresses: Buckets
  private readonly networks: Buckets
  private readonly guestPatience: Buckets
  private readonly addressPatience: Buckets

  constructor(limits: Limits) {
    this.persons = new Buckets(limits.guestBudget)
    this.addresses = new Buckets(limits.addressBudget)
    this.networks = new Buckets(limits.networkBudget)
    this.guestPatience = new Buckets(limits.guestPatience)
    this.addressPatience = new Buckets(limits.addressPatience)
  }

  /** Pays what is known before; all of them can, or nobody pays. */
  pay(asker: Asker, cost: number, now: number): boolean {
    const buckets = this.bucketsOf(asker, now)
    if (!buckets.every((bucket) => bucket.has(cost, now))) return false
    for (const bucket of buckets) bucket.charge(cost, now)
    return true
  }

  /** The same for a connection, which is closed when it does not slow down. */
  judge(asker: Asker, cost: number, now: number): Verdict {
    if (this.pay(asker, cost, now)) return 'paid'
    const patient = [
      ...(asker.person === undefined ? [] : [this.guestPatience.of(asker.person, now)]),
      this.addressPatience.of(asker.from.address, now),
    ]
    return patient.every((bucket) => bucket.take(now)) ? 'slow-down' : 'enough'
  }

  /** Pays for what turned out to cost more. */
  charge(asker: Asker, cost: number, now: number): void {
    if (cost > 0) for (const bucket of this.bucketsOf(asker, now)) bucket.charge(cost, now)
  }

  private bucketsOf({ person, from }: Asker, now: number): Bucket[] {
    return [
      ...(person === undefined ? [] : [this.persons.of(person, now)]),
      this.addresses.of(from.address, now),
      this.networks.of(from.network, now),
    ]
  }
}
