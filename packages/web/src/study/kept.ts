import type { Seat } from '@quayside/kernel'
import { readStudyData, type StudyFile } from '@quayside/table/study'

/** The shelf: studies of this browser. */

const PREFIX = 'quayside.study.'

export type Truth = 'was' | 'knew' | 'chance'
export const TRUTHS: readonly Truth[] = ['knew', 'was', 'chance']

/** A study and where one was in it. */
export interface KeptStudy {
  readonly file: StudyFile
  /** The node that was looked at, as the file counts them. */
  readonly at: number
  readonly truth: Truth
  readonly changed: number
  /** Of a game that ran in this browser when it was opened. */
  readonly running?: { readonly table: string; readonly seat: Seat }
  /** Where it is shared. */
  readonly shared?: SharedAs
}

/** The link of a shared study leads to `id`; who shares it changes it and takes it back as the person it belongs to. */
export interface SharedAs {
  readonly id: string
  /** What was shared, by its fingerprint: it may have changed since. */
  readonly as: string
}

/** What a list shows. */
export interface StudyCard {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly lines: number
  readonly changed: number
  readonly shared: boolean
}

/** Puts a study on the shelf in place of what was there; false if the browser has no room for it. */
export function keepStudy(id: string, kept: Omit<KeptStudy, 'changed'>): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ ...kept, changed: Date.now() }))
    return true
  } catch {
    return false
  }
}

export function keptStudy(id: string): KeptStudy | null {
  try {
    return read(localStorage.getItem(PREFIX + id))
  } catch {
    return null
  }
}

export function forgetStudy(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** The last changed first. */
export function studyCards(): StudyCard[] {
  const cards: StudyCard[] = []
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i)
      const kept = key?.startsWith(PREFIX) ? read(localStorage.getItem(key)) : null
      if (key && kept) cards.push(cardOf(key.slice(PREFIX.length), kept))
    }
  } catch {
    return cards
  }
  return cards.sort((a, b) => b.changed - a.changed)
}

const cardOf = (id: string, { file, changed, shared }: KeptStudy): StudyCard => {
  const ends = new Set(file.nodes.map((_, i) => i + 1))
  for (const { after } of file.nodes) ends.delete(after)
  return { id, title: file.title, game: file.rules.game, lines: ends.size, changed, shared: shared !== undefined }
}

/** Storage may hold what is old, cut off or edited: that counts as nothing. */
function read(text: string | null): KeptStudy | null {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptStudy | null
    const file = kept && readStudyData(kept.file)
    if (!kept || !file?.ok || typeof kept.changed !== 'number') return null
    const at = Number.isInteger(kept.at) ? kept.at : 0
    const truth = TRUTHS.includes(kept.truth) ? kept.truth : 'knew'
    return { ...kept, file: file.value, at, truth }
  } catch {
    return null
  }
}
