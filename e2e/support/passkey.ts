import type { CDPSession } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** A device's lock, as Chromium makes one up; whoever is asked for a passkey shows it at once. */
export class Authenticator {
  private readonly line: CDPSession
  private readonly id: string

  private constructor(line: CDPSession, id: string) {
    this.line = line
    this.id = id
  }

  static async of({ context, page }: Visitor): Promise<Authenticator> {
    const line = await context.newCDPSession(page)
    await line.send('WebAuthn.enable')
    const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
        // Its keys are in several devices, each of which counts for itself.
        defaultBackupEligibility: true,
        defaultBackupState: true,
      },
    })
    return new Authenticator(line, authenticatorId)
  }

  private async keys() {
    const { credentials } = await this.line.send('WebAuthn.getCredentials', { authenticatorId: this.id })
    return credentials
  }

  async count(): Promise<number> {
    return (await this.keys()).length
  }

  /** The same keys in another device, as a keychain in the cloud brings them there. */
  async copyTo(other: Authenticator): Promise<void> {
    for (const credential of await this.keys())
      await other.line.send('WebAuthn.addCredential', { authenticatorId: other.id, credential })
  }
}
