import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { deserialize, serialize } from 'node:v8'
import type { Memory } from '@quayside/bots/learning'
import { UsageError } from '../args.ts'
import type { CliWords } from '../words/catalogue.ts'

/** All that games and network hang on; a folder is for one of these. */
export interface Header {
  readonly learn: 1
  readonly game: string
  readonly version: number
  readonly data: string
  /** Numbers of players and what else was wished for, as JSON; and how many tables that makes. */
  readonly options: string
  readonly tables: number
  readonly games: number
  readonly tests: number
  readonly simulations: number
  readonly seed: string
  /** The weights that the network is to correct. */
  readonly corrects: string
}

/** How far the learning is. */
export interface Progressed {
  readonly games: number
  readonly memory: Memory
}

/** What a training keeps, so that it can go on after it was stopped. */
export class Folder {
  /** The network once its pace is known, and before. */
  readonly network: string
  readonly candidate: string
  readonly deals: string
  private readonly path: string
  private readonly memory: string

  constructor(path: string, header: Header, { file, learn }: CliWords) {
    this.path = path
    this.network = join(path, 'network.json')
    this.candidate = join(path, 'candidate.json')
    this.deals = join(path, 'gate.jsonl')
    this.memory = join(path, 'memory')
    const order = join(path, 'order.json')
    try {
      mkdirSync(path, { recursive: true })
      if (!existsSync(order)) writeFileSync(order, `${JSON.stringify(header)}\n`)
    } catch (problem) {
      throw new UsageError(file.cannotWrite(order, (problem as NodeJS.ErrnoException).code ?? String(problem)))
    }
    const found = readFileSync(order, 'utf8').trim()
    if (found !== JSON.stringify(header)) throw new UsageError(learn.otherTraining(path, found))
  }

  /** Games of a kind that are kept, each a line; what was cut off at the end goes. */
  kept(kind: Kind): number {
    const path = this.fileOf(kind)
    if (!existsSync(path)) return 0
    const { lines, end } = wholeLines(path)
    truncateSync(path, end)
    return lines
  }

  add(kind: Kind, games: readonly (readonly number[])[]): void {
    appendFileSync(this.fileOf(kind), games.map((answers) => `${JSON.stringify(answers)}\n`).join(''))
  }

  /** The answers of kept games, one after another. */
  async *read(kind: Kind): AsyncGenerator<number[]> {
    for await (const line of createInterface({ input: createReadStream(this.fileOf(kind)) })) yield JSON.parse(line)
  }

  remembered(): Progressed | undefined {
    return existsSync(this.memory) ? (deserialize(readFileSync(this.memory)) as Progressed) : undefined
  }

  /** Whoever is stopped while it is written finds what was there before. */
  remember(progressed: Progressed): void {
    writeFileSync(`${this.memory}.new`, serialize(progressed))
    renameSync(`${this.memory}.new`, this.memory)
  }

  private fileOf(kind: Kind): string {
    return join(this.path, `${kind}.jsonl`)
  }
}

/** Games to learn from, and games for the test. */
type Kind = 'games' | 'tests'

const CHUNK = 1 << 20
const NEWLINE = 10

function wholeLines(path: string): { lines: number; end: number } {
  const buffer = new Uint8Array(CHUNK)
  const file = openSync(path, 'r')
  let [lines, end, at] = [0, 0, 0]
  for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) {
    for (let i = 0; i < read; i++) {
      at++
      if (buffer[i] !== NEWLINE) continue
      lines++
      end = at
    }
  }
  closeSync(file)
  return { lines, end }
}
