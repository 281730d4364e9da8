import type { Reach } from './books.ts'
import { rewardWords } from './rewards.ts'
import type { Scene } from './scene.svelte.ts'
import { bookOf } from './things.ts'
import { BOARD_WORDS, type BoardWords } from './words-boards.ts'

/** How far the inkwell can go, and what stops it, in words. */
export function reachWords(w: BoardWords, { to, stop, lacks }: Reach, ink: number): string {
  const far = to > ink ? w.reach.far(to) : w.reach.stays
  if (stop === 'end') return `${far}: ${w.reach.end}`
  const why =
    stop === 'no-book'
      ? w.reach.noBook(to + 1)
      : w.reach.unmet(to + 1, lacks.map(({ kind, min }) => w.lacks[kind](min)).join(', '))
  return `${far}; ${why}`
}

/** What stopping the inkwell where it is would bring, in words. */
export function stopWords(scene: Scene, moved: boolean): string {
  const w = BOARD_WORDS[scene.host.language]
  if (!moved) return w.reach.stopStays
  const { ink, books } = scene.player
  const on = books.find(({ step }) => step === ink)
  const reward = on && !on.turned ? rewardWords(bookOf(on.book).reward, scene.w, scene.host.words) : ''
  return w.reach.stop(reward || scene.w.nothing)
}
