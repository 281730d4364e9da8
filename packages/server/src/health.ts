import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'
import { DATABASE } from './store/file.ts'
import type { Inspection } from './store/inspect.ts'
import type { Store } from './store/store.ts'

/** Milliseconds for which an answer holds: asking again and again costs the store nothing more. */
const HOLDS = 2000
/** Milliseconds that a write may take. */
const LONGEST = 5000

/** Whether the server can keep what people do. */
export class Health {
  private readonly store: Store
  private readonly config: Config
  private readonly log: Log
  private latest: Promise<string[]> | null = null
  private asked = 0
  private damage: string | null = null
  private inspector: Worker | null = null
  private timer: NodeJS.Timeout | undefined

  constructor({ store, config, log }: Pick<Services, 'store' | 'config' | 'log'>) {
    this.store = store
    this.config = config
    this.log = log
  }

  /** What is wrong; nothing if the list is empty. */
  problems(): Promise<string[]> {
    const now = Date.now()
    // A clock that was set back must not make an old answer hold for hours.
    const fresh = now - this.asked < HOLDS && now >= this.asked
    if (this.latest && fresh) return this.latest
    this.asked = now
    this.latest = this.find(now)
    return this.latest
  }

  private async find(now: number): Promise<string[]> {
    const found = this.damage === null ? [] : [this.damage]
    try {
      await Promise.race([this.store.operator.pulse(now), tooLate()])
    } catch (problem) {
      found.push(`nothing can be written: ${(problem as Error).message}`)
    }
    if (found.length > 0) this.log.error({ problems: found }, 'the server is not well')
    return found
  }

  /** Reads the whole database now and then, in a thread of its own: damage shows only to who looks at every page. */
  watch(): void {
    // A PostgreSQL looks after its pages itself.
    if (this.config.database !== null) return
    const { first, every } = this.config.inspection
    const again = (wait: number) => {
      this.timer = setTimeout(() => {
        this.inspect()
        again(every)
      }, wait).unref()
    }
    again(first)
  }

  private inspect(): void {
    if (this.inspector) return
    const path = join(this.config.data, DATABASE)
    this.inspector = new Worker(new URL('./store/inspect-thread.ts', import.meta.url), { workerData: path })
    this.inspector.unref()
    this.inspector.on('message', ({ damage }: Inspection) => {
      this.damage = damage.length > 0 ? `the database is damaged: ${damage[0]}` : null
      this.latest = null
      if (damage.length > 0) this.log.error({ damage }, 'the database is damaged: restore a backup')
    })
    this.inspector.on('error', (problem) => this.log.error({ err: problem }, 'the database could not be inspected'))
    this.inspector.on('exit', () => {
      this.inspector = null
    })
  }

  /** A look that is under way is not waited for: it only reads. */
  stop(): void {
    clearTimeout(this.timer)
    void this.inspector?.terminate()
  }
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`a write took more than ${LONGEST / 1000} seconds`)), LONGEST).unref()
  })
