import type { GameRecord } from '@quayside/kernel'

/** Hands a record to the browser as a file. */
export const saveRecord = (record: GameRecord): void =>
  saveFile(`${record.rules.game}-${record.hash?.slice(0, 8) ?? 'record'}.json`, record)

export function saveFile(name: string, value: unknown): void {
  const file = new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
