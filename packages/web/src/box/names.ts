/** Names of packs by their fingerprints, kept also when a pack is not: so that what it was played with can be told. */

const KEY = 'quayside.packs'
const MOST = 60

function names(): readonly (readonly [fingerprint: string, name: string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const isName = (each: unknown) =>
      Array.isArray(each) && each.length === 2 && each.every((text) => typeof text === 'string')
    return Array.isArray(kept) ? kept.filter(isName) : []
  } catch {
    return []
  }
}

export function noteName(fingerprint: string, name: string): void {
  const others = names().filter(([other]) => other !== fingerprint)
  try {
    localStorage.setItem(KEY, JSON.stringify([[fingerprint, name], ...others].slice(0, MOST)))
  } catch {
    // Its fingerprint tells too.
  }
}

/** Whether this browser ever had the pack. */
export const isNoted = (fingerprint: string): boolean => names().some(([other]) => other === fingerprint)

/** As much of a fingerprint as one reads. */
export const shortOf = (fingerprint: string): string => fingerprint.slice(0, 8)

/** A pack by its name, as far as this browser ever had it, and its fingerprint. */
export function nameOfPack(fingerprint: string): string {
  const name = names().find(([other]) => other === fingerprint)?.[1]
  return name === undefined ? shortOf(fingerprint) : `${name} (${shortOf(fingerprint)})`
}
