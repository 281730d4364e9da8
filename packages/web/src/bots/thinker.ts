import type { AnalysisJob, AnalysisStep } from '@quayside/bots/analysis'
import { ADVISER, isDeep, longestFor } from '@quayside/bots/grades'
import type { Found } from '@quayside/bots/parallel'
import { gathered, type InPart, partsOf } from '@quayside/bots/parts'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import { packFor } from '@quayside/games/owned'
import type { AdviceShown } from '@quayside/table'
import { Desk, type Helper, UNWANTED } from './desk.ts'
import type { Fulfilled, Wish } from './wish.ts'

/** Somebody who waits for the workers. */
interface Waiting {
  readonly kind: Wish['kind']
  /** The wish, cut into parts for so many workers as can be had. */
  readonly wishes: (most: number) => Wish[]
  /** Who was asked what of it. */
  asked: readonly (readonly [Desk, Wish])[]
  resolve(said: Fulfilled[]): void
  reject(error: Error): void
}

/** More workers than this have too few simulations each to tell the ways to answer apart, and too much of a small machine's memory. */
const MOST = 8

/** The page itself, and whatever else runs on the machine, keep half of the cores. */
export const workersFor = (cores: number): number => Math.max(1, Math.min(MOST, Math.floor(cores / 2)))

/** The workers of this page, for all its tables. All that are free share a long thought if nothing else is asked of them. */
export class Thinker {
  readonly workers: number
  private readonly desks: readonly Desk[]
  private readonly queue: Waiting[] = []

  constructor(hire: () => Helper, workers: number) {
    this.workers = workers
    this.desks = Array.from({ length: workers }, () => new Desk(hire, () => this.next()))
  }

  /** A bot's answers. Rejects if none came in time, or when the signal says that nobody waits for them any more. */
  async answer(task: BotJob, signal?: AbortSignal): Promise<readonly string[]> {
    const timed = inTime(task, task.bot)
    const asked = this.ask('answer', signal, (most) =>
      partsOf(isDeep(task.bot) ? most : 1).map((part) => ({ kind: 'answer', task: { ...timed, part } })),
    )
    const [said, { answersFrom }] = await Promise.all([asked, import('./joined.ts')])
    return answersFrom(said.flatMap((one) => (one.t === 'answer' ? [one.found] : [])))
  }

  /** Soon something will be asked about a game. */
  prepare({ rules, options }: Pick<BotJob, 'rules' | 'options'>): void {
    // Where it cannot be had, whoever asks hears of it.
    this.ask('ready', undefined, () => [{ kind: 'ready', task: { rules, options, milliseconds: 0 } }]).catch(() => {})
  }

  /** A part of what a bot thinks, for whoever puts parts together as they come. Nobody is dismissed for it: it is short, and what came late is left. */
  async weigh(task: InPart<BotJob>): Promise<Found<string>> {
    const [said] = await this.ask('answer', undefined, () => [{ kind: 'answer', task: inTime(task, task.bot) }])
    if (said.t !== 'answer') throw new Error('the worker said something else')
    return said.found
  }

  /** What a master would answer; the same about coming to nothing. What several have found is told by one of them, and never by the page. */
  async advise(task: AdviceJob, signal?: AbortSignal): Promise<AdviceShown> {
    const timed = inTime(task, ADVISER)
    const said = await this.ask('advice', signal, (most) =>
      most === 1
        ? [{ kind: 'advice', task: timed }]
        : partsOf(most).map((part) => ({ kind: 'answer', task: { ...timed, bot: ADVISER, part } })),
    )
    const found = said.flatMap((one) => (one.t === 'answer' ? [one.found] : []))
    const [told] =
      found.length === 0
        ? said
        : await this.ask('advice', signal, () => [{ kind: 'advice', task: { ...timed, found } }])
    if (told.t !== 'advice') throw new Error('the worker said something else')
    return told.advice
  }

  /** What the next step of an analysis has found; null if there is nothing more to find. Whoever has enough just asks no more. */
  async analyse(task: AnalysisJob): Promise<AnalysisStep | null> {
    const [said] = await this.ask('analysis', undefined, () => [{ kind: 'analysis', task: inTime(task, ADVISER) }])
    if (said.t !== 'analysis') throw new Error('the worker said something else')
    return said.news
  }

  private ask(kind: Wish['kind'], signal: AbortSignal | undefined, wishes: Waiting['wishes']): Promise<Fulfilled[]> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new Error(UNWANTED))
      const waiting: Waiting = { kind, wishes, asked: [], resolve, reject }
      signal?.addEventListener('abort', () => this.drop(waiting), { once: true })
      // Somebody waits for advice with nothing else to do.
      if (kind === 'advice') this.queue.unshift(waiting)
      else this.queue.push(waiting)
      this.next()
    })
  }

  private next(): void {
    for (const waiting of [...this.queue]) {
      const free = this.free(waiting.kind)
      if (free.length === 0) continue
      this.queue.splice(this.queue.indexOf(waiting), 1)
      const wishes = waiting.wishes(this.queue.length === 0 ? free.length : 1)
      waiting.asked = wishes.map((wish, i) => [free[i], withPack(wish)] as const)
      gathered(waiting.asked.map(([desk, wish]) => desk.ask(wish))).then(waiting.resolve, waiting.reject)
    }
  }

  /** Those who could be asked, first who is there already. An analysis goes on where it began: that worker remembers it. */
  private free(kind: Wish['kind']): Desk[] {
    const desks = kind === 'analysis' ? this.desks.slice(0, 1) : this.desks
    return desks.filter((desk) => desk.free).sort((a, b) => Number(b.staffed) - Number(a.staffed))
  }

  private drop(waiting: Waiting): void {
    const at = this.queue.indexOf(waiting)
    if (at >= 0) this.queue.splice(at, 1)
    waiting.reject(new Error(UNWANTED))
    for (const [desk, wish] of waiting.asked) desk.leave(wish)
  }
}

/** A worker has no box to look into. */
function withPack(wish: Wish): Wish {
  const { rules, options } = 'record' in wish.task ? wish.task.record : wish.task
  const pack = packFor(rules, options)
  return pack === undefined ? wish : { ...wish, pack }
}

const inTime = <T extends { readonly milliseconds?: number }>(task: T, bot: string): T => ({
  ...task,
  milliseconds: task.milliseconds ?? longestFor(bot),
})

const newThinker = (): Thinker =>
  new Thinker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    workersFor(globalThis.navigator?.hardwareConcurrency ?? 1),
  )

export const thinker = newThinker()
/** Others, for whoever wants an answer at once while `thinker` is at something longer. They are hired when they are first asked. */
export const quickThinker = newThinker()
