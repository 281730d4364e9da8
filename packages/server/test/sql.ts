import { join } from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import type { TestServer } from './client.ts'

/** A row of whatever was asked for. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks at it and knows what it has to be.
export type Row = any

/** Does something in the database of a server behind its back; values stand at question marks. */
export function sql(server: TestServer, text: string, ...values: unknown[]): Row[] {
  return server.database === null ? onSqlite(server.folder, text, values) : onPostgres(server.database, text, values)
}

/** The only value of the only row; undefined if there is none. */
export const one = (server: TestServer, text: string, ...values: unknown[]): Row =>
  Object.values(sql(server, text, ...values)[0] ?? {})[0]

function onSqlite(folder: string, text: string, values: unknown[]): Row[] {
  const db = new Sqlite(join(folder, 'quayside.db'))
  try {
    const statement = db.prepare(text)
    if (statement.reader) return statement.all(...values)
    statement.run(...values)
    return []
  } finally {
    db.close()
  }
}

let asker: { readonly worker: Worker; readonly port: MessageChannel['port1']; readonly done: Int32Array } | undefined

/** Another thread asks while this one stands still, so that tests read the same on both. */
function onPostgres(url: string, text: string, values: unknown[]): Row[] {
  asker ??= newAsker()
  let n = 0
  Atomics.store(asker.done, 0, 0)
  asker.port.postMessage({ url, text: text.replaceAll('?', () => `$${++n}`), values })
  Atomics.wait(asker.done, 0, 0)
  const { rows, error } = receiveMessageOnPort(asker.port)!.message as { rows: Row[]; error?: string }
  if (error !== undefined) throw new Error(error)
  return rows
}

function newAsker() {
  const { port1: port, port2: theirs } = new MessageChannel()
  const done = new Int32Array(new SharedArrayBuffer(4))
  const file = new URL('./sql-thread.ts', import.meta.url)
  const worker = new Worker(file, { workerData: { port: theirs, done }, transferList: [theirs] })
  worker.unref()
  port.unref()
  return { worker, port, done }
}
