import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Letters and digits that are not mistaken for one another; 32 of them, so that each carries five bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

const randomText = (length: number): string => Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('')

/** A table's address: no secret, only unlikely to come up twice. */
export const newTableId = (): string => randomText(12)

/** The secret of an invitation's link: 100 bits. */
export const newInvite = (): string => randomText(20)

export const newPersonId = (): string => randomText(26)
export const PERSON_ID = /^[a-z2-9]{26}$/

/** How somebody names a tie of theirs; and what a report is called. */
export const newTieId = (): string => randomText(16)
/** The secret of a shared study's link: 130 bits. */
export const newStudyId = (): string => randomText(26)
export const newReportId = (): string => randomText(10)

/** A code that leads to a table: digits, which everybody can read aloud and type. 30 bits, so guesses have to be few. */
export const newTableCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
export const CODE_DIGITS = 9

/** Of a standing order; when it acts goes by it, so it must not be guessed. */
export const newOrderId = (): string => randomText(26)

/** What the log calls a request or a connection. */
export const newTraceId = (): string => randomText(10)

/** A seed or a salt: 128 bits. */
export const newSeed = (): string => randomBytes(16).toString('hex')

/** Whether two texts are equal, in a time that does not tell how much of them is. */
export const sameSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
