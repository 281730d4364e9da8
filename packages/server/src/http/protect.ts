import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import type { FastifyError, FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { MESSAGE } from '../costs.ts'
import { originOf } from '../origin.ts'
import { problem } from '../reasons.ts'
import type { Services } from '../services.ts'
import { refuseHttp } from './refuse.ts'
import { sameOrigin } from './same-origin.ts'

const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not only our own pages may ask: what is asked for says itself who may have it. */
    readonly fromAnywhere?: boolean
  }
}

/** What holds for every request: headers, limits, whose pages may ask, and errors that tell nothing about us. */
export async function protect(app: FastifyInstance, { log, metrics, budget }: Services): Promise<void> {
  await app.register(fastifyCookie)
  // A club plays by plain http in its own network: nothing here may insist on https, and links carry invitations.
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  })

  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body as string))
    } catch {
      done(Object.assign(new Error(), { statusCode: 400 }))
    }
  })

  app.addHook('onRequest', async (request, reply) => {
    const verdict = budget.judge({ from: originOf(request.ip) }, MESSAGE, steadyNow())
    if (verdict === 'enough') {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    if (verdict === 'slow-down') return refuseHttp(reply, 'slow-down')
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (request.routeOptions.config.fromAnywhere) return
    if (!sameOrigin(request)) return refuseHttp(reply, 'foreign-origin')
    // Forms of other pages can send anything but JSON.
    const json = /^application\/json(?:;|$)/i.test(request.headers['content-type'] ?? '')
    if (!json) return refuseHttp(reply, 'bad-request')
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.inc({ route, status: reply.statusCode })
    log.debug(
      { request: request.id, method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    )
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: problem('bad-request') })
    log.error({ request: request.id, err: error, route: request.routeOptions.url }, 'a request failed')
    return refuseHttp(reply, 'server-error')
  })
}
