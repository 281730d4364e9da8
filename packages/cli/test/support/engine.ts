import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { BIN, ENV } from './cli.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are what the tests look into.
export type Reply = any

/** A real `quayside engine`, spoken to through its pipes. */
export class Engine {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly waiting: ((reply: Reply) => void)[] = []
  errors = ''

  constructor() {
    this.child = spawn(process.execPath, [BIN, 'engine'], { env: ENV })
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.(JSON.parse(line)))
    this.child.stderr.on('data', (bytes) => {
      this.errors += bytes
    })
  }

  /** Sends lines as they are and waits for a reply to each. */
  lines(lines: readonly (string | Buffer)[]): Promise<Reply[]> {
    const replies = lines.map(() => new Promise<Reply>((resolve) => this.waiting.push(resolve)))
    this.child.stdin.write(Buffer.concat(lines.flatMap((line) => [Buffer.from(line as string), Buffer.from('\n')])))
    return Promise.all(replies)
  }

  async ask(request: unknown): Promise<Reply> {
    const [reply] = await this.lines([JSON.stringify(request)])
    return reply
  }

  /** Ends the input and waits for the exit code. */
  async end(): Promise<number | null> {
    const exit = once(this.child, 'exit')
    this.child.stdin.end()
    const [code] = await exit
    return code
  }
}
