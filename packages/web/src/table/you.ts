import type { Facts, GameWords, Seat, Viewer } from '@quayside/kernel'
import type { ChairInfo } from '@quayside/table'

/**
 * Sentences about oneself say "you". A game's catalogue tells every event in the third person; here a sentence in which a mark stands for one's
 * own seat is turned to the second. The verb stands right after its subject, or after "and", in all of them.
 */

/** Stands for one's own seat until the sentence is turned; nobody can be called so. */
export const ME = '\uE000'

/** Turns a sentence with the mark in it. */
export type Addressed = (sentence: string) => string

/** The seat of whoever reads; null for somebody who watches, and where several people share one screen: there names say who is meant. */
export function readerOf(viewer: Viewer, chairs: readonly ChairInfo[]): Seat | null {
  const here = chairs.filter(({ yours, bot }) => yours && !bot).length
  return typeof viewer === 'number' && here < 2 ? viewer : null
}

/** Events in words, to whoever reads. */
export function tellTo(
  me: Seat | null,
  words: GameWords,
  names: readonly string[],
  addressed: Addressed,
): (facts: Facts) => string {
  return (facts) => {
    const sentence = words.event(facts, (seat) => (seat === me ? ME : (names[seat] ?? '')))
    return sentence.includes(ME) ? addressed(sentence) : sentence
  }
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' }

/** "takes" → "take", "passes" → "pass", "carries" → "carry". */
const plain = (verb: string): string =>
  IRREGULAR[verb] ??
  (/ies$/.test(verb) ? verb.replace(/ies$/, 'y') : verb.replace(/(?<=sh|ch|ss|x|zz)es$|(?<!s)s$/, ''))

/** Verbs that a sentence goes on with. */
const SECOND = /(?<= and )(?:takes|gains|keeps|discards|gives)\b/g

export const addressedInEnglish: Addressed = (sentence) => {
  const subject = new RegExp(`(^|: )${ME} (\\w+)`)
  const found = subject.exec(sentence)
  const turned = found
    ? sentence
        .replace(subject, (_, start: string, verb: string) => `${start}${ME} ${plain(verb)}`)
        .replace(SECOND, plain)
    : sentence
  return turned
    .replace(new RegExp(`^${ME}`), 'You')
    .replaceAll(`${ME}'s`, 'your')
    .replaceAll(`${ME}’s`, 'your')
    .replaceAll(ME, 'you')
}
