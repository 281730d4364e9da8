import type { Facts, GameWords, Who } from '@quayside/kernel'
import { wrap } from '../text/layout.ts'

/** That there was no choice is told before what came of it; where nothing did, it is not worth telling. */
export const told = (events: readonly Facts[]): Facts[] =>
  events.filter(({ kind, seat }, i) => kind !== 'only-answer' || events[i + 1]?.seat === seat)

/** Events in words, told in paragraphs: each of the `openings` begins one. */
export function paragraphs(
  events: readonly Facts[],
  words: GameWords,
  who: Who,
  openings: ReadonlySet<string>,
): string[] {
  const paragraphs: string[] = []
  for (const facts of told(events)) {
    const sentence = words.event(facts, who)
    if (paragraphs.length === 0 || openings.has(facts.kind)) paragraphs.push(sentence)
    else paragraphs[paragraphs.length - 1] += ` ${sentence}`
  }
  return paragraphs
}

/** Paragraphs as lines, the oldest left out where there are more than `most`. */
export function storyLines(told: readonly string[], width: number, most: number): string[] {
  const lines = told.flatMap((paragraph) => wrap(` ${paragraph}`, width, '   '))
  return lines.length <= most ? lines : [' …', ...lines.slice(lines.length - most + 1)]
}
