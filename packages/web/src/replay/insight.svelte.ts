import type { AnalysisJob, AnalysisStep, Known, Outlook, Quality, Review } from '@quayside/bots/analysis'
import { type Turning, turningPoints } from '@quayside/bots/analysis/turning'
import type { AdviceJob } from '@quayside/bots/think'
import type { GameRecord } from '@quayside/kernel'
import type { AdviceShown } from '@quayside/table'
import { thinker } from '../bots/thinker.ts'
import { fingerprintOf, type Shelf, shelf } from './shelf.ts'

/** Who looks back on games: elsewhere, so that the page never waits. */
export interface Scholar {
  analyse(task: AnalysisJob): Promise<AnalysisStep | null>
  advise(task: AdviceJob): Promise<AdviceShown>
}

/** The longest a step may take: as long as that, nothing else is thought about. In milliseconds. */
const STEP = 700
/** After so long the rest is left to be asked for: nobody's battery is spent on the last percent. */
const PATIENCE = 90_000
/** What was found is written down so often, and when one leaves; in milliseconds. */
const WRITE_EVERY = 2000

/** What has been found out about a finished game so far. */
export class Insight {
  /** `alone` if nobody plays against anybody in it. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'alone' = $state('waiting')
  /** The last that was heard: how far it is. */
  news: AnalysisStep | null = $state.raw(null)
  /** All moments of the curve have been looked at once. */
  ready = $state(false)
  reviews: ReadonlyMap<number, Review> = $state.raw(new Map())
  private outlooks: ReadonlyMap<number, Outlook> = $state.raw(new Map())
  /** In the order of the game; not to be shown before it is ready. */
  readonly curve: readonly Outlook[] = $derived([...this.outlooks.values()].sort((a, b) => a.line - b.line))
  readonly turnings: readonly Turning[] = $derived(this.ready ? turningPoints(this.curve) : [])

  /** Games that were played on in thought. */
  readonly playouts: number = $derived(
    this.curve.reduce((sum, { seat, playouts }) => (seat === null ? sum : sum + playouts), 0),
  )

  private readonly record: GameRecord
  private readonly scholar: Scholar
  private readonly shelf: Shelf
  private readonly key: string
  private readonly advice = new Map<number, Promise<AdviceShown>>()
  private wanted = false
  private spent = 0
  private written = 0
  private unwritten = false

  constructor(record: GameRecord, scholar: Scholar = thinker, kept: Shelf = shelf) {
    this.record = record
    this.scholar = scholar
    this.shelf = kept
    this.key = fingerprintOf(record)
    const found = kept.take(this.key)
    if (!found) return
    this.outlooks = new Map(found.outlooks.map((outlook) => [outlook.line, outlook]))
    this.reviews = new Map(found.reviews.map((review) => [review.line, review]))
    this.ready = found.ready
    this.spent = found.spent
    if (found.done) this.state = 'done'
  }

  /** Something was found before, in this visit or an earlier one. */
  get begun(): boolean {
    return this.outlooks.size > 1
  }

  /** Goes on until there is nothing more to find, or somebody says to stop. */
  async start(): Promise<void> {
    this.wanted = true
    if (this.state === 'running' || this.state === 'done' || this.state === 'alone') return
    this.state = 'running'
    try {
      while (this.wanted && this.state === 'running') await this.step()
      if (this.state === 'running') this.state = 'waiting'
    } catch {
      this.state = 'failed'
    }
    this.write()
  }

  /** Writes down what was found since the last time. */
  write(): void {
    if (!this.unwritten) return
    this.unwritten = false
    this.written = Date.now()
    const { ready, spent } = this
    this.shelf.put(this.key, { ...this.known(), ready, spent, done: this.state === 'done' })
  }

  stop(): void {
    this.wanted = false
  }

  /** How good one answer was, before its turn has come. */
  async review(line: number): Promise<void> {
    if (this.reviews.has(line)) return
    const news = await this.scholar.analyse({ ...this.task(), line }).catch(() => null)
    if (news) this.take(news)
  }

  /** A longer look at an answer than its review was: from now on this is how good it was. */
  settle(line: number, quality: Quality, lost: number): void {
    const review = this.reviews.get(line)
    if (review && (review.quality !== quality || review.lost !== lost)) this.keep({ ...review, quality, lost })
  }

  /** What a master would have answered; asked once for every line. */
  advise(line: number, task: AdviceJob): Promise<AdviceShown> {
    const asked = this.advice.get(line) ?? this.scholar.advise(task)
    this.advice.set(line, asked)
    asked.catch(() => this.advice.delete(line))
    return asked
  }

  private async step(): Promise<void> {
    const began = performance.now()
    const news = await this.scholar.analyse(this.task())
    this.spent += performance.now() - began
    if (!news) this.state = this.outlooks.size > 0 ? 'done' : 'alone'
    else {
      this.news = news
      this.take(news)
      if (this.ready && this.spent > PATIENCE) this.state = 'done'
    }
  }

  private take(news: AnalysisStep): void {
    if ('review' in news) {
      this.keep(news.review)
      return
    }
    const { outlook, step, of } = news
    // Who had to begin anew tells what is known already.
    if (outlook.playouts < (this.outlooks.get(outlook.line)?.playouts ?? 0)) return
    this.outlooks = new Map(this.outlooks).set(outlook.line, outlook)
    if (step === of) this.ready = true
    this.unwritten = true
    if (Date.now() - this.written > WRITE_EVERY) this.write()
  }

  private keep(review: Review): void {
    this.reviews = new Map(this.reviews).set(review.line, review)
    this.unwritten = true
    if (Date.now() - this.written > WRITE_EVERY) this.write()
  }

  private known(): Known {
    return { outlooks: [...this.outlooks.values()], reviews: [...this.reviews.values()] }
  }

  private task(): AnalysisJob {
    const { record } = this
    return { record, seed: record.hash ?? '', milliseconds: STEP, known: this.known() }
  }
}

/** What is known of the games looked at last, so that going back and forth between pages loses nothing. */
const kept = new Map<string, Insight>()
const MOST_KEPT = 6

/** Nothing is looked into any more until somebody wants it again: others need the workers. */
export function restAll(): void {
  for (const insight of kept.values()) insight.stop()
}

export function insightOf(record: GameRecord): Insight {
  const key = fingerprintOf(record)
  const insight = kept.get(key) ?? new Insight(record)
  kept.delete(key)
  kept.set(key, insight)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return insight
}
