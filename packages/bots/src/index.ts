export * from './bot.ts'
export * from './random.ts'
export * from './simple.ts'

import type { Bot } from './bot.ts'
import { random } from './random.ts'
import { simple } from './simple.ts'

export const bots: readonly Bot[] = [simple, random]

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)
