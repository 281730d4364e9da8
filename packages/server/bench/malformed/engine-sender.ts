import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inTime } from '../support/in-time.ts'
import { ENGINE_SAMPLES } from './samples.ts'
import type { Means, Sender } from './sender.ts'

const QUAYSIDE = fileURLToPath(new URL('../../../cli/bin/quayside.js', import.meta.url))
const HASH = Buffer.from('{"do":"hash"}\n')
const NEW = Buffer.from(`${ENGINE_SAMPLES[1]}\n`)
/** Lines that are sent in one piece. */
const BATCH = 100
const LINE_ENDS = [10, 13]

interface Reply {
  readonly ok: boolean
  readonly hash?: string
  readonly error?: { readonly code: string }
}

/** Malformed lines for a referee of programs. Each gets one reply, and a refusal leaves the game as it was. */
export class EngineSender implements Sender {
  private readonly means: Pick<Means, 'mutator' | 'findings'>
  private readonly child: ChildProcessWithoutNullStreams
  private readonly waiting: ((reply: Reply) => void)[] = []
  private errors = ''

  constructor(means: Pick<Means, 'mutator' | 'findings'>) {
    this.means = means
    this.child = spawn(process.execPath, [QUAYSIDE, 'engine'])
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.(JSON.parse(line)))
    this.child.stderr.on('data', (text) => {
      this.errors += text
    })
    const orphaned = () => this.child.kill('SIGKILL')
    process.once('exit', orphaned)
    this.child.once('close', () => process.off('exit', orphaned))
  }

  async send(count: number): Promise<void> {
    for (let left = count; left > 0; left -= BATCH) await this.batch(Math.min(left, BATCH))
  }

  async end(): Promise<void> {
    const { findings } = this.means
    const exit = once(this.child, 'close')
    this.child.stdin.end()
    const [code] = await inTime(exit, 'the end of the engine')
    if (code !== 0 || this.errors !== '') findings.wrong(`the engine ended with ${code}: ${this.errors.slice(0, 300)}`)
  }

  private async batch(count: number): Promise<void> {
    const { mutator, findings } = this.means
    const lines = Array.from({ length: count }, () => lineOf(mutator.malformed(ENGINE_SAMPLES)))
    const replies = await this.exchange([NEW, HASH, ...lines.flatMap((line) => [line, HASH])])
    let { hash } = replies[1]
    for (let i = 2; i < replies.length; i += 2) {
      const [{ ok, error }, after] = [replies[i], replies[i + 1]]
      findings.sent.engine++
      if (!ok) findings.refused++
      if (error?.code === 'internal') findings.wrong(`the engine: ${lines[i / 2 - 1].toString().slice(0, 300)}`)
      if (!ok && after.hash !== hash) findings.wrong('a refused line changed the game of the engine')
      hash = after.hash
    }
  }

  private exchange(lines: readonly Buffer[]): Promise<Reply[]> {
    const replies = lines.map(() => new Promise<Reply>((resolve) => this.waiting.push(resolve)))
    this.child.stdin.write(Buffer.concat(lines))
    return inTime(Promise.all(replies), 'the engine')
  }
}

/** One line, and not an empty one: those get no reply. */
function lineOf(bytes: Buffer): Buffer {
  const text = bytes.map((byte) => (LINE_ENDS.includes(byte) ? 32 : byte))
  return Buffer.concat([text, Buffer.from(text.length === 0 ? ' \n' : '\n')])
}
