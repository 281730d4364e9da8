import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/quayside/compiled', import.meta.url))

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

interface Settings {
  readonly data: string
  /** The address of a PostgreSQL; without it SQLite in the folder, or what this process is told. */
  readonly database?: string
  readonly entry?: string
  /** For Node itself. */
  readonly flags?: readonly string[]
  /** Any free one without it. */
  readonly port?: number
}

/** A server in a process of its own, on any free port unless one is named. */
export class ServerProcess {
  readonly ended: Promise<Exit>
  /** Where it can be reached; fails if it ends before that. */
  readonly url: Promise<string>
  /** What it wrote to standard error. */
  complaints = ''
  private readonly child: ChildProcess

  constructor({ data, database, entry = MAIN, flags = [], port = 0 }: Settings) {
    this.child = spawn(process.execPath, [...flags, entry], {
      // A warm cache of compiled files halves the time of a start.
      env: {
        ...process.env,
        PORT: String(port),
        QUAYSIDE_DATA: data,
        QUAYSIDE_LOG: 'warn',
        NODE_COMPILE_CACHE: CACHE,
        ...(database && { QUAYSIDE_DATABASE: database }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.child.stderr!.on('data', (text) => {
      this.complaints += text
    })
    // Whatever happens to us, no server is left behind.
    const orphaned = () => this.child.kill('SIGKILL')
    process.once('exit', orphaned)
    this.ended = new Promise((resolve) =>
      this.child.once('close', (code, signal) => {
        process.off('exit', orphaned)
        resolve({ code, signal })
      }),
    )
    this.url = new Promise((resolve, reject) => {
      let said = ''
      this.child.stdout!.on('data', (text) => {
        said += text
        const found = /https?:\/\/\S+/.exec(said)
        if (found) resolve(found[0])
      })
      this.ended.then(({ code, signal }) =>
        reject(new Error(`the server did not start, it ended with ${signal ?? code}: ${this.complaints || said}`)),
      )
    })
    // Whoever kills a server that has not started does not wait for its address.
    this.url.catch(() => {})
  }

  get pid(): number {
    return this.child.pid!
  }

  end(signal: NodeJS.Signals): Promise<Exit> {
    this.child.kill(signal)
    return this.ended
  }

  /** Asks a server that was made for it, and waits for what it says. */
  ask<T>(question: string): Promise<T> {
    return new Promise((resolve) => {
      this.child.once('message', (answer) => resolve(answer as T))
      this.child.send(question)
    })
  }
}
