import type { MotionInfo, NewTable } from '@quayside/table'
import { vi } from 'vitest'
import { heard, type Line } from '../client.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const DAYS: Partial<NewTable> = { clock: { kind: 'days', days: 2 }, expiry: 'vote' }
export const EVENING = { kind: 'live', bank: 600, increment: 5 } as const

const [wall, steady] = [Date.now, performance.now.bind(performance)]
let ahead = 0

/** Time goes by, for everything that asks for it. Alarms do not go by themselves: a table looks when somebody says something there. */
export function goesBy(ms: number): void {
  ahead += ms
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + ahead)
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + ahead)
}

/** Only the clock of the machine is set. */
export function isSet(by: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + ahead + by)
}

/** What goes by in a test is over with it. */
export function timeIsReal(): void {
  ahead = 0
  vi.restoreAllMocks()
}

/** Time goes by, and the table notices. */
export async function later(line: Line, table: string, ms: number): Promise<void> {
  goesBy(ms)
  await line.ask('chat', { table, text: 'what time is it?' })
  await heard([line])
}

/** What is being decided at a table, once somebody is told of it. */
export async function motionAt(line: Line, table: string): Promise<MotionInfo> {
  await line.until(() => line.at(table).info.motions !== undefined)
  return line.at(table).info.motions![0]
}
