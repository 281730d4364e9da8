import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { PERSON_ID } from '../ids.ts'

const NONCE = 12
const TAG = 16

/**
 * What a mail's last link says: who gets no more mails. Sealed by the server's secret, so that nobody can make one up, and whoever is forwarded the
 * mail does not read in it how the server knows its owner.
 */
export class UnsubscribeTokens {
  private readonly key: Buffer

  constructor(secret: Buffer) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'quayside unsubscribe', 32))
  }

  seal(person: string): string {
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce)
    const sealed = Buffer.concat([cipher.update(person), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Whom a token stands for; null for one that is not ours. */
  open(token: string): string | null {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length <= NONCE + TAG || bytes.length > 200) return null
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE))
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      const person = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString()
      return PERSON_ID.test(person) ? person : null
    } catch {
      return null
    }
  }
}
