import type { AnyGame } from '@quayside/kernel'
import type { MetQuestion } from './repertoire.ts'

/** What is known of the moment at which an order is written. */
export interface Present {
  /** The kind of question that one is asked, or can answer ahead; null if there is none. */
  readonly mine: string | null
  /** What others are asked. */
  readonly others: readonly string[]
}

/**
 * The kinds of question that an order can be for, those first that are likely to come next: what is asked now, what others are asked before
 * one's own turn, what a game calls a habit, then what is asked most often.
 */
export function occasions(game: AnyGame, met: readonly MetQuestion[], { mine, others }: Present): string[] {
  const times = new Map(met.map((question) => [question.kind, question.times]))
  const habits = new Set(game.questions.filter(({ habit }) => habit).map(({ kind }) => kind))
  const kinds = new Set([...(mine === null ? [] : [mine]), ...others, ...times.keys()])
  const rank = (kind: string): number => {
    if (kind === mine) return 0
    if (others.includes(kind)) return 1
    return habits.has(kind) ? 2 : 3
  }
  return [...kinds].sort((a, b) => rank(a) - rank(b) || (times.get(b) ?? 0) - (times.get(a) ?? 0))
}
