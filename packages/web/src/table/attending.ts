/** How often the server is told at most, and how long after the last touch somebody still counts as being there, in milliseconds. */
const EVERY = 30_000
const AWAKE = 60_000

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Tells the server whether somebody looks at a table: its page shows, and was used within a minute. Who does is not told of it outside the page; a
 * page that lies open somewhere keeps nobody from being told.
 */
export class Attending {
  private readonly tell: (active: boolean) => void
  private on = false
  /** When the page was last used, and when the server was last told so; 0 if it knows of nobody. */
  private used = 0
  private told = 0

  constructor(tell: (active: boolean) => void) {
    this.tell = tell
  }

  /** The line to the table is there, for the first time or again. */
  begin(): void {
    if (!this.on) {
      for (const kind of TOUCHES) addEventListener(kind, this.touched, { passive: true })
      document.addEventListener('visibilitychange', this.shown)
      this.used = Date.now()
    }
    this.on = true
    this.told = 0
    if (Date.now() - this.used < AWAKE) this.note()
  }

  stop(): void {
    for (const kind of TOUCHES) removeEventListener(kind, this.touched)
    document.removeEventListener('visibilitychange', this.shown)
    this.on = false
  }

  private readonly touched = (): void => {
    this.used = Date.now()
    this.note()
  }

  private readonly shown = (): void => {
    if (!document.hidden) this.touched()
    else if (this.told > 0) {
      this.told = 0
      this.tell(false)
    }
  }

  private note(): void {
    if (document.hidden || this.used - this.told < EVERY) return
    this.told = this.used
    this.tell(true)
  }
}
