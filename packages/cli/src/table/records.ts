import { readFileSync, writeFileSync } from 'node:fs'
import { gameById } from '@quayside/games'
import { type AnyGame, type GameRecord, type Match, readRecord, recordOf } from '@quayside/kernel'
import { UsageError } from '../args.ts'
import type { FileWords } from '../words/catalogue.ts'

const reasonOf = (problem: unknown): string => (problem as NodeJS.ErrnoException).code ?? String(problem)

/** A record from a file: as `play` saves it, or as the engine replies with it. */
export function recordFrom(file: string, words: FileWords): { record: GameRecord; game: AnyGame } {
  const record = readRecord(unwrapped(jsonFrom(file, words)))
  if (!record.ok) throw new UsageError(words.noRecord(file, record.error.message))
  const game = gameById(record.value.rules.game)
  if (!game) throw new UsageError(words.unknownGame(file, record.value.rules.game.slice(0, 40)))
  return { record: record.value, game }
}

function jsonFrom(file: string, words: FileWords): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (problem) {
    throw new UsageError(words.cannotRead(file, reasonOf(problem)))
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(words.notJson(file))
  }
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
