import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseHttp } from './refuse.ts'

const NOT_BUILT = 'The tables are open, but the client is not built: "npm start" builds it.\n'

/** The built client. Addresses inside it, such as a table's, all get the same page. */
export async function clientRoutes(app: FastifyInstance, web: string): Promise<void> {
  const folder = resolve(web)
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (response, path) => response.header('cache-control', cacheControl(path, folder)),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return refuseHttp(reply, 'not-found')
    return built ? reply.sendFile('index.html') : notBuilt(reply)
  })
}

/** Files whose name has the hash of what is in them never change. */
const cacheControl = (path: string, folder: string): string =>
  path.startsWith(join(folder, 'assets') + sep) ? 'public, max-age=31536000, immutable' : 'no-cache'

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(?:api|ws)(?:[/?]|$)/.test(url) && (headers.accept ?? '').includes('text/html')

const notBuilt = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(NOT_BUILT)
