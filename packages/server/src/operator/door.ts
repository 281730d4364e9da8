import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { dirname, join, relative } from 'node:path'
import type { Problem } from '@quayside/kernel'
import { readBody } from '../socket/read.ts'
import { operate, type ServerParts } from './operator.ts'
import { operatorSchema } from './requests.ts'

/** Bytes of a request, and milliseconds in which it has to come. */
const LONGEST = 16 * 1024
const PATIENCE = 10_000

/** The address in the file system; a relative one where it is shorter, because the system allows only about a hundred bytes. */
export function doorOf(folder: string): string {
  const path = join(folder, 'operator', 'door')
  const short = relative(process.cwd(), path)
  return short.length < path.length ? short : path
}

/**
 * Where the operator's tool asks a running server: a socket in the file system, in a folder that only the server's own user may enter, so nothing
 * of it is reachable by network. Returns what closes it.
 */
export async function openDoor(parts: ServerParts): Promise<() => Promise<void>> {
  const path = doorOf(parts.services.config.data)
  const visitors = new Set<Socket>()
  const server = createServer((socket) => {
    visitors.add(socket)
    socket.on('close', () => visitors.delete(socket))
    serve(parts, socket)
  })
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    chmodSync(dirname(path), 0o700)
    // Left by a server that was killed: whoever opens the door holds the folder's lock.
    rmSync(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
    chmodSync(path, 0o600)
  } catch (problem) {
    parts.services.log.warn({ err: problem }, 'quayside admin cannot reach this server')
    return async () => {}
  }
  return async () => {
    for (const socket of visitors) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
    rmSync(dirname(path), { recursive: true, force: true })
  }
}

/** Takes one line, replies with one, and hangs up. */
function serve(parts: ServerParts, socket: Socket): void {
  let text = ''
  const reply = (value: unknown) => socket.end(`${JSON.stringify(value)}\n`)
  socket.setEncoding('utf8')
  socket.setTimeout(PATIENCE, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.on('data', (data: string) => {
    text += data
    if (text.length > LONGEST) socket.destroy()
    if (!text.includes('\n')) return
    socket.removeAllListeners('data').resume()
    socket.setTimeout(0)
    answer(parts, text.slice(0, text.indexOf('\n'))).then(reply, (problem) => {
      parts.services.log.error({ err: problem }, 'a request of the operator failed')
      reply({ error: { code: 'failed', message: (problem as Error).message } satisfies Problem })
    })
  })
}

async function answer(parts: ServerParts, line: string): Promise<{ ok: unknown } | { error: Problem }> {
  const ask = readBody(operatorSchema, parsed(line))
  const done = ask.ok ? await operate(parts, ask.value) : ask
  return done.ok ? { ok: done.value } : { error: { code: done.error.code, message: done.error.message } }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
