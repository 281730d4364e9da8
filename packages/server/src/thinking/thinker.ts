import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Reply } from './messages.ts'
import type { ThinkingSettings } from './settings.ts'

/** All that a process gets of the server's environment: where temporary files go, and what Windows cannot do without. */
const INHERITED = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

/** A search needs little memory; the limit keeps one that goes wrong from taking the server's. */
const FLAGS = ['--max-old-space-size=256']

interface Pending {
  /** The longest that it may think. */
  readonly milliseconds: number
  resolve(value: unknown): void
  reject(problem: Error): void
}

/** A process that thinks, seen from the server. It is asked to do one job at a time. */
export class Thinker {
  /** Resolves once the process is no more. */
  readonly ended: Promise<void>
  alive = true
  private readonly settings: ThinkingSettings
  private readonly child: ChildProcess
  private pending: Pending | null = null
  private ready = false
  private patience: NodeJS.Timeout | undefined

  constructor(settings: ThinkingSettings) {
    this.settings = settings
    const env = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]))
    this.child = fork(settings.program, [], { env, execArgv: FLAGS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.lowerPriority()
    this.child.on('message', (text: string) => this.hear(JSON.parse(text)))
    this.ended = new Promise((resolve) => {
      const end = (problem: Error) => {
        this.alive = false
        this.fail(problem)
        resolve()
      }
      this.child.on('exit', (code, signal) => end(new Error(`a process that thinks ended: ${signal ?? code}`)))
      this.child.on('error', (problem) => {
        // A process that could not be started emits no `exit`.
        if (this.child.pid === undefined) end(problem)
        else this.end()
      })
    })
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /** Rejects if the process ends, or takes so long that it is ended. */
  ask(text: string, milliseconds: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject, milliseconds }
      this.wait()
      this.child.send(text)
    })
  }

  /** Kills the process, even if it is busy. */
  end(): Promise<void> {
    if (this.alive) {
      this.alive = false
      this.child.kill('SIGKILL')
    }
    return this.ended
  }

  /** Called right after the fork: threads that the process starts later inherit its priority. */
  private lowerPriority(): void {
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, this.settings.priority)
    } catch {
      // The process has ended already; `exit` reports it.
    }
  }

  private hear(reply: Reply): void {
    if ('ready' in reply) {
      this.ready = true
      if (this.pending) this.wait()
    } else if ('problem' in reply) this.fail(new Error(reply.problem))
    else this.settle()?.resolve(reply.value)
  }

  private fail(problem: Error): void {
    this.settle()?.reject(problem)
  }

  private settle(): Pending | null {
    const { pending } = this
    this.pending = null
    clearTimeout(this.patience)
    return pending
  }

  private wait(): void {
    const { grace, start } = this.settings
    clearTimeout(this.patience)
    this.patience = setTimeout(() => this.end(), this.ready ? this.pending!.milliseconds + grace : start)
  }
}
