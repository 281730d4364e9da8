import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Census, RulesInUse } from '@quayside/server/rules/census'
import { UsageError } from '../args.ts'
import { grid } from '../text/grid.ts'
import { printable } from '../text/layout.ts'
import type { RulesWords } from '../words/rules/catalogue.ts'
import type { Command } from './command.ts'

/** Which rules the tables of a server are played under, and moving finished ones up to the current rules. */
export const run: Command = async (args, { words }) => {
  args.read({ data: 'text', 'move-up': 'flag', json: 'flag' }, 0)
  const folder = args.text('data') ?? (process.env.QUAYSIDE_DATA || './data')
  const database = process.env.QUAYSIDE_DATABASE || null
  if (database === null && !existsSync(join(folder, 'quayside.db'))) throw new UsageError(words.rules.noStore(folder))
  // Loaded only here: the other commands do without a server.
  const [{ census }, { openSqlite }, { openStoreOf }, { StoreError }] = await Promise.all([
    import('@quayside/server/rules/census'),
    import('@quayside/server/store/sqlite'),
    import('@quayside/server/store/open'),
    import('@quayside/server/store/store'),
  ])
  try {
    const store = database === null ? await openSqlite(folder) : await openStoreOf({ data: folder, database })
    try {
      const counted = await census(store, args.flag('move-up'))
      for (const line of args.flag('json') ? [JSON.stringify(counted)] : report(counted, words.rules)) console.log(line)
    } finally {
      await store.close()
    }
    return 0
  } catch (problem) {
    if (!(problem instanceof StoreError)) throw problem
    console.error(problem.message)
    return 1
  }
}

function report({ inUse, moved, unreadable, unneeded }: Census, words: RulesWords): string[] {
  return [
    ...(inUse.length > 0 ? table(inUse, words) : [words.noTables]),
    ...(moved > 0 ? ['', words.moved(moved)] : []),
    ...(unreadable > 0 ? ['', words.unreadable(unreadable)] : []),
    ...(unneeded.length > 0 ? ['', ...unneeded.map(({ game, version }) => words.unneeded(game, version))] : []),
  ]
}

function table(inUse: readonly RulesInUse[], words: RulesWords): string[] {
  const { columns, are, named } = words
  const rows = inUse.map((count) => {
    const { game, version, data } = count.rules
    const name = printable(named(game, version, data))
    return [name, are[count.are], ...[count.running, count.finished, count.canMoveUp].map(String)]
  })
  return grid([[columns.rules, columns.are, columns.running, columns.finished, columns.canMoveUp], ...rows], [2, 3, 4])
}
