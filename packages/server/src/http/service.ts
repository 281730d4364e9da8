import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refuseHttp } from './refuse.ts'

/** For whoever runs the server: is it well, and how busy. */
export function serviceRoutes(app: FastifyInstance, { config, store, metrics, log }: Services): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await store.ping()
      return { ok: true }
    } catch (problem) {
      log.error({ err: problem }, 'the store does not answer')
      return refuseHttp(reply, 'store-failed')
    }
  })

  app.get('/metrics', async (request, reply) => {
    if (!config.publicMetrics && !isLocal(request, config.proxy !== false)) return refuseHttp(reply, 'not-found')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Whether the caller is on this machine. A request that an unknown proxy has forwarded counts as coming from elsewhere. */
function isLocal(request: FastifyRequest, proxied: boolean): boolean {
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return (proxied || !forwarded) && /^(?:127\.|::1$|::ffff:127\.)/.test(request.ip)
}
