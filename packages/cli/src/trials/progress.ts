const BAR = 30
const LINE_EVERY_MS = 5000

/** How far it is, in words; what else is counted comes with it. */
export type SayProgress = (games: number, of: number, also: number, secondsLeft: number, perSecond: number) => string

/** How far it is: a bar on a terminal, a line now and then elsewhere. Goes to standard error, so that output stays clean. */
export class Progress {
  private readonly total: number
  private readonly say: SayProgress
  /** Games that were played before this run: they say nothing of how fast it is. */
  private readonly already: number
  private readonly began = Date.now()
  private lastLine = Date.now()

  constructor(total: number, say: SayProgress, already = 0) {
    this.total = total
    this.say = say
    this.already = already
  }

  /** So many games of this run are played. */
  show(games: number, also = 0): void {
    const seconds = (Date.now() - this.began) / 1000
    const done = this.already + games
    const left = games > 0 ? Math.round((seconds / games) * (this.total - done)) : 0
    const text = this.say(done, this.total, also, left, seconds > 0 ? games / seconds : 0)
    if (process.stderr.isTTY) {
      const full = Math.round((done / this.total) * BAR)
      process.stderr.write(`\r\x1b[K[${'█'.repeat(full)}${'·'.repeat(BAR - full)}] ${text}`)
    } else if (Date.now() - this.lastLine >= LINE_EVERY_MS) {
      this.lastLine = Date.now()
      process.stderr.write(`${text}\n`)
    }
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  }
}
