import fastifyWebsocket from '@fastify/websocket'
import { BANNED, OUTDATED, PROTOCOL } from '@quayside/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { CONNECT } from '../costs.ts'
import { refuseHttp } from '../http/refuse.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { visitOf } from '../http/visit.ts'
import { originOf } from '../origin.ts'
import type { Visit } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import type { Hub } from '../tables/hub.ts'
import { Connection } from './connection.ts'
import { Heads } from './heads.ts'
import { SocketRoom } from './room.ts'

/** Milliseconds after which all that was not read is looked at again. */
const WATCH = 2000
/** Browsers send a message in one piece. */
const FRAGMENTS = 16

/** The websocket at `/ws`. Returns what says goodbye to everybody, and to whoever comes in later; it resolves when they have gone. */
export async function openSockets(app: FastifyInstance, services: Services, hub: Hub): Promise<() => Promise<void>> {
  const { people, sessions } = services
  const { limits } = services.config
  const connections = new Set<Connection>()
  const room = new SocketRoom(services, hub.thinking)
  const heads = new Heads(limits)
  const visitors = new WeakMap<FastifyRequest, Visit>()
  let stopping = false
  const allGone = Promise.withResolvers<void>()

  await app.register(fastifyWebsocket, {
    // Pings are answered by the connection, which counts them.
    options: { maxPayload: limits.payload, maxFragments: FRAGMENTS, perMessageDeflate: false, autoPong: false },
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
        const visit = await visitOf(request, sessions)
        if (!visit) return refuseHttp(reply, 'no-guest')
        if (stopping) return refuseHttp(reply, 'stopping')
        const from = originOf(request.ip)
        if (!services.budget.pay({ person: visit.person.id, from }, CONNECT, steadyNow()))
          return refuseHttp(reply, 'slow-down')
        if (!heads.hasRoom(from)) return refuseHttp(reply, 'slow-down')
        visitors.set(request, visit)
      },
    },
    (socket, request) => {
      if (protocolOf(request) !== PROTOCOL) {
        socket.close(OUTDATED, 'another protocol')
        return
      }
      const visit = visitors.get(request)!
      // A page can read how a socket was closed, but not why it was not opened.
      if (services.restrictions.holds('ban', visit.person.id, Date.now())) {
        socket.close(BANNED, 'banned')
        return
      }
      const person = people.arrive(visit.person, limits.socketsPerGuest)
      if (!person) {
        socket.close(1008, 'too many connections')
        return
      }
      const from = originOf(request.ip)
      heads.come(from)
      const connection = new Connection(
        socket,
        request.raw.socket,
        { ...visit, person },
        from,
        services,
        hub,
        room,
        request.id,
      )
      connections.add(connection)
      if (stopping) connection.goodbye()
      services.metrics.sockets.set(connections.size)
      noteVisit(services, { ...visit, person }).catch((error) =>
        services.log.error({ err: error }, 'a visit could not be noted'),
      )
      socket.on('close', () => {
        connections.delete(connection)
        if (stopping && connections.size === 0) allGone.resolve()
        services.metrics.sockets.set(connections.size)
        people.leave(person)
        heads.go(from)
      })
    },
  )

  services.restrictions.whenBanned((person) => {
    for (const connection of connections) if (connection.person.id === person) connection.dismiss()
  })

  sessions.whenEnded((hash) => {
    for (const connection of connections) if (connection.session === hash) connection.signOut()
  })

  sessions.whenReplaced(({ person, from, to }) => {
    for (const connection of connections) {
      if (connection.person.id !== person) continue
      // A cookie of before there were sessions stands for nobody any more.
      if (connection.session === null) connection.signOut()
      else if (connection.session === from) connection.session = to
    }
  })

  const timer = setInterval(() => {
    for (const connection of connections) connection.heartbeat()
  }, services.config.heartbeat).unref()
  const watch = setInterval(() => room.backlog.checkAll(), WATCH).unref()

  return async () => {
    stopping = true
    clearInterval(timer)
    clearInterval(watch)
    for (const connection of connections) connection.goodbye()
    if (connections.size > 0) await allGone.promise
  }
}

async function noteVisit({ people, sessions }: Services, { person, session }: Visit): Promise<void> {
  await people.noteVisit(person)
  if (session) await sessions.note(session, Date.now())
}

/** The first clients sent no version; they speak version 1. */
function protocolOf({ query }: FastifyRequest): number {
  const { protocol = '1' } = query as { protocol?: unknown }
  return typeof protocol === 'string' && /^\d{1,6}$/.test(protocol) ? Number(protocol) : -1
}
