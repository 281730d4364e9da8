import type { GameWords, Language } from '@quayside/kernel'

/** How the games behind a table of openings were played. With the same numbers, and the same bots, the same games come again. */
export interface OpeningsRecipe {
  readonly bot: string
  /** The part of the bot's simulations that it is given. */
  readonly budget: number
  readonly seed: string
  /** How many games of how many players. */
  readonly tables: readonly { readonly players: number; readonly games: number }[]
}

/** What an opening is told by: the first event of a kind that tells of a seat, and what it names. */
export interface Aspect {
  readonly id: string
  readonly event: string
  readonly fact: string
  /** By which argument the words name it. */
  readonly thing: string
  /** All of the first round together, without numbers, and not the first alone: the cards of a plan. */
  readonly whole?: true
  readonly title: { readonly [language in Language]: string }
}

/** What a seat began with, in how many games, and how many of them it won; who shares a victory has a part of it. */
export interface Opening {
  readonly what: string
  readonly games: number
  readonly wins: number
}

export interface OpeningsTable {
  readonly players: number
  readonly games: number
  /** By seat and aspect, the commonest first; what is seldom is left out. */
  readonly seats: readonly { readonly [aspect: string]: readonly Opening[] }[]
}

export interface Openings {
  readonly recipe: OpeningsRecipe
  readonly tables: readonly OpeningsTable[]
}

export interface LoadedOpenings extends Openings {
  readonly aspects: readonly Aspect[]
}

/** Between the parts of a whole. */
export const AND = '+'

/** What an opening is called. */
export const nameOf = ({ thing }: Aspect, what: string, words: GameWords): string =>
  what
    .split(AND)
    .map((id) => words.thing(thing, id))
    .join(', ')

/** What 95 % of a normal distribution lies within. */
const NORMAL = 1.96

/** Of a hundred games, how many were won, and between what that is likely to lie (Wilson's interval). */
export function share({ games, wins }: Opening): { readonly won: number; readonly low: number; readonly high: number } {
  const part = wins / games
  const shrink = 1 + NORMAL ** 2 / games
  const middle = (part + NORMAL ** 2 / (2 * games)) / shrink
  const half = (NORMAL / shrink) * Math.sqrt((part * (1 - part)) / games + NORMAL ** 2 / (4 * games ** 2))
  const percent = (value: number) => Math.round(100 * Math.min(1, Math.max(0, value)))
  return { won: percent(part), low: percent(middle - half), high: percent(middle + half) }
}
