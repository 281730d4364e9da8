import { forgetOwned } from '@quayside/games/owned'
import { randomHex } from '../app/random.ts'
import { noteName } from './names.ts'

/** The box: data packs that this browser keeps, as their owners wrote them. They are checked whenever one is played with. */

const PREFIX = 'quayside.box.'

export interface Pack {
  readonly game: string
  readonly name: string
}

export interface KeptPack {
  readonly id: string
  readonly pack: Pack
}

/** Puts a pack into the box, in place of one that differs from it by its name alone; null if the browser has no room for it. */
export function keepPack(pack: Pack, fingerprint: string): string | null {
  const same = keptPacks().find((kept) => contentOf(kept.pack) === contentOf(pack))
  const id = same?.id ?? randomHex(6)
  noteName(fingerprint, pack.name)
  return write(id, pack) ? id : null
}

const contentOf = (pack: Pack): string => JSON.stringify({ ...pack, name: '' })

export function renamePack(id: string, name: string, fingerprint: string): boolean {
  const kept = keptPack(id)
  noteName(fingerprint, name)
  return kept !== null && write(id, { ...kept, name })
}

export function removePack(id: string): void {
  localStorage.removeItem(PREFIX + id)
  forgetOwned()
}

/** What was removed comes back as it was. */
export const bringBack = ({ id, pack }: KeptPack): boolean => write(id, pack)

export function keptPack(id: string): Pack | null {
  try {
    return read(localStorage.getItem(PREFIX + id))
  } catch {
    return null
  }
}

/** By their names. */
export function keptPacks(): KeptPack[] {
  const packs: KeptPack[] = []
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i)
      const pack = key?.startsWith(PREFIX) ? read(localStorage.getItem(key)) : null
      if (key && pack) packs.push({ id: key.slice(PREFIX.length), pack })
    }
  } catch {
    // A browser that keeps nothing has no packs.
  }
  return packs.sort((a, b) => a.pack.name.localeCompare(b.pack.name) || (a.id < b.id ? -1 : 1))
}

/** For the games that are played with them. */
export const packsOf = (game: string): readonly unknown[] =>
  keptPacks().flatMap(({ pack }) => (pack.game === game ? [pack] : []))

function write(id: string, pack: Pack): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(pack))
  } catch {
    return false
  }
  forgetOwned()
  return true
}

/** Storage may hold what is old, cut off or edited: what is no pack at all counts as nothing. */
function read(text: string | null): Pack | null {
  try {
    const pack = JSON.parse(text ?? 'null') as Partial<Pack> | null
    return typeof pack?.game === 'string' && typeof pack.name === 'string' ? (pack as Pack) : null
  } catch {
    return null
  }
}
