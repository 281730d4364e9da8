import { type MessagePort, workerData } from 'node:worker_threads'
import pg from 'pg'

// Asks a PostgreSQL for `sql.ts`, which waits for it without giving way.

pg.types.setTypeParser(20, Number)
const { port, done } = workerData as { port: MessagePort; done: Int32Array }

port.on('message', async ({ url, text, values }: { url: string; text: string; values: unknown[] }) => {
  const client = new pg.Client(url)
  try {
    await client.connect()
    port.postMessage({ rows: (await client.query(text, values)).rows })
  } catch (problem) {
    port.postMessage({ rows: [], error: (problem as Error).message })
  } finally {
    await client.end().catch(() => {})
    Atomics.store(done, 0, 1)
    Atomics.notify(done, 0)
  }
})
