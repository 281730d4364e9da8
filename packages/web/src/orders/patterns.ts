import type { Facts } from '@quayside/kernel'
import { MAX_FACTS, type Pattern } from '@quayside/table'
import type { Met } from './repertoire.ts'

/** An answer as an order can name it, with an answer that it stood for somewhere: words are made of that. */
export interface Nameable {
  readonly pattern: Pattern
  readonly facts: Facts
  /** It could be given now. */
  readonly now: boolean
}

/** Facts that tell the answers of a kind apart: by kind of answer, their names. */
export type Telling = ReadonlyMap<string, readonly string[]>

/** So small a part of the answers may look alike: an order that finds several asks its owner. */
const ALIKE = 0.12
/** Of long lists not every pair is compared. */
const PAIRS = 4000
const NEIGHBOURS = 12

type Pair = readonly [Facts, Facts]

/**
 * Which facts of answers tell them from others that could be given at the same moment; where there never are others of its kind, those by which
 * words differ from moment to moment. What only follows from an answer, such as what would be left after it, is none of them: an order would not find the answer again
 * once it has changed. Nor is what the question says itself.
 */
export function tellingFacts(
  lists: readonly Met[],
  questions: readonly Facts[],
  say: (answer: Facts) => string,
): Telling {
  const asked = new Set(questions.flatMap((facts) => Object.keys(facts)))
  const kinds = Map.groupBy(lists.flat(), ({ kind }) => kind)
  return new Map(
    [...kinds].map(([kind, all]) => {
      const things = [...namesIn(all)].filter((name) => all.some((facts) => typeof facts[name] === 'string'))
      const pairs = pairsOf(kind, lists)
      const isAlone = pairs.length === 0
      const telling = isAlone
        ? things.filter((name) => !asked.has(name) && isSaid(name, all, say))
        : apart(pairs, things, [...namesIn(all)])
      return [kind, telling.slice(0, MAX_FACTS - 1)]
    }),
  )
}

const namesIn = (all: readonly Facts[]): Set<string> =>
  new Set(all.flatMap((facts) => Object.keys(facts)).filter((name) => name !== 'kind'))

/** Names of things tell first; numbers, which may follow from them, only what things leave open. */
function apart(pairs: readonly Pair[], things: readonly string[], all: readonly string[]): string[] {
  const enough = pairs.length * ALIKE
  const telling: string[] = []
  let alike = pairs
  for (const names of [things, all]) {
    while (alike.length > enough) {
      const left = names.map((name) => ({ name, alike: alike.filter((pair) => isAlike(pair, name)) }))
      const [best] = left.sort((a, b) => a.alike.length - b.alike.length)
      if (!best || best.alike.length === alike.length) break
      telling.push(best.name)
      alike = best.alike
    }
  }
  return telling
}

function pairsOf(kind: string, lists: readonly Met[]): Pair[] {
  const pairs: Pair[] = []
  for (const list of lists) {
    const same = list.filter((facts) => facts.kind === kind)
    for (const [i, one] of same.entries()) {
      for (const other of same.slice(i + 1, i + NEIGHBOURS)) pairs.push([one, other])
    }
    if (pairs.length > PAIRS) break
  }
  return pairs
}

const isAlike = ([one, other]: Pair, name: string): boolean => one[name] === other[name]

/** Whether words differ where this differs. */
function isSaid(name: string, all: readonly Facts[], say: (answer: Facts) => string): boolean {
  const byValue = new Map(all.map((facts) => [facts[name], facts]))
  return byValue.size > 1 && new Set([...byValue.values()].map(say)).size > 1
}

/** What of an answer an order names. */
export function patternOf(facts: Facts, telling: Telling): Pattern {
  const named: { [name: string]: string | number } = { kind: facts.kind }
  for (const name of telling.get(facts.kind) ?? []) if (Object.hasOwn(facts, name)) named[name] = facts[name]
  return named
}

export const keyOf = (pattern: Pattern): string =>
  JSON.stringify(Object.entries(pattern).sort(([a], [b]) => (a < b ? -1 : 1)))

export const isSame = (one: Pattern, other: Pattern): boolean => keyOf(one) === keyOf(other)

/** All answers that orders can name: those of now first, as they come, then those met most often. */
export function nameables(now: Met, lists: readonly Met[], telling: Telling): Nameable[] {
  const found = new Map<string, Nameable & { times: number }>()
  for (const [i, list] of [now, ...lists].entries()) {
    for (const facts of list) {
      const pattern = patternOf(facts, telling)
      const key = keyOf(pattern)
      const known = found.get(key)
      if (known) known.times++
      else found.set(key, { pattern, facts, now: i === 0, times: 1 })
    }
  }
  return [...found.values()]
    .sort((a, b) => Number(b.now) - Number(a.now) || (a.now ? 0 : b.times - a.times))
    .map(({ pattern, facts, now: isNow }) => ({ pattern, facts, now: isNow }))
}
