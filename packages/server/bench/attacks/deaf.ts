import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Guest } from '../support/guest.ts'
import type { Attack } from './attacker.ts'

const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'
/** A ping with as much in it as a control frame may have; each is to be answered with as much. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 'x')])
const PIECE = Buffer.concat(Array.from({ length: 256 }, () => PING))
const PINGS = 256
/** A guest may have some connections; beyond them we are another one. */
const EACH = 10
/** How long somebody who was hung up on waits before the next try. */
const PAUSE = 100
/** Bytes a second that the line of all of them carries; within one machine it would carry so much that nobody could play on it. */
const BANDWIDTH = 40_000_000
const TICK = 10

/** Connections that ping without end and never read what comes back. */
export async function deafSockets(url: string, sockets: number): Promise<Attack> {
  let pings = 0
  let room = 0
  setInterval(() => {
    room = (BANDWIDTH * TICK) / 1000
  }, TICK)
  const take = () => {
    if (room <= 0) return false
    room -= PIECE.length
    pings += PINGS
    return true
  }
  const guests = Array.from({ length: Math.ceil(sockets / EACH) }, (_, i) => new Guest(`Deaf ${i}`))
  for (const guest of guests) await guest.arrive(url)
  const pingForEver = async ({ cookie }: Guest) => {
    for (;;) {
      const socket = await upgraded(url, cookie).catch(() => null)
      if (socket) await filled(socket, take)
      await sleep(PAUSE)
    }
  }
  for (let i = 0; i < sockets; i++) void pingForEver(guests[i % guests.length])
  return { asked: () => pings }
}

/** Writes pings as fast as they are taken and the line has room, until the connection is over. */
function filled(socket: Socket, take: () => boolean): Promise<unknown> {
  // `once` would reject at an error, which is how it may end.
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const fill = () => {
    if (socket.destroyed) return
    if (!take()) setTimeout(fill, TICK)
    else if (socket.write(PIECE)) setImmediate(fill)
  }
  socket.on('drain', fill)
  fill()
  return closed
}

async function upgraded(url: string, cookie: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET /ws HTTP/1.1\r\nhost: quayside\r\ncookie: ${cookie}\r\n${UPGRADE}\r\n`)
  const [said] = await once(socket, 'data')
  socket.pause()
  if (String(said).startsWith('HTTP/1.1 101')) return socket
  socket.destroy()
  throw new Error('not let in')
}
