import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Person } from './client.ts'

/** What is asked of a device, as far as this one cares. */
export interface Options {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** A device that makes passkeys and answers with them, right or wrong. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url')
  private readonly origin: string
  private readonly privateKey: KeyObject
  private readonly publicKey: KeyObject
  /** Whether the key is copied to other devices. */
  private readonly copied: boolean
  counter: number

  constructor(origin: string, { copied = true, counter = 0 } = {}) {
    this.origin = origin
    this.copied = copied
    this.counter = counter
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    this.publicKey = pair.publicKey
  }

  make(options: Options) {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const data = Buffer.concat([this.authData(options, 0x40), Buffer.alloc(16), length, id, this.coseKey()])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
      ...[Buffer.from([0x58, data.length]), data],
    ])
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  answer(options: Options) {
    if (this.counter > 0) this.counter++
    const client = this.clientData('webauthn.get', options)
    const data = this.authData(options, 0)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey)
    return {
      ...this.named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  private clientData(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  /** The owner was there and showed to be it; the key may be copied, and is. */
  private authData(options: Options, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = 0x05 | (this.copied ? 0x18 : 0) | more
    return Buffer.concat([sha256(options.rpId ?? options.rp!.id), Buffer.from([flags]), counter])
  }

  private coseKey(): Buffer {
    const { x, y } = this.publicKey.export({ format: 'jwk' })
    const part = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), part(0x21, x!), part(0x22, y!)])
  }
}

const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** Where a server without a public address has its passkeys. */
export const LOCAL = 'http://localhost:8080'

/** A guest becomes a member by a passkey. */
export async function joinByPasskey(person: Person, name: string, device = new Authenticator(LOCAL)) {
  const options = await person.send('POST', '/api/passkeys/options', { name })
  if (options.status !== 200) throw new Error(options.text)
  return person.send('POST', '/api/passkeys', { name, response: device.make(options.body) })
}

/** Somebody signs in by a passkey that their browser has. */
export async function signInBy(device: Authenticator, person: Person) {
  await person.get('/api/me')
  const { body } = await person.send('POST', '/api/sign-in/options', {})
  return person.send('POST', '/api/sign-in', { response: device.answer(body) })
}
