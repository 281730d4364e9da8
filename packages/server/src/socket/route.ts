import fastifyWebsocket from '@fastify/websocket'
import { BANNED, OUTDATED, PROTOCOL } from '@quayside/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Guest, Guests } from '../guests.ts'
import { guestOf } from '../http/cookie.ts'
import { sameOrigin } from '../http/origin.ts'
import { refuseHttp } from '../http/refuse.ts'
import { addressKey, Buckets } from '../limits.ts'
import type { Services } from '../services.ts'
import type { Hub } from '../tables/hub.ts'
import { Adviser } from './advice.ts'
import { Connection } from './connection.ts'

/** The websocket at `/ws`. Returns what says goodbye to everybody. */
export async function openSockets(
  app: FastifyInstance,
  services: Services,
  guests: Guests,
  hub: Hub,
): Promise<() => void> {
  const { limits } = services.config
  const connections = new Set<Connection>()
  const opens = new Buckets(limits.opens)
  const adviser = new Adviser(services, hub.thinking)
  const byAddress = new Map<string, number>()
  const visitors = new WeakMap<FastifyRequest, Guest>()

  await app.register(fastifyWebsocket, {
    options: { maxPayload: limits.payload, perMessageDeflate: false },
    // `sayGoodbye` has closed the connections already.
    preClose: (done) => done(),
  })

  app.get(
    '/ws',
    {
      websocket: true,
      async preValidation(request, reply) {
        if (!request.ws) return refuseHttp(reply, 'not-found')
        if (!sameOrigin(request)) return refuseHttp(reply, 'foreign-origin')
        const guest = await guestOf(request, guests)
        if (!guest) return refuseHttp(reply, 'no-guest')
        if ((byAddress.get(addressKey(request.ip)) ?? 0) >= limits.socketsPerAddress) {
          return refuseHttp(reply, 'slow-down')
        }
        visitors.set(request, guest)
      },
    },
    (socket, request) => {
      if (protocolOf(request) !== PROTOCOL) {
        socket.close(OUTDATED, 'another protocol')
        return
      }
      // A page can read how a socket was closed, but not why it was not opened.
      if (services.restrictions.holds('ban', visitors.get(request)!.id, Date.now())) {
        socket.close(BANNED, 'banned')
        return
      }
      const guest = guests.arrive(visitors.get(request)!, limits.socketsPerGuest)
      if (!guest) {
        socket.close(1008, 'too many connections')
        return
      }
      const address = addressKey(request.ip)
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
      const connection = new Connection(socket, guest, services, hub, opens, adviser, request.id)
      connections.add(connection)
      services.metrics.sockets.set(connections.size)
      guests.noteVisit(guest).catch((error) => services.log.error({ err: error }, 'a visit could not be noted'))
      socket.on('close', () => {
        connections.delete(connection)
        services.metrics.sockets.set(connections.size)
        guests.leave(guest)
        const left = (byAddress.get(address) ?? 1) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
      })
    },
  )

  services.restrictions.whenBanned((guest) => {
    for (const connection of connections) if (connection.guest.id === guest) connection.dismiss()
  })

  const timer = setInterval(() => {
    for (const connection of connections) connection.heartbeat()
  }, services.config.heartbeat).unref()

  return () => {
    clearInterval(timer)
    for (const connection of connections) connection.goodbye()
  }
}

/** The first clients sent no version; they speak version 1. */
function protocolOf({ query }: FastifyRequest): number {
  const { protocol = '1' } = query as { protocol?: unknown }
  return typeof protocol === 'string' && /^\d{1,6}$/.test(protocol) ? Number(protocol) : -1
}
