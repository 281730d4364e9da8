import { Table } from '../../src/index.ts'
import { good, sent } from '../basics.ts'

export const DAYS = { clock: { kind: 'days', days: 2 }, expiry: 'bot' } as const

/** A table as it comes out of a store. */
export const restored = (table: Table): Table =>
  good(Table.restore(sent(table.save()), table.record().answers, table.match.game))
