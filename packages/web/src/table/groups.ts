import type { GameWords } from '@quayside/kernel'
import type { Choice } from './choices.ts'

/** Answers of one kind, or about one thing, under a name. */
export interface Group {
  readonly label: string
  readonly choices: readonly Choice[]
}

/** Many answers by groups, of which one is shown at a time, and those that belong to none and are always shown. */
export interface Grouped {
  readonly groups: readonly Group[]
  readonly loose: readonly Choice[]
}

/** So many answers stand in a dock without being grouped. */
const FEW = 9
/** A group with more answers is divided once more if it is the only one. */
const LARGE = 12
/** A kind with fewer answers is no group. */
const SMALL = 3

/** Groups long lists of answers by what they do, or by what they are done with. It knows nothing of the game but its words. */
export function grouped(
  choices: readonly Choice[],
  words: GameWords,
  named?: (choice: Choice) => string,
): Grouped | null {
  if (choices.length <= FEW) return null
  if (named) return byName(choices, named)
  const kinds = [...by(choices, ({ facts }) => facts.kind).values()]
  const large = kinds.filter((kind) => kind.length >= SMALL)
  const loose = kinds.filter((kind) => kind.length < SMALL).flat()
  const told = (choice: Choice) => words.answer(choice.facts)
  if (large.length > 1) {
    return { groups: large.map((kind) => ({ label: sharedStart(kind.map(told)), choices: kind })), loose }
  }
  const parts = large.length === 1 && large[0].length > LARGE ? divided(large[0]) : null
  if (!parts) return null
  return {
    groups: parts.map(({ arg, id, choices: part }) => ({
      label: Number.isNaN(Number(id)) ? words.thing(arg, id) : sharedRun(part.map(told)),
      choices: part,
    })),
    loose,
  }
}

/** Groups that the board names, in the order of their first answers; null if there is only one. */
function byName(choices: readonly Choice[], named: (choice: Choice) => string): Grouped | null {
  const groups = [...by(choices, named)].map(([label, part]) => ({ label, choices: part }))
  const loose = groups.find(({ label }) => label === '')?.choices ?? []
  const shown = groups.filter(({ label }) => label !== '')
  return shown.length > 1 ? { groups: shown, loose } : null
}

interface Part {
  /** The fact that all of them share. */
  readonly arg: string
  readonly id: string
  readonly choices: readonly Choice[]
}

/** Answers of one kind by the argument of their notation that makes the fewest parts. */
function divided(choices: readonly Choice[]): Part[] | null {
  const length = Math.min(...choices.map(({ text }) => text.split(' ').length))
  const ways = Array.from({ length: length - 1 }, (_, i) => by(choices, ({ text }) => text.split(' ')[i + 1])).filter(
    (way) => way.size > 1 && way.size < choices.length,
  )
  const best = ways.sort((a, b) => a.size - b.size)[0]
  if (!best) return null
  return [...best].map(([id, part]) => {
    const arg = Object.entries(part[0].facts).find(([, value]) => String(value) === id)?.[0] ?? ''
    return { arg, id, choices: part }
  })
}

function by(choices: readonly Choice[], keyOf: (choice: Choice) => string): Map<string, Choice[]> {
  const parts = new Map<string, Choice[]>()
  for (const choice of choices) parts.set(keyOf(choice), [...(parts.get(keyOf(choice)) ?? []), choice])
  return parts
}

const tidy = (words: readonly string[]): string => words.join(' ').replace(/[\s,:;.(]+$/, '')

/** The words that all of some sentences begin with. */
function sharedStart(sentences: readonly string[]): string {
  const [first, ...rest] = sentences.map((sentence) => sentence.split(' '))
  const end = first.findIndex((word, i) => rest.some((other) => other[i] !== word))
  return tidy(first.slice(0, Math.max(1, end < 0 ? first.length : end)))
}

/** The longest run of words that is in all of some sentences. */
function sharedRun(sentences: readonly string[]): string {
  const [first, ...rest] = sentences.map((sentence) => sentence.split(' '))
  const others = rest.map((words) => ` ${words.join(' ')} `)
  let best: readonly string[] = []
  for (let from = 0; from < first.length; from++) {
    for (let to = from + best.length + 1; to <= first.length; to++) {
      const run = first.slice(from, to)
      if (!others.every((other) => other.includes(` ${run.join(' ')} `))) break
      best = run
    }
  }
  const text = tidy(best)
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
