import { type Noun, plural } from '@quayside/kernel'
import type { Article, Counted } from '../catalogue.ts'

export const noun = (one: string, other = `${one}s`): Noun => ({ one, other })

/** "1 card", "2 cards". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` })

export const article = (one: string): Article => ({
  one,
  a: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
  the: `the ${one}`,
})

/** Counted without an ending: 2 wood. */
export const mass = (one: string): Counted => ({ one, many: one, count: (n) => `${n} ${one}` })
export const counted = (each: Noun): Counted => ({ one: each.one, many: each.other, count: (n) => count(n, each) })

/** "Marta’s". */
export const of = (name: string): string => `${name}’s`

export const COIN = noun('coin')
export const STEP = noun('step')
export const POINT = noun('point')
export const HELM = noun('helm point')
export const ANCHOR = noun('anchor')
export const TILE = noun('double tile')
export const RESOURCE = noun('resource')
export const PIECE = noun('coin or resource', 'coins or resources')
