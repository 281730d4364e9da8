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
import { casual } from './casual.ts'
import { botNamed } from './grades.ts'
import { random } from './random.ts'
import { grandmaster, master, strong } from './searching.ts'
import { steady } from './steady.ts'

const bots: readonly Bot[] = [casual, steady, strong, master, grandmaster, random]

export function botById(id: string): Bot | undefined {
  const name = botNamed(id)
  return bots.find((bot) => bot.id === name)
}
