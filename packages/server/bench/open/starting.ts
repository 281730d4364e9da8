import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Times } from '../load/times.ts'
import { metric } from '../support/metrics.ts'
import { ServerProcess } from '../support/process.ts'

export interface Start {
  /** Milliseconds from the start of the process until it said that it is well. */
  readonly well: number
  /** Milliseconds that it took to say so again and again in the seconds after that. */
  readonly after: Times
  /** Bytes and tables in memory, then. */
  readonly resident: number
  readonly inMemory: number
}

/** How long we look at a server after its start, and how often. */
const WATCHED = 10_000
const PAUSE = 50

/** Starts a server on a folder and watches it. */
export async function watchStart(data: string): Promise<Start> {
  const port = await freePort()
  const began = performance.now()
  const server = new ServerProcess({ data, port })
  try {
    const url = `http://127.0.0.1:${port}`
    const health = `${url}/healthz`
    while (!(await isWell(health))) await sleep(10)
    const well = performance.now() - began
    const after = new Times()
    while (performance.now() - began - well < WATCHED) {
      const asked = performance.now()
      await isWell(health)
      after.add(performance.now() - asked)
      await sleep(PAUSE)
    }
    return {
      well,
      after,
      resident: await metric(url, 'quayside_resident_bytes'),
      inMemory: await metric(url, 'quayside_tables_live'),
    }
  } finally {
    await server.end('SIGTERM')
    if (server.complaints) console.log(server.complaints)
  }
}

const isWell = (health: string): Promise<boolean> =>
  fetch(health).then(
    (reply) => reply.ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
