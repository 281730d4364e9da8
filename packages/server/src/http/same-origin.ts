import type { FastifyRequest } from 'fastify'

/** Browsers say which page a request comes from; only our own pages may ask. Programs that are no browsers say nothing. */
export function sameOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === request.host
  } catch {
    return false
  }
}
