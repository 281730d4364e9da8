import { gameFor } from '@quayside/games'
import { fail, type GameRecord, ok, type Result } from '@quayside/kernel'
import { type Chair, startClock, Table } from '@quayside/table'
import { randomHex } from '../app/random.ts'
import { keepTable } from '../table/kept.ts'

/**
 * A table that goes on from a moment of a record. What lies hidden is what lay hidden then; what is drawn later comes as it would have
 * come.
 */
export function tableFrom(record: GameRecord, answers: readonly string[], chairs: readonly Chair[]): Result<Table> {
  const { start, rules, options } = record
  const game = gameFor(rules, options)
  if (!game) return fail('unknown-rules', 'nobody here knows the rules of this game')
  const clock = { kind: 'none' } as const
  return Table.restore(
    {
      setting: { game: rules.game, options, clock, expiry: 'wait', undo: true, advice: true },
      secret: { seed: start.seed ?? randomHex(16), salt: randomHex(16) },
      ...('position' in start && { position: start.position }),
      chairs,
      phase: 'playing',
      paused: false,
      clock: startClock(clock, chairs.length, Date.now()),
    },
    answers,
    game,
  )
}

/** The same, kept in this browser, to be played on. */
export function branchLocal(record: GameRecord, answers: readonly string[], chairs: readonly Chair[]): Result<string> {
  const table = tableFrom(record, answers, chairs)
  if (!table.ok) return table
  if (table.value.match.over) return fail('game-over', 'the game is over there')
  const id = randomHex(6)
  keepTable(id, table.value)
  return ok(id)
}
