import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { LineCutter } from '../engine/lines.ts'
import { Forfeited } from './order.ts'

const LONGEST_LINE = 64 * 1024
/** How long a program has for its last words once its input has ended. */
const GRACE_MS = 500
const OWN_GROUP = process.platform !== 'win32'

/** Told when a program starts and when it has ended, so that whoever stops a thread can stop its programs too. */
export type ProgramListener = (pid: number, running: boolean) => void

/** A program that is spoken to line by line. It runs in a group of its own: Ctrl-C is for us, and with it go those that it starts. */
export class Program {
  private readonly child: ChildProcess
  private readonly cutter = new LineCutter(LONGEST_LINE)
  private waiting: { resolve(line: string): void; reject(why: Forfeited): void } | null = null
  /** Why no more answers can come. */
  private broken: Forfeited | null = null

  constructor(command: string, listener: ProgramListener) {
    this.child = spawn(command, { shell: true, detached: OWN_GROUP, stdio: ['pipe', 'pipe', 'inherit'] })
    const { pid } = this.child
    if (pid !== undefined) {
      listener(pid, true)
      this.child.on('exit', () => listener(pid, false))
    }
    // A program that is gone no longer reads; how it ended is told by its exit.
    this.child.stdin!.on('error', () => {})
    this.child.stdout!.on('data', (chunk: Buffer) => this.hear(chunk))
    this.child.on('error', (problem) => this.fail(new Forfeited('ended', problem.message)))
    this.child.on('close', (code, signal) => this.fail(new Forfeited('ended', String(code ?? signal))))
  }

  get over(): boolean {
    return this.broken !== null
  }

  tell(message: object): void {
    if (this.child.stdin!.writable) this.child.stdin!.write(`${JSON.stringify(message)}\n`)
  }

  /** The line that answers a message. */
  ask(message: object, limit: number): Promise<string> {
    if (this.broken) return Promise.reject(this.broken)
    return new Promise((resolve, reject) => {
      const late = globalThis.setTimeout(() => this.fail(new Forfeited('late', String(limit))), limit)
      const done = () => {
        clearTimeout(late)
        this.waiting = null
      }
      this.waiting = {
        resolve: (line) => {
          done()
          resolve(line)
        },
        reject: (why) => {
          done()
          reject(why)
        },
      }
      this.tell(message)
    })
  }

  /** Ends it: first its input, and if that is not enough the program. */
  async close(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null || this.child.pid === undefined) return
    const gone = once(this.child, 'exit')
    this.child.stdin!.end()
    const patience = new AbortController()
    await Promise.race([gone, setTimeout(GRACE_MS, null, { signal: patience.signal }).catch(() => {})])
    patience.abort()
    kill(this.child.pid)
  }

  private hear(chunk: Buffer): void {
    for (const line of this.cutter.cut(chunk)) {
      if (!('text' in line)) this.fail(new Forfeited('unreadable', line.problem))
      else if (this.waiting) this.waiting.resolve(line.text)
      else this.fail(new Forfeited('unasked', line.text.slice(0, 80)))
    }
  }

  private fail(why: Forfeited): void {
    this.broken ??= why
    this.waiting?.reject(why)
  }
}

/** Ends a program and those that it has started. */
export function kill(pid: number): void {
  try {
    process.kill(OWN_GROUP ? -pid : pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
