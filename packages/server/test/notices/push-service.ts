import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '@quayside/table'
import { decrypt } from 'http_ece'
import { onTestFinished } from 'vitest'

export interface Pushed {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** As it came over the wire. */
  readonly sealed: Buffer
}

/** A service for push messages on this machine, and the browsers that have an address there. */
export class PushService {
  readonly pushed: Pushed[] = []
  /** What it answers; by the path of a device, or for all. */
  readonly answers = new Map<string, number>()
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const path = request.url!
        this.pushed.push({ path, headers: request.headers, sealed: Buffer.concat(parts) })
        const status = this.answers.get(path) ?? 201
        response.writeHead(status, status === 302 ? { location: `${this.origin}/elsewhere` } : {}).end()
      })
    })
  }

  static async open(): Promise<PushService> {
    const service = new PushService()
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      service.server.closeAllConnections()
      return new Promise<void>((resolve) => service.server.close(() => resolve()))
    })
    return service
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  device(name: string): Device {
    return new Device(this, `/${name}`)
  }
}

/** A browser that has given its address away. */
export class Device {
  readonly path: string
  private readonly service: PushService
  private readonly key: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16).toString('base64url')

  constructor(service: PushService, path: string) {
    this.service = service
    this.path = path
    this.key.generateKeys()
  }

  get subscription() {
    const keys = { p256dh: this.key.getPublicKey('base64url'), auth: this.auth }
    return { endpoint: this.service.origin + this.path, keys }
  }

  /** What it was sent, opened. */
  get shown(): PushPayload[] {
    return this.got.map(({ sealed }) => {
      const opened = decrypt(sealed, { version: 'aes128gcm', privateKey: this.key, authSecret: this.auth })
      return JSON.parse(opened.toString()) as PushPayload
    })
  }

  get got(): Pushed[] {
    return this.service.pushed.filter(({ path }) => path === this.path)
  }
}

/** What the sender says of itself, if its signature is right and its key is this one (RFC 8292). */
export function senderOf({ headers }: Pushed, publicKey: string): { aud: string; sub: string; exp: number } | null {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (!token || key !== publicKey) return null
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const [head, body, signature] = token.split('.')
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return signed ? JSON.parse(Buffer.from(body, 'base64url').toString()) : null
}
