import { Worker } from 'node:worker_threads'
import type { OperatorStore } from './operator.ts'
import { type Store, StoreError } from './store.ts'

export type StoreMethod = Exclude<keyof Store, 'operator'>

/** What the main thread asks of the store's thread, and what comes back. The arguments are JSON: a text crosses faster than objects do. */
export interface Call {
  readonly id: number
  readonly method: StoreMethod | { readonly operator: keyof OperatorStore }
  readonly args: string
}
export type Reply =
  | { readonly opened: true }
  | { readonly failed: string }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }

interface PendingCall {
  resolve(value: never): void
  reject(error: Error): void
}

const METHODS = [
  'ping',
  'addPerson',
  'person',
  'personByRecovery',
  'updatePerson',
  'names',
  'admission',
  'table',
  'tablesOf',
  'listedTables',
  'tablesAfter',
  'alarms',
  'moveUp',
  'deleteTables',
  'commit',
  'close',
] as const satisfies readonly StoreMethod[]

/** All of them, or it does not compile. */
const OPERATOR_METHODS = {
  pulse: true,
  size: true,
  totals: true,
  phases: true,
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
    for (const call of waiting.values()) call.reject(problem)
    waiting.clear()
  }
  thread.on('error', end)
  thread.on('exit', () => end(gone ?? new Error('the store is closed')))

  let nextId = 0
  const call = (method: Call['method'], args: readonly unknown[]): Promise<never> => {
    if (gone) return Promise.reject(gone)
    const id = nextId++
    thread.postMessage({ id, method, args: JSON.stringify(args) } satisfies Call)
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }
  const methods = METHODS.map((method) => [method, (...args: unknown[]) => call(method, args)])
  const operator = (Object.keys(OPERATOR_METHODS) as (keyof OperatorStore)[]).map((name) => [
    name,
    (...args: unknown[]) => call({ operator: name }, args),
  ])
  return { ...Object.fromEntries(methods), operator: Object.fromEntries(operator) } as Store
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
