import type { RulesInUse } from '@quayside/server/rules/census'

/** What is said about the rules that the tables of a store are played under. */
export interface RulesWords {
  readonly columns: Record<'rules' | 'are' | 'running' | 'finished' | 'canMoveUp', string>
  readonly are: Record<RulesInUse['are'], string>
  named(game: string, version: number, data: string): string
  noStore(folder: string): string
  readonly noTables: string
  moved(tables: number): string
  unreadable(tables: number): string
  /** Frozen rules without a table. */
  unneeded(game: string, version: number): string
}
