import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from './store/store.ts'

const BYTES = 32

export const SECRET = 'secret'

/** The key that signs what leaves the server and has to be known again, in a file of its own that only its owner may read; made at the first start. */
export function serverSecret(folder: string): Buffer {
  const path = join(folder, SECRET)
  try {
    const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
    if (secret.length === BYTES) return secret
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return newSecret(path)
    throw new StoreError(`The file ${path} cannot be read: ${(problem as Error).message}`)
  }
  throw new StoreError(
    `The file ${path} holds no secret of this server; restore it, or delete it to sign everybody out.`,
  )
}

function newSecret(path: string): Buffer {
  const secret = randomBytes(BYTES)
  writeFileSync(path, `${secret.toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}
