import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Health } from '../health.ts'
import { problem } from '../reasons.ts'
import type { Services } from '../services.ts'
import { refuseHttp } from './refuse.ts'

/** The header by which the doctor sees that the public address leads here, and not to some other server. */
export const INSTANCE = 'x-quayside-instance'

/** For whoever runs the server: is it well, and how busy. What is wrong is told only on this machine. */
export function serviceRoutes(
  app: FastifyInstance,
  { config, metrics }: Services,
  health: Health,
  instance: string,
): void {
  const local = (request: FastifyRequest) => isLocal(request, config.proxy !== false)

  app.get('/healthz', async (request, reply) => {
    reply.header(INSTANCE, instance)
    const problems = await health.problems()
    if (problems.length === 0) return { ok: true }
    if (!local(request)) return refuseHttp(reply, 'store-failed')
    return reply.code(503).send({ error: problem('store-failed'), problems })
  })

  app.get('/metrics', async (request, reply) => {
    if (!config.publicMetrics && !local(request)) return refuseHttp(reply, 'not-found')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Whether the caller is on this machine. A request that an unknown proxy has forwarded counts as coming from elsewhere. */
function isLocal(request: FastifyRequest, proxied: boolean): boolean {
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return (proxied || !forwarded) && /^(?:127\.|::1$|::ffff:127\.)/.test(request.ip)
}
