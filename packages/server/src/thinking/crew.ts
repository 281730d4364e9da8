import type { Services } from '../services.ts'
import { Thinker } from './thinker.ts'

/** The processes that think. None is started before it is needed, and those that have nothing to do end after a while. */
export class Crew {
  private readonly services: Pick<Services, 'config' | 'metrics'>
  private readonly freed: () => void
  private readonly thinkers = new Set<Thinker>()
  private readonly resting = new Map<Thinker, NodeJS.Timeout>()
  private busy = 0

  constructor(services: Pick<Services, 'config' | 'metrics'>, freed: () => void) {
    this.services = services
    this.freed = freed
  }

  /** How many more jobs could be done now. */
  get free(): number {
    return this.services.config.thinking.processes - this.busy
  }

  /** Those that there are now. */
  get pids(): number[] {
    return Array.from(this.thinkers, ({ pid }) => pid).filter((pid) => pid !== undefined)
  }

  /** Lets a process do a job; one that is taken from its work by the signal ends. */
  async ask(text: string, milliseconds: number, signal: AbortSignal): Promise<unknown> {
    const { metrics } = this.services
    this.busy++
    const began = performance.now()
    const thinker = this.rested() ?? this.start()
    const dismiss = () => void thinker.end()
    signal.addEventListener('abort', dismiss)
    try {
      return await thinker.ask(text, milliseconds)
    } finally {
      signal.removeEventListener('abort', dismiss)
      this.rest(thinker)
      this.busy--
      metrics.thinkersBusy.inc((performance.now() - began) / 1000)
      this.freed()
    }
  }

  async end(): Promise<void> {
    await Promise.all(Array.from(this.thinkers, (thinker) => thinker.end()))
  }

  private start(): Thinker {
    const thinker = new Thinker(this.services.config.thinking)
    this.thinkers.add(thinker)
    this.count()
    thinker.ended.then(() => {
      this.thinkers.delete(thinker)
      this.wake(thinker)
      this.count()
    })
    return thinker
  }

  private count(): void {
    this.services.metrics.thinkers.set(this.thinkers.size)
  }

  private rest(thinker: Thinker): void {
    if (!thinker.alive) return
    const { idle } = this.services.config.thinking
    this.resting.set(thinker, setTimeout(() => this.wake(thinker).end(), idle).unref())
  }

  /** The process that has been idle for the shortest time, so that surplus ones reach their idle limit and end. */
  private rested(): Thinker | undefined {
    const thinker = [...this.resting.keys()].findLast(({ alive }) => alive)
    return thinker && this.wake(thinker)
  }

  private wake(thinker: Thinker): Thinker {
    clearTimeout(this.resting.get(thinker))
    this.resting.delete(thinker)
    return thinker
  }
}
