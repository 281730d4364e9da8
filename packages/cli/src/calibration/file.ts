import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { UsageError } from '../args.ts'
import { reasonOf } from '../table/json.ts'
import type { CliWords } from '../words/catalogue.ts'
import { type Counts, fieldName, type Job } from './order.ts'

/** All that games hang on beside what each line says. */
export interface Header {
  readonly calibration: 1
  readonly game: string
  readonly version: number
  readonly seed: string
}

const lineSchema = v.object({
  data: v.string(),
  table: v.string(),
  field: v.string(),
  game: v.number(),
  counts: v.array(v.tuple([v.string(), v.number(), v.number()])),
})

/** The games that a calibration has played, so that it goes on where it stopped: a line for each in a file of its folder. */
export class GameFile {
  private readonly known = new Map<string, Counts>()
  private readonly path: string | undefined

  constructor(folder: string | undefined, header: Header, words: CliWords) {
    this.path = folder === undefined ? undefined : join(folder, 'games.jsonl')
    if (folder === undefined || this.path === undefined) return
    try {
      mkdirSync(folder, { recursive: true })
      if (existsSync(this.path)) this.read(this.path, header, words)
      else appendFileSync(this.path, `${JSON.stringify(header)}\n`)
    } catch (problem) {
      if (problem instanceof UsageError) throw problem
      throw new UsageError(words.file.cannotRead(this.path, reasonOf(problem)))
    }
  }

  find(job: Job): Counts | undefined {
    return this.known.get(keyOf(job))
  }

  add(job: Job, counts: Counts): void {
    this.known.set(keyOf(job), counts)
    if (this.path === undefined) return
    const { data, table, field } = job.series
    const line = {
      data,
      table,
      field: fieldName(field),
      game: job.game,
      counts: counts.map(({ figure, part, of }) => [figure, part, of]),
    }
    appendFileSync(this.path, `${JSON.stringify(line)}\n`)
  }

  private read(path: string, header: Header, { calibrate }: CliWords): void {
    const bytes = readFileSync(path)
    const end = bytes.lastIndexOf('\n') + 1
    const [first, ...lines] = bytes.toString('utf8', 0, end).split('\n')
    if (first !== JSON.stringify(header)) throw new UsageError(calibrate.otherGames(path))
    // A last line without an end was cut off: its game is played again.
    if (end < bytes.length) truncateSync(path, end)
    for (const [i, line] of lines.slice(0, -1).entries()) {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line)
      if (!read.success) throw new UsageError(calibrate.badLine(path, i + 2))
      const { data, table, field, game, counts } = read.output
      this.known.set(
        [data, table, field, game].join(' '),
        counts.map(([figure, part, of]) => ({ figure, part, of })),
      )
    }
  }
}

const keyOf = ({ series: { data, table, field }, game }: Job): string => [data, table, fieldName(field), game].join(' ')
