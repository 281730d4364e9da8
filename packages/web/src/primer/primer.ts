import type { Language } from '@quayside/kernel'
import { roomOf } from '../games/room-of.ts'
import { type Figures, figureAt } from './figures.ts'

/** What the figures must show for a text to stand: a figure beside another, or beside a number. */
export type Shows = readonly [figure: string, is: '>' | '<', than: string | number]

/** One piece of advice. Numbers stand in braces in its text, by their names: `{won points:chips}`. */
export interface Advice {
  readonly id: string
  readonly shows: readonly Shows[]
  readonly says: { readonly [language in Language]: { readonly title: string; readonly text: string } }
}

export interface PrimerPart {
  readonly id: string
  readonly title: { readonly [language in Language]: string }
  readonly advice: readonly Advice[]
}

export interface Primer {
  readonly parts: readonly PrimerPart[]
}

/** A primer with the figures that it cites. */
export interface LoadedPrimer extends Primer {
  readonly figures: Figures
}

const IN_BRACES = /\{([^}]+)\}/g

const namesIn = ({ shows, says }: Advice): readonly string[] => [
  ...shows.flatMap(([figure, , than]) => (typeof than === 'string' ? [figure, than] : [figure])),
  ...Object.values(says).flatMap(({ text }) => [...text.matchAll(IN_BRACES)].map(([, name]) => name)),
]

/** The things that a primer cites, each once. */
export const citedIn = ({ parts }: Primer): string[] => [
  ...new Set(parts.flatMap(({ advice }) => advice.flatMap(namesIn)).map((name) => name.slice(name.indexOf(' ') + 1))),
]

/** A text with its numbers in their places. */
export const filledIn = (text: string, figures: Figures, format: (value: number) => string): string =>
  text.replace(IN_BRACES, (_, name: string) => format(figureAt(figures, name)))

/** Whether the figures bear a piece of advice out. */
export const holds = (advice: Advice, figures: Figures): boolean =>
  advice.shows.every(([figure, is, than]) => {
    const [left, right] = [figureAt(figures, figure), typeof than === 'number' ? than : figureAt(figures, than)]
    return is === '>' ? left > right : left < right
  })

export const hasPrimer = (game: string): boolean => roomOf(game).primer !== undefined

/** Undefined where a game has none. */
export const loadPrimer = async (game: string): Promise<LoadedPrimer | undefined> => roomOf(game).primer?.()
