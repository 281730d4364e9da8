import type { FriendsReply, ReportReason, TableCode, WatchCard } from '@quayside/table'
import { call } from '../app/call.ts'
import { Declined } from '../app/declined.ts'
import { whoAmI } from '../app/online.svelte.ts'

/** Somebody at a table: by the seat, or by a line that they said. */
export interface At {
  readonly table: string
  readonly seat?: number
  readonly line?: number
}

/** Whoever comes here first has no cookie yet: the first call makes one. */
const known = async <T>(path: string): Promise<T> => {
  await whoAmI()
  return call('GET', path)
}

export const friendsNow = (): Promise<FriendsReply> => known('/api/friends')
export const askFriend = (who: { name: string } | At): Promise<FriendsReply> => call('POST', '/api/friends', who)
export const acceptFriend = (id: string): Promise<FriendsReply> => call('POST', `/api/friends/${id}`, {})
export const endTie = (id: string): Promise<FriendsReply> => call('DELETE', `/api/friends/${id}`, {})
export const block = (who: { id: string } | At): Promise<FriendsReply> => call('POST', '/api/blocks', who)
export const unblock = (id: string): Promise<FriendsReply> => call('DELETE', `/api/blocks/${id}`, {})
export const report = (who: At, why: ReportReason, text: string): Promise<unknown> =>
  call('POST', '/api/reports', { ...who, why, text })

export const inviteFriend = (table: string, friend: string): Promise<unknown> =>
  call('POST', `/api/tables/${table}/invitations`, { friend })
export const declineInvitation = (table: string): Promise<FriendsReply> =>
  call('DELETE', `/api/tables/${table}/invitations`, {})
export const codeOf = (table: string): Promise<TableCode> => call('POST', `/api/tables/${table}/code`, {})
export const tableOf = (code: string): Promise<{ table: string }> => call('POST', '/api/codes', { code })
export const gamesToWatch = (): Promise<WatchCard[]> => known('/api/watch')

/** The code of a refusal; `unreachable` if there was no answer. */
export const codeIn = (error: unknown): string => (error instanceof Declined ? error.code : 'unreachable')
