import { Worker } from 'node:worker_threads'
import type { CompanyStore } from './company.ts'
import type { DaysStore } from './days.ts'
import { UnsureError } from './holds.ts'
import type { KeyStore } from './keys.ts'
import type { LocalStore } from './locals.ts'
import type { MyTablesStore } from './my-tables.ts'
import type { NoticeStore } from './notices.ts'
import type { OperatorStore } from './operator.ts'
import type { PeopleStore } from './people.ts'
import { type Store, StoreError } from './store.ts'
import type { StudyStore } from './studies.ts'

/** Stores within the store. */
export type Section = 'people' | 'keys' | 'locals' | 'mine' | 'notices' | 'company' | 'days' | 'studies' | 'operator'
export type StoreMethod = Exclude<keyof Store, Section>

/** What the main thread asks of the store's thread, and what comes back. The arguments are JSON: a text crosses faster than objects do. */
export interface Call {
  readonly id: number
  readonly section?: Section
  readonly method: string
  readonly args: string
}
export type Reply =
  | { readonly opened: true }
  | { readonly failed: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }

interface PendingCall {
  readonly method: string
  resolve(value: never): void
  reject(error: Error): void
}

export const METHODS = [
  'ping',
  'admission',
  'table',
  'tablesOf',
  'listedTables',
  'tablesAfter',
  'alarms',
  'moveUp',
  'deleteTables',
  'commit',
  'acquire',
  'release',
  'close',
] as const satisfies readonly StoreMethod[]

/** All of them, or it does not compile. */
const PEOPLE = {
  add: true,
  person: true,
  byRecovery: true,
  update: true,
  names: true,
  handOn: true,
  addSession: true,
  session: true,
  sessionsOf: true,
  updateSession: true,
  endSessions: true,
  replaceSession: true,
  staleSessions: true,
} satisfies Record<keyof PeopleStore, true>

const NOTICES = {
  reachable: true,
  isReachable: true,
  add: true,
  claim: true,
  settle: true,
  next: true,
  turns: true,
  waiting: true,
  purge: true,
  tables: true,
  wishes: true,
  keepWishes: true,
  noteMailed: true,
  subscribe: true,
  unsubscribe: true,
  subscriptions: true,
  noteDelivery: true,
  endSubscriptions: true,
  address: true,
  refuseAddress: true,
} satisfies Record<keyof NoticeStore, true>

const KEYS = {
  isTaken: true,
  claim: true,
  spendCode: true,
  addPasskey: true,
  passkey: true,
  passkeysOf: true,
  updatePasskey: true,
  deletePasskey: true,
  byMail: true,
  setMail: true,
  addChallenge: true,
  takeChallenge: true,
  tryChallenge: true,
  sweep: true,
} satisfies Record<keyof KeyStore, true>

const LOCALS = { add: true, list: true, find: true, remove: true } satisfies Record<keyof LocalStore, true>

const STUDIES = {
  add: true,
  list: true,
  find: true,
  change: true,
  remove: true,
  move: true,
} satisfies Record<keyof StudyStore, true>

const COMPANY = {
  blocks: true,
  tiesOf: true,
  between: true,
  around: true,
  retie: true,
  memberCalled: true,
  invite: true,
  invitationsOf: true,
  uninvite: true,
  setCode: true,
  codeOf: true,
  tableOfCode: true,
  linesOf: true,
  addReport: true,
  reports: true,
  reportsLike: true,
  closeReport: true,
  watchable: true,
  tidyCompany: true,
} satisfies Record<keyof CompanyStore, true>

const DAYS = {
  ahead: true,
  keepAhead: true,
  daysOff: true,
  book: true,
  cancel: true,
  wishesOf: true,
} satisfies Record<keyof DaysStore, true>

const MINE = {
  going: true,
  finished: true,
  played: true,
  paces: true,
  counts: true,
  companions: true,
  unread: true,
  putGlances: true,
  putEnds: true,
} satisfies Record<keyof MyTablesStore, true>

const OPERATOR = {
  pulse: true,
  size: true,
  totals: true,
  phases: true,
  playing: true,
  seen: true,
  people: true,
  tables: true,
  lengths: true,
  tablesWith: true,
  chatBy: true,
  answersOf: true,
  restrictions: true,
  restrict: true,
  lift: true,
  untouched: true,
  deleteChat: true,
  deleteGuests: true,
  forget: true,
  resave: true,
} satisfies Record<keyof OperatorStore, true>

export const SECTIONS: { readonly [S in Section]: Record<keyof Store[S], true> } = {
  people: PEOPLE,
  notices: NOTICES,
  company: COMPANY,
  keys: KEYS,
  locals: LOCALS,
  mine: MINE,
  days: DAYS,
  studies: STUDIES,
  operator: OPERATOR,
}

/**
 * The SQLite store in a thread of its own. A durable write waits for the disk; here only that thread waits, while the tables go on and
 * gather what the next commit will hold.
 */
export async function openThreaded(folder: string): Promise<Store> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: folder })
  const waiting = new Map<number, PendingCall>()
  await opened(thread)
  thread.on('message', (reply: Extract<Reply, { id: number }>) => {
    const call = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('error' in reply) call?.reject(new Error(reply.error))
    else call?.resolve(reply.value as never)
  })
  // When the thread ends, pending calls are rejected, and so is every later one.
  let gone: Error | undefined
  const end = (problem: Error) => {
    gone = problem
    // Whether what was being written is kept nobody here can say.
    for (const call of waiting.values())
      call.reject(call.method === 'commit' ? new UnsureError(problem.message) : problem)
    waiting.clear()
  }
  thread.on('error', end)
  thread.on('exit', () => end(gone ?? new Error('the store is closed')))

  let nextId = 0
  const call = (method: string, args: readonly unknown[], section?: Section): Promise<never> => {
    if (gone) return Promise.reject(gone)
    const id = nextId++
    thread.postMessage({ id, section, method, args: JSON.stringify(args) } satisfies Call)
    return new Promise((resolve, reject) => waiting.set(id, { method, resolve, reject }))
  }
  const asking = (methods: readonly string[], section?: Section) =>
    Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => call(method, args, section)]))
  return {
    ...asking(METHODS),
    ...Object.fromEntries(
      Object.entries(SECTIONS).map(([name, of]) => [name, asking(Object.keys(of), name as Section)]),
    ),
  } as unknown as Store
}

function opened(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (reply: Reply) => {
      thread.off('error', reject)
      if ('failed' in reply) reject(new StoreError(reply.failed))
      else resolve()
    })
  })
}
