import { setTimeout as sleep } from 'node:timers/promises'
import { deafSockets } from './deaf.ts'
import { heavyOpens } from './heavy.ts'
import { abandonedMasters } from './masters.ts'

// The process of those who ask for too much. It is told what to do, says when it has begun, and tells how much it asked for.

export interface LongTable {
  readonly table: string
  readonly invite: string
}

/** What attackers know. */
export interface Target {
  readonly url: string
  readonly tables: readonly LongTable[]
}

/** An attack that has begun; `asked` counts. */
export interface Attack {
  readonly asked: () => number
}

const ATTACKS = {
  heavy: (target: Target) => heavyOpens(target),
  deaf: ({ url }: Target) => deafSockets(url, 1),
  'many-deaf': ({ url }: Target) => deafSockets(url, 60),
  masters: ({ url }: Target) => abandonedMasters(url),
} as const

export type AttackKind = keyof typeof ATTACKS

export interface Order {
  readonly kind: AttackKind
  readonly target: Target
}

process.once('message', async ({ kind, target }: Order) => {
  const { asked } = await ATTACKS[kind](target)
  process.send!('begun')
  process.on('message', () => process.send!(asked()))
})
// Whoever started us is gone.
process.on('disconnect', () => process.exit())
await sleep(0)
