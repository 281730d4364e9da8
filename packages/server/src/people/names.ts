import { MAX_NAME, type NameVerdict } from '@quayside/table'
import { scriptsIn } from './scripts.ts'
import { skeletonOf } from './skeleton.ts'

/** What somebody is called who had everything about them deleted. */
export const FORMER = 'former player'

/** What the server and the client say themselves. */
const OURS = [FORMER, 'Quayside', 'You', 'Você', 'Tu']

/** Letters that are written in several ways are written in one: wide, bold, and put together of parts. Null if it is too long then. */
export function writtenName(name: string): string | null {
  const written = name.normalize('NFKC').replace(/\s+/gu, ' ').trim()
  return written === '' || written.length > MAX_NAME ? null : written
}

/** Why nobody may be called so, as far as the name alone tells. */
export function faultOf(name: string): Extract<NameVerdict, 'mixed' | 'marks'> | null {
  if (PILED.test(name)) return 'marks'
  return scriptsIn(name).length === 0 ? 'mixed' : null
}

/**
 * A mark without a letter, one twice, around or through the letter, or more on a letter than its script ever has: where letters with marks have
 * signs of their own it is one more.
 */
const PILED =
  /(?:^|\p{Z})\p{M}|(\p{Mn})\1|\p{Me}|[\u0334-\u0338]|\p{Mn}{3}|[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]\p{Mn}{2}/u

/**
 * What a name looks like, whatever the case it is written in: its skeleton, once as it is and once in small letters. "Bill" looks like "BiII" as it
 * is and like "BILL" in small letters, but "Elia" is not "Ella". The first is how members are found by their name.
 */
export function looksOf(name: string): readonly string[] {
  return [...new Set([settled(folded(name)), settled(name)])]
}

export function looksLike(one: string, other: string): boolean {
  const looks = looksOf(other)
  return looksOf(one).some((look) => looks.includes(look))
}

/** Whether a name would be taken for what the server says. */
export const isReserved = (name: string): boolean => OURS.some((ours) => looksLike(ours, name))

/** Also across ß, and the two small sigmas. */
const folded = (text: string): string => text.toUpperCase().toLowerCase()

/** A small letter may look like something else than the capital did, so this goes on until nothing changes. Blanks and points hardly show. */
function settled(name: string): string {
  let looks = name
  for (let round = 0; round < ROUNDS; round++) {
    const next = folded(skeletonOf(looks)).replaceAll('vv', 'w')
    if (next === looks) break
    looks = next
  }
  const bare = looks.replace(/[\p{Z}\p{P}]/gu, '')
  // Of a name that is nothing but such signs, they are all there is.
  return bare === '' ? looks : bare
}

const ROUNDS = 5
