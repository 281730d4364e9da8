type Told = Pick<Findings, 'sent' | 'refused' | 'closed' | 'faults'>

/** What became of malformed messages. */
export class Findings {
  sent = { socket: 0, frames: 0, http: 0, engine: 0 }
  refused = 0
  /** Connections that were closed on us, as some messages deserve. */
  closed = 0
  faults: string[] = []

  /** For another thread, and from it. */
  told(): Told {
    const { sent, refused, closed, faults } = this
    return { sent, refused, closed, faults }
  }

  take(told: Told): void {
    Object.assign(this, told)
  }

  get total(): number {
    const { socket, frames, http, engine } = this.sent
    return socket + frames + http + engine
  }

  wrong(what: string): void {
    this.faults.push(what)
  }

  summary(): string {
    const { socket, frames, http, engine } = this.sent
    return (
      `${this.total} malformed messages (${socket} over websockets, ${frames} broken frames, ${http} over http, ${engine} lines), ` +
      `${this.refused} refused, ${this.closed} connections closed, ${this.faults.length} faults`
    )
  }
}
