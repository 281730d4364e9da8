export * from './bot.ts'
export * from './casual.ts'
export * from './grades.ts'
export * from './random.ts'
export * from './search/search.ts'
export type { Asked } from './search/simulation.ts'
export type { Finding, Found, Part, Tally } from './search/tally.ts'
export * from './searching.ts'
export * from './steady.ts'

import type { Bot } from './bot.ts'
import { casual, casualWith } from './casual.ts'
import { characterOf, gradeOf } from './grades.ts'
import { random } from './random.ts'
import { grandmaster, master, strong, strongWith } from './searching.ts'
import { steady, steadyWith } from './steady.ts'

const bots: readonly Bot[] = [casual, steady, strong, master, grandmaster, random]

/** By grade, with a character. */
const LIVELY_BOTS: { readonly [grade: string]: ((character: string) => Bot) | undefined } = {
  casual: casualWith,
  steady: steadyWith,
  strong: strongWith,
}

/** A bot by its grade, and by its character if it has one: `steady-shipper`. */
export function botById(id: string): Bot | undefined {
  const grade = gradeOf(id)
  const character = characterOf(id)
  if (grade && character !== undefined) return LIVELY_BOTS[grade]?.(character)
  return bots.find((bot) => bot.id === grade)
}
