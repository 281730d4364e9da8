import { createInterface, type Interface } from 'node:readline'

/** Lines typed by a person or piped in; none is lost while nobody asks for it. */
export class Input {
  private readonly lines: Interface
  private readonly early: string[] = []
  private waiting: ((line: string | null) => void) | null = null
  private ended = false
  private readonly output: NodeJS.WritableStream
  /** Whether a person sits at it. */
  readonly terminal: boolean
  private offers: readonly string[] = []

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, terminal: boolean) {
    this.output = output
    this.terminal = terminal
    this.lines = createInterface({ input, output, terminal, completer: (line: string) => this.complete(line) })
    this.lines.on('line', (line) => this.give(line))
    this.lines.on('SIGINT', () => this.give(null))
    this.lines.on('close', () => {
      this.ended = true
      this.give(null)
    })
  }

  /** The next line, trimmed; null when there will be none or the person broke off. `offers` are completed by the tab key. */
  async ask(prompt: string, offers: readonly string[] = []): Promise<string | null> {
    this.offers = offers
    if (this.terminal) {
      this.lines.setPrompt(prompt)
      this.lines.prompt()
    }
    const early = this.early.shift()
    const line = early ?? (this.ended ? null : await this.next())
    // What a pipe brings, or was typed before it was asked for, stands nowhere yet; a transcript reads better with it.
    if (!this.terminal) this.output.write(`${prompt}${line ?? ''}\n`)
    else if (early !== undefined) this.output.write(`${early}\n`)
    return line === null ? null : line.trim()
  }

  close(): void {
    this.lines.close()
  }

  private next(): Promise<string | null> {
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  private give(line: string | null): void {
    const { waiting } = this
    this.waiting = null
    if (waiting) waiting(line)
    else if (line !== null) this.early.push(line)
  }

  private complete(line: string): [string[], string] {
    const typed = line.trimStart()
    return [this.offers.filter((offer) => offer.startsWith(typed)), typed]
  }
}
