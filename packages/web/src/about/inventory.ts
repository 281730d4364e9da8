import type { AnyGame, Language } from '@quayside/kernel'
import type { Catalogue } from '../app/words.ts'

/** What a game plays with, and how sure its data are. */

/** What a game's data say of an entry. */
export interface Sourced {
  readonly source: string
  readonly confidence?: 'high' | 'medium' | 'low'
}

export const SURENESS = ['sure', 'partly', 'reconstructed'] as const
export type Sureness = (typeof SURENESS)[number]

/** Something of which an entry says apart where it comes from. */
export type RemarkId = 'effect-printed' | 'price-ours' | 'name-ours' | 'places-ours'

export interface Part {
  readonly name: string
  readonly sureness: Sureness
  /** Where it was published, if not in the rulebook. */
  readonly where: string
  readonly remarks: readonly RemarkId[]
}

/** Components of one kind. */
export interface Kind {
  readonly id: string
  readonly title: string
  readonly parts: readonly Part[]
}

/** What a page tells of its game. */
export interface AboutGame {
  readonly story: Catalogue<Story>
  kinds(game: AnyGame, language: Language): readonly Kind[]
}

export interface Story {
  /** The rulebooks that are followed, by edition. */
  readonly rulebooks: readonly string[]
  /** Where these had to be interpreted: the points that matter most at a table. */
  readonly rulings: readonly string[]
  /** What of the components is known, as a whole. */
  readonly data: string
}

export function surenessOf({ source, confidence }: Sourced): Sureness {
  if (source === 'owner' || confidence === 'high') return 'sure'
  if (confidence) return confidence === 'medium' ? 'partly' : 'reconstructed'
  if (source === 'rulebook') return 'sure'
  return source === 'reconstructed' ? 'reconstructed' : 'partly'
}

/** The addresses of a public source, without what its author remarks. */
const addressOf = (source: string): string =>
  source.startsWith('public:')
    ? source
        .slice('public:'.length)
        .replaceAll(/\s*\([^)]*\)/g, '')
        .replace(/;.*$/, '')
        .trim()
    : ''

export const part = (name: string, of: Sourced, remarks: readonly (RemarkId | false)[] = []): Part => ({
  name,
  sureness: surenessOf(of),
  where: addressOf(of.source),
  remarks: remarks.filter((remark) => remark !== false),
})

export type Counts = Readonly<Record<Sureness, number>>

export const countsOf = (parts: readonly Part[]): Counts => ({
  sure: parts.filter(({ sureness }) => sureness === 'sure').length,
  partly: parts.filter(({ sureness }) => sureness === 'partly').length,
  reconstructed: parts.filter(({ sureness }) => sureness === 'reconstructed').length,
})

/** Parts that look the same on a list are one line with a number. */
export function alike(parts: readonly Part[]): (Part & { readonly count: number })[] {
  const lines = new Map<string, Part & { count: number }>()
  for (const each of parts) {
    const key = JSON.stringify(each)
    const line = lines.get(key)
    if (line) line.count++
    else lines.set(key, { ...each, count: 1 })
  }
  return [...lines.values()]
}
