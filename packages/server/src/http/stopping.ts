import type { FastifyInstance } from 'fastify'
import { refuseHttp } from './refuse.ts'

/** Who asks a server that stops is told to come back, over another connection. */
export function refuseWhileStopping(app: FastifyInstance, stopping: () => boolean): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (stopping()) refuseHttp(reply.header('connection', 'close'), 'stopping')
    else done()
  })
}
