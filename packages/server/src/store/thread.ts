import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from './sqlite.ts'
import { type Store, StoreError } from './store.ts'
import type { Call, Reply } from './threaded.ts'

// The thread of the store: opens it, then answers calls until it is closed.

const port = parentPort!
const tell = (reply: Reply) => port.postMessage(reply)
const text = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))

try {
  serve(await openSqlite(workerData as string))
  tell({ opened: true })
} catch (problem) {
  if (!(problem instanceof StoreError)) throw problem
  tell({ failed: problem.message })
}

function serve(store: Store): void {
  port.on('message', async (call: Call) => {
    const { id, method } = call
    try {
      tell({ id, value: await run(store, call) })
    } catch (problem) {
      tell({ id, error: text(problem) })
    }
    if (method === 'close') port.close()
  })
}

function run(store: Store, { section, method, args }: Call): Promise<unknown> {
  const of = section ? store[section] : store
  return (of[method as never] as (...args: unknown[]) => Promise<unknown>).apply(of, JSON.parse(args))
}
