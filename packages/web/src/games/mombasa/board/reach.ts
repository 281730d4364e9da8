import { LAST_STEP } from './books.ts'
import { rewardWords } from './rewards.ts'
import type { Scene } from './scene.svelte.ts'
import { bookOf, type PlayerView, type Requirement } from './things.ts'
import { BOARD_WORDS, type BoardWords } from './words-boards.ts'

/** What the books before the inkwell lack, by step; nothing where it is not told. */
export function lacksAt({ lacks = [] }: PlayerView, step: number): Requirement[] {
  const { step: _, ...missing } = lacks.find((book) => book.step === step) ?? { step }
  return Object.entries(missing).map(([kind, min]) => ({ kind: kind as Requirement['kind'], min }))
}

/** How far the inkwell can go, and what stops it, in words; empty where it is not told. */
export function reachWords(w: BoardWords, player: PlayerView): string {
  const { ink, reach } = player
  if (reach === undefined) return ''
  const far = reach > ink ? w.reach.far(reach) : w.reach.stays
  if (reach === LAST_STEP) return `${far}: ${w.reach.end}`
  const lacks = lacksAt(player, reach + 1).map(({ kind, min }) => w.lacks[kind](min))
  return `${far}; ${lacks.length > 0 ? w.reach.unmet(reach + 1, lacks.join(', ')) : w.reach.noBook(reach + 1)}`
}

/** What stopping the inkwell where it is would bring, in words; empty where that is not asked. */
export function stopWords({ host, w: words, me, seat }: Scene): string {
  const { asking } = host
  if (asking?.kind !== 'inkwell' || me !== seat) return ''
  const w = BOARD_WORDS[host.language]
  if (!asking.steps) return w.reach.stopStays
  const reward = asking.book === undefined ? '' : rewardWords(bookOf(String(asking.book)).reward, words, host.words)
  return w.reach.stop(reward || words.nothing)
}
