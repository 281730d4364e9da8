import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServerProcess } from './process.ts'

/** As `npm start` has it: what an answer leaves behind is gone before it grows old. */
const YOUNG = '--max-semi-space-size=64'

/** A server that can be asked what it used, and whose limits are lifted. */
export const serverToMeasure = (data: string, database?: string): ServerProcess =>
  new ServerProcess({
    data,
    database,
    entry: fileURLToPath(new URL('../load/server.ts', import.meta.url)),
    flags: ['--expose-gc', YOUNG],
  })

/** Measures a server in a process of its own, which is gone with its folder when that is done. Who stops us stops the server too. */
export async function measureServer(measure: (server: ServerProcess, url: string) => Promise<void>): Promise<void> {
  process.once('SIGTERM', () => process.exit(1))
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  const server = serverToMeasure(folder)
  try {
    await measure(server, await server.url)
  } finally {
    await server.end('SIGTERM')
    if (server.complaints) console.log(server.complaints)
    await rm(folder, { recursive: true, force: true })
  }
}
