import type { Fulfilled, Said, Wish } from './wish.ts'

/** As much of a worker as is needed here. */
export interface Helper {
  onmessage: ((event: MessageEvent<string>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(text: string): void
  terminate(): void
}

/** How much longer than its task allows a worker may take to say so; before that it may load its game. In milliseconds. */
export const GRACE = 2000
export const LOADING = 12_000
/** How long a worker is kept that is not asked anything. */
export const IDLE = 60_000

export const UNWANTED = 'nobody waits'

interface Asked {
  readonly wish: Wish
  resolve(said: Fulfilled): void
  reject(error: Error): void
}

/**
 * Where one worker sits, hired when it is first needed. It is asked one thing after the other; when it fails, takes too long, or has nothing to do
 * for a while, it is dismissed, and the next wish gets a new one.
 */
export class Desk {
  private readonly hire: () => Helper
  private readonly freed: () => void
  private helper: Helper | undefined
  private current: Asked | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(hire: () => Helper, freed: () => void) {
    this.hire = hire
    this.freed = freed
  }

  get free(): boolean {
    return this.current === undefined
  }

  /** Whether a worker sits here already. */
  get staffed(): boolean {
    return this.helper !== undefined
  }

  ask(wish: Wish): Promise<Fulfilled> {
    return new Promise((resolve, reject) => {
      const asked = { wish, resolve, reject }
      this.current = asked
      try {
        this.helper ??= this.hired()
        this.wait(LOADING)
        this.helper.postMessage(JSON.stringify(wish))
      } catch (error) {
        // Whoever asks is still giving out work: this desk is free again only after that.
        queueMicrotask(() => {
          if (this.current === asked) this.fail(String(error))
        })
      }
    })
  }

  /** Nobody waits for this wish any more. */
  leave(wish: Wish): void {
    if (this.current?.wish === wish) this.fail(UNWANTED)
  }

  private hired(): Helper {
    const helper = this.hire()
    helper.onmessage = ({ data }) => this.hear(JSON.parse(data) as Said)
    helper.onerror = (event) => {
      // Told here, and nowhere else.
      event.preventDefault()
      this.fail(event.message)
    }
    return helper
  }

  private hear(said: Said): void {
    if (said.t === 'begun') this.wait(this.current!.wish.task.milliseconds! + GRACE)
    else if (said.t === 'failed') this.fail(said.message)
    else {
      this.done((asked) => asked.resolve(said))
      if (this.free) this.timer = setTimeout(() => this.dismiss(), IDLE)
    }
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.fail('it took too long'), milliseconds)
  }

  private fail(message: string): void {
    this.dismiss()
    if (message !== UNWANTED) console.warn(`The worker was dismissed: ${message}`)
    this.done((asked) => asked.reject(new Error(message)))
  }

  private dismiss(): void {
    this.helper?.terminate()
    this.helper = undefined
  }

  private done(settle: (asked: Asked) => void): void {
    clearTimeout(this.timer)
    const { current } = this
    this.current = undefined
    if (current) settle(current)
    this.freed()
  }
}
