import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { type AnyGame, rulesOf } from '@quayside/kernel'
import * as v from 'valibot'
import { UsageError } from '../args.ts'
import { reasonOf } from '../table/json.ts'
import type { ArenaWords } from '../words/arena/catalogue.ts'
import type { FileWords } from '../words/catalogue.ts'
import { type Deal, FORFEIT_REASONS, type Order } from './order.ts'

/** What a file of deals says first: all that its deals hang on. */
export interface Header {
  readonly arena: 1
  readonly game: string
  readonly version: number
  readonly data: string
  readonly options: object
  readonly bots: readonly string[]
  readonly budget: number
  readonly seed: string
}

export const headerOf = (game: AnyGame, { options, field, budget, seed }: Order): Header => ({
  arena: 1,
  ...rulesOf(game, options),
  options,
  bots: field,
  budget,
  seed,
})

const numbers = v.array(v.number())

const dealSchema = v.object({
  deal: v.pipe(v.number(), v.integer(), v.minValue(0)),
  games: v.array(
    v.object({
      seats: numbers,
      thought: numbers,
      longest: numbers,
      decisions: v.optional(numbers),
      processor: v.optional(v.array(v.nullable(v.number()))),
      points: v.optional(numbers),
      ranks: numbers,
      forfeit: v.optional(
        v.object({ seat: v.number(), line: v.number(), why: v.picklist(FORFEIT_REASONS), detail: v.string() }),
      ),
    }),
  ),
})

type Words = { readonly file: FileWords; readonly arena: ArenaWords }

/**
 * A file that deals are kept in, a line for each under a line that says of which match they are. What is there already is read; a last
 * line without an end was cut off and goes.
 */
export class DealFile {
  readonly before: readonly Deal[]
  private readonly path: string

  constructor(path: string, header: Header, words: Words) {
    this.path = path
    try {
      const lines = existsSync(path) ? wholeLines(path) : []
      if (lines.length === 0) begin(path, header, words.file)
      else checkHeader(path, lines[0], header, words.arena)
      this.before = lines.slice(1).map((line, i) => readDeal(path, line, i + 2, words.arena))
    } catch (problem) {
      if (problem instanceof UsageError) throw problem
      throw new UsageError(words.file.cannotRead(path, reasonOf(problem)))
    }
  }

  add(deal: Deal): void {
    appendFileSync(this.path, `${JSON.stringify(deal)}\n`)
  }
}

function begin(path: string, header: Header, words: FileWords): void {
  try {
    appendFileSync(path, `${JSON.stringify(header)}\n`)
  } catch (problem) {
    throw new UsageError(words.cannotWrite(path, reasonOf(problem)))
  }
}

function wholeLines(path: string): string[] {
  const bytes = readFileSync(path)
  const end = bytes.lastIndexOf('\n') + 1
  const text = bytes.toString('utf8', 0, end)
  // Only a file of ours may be cut: any other is refused as it is.
  if (end < bytes.length && (end === 0 || !parsed(text.slice(0, text.indexOf('\n'))).arena)) return [bytes.toString()]
  if (end < bytes.length) truncateSync(path, end)
  return text.split('\n').filter((line) => line !== '')
}

function checkHeader(path: string, line: string, header: Header, words: ArenaWords): void {
  const found = parsed(line)
  if (found.arena !== header.arena) throw new UsageError(words.noDeals(path))
  for (const [key, value] of Object.entries(header)) {
    const [theirs, ours] = [JSON.stringify(found[key]), JSON.stringify(value)]
    if (theirs !== ours) throw new UsageError(words.otherMatch(path, key, theirs, ours))
  }
}

function readDeal(path: string, line: string, number: number, words: ArenaWords): Deal {
  const read = v.safeParse(dealSchema, parsed(line))
  if (!read.success) throw new UsageError(words.badLine(path, number))
  return read.output
}

function parsed(line: string): { readonly [key: string]: unknown } {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as { readonly [key: string]: unknown }) : {}
  } catch {
    return {}
  }
}
