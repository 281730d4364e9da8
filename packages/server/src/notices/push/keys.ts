import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../../store/store.ts'

export const PUSH_KEYS = 'push-keys'

/** By these browsers know that a push message comes from the server they gave their address to (VAPID). */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of a data folder, made the first time; without them every device would have to be asked anew. */
export function pushKeys(folder: string): PushKeys {
  const path = join(folder, PUSH_KEYS)
  try {
    const keys = readPushKeys(readFileSync(path, 'utf8'))
    if (keys) return keys
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return newKeys(path)
    throw new StoreError(`The file ${path} cannot be read: ${(problem as Error).message}`)
  }
  throw new StoreError(`The file ${path} holds no keys for push messages; restore it, or delete it to make new ones.`)
}

/** A line with both, or null. */
export function readPushKeys(text: string): PushKeys | null {
  const [, publicKey, privateKey] = /^([\w-]{87}) ([\w-]{43})\s*$/.exec(text) ?? []
  return publicKey && privateKey ? { publicKey, privateKey } : null
}

function newKeys(path: string): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const keys = { publicKey: point.toString('base64url'), privateKey: d }
  writeFileSync(path, `${keys.publicKey} ${keys.privateKey}\n`, { mode: 0o600, flag: 'wx' })
  return keys
}
