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
  port.on('message', async ({ id, method, args }: Call) => {
    try {
      tell({ id, value: await run(store, method, JSON.parse(args)) })
    } catch (problem) {
      tell({ id, error: text(problem) })
    }
    if (method === 'close') port.close()
  })
}

function run(store: Store, method: Call['method'], args: readonly unknown[]): Promise<unknown> {
  const [of, name] = typeof method === 'string' ? [store, method] : [store.operator, method.operator]
  return (of[name as never] as (...args: readonly unknown[]) => Promise<unknown>).apply(of, [...args])
}
