import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newTraceId } from '../ids.ts'
import type { Services } from '../services.ts'

const HEADER = 'x-request-id'
const ACCEPTED = /^[\w.-]{8,64}$/

/** Gives each request the id by which the log names it, and tells it. A proxy that we trust may have given it one. */
export function trace(app: FastifyInstance, { config, metrics }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const { [HEADER]: given } = request.headers
    const accepted = isForwarded(request) && typeof given === 'string' && ACCEPTED.test(given)
    request.id = accepted ? given : newTraceId()
    reply.header(HEADER, request.id)
    if (config.proxy === false && request.headers['x-forwarded-for'] !== undefined) metrics.untrusted.inc()
  })
}

/** Whether a request came by a proxy that the settings name: only then is there more than one address. */
const isForwarded = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1
