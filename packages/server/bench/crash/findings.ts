/** What a run has seen: how much was tried, and everything that went against the promise. */
export class Findings {
  kills = 0
  /** Answers whose `ok` arrived; those of a gesture count one by one. */
  acknowledged = 0
  gestures = 0
  undos = 0
  chats = 0
  /** Requests whose reply a crash cut off: those that stand, and those that never happened. */
  cutOff = { stood: 0, gone: 0 }
  tables = 0
  finished = 0
  readonly lost: string[] = []
  readonly doubled: string[] = []
  readonly wrong: string[] = []

  get clean(): boolean {
    return this.lost.length + this.doubled.length + this.wrong.length === 0
  }

  summary(): string {
    const { kills, acknowledged, lost, doubled, wrong } = this
    const rest = wrong.length > 0 ? `, ${wrong.length} other faults` : ''
    return `${kills} kills, ${acknowledged} acknowledged answers, ${lost.length} lost, ${doubled.length} doubled${rest}`
  }

  details(): string {
    const { gestures, undos, chats, cutOff, tables, finished } = this
    return (
      `${gestures} gestures, ${undos} undos, ${chats} lines of chat; ${tables} tables, ${finished} played to the end; ` +
      `replies cut off: ${cutOff.stood} of them stand, ${cutOff.gone} never happened`
    )
  }

  complaints(): string[] {
    return [
      ...this.lost.map((what) => `lost: ${what}`),
      ...this.doubled.map((what) => `doubled: ${what}`),
      ...this.wrong.map((what) => `wrong: ${what}`),
    ]
  }
}
