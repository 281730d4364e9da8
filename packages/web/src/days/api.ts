import type { DaysOffReply } from '@quayside/table'
import { call } from '../app/call.ts'
import type { Range } from './ranges.ts'

/** What the server does about days off. */
export const daysOff = (): Promise<DaysOffReply> => call('GET', '/api/me/days-off')
export const bookDaysOff = (range: Range): Promise<DaysOffReply> => call('POST', '/api/me/days-off', range)
export const cancelDaysOff = (range: Range): Promise<DaysOffReply> => call('DELETE', '/api/me/days-off', range)
