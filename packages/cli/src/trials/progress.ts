import type { TrialWords } from '../words/catalogue.ts'

const BAR = 30
const LINE_EVERY_MS = 5000

/** How far it is: a bar on a terminal, a line now and then elsewhere. Goes to standard error, so that output stays clean. */
export class Progress {
  private readonly total: number
  private readonly say: TrialWords['progress']
  private readonly began = Date.now()
  private lastLine = Date.now()

  constructor(total: number, say: TrialWords['progress']) {
    this.total = total
    this.say = say
  }

  show(games: number, answers: number): void {
    const seconds = (Date.now() - this.began) / 1000
    const left = games > 0 ? Math.round((seconds / games) * (this.total - games)) : 0
    const text = this.say(games, this.total, answers, left)
    if (process.stderr.isTTY) {
      const full = Math.round((games / this.total) * BAR)
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
