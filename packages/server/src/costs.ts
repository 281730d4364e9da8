import type { Request } from '@quayside/table'

/**
 * What requests cost at the least, in milliseconds of the server's time, about. It is known before they are carried out; what they take beyond it is
 * charged afterwards.
 */

/** Milliseconds of a processor that this thread has used: others that are busy on the machine are not charged to whoever asks. */
export function timeUsed(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Reading a message, or answering a ping. */
export const MESSAGE = 1

const BEYOND: { readonly [K in Request['t']]?: number } = {
  lobby: 4,
  open: 4,
  preview: 1,
  propose: 1,
  why: 1,
  advise: 9,
  chat: 2,
  say: 2,
  wanted: 4,
  read: 2,
  rematch: 9,
  reply: 9,
  'set-order': 2,
  'drop-order': 2,
  ahead: 3,
  'propose-ahead': 3,
  'answer-ahead': 3,
  'call-off': 9,
}

/** Beyond reading it. */
export const costBeyond = (kind: Request['t']): number => BEYOND[kind] ?? 0

/** A table that is not in memory is read and played through. */
export const LOAD = 20
export const CONNECT = 10
export const HISTORY = 5
/** A list of somebody's own tables; a line of all their records. */
export const LIST = 6
export const RECORD_LINE = 1
/** A page of what statistics of one's own games are made of. */
export const STATISTICS = 20
export const NEW_TABLE = 20
export const NEW_GUEST = 20
export const RENAME = 20
/** Checking and storing a study that somebody shares, and reading one. */
export const STUDY = 40
export const READ_STUDY = 8
/** Friends, invitations and the like: some questions to the store. */
export const COMPANY = 5
/** Checking what a passkey has signed. */
export const KEY = 8
