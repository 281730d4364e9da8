import { playAll } from './crew.ts'
import { rotationsOf } from './field.ts'
import type { Deal, Job, Order, Played } from './order.ts'
import { Proof } from './proof.ts'
import { shareIn } from './standing.ts'

export interface Plan {
  readonly order: Order
  /** Deals that are played at most. */
  readonly deals: number
  readonly threads: number
  /** The share that the first bot has to win; without it all deals are played. */
  readonly bar?: number
  /** Deals that were played before. */
  readonly before: readonly Deal[]
}

export interface Outcome {
  /** In order; with a bar only those that it took to decide. */
  readonly deals: readonly Deal[]
  readonly proof: Proof | null
}

/** Plays deals until all are played, the bar is decided or somebody stops it. Every deal that is complete is told at once. */
export async function contest(
  { order, deals: most, threads, bar, before }: Plan,
  tell: { deal(deal: Deal): void; game(): void },
  stop: AbortSignal,
): Promise<Outcome> {
  const { field } = order
  const rotations = rotationsOf(field)
  const complete = new Map(before.filter(({ deal }) => deal < most).map((deal) => [deal.deal, deal]))
  const begun = new Map<number, Played[]>()
  const proof = bar === undefined ? null : new Proof(bar)
  const decided = new AbortController()

  /** Deals are weighed in their own order: those that end early are not any deals, and results hang on no number of threads. */
  const weigh = () => {
    while (proof?.verdict === 'undecided' && complete.has(proof.deals))
      proof.add(shareIn(field, complete.get(proof.deals)!, field[0]))
    if (proof && proof.verdict !== 'undecided') decided.abort()
  }

  const hear = ({ deal, rotation }: Job, played: Played) => {
    const games = begun.get(deal) ?? []
    games[rotation] = played
    begun.set(deal, games)
    tell.game()
    if (games.filter(Boolean).length < rotations.length) return
    begun.delete(deal)
    complete.set(deal, { deal, games })
    tell.deal({ deal, games })
    weigh()
  }

  function* jobs(): Generator<Job> {
    for (let deal = 0; deal < most; deal++) {
      if (complete.has(deal)) continue
      for (const [rotation, seats] of rotations.entries()) yield { deal, rotation, seats }
    }
  }

  weigh()
  const left = (most - complete.size) * rotations.length
  if (left > 0) await playAll(order, jobs(), Math.min(threads, left), hear, AbortSignal.any([stop, decided.signal]))
  const deals = [...complete.values()].sort((a, b) => a.deal - b.deal)
  return { deals: decided.signal.aborted ? deals.slice(0, proof!.deals) : deals, proof }
}
