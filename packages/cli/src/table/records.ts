import { writeFileSync } from 'node:fs'
import { type AnyGame, type GameRecord, type Match, readRecord, recordOf } from '@quayside/kernel'
import { UsageError } from '../args.ts'
import type { Shelf } from '../shelf.ts'
import type { FileWords } from '../words/catalogue.ts'
import { jsonFrom, reasonOf } from './json.ts'

/** A record from a file, as `play` saves it or as the engine replies with it, and the game under the rules that it names. */
export async function recordFrom(
  file: string,
  shelf: Shelf,
  words: FileWords,
): Promise<{ record: GameRecord; game: AnyGame }> {
  const json = jsonFrom(file, words)
  if (!json.ok) throw new UsageError(json.error.message)
  const record = readRecord(unwrapped(json.value))
  if (!record.ok) throw new UsageError(words.noRecord(file, record.error.message))
  const game = await shelf.loadGameFor(record.value)
  if (!game) throw new UsageError(words.unknownGame(file, record.value.rules.game.slice(0, 40)))
  return { record: record.value, game }
}

function unwrapped(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'ok' in value && 'record' in value ? value.record : value
}

/** Null when it is saved, else why it could not be. */
export function saveRecord(match: Match, file: string, words: FileWords): string | null {
  try {
    writeFileSync(file, `${JSON.stringify(recordOf(match), null, 1)}\n`)
    return null
  } catch (problem) {
    return words.cannotWrite(file, reasonOf(problem))
  }
}
