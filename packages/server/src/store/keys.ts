import type { PersonRow } from './people.ts'

/** By what members are known: their names, and what they come back with. */
export interface KeyStore {
  /** Whether somebody else has one of these looks for good, or had it until a while ago. */
  isTaken(looks: readonly string[], person: string, now: number): Promise<boolean>
  /** Somebody takes a name for good; a guest with the first key to come back by. All or nothing: false if somebody else was faster, or they were. */
  claim(person: string, claim: Claim, now: number): Promise<boolean>

  /** Puts another recovery code in the place of one, or none; null if nobody has it, or somebody was faster. */
  spendCode(hash: string, next: string | null): Promise<PersonRow | null>

  /** False if there is such a key already, or this person has too many. */
  addPasskey(row: PasskeyRow, most: number): Promise<boolean>
  passkey(id: string): Promise<PasskeyRow | null>
  /** Those of one person, the oldest first. */
  passkeysOf(person: string): Promise<PasskeyRow[]>
  updatePasskey(id: string, change: PasskeyChange): Promise<void>
  deletePasskey(id: string): Promise<void>

  byMail(mail: string): Promise<PersonRow | null>
  /** False if the address is somebody else's. */
  setMail(person: string, mail: string | null): Promise<boolean>

  /** Keeps a challenge in the place of one with the same hash; of those of one session and purpose only so many of the last. */
  addChallenge(row: ChallengeRow, most: number): Promise<void>
  /** Takes a challenge out, so that it is answered once; null if there is none that still holds for this session and purpose. */
  takeChallenge(asked: Asked, now: number): Promise<ChallengeRow | null>
  /** A challenge that is guessed at, which counts; null if there is none that still holds, or it was guessed at too often. */
  tryChallenge(asked: Asked, most: number, now: number): Promise<ChallengeRow | null>
  /** Lets go of challenges and reserved names that have run out. */
  sweep(now: number): Promise<void>
}

/** Milliseconds for which nobody else gets the name that somebody gave up. */
export const RESERVED = 365 * 24 * 3600_000

/** A name with its looks, and until when the one before stays theirs. */
export interface Claim {
  readonly name: string
  readonly looks: readonly string[]
  readonly formerUntil: number
  /** Fingerprint of a recovery code. */
  readonly recovery?: string
  readonly passkey?: PasskeyRow
}

/** A look of a name that one person has: for good, or reserved until a while. */
export interface NameRow {
  readonly look: string
  readonly person_id: string
  readonly until: number | null
}

export interface PasskeyRow {
  /** What the browser calls it, as base64url. */
  readonly id: string
  readonly person_id: string
  /** Where it was made: it is of no use elsewhere. */
  readonly domain: string
  /** As base64url. */
  readonly public_key: string
  /** How often it was used, if it counts. */
  readonly counter: number
  /** 1 if the key is copied to other devices of its owner, else 0. */
  readonly backed_up: number
  /** JSON of how browsers get at it. */
  readonly transports: string
  readonly label: string
  readonly created: number
  readonly used: number | null
}

export type PasskeyChange = Partial<Pick<PasskeyRow, 'label' | 'counter' | 'backed_up' | 'used'>>

/** What a challenge is known by: its hash, and for whom and what it was made. */
export type Asked = Pick<ChallengeRow, 'hash' | 'session' | 'purpose'>

/** Something unforeseeable that has to come back once, in the same session. */
export interface ChallengeRow {
  readonly hash: string
  readonly session: string
  readonly purpose: string
  /** JSON of what it is about. */
  readonly about: string
  readonly tries: number
  readonly created: number
  readonly expires: number
}
