/** What a run has seen: how much was tried, and everything that went against the promise. */
export class Findings {
  kills = 0
  /** Of them, those that let the server end by itself, and the milliseconds that the slowest took. */
  stops = 0
  slowestStop = 0
  /** Answers whose `ok` arrived; those of a gesture count one by one. */
  acknowledged = 0
  gestures = 0
  undos = 0
  chats = 0
  /** Requests whose reply a crash cut off: those that stand, and those that never happened. */
  readonly cutOff = { stood: 0, gone: 0 }
  tables = 0
  finished = 0
  readonly complaints: string[] = []
  private readonly faults = { lost: 0, doubled: 0, wrong: 0 }

  /** Something that was told or acknowledged is gone. */
  lost(what: string): void {
    this.complain('lost', what)
  }

  /** Something stands that nobody asked for, or not there. */
  doubled(what: string): void {
    this.complain('doubled', what)
  }

  wrong(what: string): void {
    this.complain('wrong', what)
  }

  private complain(fault: keyof Findings['faults'], what: string): void {
    this.faults[fault]++
    this.complaints.push(`${fault}, after ${this.kills} kills: ${what}`)
  }

  summary(): string {
    const { lost, doubled, wrong } = this.faults
    const slowest = (this.slowestStop / 1000).toFixed(1)
    const rest = wrong > 0 ? `, ${wrong} other faults` : ''
    return `${this.kills} kills, ${this.stops} by SIGTERM (${slowest} s at most), ${this.acknowledged} acknowledged answers, ${lost} lost, ${doubled} doubled${rest}`
  }

  details(): string {
    const { gestures, undos, chats, cutOff, tables, finished } = this
    return (
      `${gestures} gestures, ${undos} undos, ${chats} lines of chat; ${tables} tables, ${finished} played to the end; ` +
      `replies cut off: ${cutOff.stood} of them stand, ${cutOff.gone} never happened`
    )
  }
}
