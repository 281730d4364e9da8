import { type Noun, plural } from '@quayside/kernel'
import type { Company, Counted, Definite, Region } from '../catalogue.ts'

export const noun = (one: string, other = `${one}s`): Noun => ({ one, other })

/** "1 card", "2 cards". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` })

/** "is" or "are". */
export const are = (n: number): string => plural('en', n, { one: 'is', other: 'are' })

export const definite = (one: string): Definite => ({ one, the: `the ${one}` })
export const company = (one: string): Company => ({ one, the: one, of: `of ${one}` })
export const region = (one: string): Region => ({ one, the: one, into: one })
/** A region with an article. */
export const theRegion = (one: string): Region => ({ one, the: `the ${one}`, into: `the ${one}` })

/** Counted without an ending: 2 coffee. */
export const mass = (one: string): Counted => ({ one, of: one, count: (n) => `${n} ${one}` })
export const counted = (of: string, each: Noun): Counted => ({ one: each.other, of, count: (n) => count(n, each) })

export const ordinal = (n: number): string => (n === 1 ? 'first' : 'second')

export const CARD = noun('card')
export const UNIT = noun('unit')
export const STEP = noun('step')
export const POST = noun('trading post')
export const MARKER = noun('bonus marker')
export const DIAMOND_STEP = noun('diamond step')
export const EXPANSION_POINT = noun('expansion point')
export const BOOKKEEPING_POINT = noun('bookkeeping point')
