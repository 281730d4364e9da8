import type { Facts, GameWords, Who } from '@quayside/kernel'
import { wrap } from '../text/layout.ts'

/** Events in words, told in paragraphs: each of the `openings` begins one. */
export function paragraphs(
  events: readonly Facts[],
  words: GameWords,
  who: Who,
  openings: ReadonlySet<string>,
): string[] {
  const told: string[] = []
  for (const facts of events) {
    const sentence = words.event(facts, who)
    if (told.length === 0 || openings.has(facts.kind)) told.push(sentence)
    else told[told.length - 1] += ` ${sentence}`
  }
  return told
}

/** Paragraphs as lines, the oldest left out where there are more than `most`. */
export function storyLines(told: readonly string[], width: number, most: number): string[] {
  const lines = told.flatMap((paragraph) => wrap(` ${paragraph}`, width, '   '))
  return lines.length <= most ? lines : [' …', ...lines.slice(lines.length - most + 1)]
}
