import { fail, type GameRecord, ok, type Result } from '@quayside/kernel'
import { type Chair, startClock, Table } from '@quayside/table'
import { randomHex } from '../app/random.ts'
import { keepTable } from '../table/kept.ts'

/** Whether a table can go on from a record: a table knows its seed, so it has to begin with one. */
export const canBranch = ({ start }: GameRecord): boolean => !('position' in start)

/**
 * A table in this browser that goes on from a moment of a record. What lies hidden is what lay hidden then; what is drawn later comes
 * as it would have come.
 */
export function branchLocal(record: GameRecord, answers: readonly string[], chairs: readonly Chair[]): Result<string> {
  const { start, rules, options } = record
  if ('position' in start) return fail('from-position', 'this game began from a position')
  const clock = { kind: 'none' } as const
  const table = Table.restore(
    {
      setting: { game: rules.game, options, clock, expiry: 'wait', undo: true, advice: true },
      secret: { seed: start.seed, salt: randomHex(16) },
      chairs,
      phase: 'playing',
      paused: false,
      clock: startClock(clock, chairs.length, Date.now()),
    },
    answers,
  )
  if (!table.ok) return table
  if (table.value.match.over) return fail('game-over', 'the game is over there')
  const id = randomHex(6)
  keepTable(id, table.value)
  return ok(id)
}
