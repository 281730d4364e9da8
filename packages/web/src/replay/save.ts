import type { GameRecord } from '@quayside/kernel'

/** Hands a record to the browser as a file. */
export function saveRecord(record: GameRecord): void {
  const file = new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${record.rules.game}-${record.hash?.slice(0, 8) ?? 'record'}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
