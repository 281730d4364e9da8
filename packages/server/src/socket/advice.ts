import type { AdviceJob } from '@quayside/bots/think'
import { ok, type Result } from '@quayside/kernel'
import { type AdviceShown, refuse } from '@quayside/table'
import { steadyNow } from '../clock.ts'
import { Buckets } from '../limits.ts'
import type { Origin } from '../origin.ts'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live.ts'
import { NOW } from '../tables/urgency.ts'
import type { ThinkingPool } from '../thinking/pool.ts'
import { inPlay } from './acts.ts'

/** Who wants advice where, on what they saw at `seq`. */
export interface Seeker {
  readonly live: LiveTable
  readonly person: Person
  readonly from: Origin
  readonly seq: number
  /** Whether the connection is still open. */
  listens(): boolean
}

/** Gives advice to those who are asked, at tables that allow it, and never much at a time to one person. */
export class Adviser {
  private readonly services: Services
  private readonly pool: ThinkingPool
  private readonly rates: Buckets
  private readonly waiting = new Set<Seeker>()

  constructor(services: Services, pool: ThinkingPool) {
    this.services = services
    this.pool = pool
    this.rates = new Buckets(services.config.limits.advice)
  }

  async advise(seeker: Seeker): Promise<Result<AdviceShown>> {
    const { person } = seeker
    const job = jobFor(seeker)
    if (!job.ok) return job
    const waiting = [...this.waiting].filter((other) => other.person.id === person.id && isWaiting(other))
    if (waiting.length >= this.services.config.limits.adviceAtOnce) return deny('busy')
    if (!this.rates.take(person.id, steadyNow())) return deny('slow-down')
    this.waiting.add(seeker)
    try {
      return await this.think(seeker, job.value)
    } finally {
      this.waiting.delete(seeker)
    }
  }

  private async think(seeker: Seeker, job: AdviceJob): Promise<Result<AdviceShown>> {
    const { person, from } = seeker
    const advice = await this.pool.ask({
      kind: 'advice',
      behalf: [from.network, from.address, person.id],
      urgency: NOW,
      wanted: () => isWaiting(seeker),
      job: () => job,
    })
    // The game may have gone on while the advice was thought over.
    const still = jobFor(seeker)
    if (!still.ok) return still
    return advice === null ? deny('server-error') : ok(advice as AdviceShown)
  }
}

/** Whether somebody still wants it. */
const isWaiting = (seeker: Seeker): boolean => seeker.listens() && jobFor(seeker).ok

/** The job of the master who advises; refused if the seat is not asked, or the game has gone on since `seq`. */
function jobFor({ live, person, seq }: Seeker): Result<AdviceJob> {
  const { table } = live
  const seat = table.seatOf(person.id)
  if (live.discarded) return deny('store-failed')
  if (seat < 0) return refuse('not-seated')
  return inPlay(live) ?? table.stale(seat, seq) ?? table.adviceJob(seat)
}
