import { createHash } from 'node:crypto'
import type { UsedKey } from '@quayside/table/ways-in'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Log } from '../log.ts'
import type { KeyStore, PasskeyRow } from '../store/keys.ts'
import type { SessionRow } from '../store/people.ts'
import type { Challenges } from './challenges.ts'
import type { Person } from './people.ts'
import { type Site, siteOf } from './site.ts'

/** Loaded when the first passkey is asked for: it takes a third of a second, and many servers never need it. */
const library = () => import('@simplewebauthn/server')

/** Ed25519, P-256 and RSA, by COSE's numbers: what devices have. */
const ALGORITHMS = [-8, -7, -257]

/** How long a browser waits for its owner, in milliseconds. */
const TIMEOUT = 5 * 60_000

/** The keys that devices make for their owners. */
export class Passkeys {
  /** Null where there are none. */
  readonly site: Site | null
  private readonly store: KeyStore
  private readonly challenges: Challenges
  private readonly log: Log

  constructor(url: string | null, store: KeyStore, challenges: Challenges, log: Log) {
    this.site = siteOf(url)
    this.store = store
    this.challenges = challenges
    this.log = log
  }

  /** The keys that somebody can use: those that were made at another address are of no use here. */
  async of(person: Person): Promise<PasskeyRow[]> {
    return (await this.store.passkeysOf(person.id)).filter(({ domain }) => domain === this.site?.domain)
  }

  /** What a browser needs to make a key. */
  async creation(
    site: Site,
    person: Person,
    name: string,
    session: SessionRow,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library()
    return generateRegistrationOptions({
      rpName: 'Quayside',
      rpID: site.domain,
      userName: name,
      userDisplayName: name,
      // By it a device knows that it has a key for this person already; it tells nothing else.
      userID: new Uint8Array(createHash('sha256').update(`quayside passkey ${person.id}`).digest()),
      challenge: bytesOf(await this.challenges.make('register', session)),
      timeout: TIMEOUT,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: (await this.of(person)).map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
  }

  /** The key that a browser has made, if it is one. */
  async made(
    site: Site,
    person: Person,
    session: SessionRow,
    response: RegistrationResponseJSON,
    label: string,
  ): Promise<PasskeyRow | null> {
    const { verifyRegistrationResponse } = await library()
    const check = verifyRegistrationResponse({
      response,
      expectedChallenge: (token) => this.uses('register', session, token),
      expectedOrigin: originIn(site, response),
      expectedRPID: site.domain,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    const checked = await check.catch((problem: Error) => this.refused(problem))
    if (!checked?.verified) return null
    const { credential, credentialBackedUp } = checked.registrationInfo
    return {
      id: credential.id,
      person_id: person.id,
      domain: site.domain,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      backed_up: credentialBackedUp ? 1 : 0,
      transports: JSON.stringify(credential.transports ?? []),
      label,
      created: Date.now(),
      used: null,
    }
  }

  /** What a browser needs to answer with a key: any that it has for this site, or one of `person`'s. */
  async asking(
    site: Site,
    purpose: 'sign-in' | 'prove',
    session: SessionRow,
    person?: Person,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library()
    return generateAuthenticationOptions({
      rpID: site.domain,
      challenge: bytesOf(await this.challenges.make(purpose, session)),
      timeout: TIMEOUT,
      userVerification: 'preferred',
      ...(person && { allowCredentials: (await this.of(person)).map(descriptor) }),
    })
  }

  /** Whose key has answered; null if the answer is not right. */
  async answered(
    site: Site,
    purpose: 'sign-in' | 'prove',
    session: SessionRow,
    response: AuthenticationResponseJSON,
  ): Promise<PasskeyRow | null> {
    const key = await this.store.passkey(response.id)
    if (!key) return null
    const { verifyAuthenticationResponse } = await library()
    const check = verifyAuthenticationResponse({
      response,
      expectedChallenge: (token) => this.uses(purpose, session, token),
      expectedOrigin: originIn(site, response),
      expectedRPID: site.domain,
      requireUserVerification: false,
      // How far the key has counted is looked at below.
      credential: { id: key.id, publicKey: bytesOf(key.public_key), counter: 0 },
    })
    const checked = await check.catch((problem: Error) => this.refused(problem))
    if (!checked?.verified) return null
    const { newCounter, credentialBackedUp } = checked.authenticationInfo
    if (!this.countsOn(key, newCounter)) return null
    const counter = Math.max(key.counter, newCounter)
    await this.store.updatePasskey(key.id, { counter, backed_up: credentialBackedUp ? 1 : 0, used: Date.now() })
    return key
  }

  /** A key that counts back was copied. For those that are meant to be on several devices this says nothing. */
  private countsOn(key: PasskeyRow, counter: number): boolean {
    if (counter > key.counter || (counter === 0 && key.counter === 0)) return true
    const facts = { person: key.person_id.slice(0, 8), counted: key.counter, counter, copied: key.backed_up === 1 }
    this.log.warn(facts, 'a passkey has counted back')
    return key.backed_up === 1
  }

  private async uses(purpose: 'register' | 'sign-in' | 'prove', session: SessionRow, token: string): Promise<boolean> {
    return (await this.challenges.take(purpose, session, token)) !== undefined
  }

  private refused(problem: Error): null {
    this.log.debug({ err: problem }, 'an answer of a passkey was refused')
    return null
  }
}

/** An answer as it came in, as the library wants it. */
export const answerOf = ({ response: { userHandle, ...said }, ...rest }: UsedKey): AuthenticationResponseJSON => ({
  ...rest,
  response: { ...said, ...(userHandle != null && { userHandle }) },
  clientExtensionResults: {},
})

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const descriptor = ({ id, transports }: PasskeyRow) => ({ id, transports: JSON.parse(transports) })

/** The page that the browser says it was asked by, if that is ours; else one that is not. */
function originIn(site: Site, { response }: RegistrationResponseJSON | AuthenticationResponseJSON): string {
  try {
    const { origin } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    if (typeof origin === 'string' && site.owns(origin)) return origin
  } catch {
    // The library says what is wrong with it.
  }
  return `https://${site.domain}`
}
