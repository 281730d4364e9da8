import type { Blocks } from './blocks.ts'

/** What decides whether somebody may come in. */
export interface Entrance {
  readonly host: string
  readonly seated: readonly string[]
  readonly listed: boolean
  readonly phase: string
  /** As a row has it: 1 for anybody, 0 for those let in, -1 for nobody. */
  readonly watch: number
  /** How many seats somebody may sit down at. */
  readonly open: number
  /** Whether the person was let in before. */
  readonly member: boolean
}

/** Whether somebody whom this person would meet there has blocked them. */
export const isBarred = (
  { host, seated }: Pick<Entrance, 'host' | 'seated'>,
  person: string,
  blocks: Blocks,
): boolean =>
  person !== host && !seated.includes(person) && [host, ...seated].some((other) => blocks.has(other, person))

/**
 * Whether a person may come in, by the link or without. Whoever is blocked by somebody there is refused as if there were no such table; but
 * where they were let in before, a game that has begun goes on for them.
 */
export function mayEnter(at: Entrance, person: string, invited: boolean, blocks: Blocks): boolean {
  if (at.host === person || at.seated.includes(person)) return true
  const barred = isBarred(at, person, blocks)
  if (at.phase === 'gathering') return !barred && (at.listed || at.member || invited)
  // Whoever plays on for somebody who has vanished comes by invitation, also where nobody may watch.
  if (at.phase === 'playing' && at.open > 0 && !barred && (at.member || invited)) return true
  if (at.watch < 0) return false
  return at.member || (!barred && (at.watch > 0 || invited))
}
