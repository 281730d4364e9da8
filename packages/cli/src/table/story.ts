import type { Facts, GameWords, Who } from '@quayside/kernel'
import { wrap } from '../text/layout.ts'

/** Kinds of events that begin a new paragraph: whatever they tell about, the rest of the story hangs on it. */
const OPENINGS = new Set(['round-began', 'role-chosen', 'end-triggered', 'game-over'])

/** Events in words, told in paragraphs. */
export function paragraphs(events: readonly Facts[], words: GameWords, who: Who): string[] {
  const told: string[] = []
  for (const facts of events) {
    const sentence = words.event(facts, who)
    if (told.length === 0 || OPENINGS.has(facts.kind)) told.push(sentence)
    else told[told.length - 1] += ` ${sentence}`
  }
  return told
}

/** Paragraphs as lines, the oldest left out where there are more than `most`. */
export function storyLines(told: readonly string[], width: number, most: number): string[] {
  const lines = told.flatMap((paragraph) => wrap(` ${paragraph}`, width, '   '))
  return lines.length <= most ? lines : [' …', ...lines.slice(lines.length - most + 1)]
}
