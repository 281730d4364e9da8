import { type Answer, AnswerList, type Leaning, type Manners, type Rng } from '@quayside/kernel'
import { MOST_ANSWERS } from './search/promise.ts'
import type { Asked } from './search/simulation.ts'

/**
 * How people look at a question: by the game's own judgement, but with a liking for some things and blind to others. What somebody overlooks hangs
 * on the seed.
 */

/** How a grade looks at the game. */
export interface Look {
  /** Which of the two chances of an oversight is this grade's; none overlooks nothing. */
  readonly overlooks?: 'casual' | 'steady'
  /** How much of a character's liking counts. */
  readonly liking: number
  /** Of a long list, one answer in so many is not seen, unless it is obvious; none sees all. */
  readonly unseen?: number
}

/** Lists that are no longer than this are seen whole. */
const SHORT = 3
/** An answer that promises so many margins more than any other is obvious. */
const OBVIOUS = 0.08

/** What the answers promise in somebody's eyes, in the order of the list. */
export interface Seen {
  readonly legal: AnswerList
  readonly worths: Float64Array
}

export function seenBy(look: Look, character: string | undefined, asked: Asked, rng: Rng): Seen {
  const { game, judgement, state, seat } = asked
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const worths = new Float64Array(Math.max(MOST_ANSWERS, legal.count))
  judgement.rate(state, seat, legal, worths)
  const { manners } = judgement
  if (manners) lean(believed(look, character, manners, rng), manners, asked, legal, worths)
  if (look.unseen) overlook(look.unseen, judgement.margin, legal.count, worths, rng)
  return { legal, worths }
}

/** What is likeliest in somebody's eyes; of equals one by chance. */
export function bestSeen({ legal, worths }: Seen, rng: Rng): Answer {
  let [found, equals] = [0, 1]
  for (let i = 1; i < legal.count; i++) {
    if (worths[i] < worths[found]) continue
    equals = worths[i] > worths[found] ? 1 : equals + 1
    if (equals === 1 || rng.below(equals) === 0) found = i
  }
  return legal.at(found)
}

/** What one answer is liked beyond what it promises, in points. */
export function liked(character: string, { judgement, state, seat }: Asked, answer: Answer): number {
  const { manners } = judgement
  const liking = manners?.characters[character]
  return manners && liking ? leaningTo(liking, manners, state, seat, answer) : 0
}

/** The likings and the oversights of this moment. */
function believed(look: Look, character: string | undefined, manners: Manners<unknown>, rng: Rng): Leaning[] {
  const { characters, oversights } = manners
  const found: Leaning[] = []
  if (look.overlooks) {
    for (const oversight of Object.values(oversights)) {
      if (rng.below(PARTS) < oversight[look.overlooks] * PARTS) found.push(oversight.believes)
    }
  }
  const liking = character === undefined ? undefined : characters[character]
  if (liking) found.push(scaled(liking, look.liking))
  return found
}

const PARTS = 1000

const scaled = (leaning: Leaning, by: number): Leaning =>
  Object.fromEntries(Object.entries(leaning).map(([trait, points]) => [trait, (points ?? 0) * by]))

function lean(
  beliefs: readonly Leaning[],
  manners: Manners<unknown>,
  { state, seat }: Asked,
  legal: AnswerList,
  worths: Float64Array,
): void {
  if (beliefs.length === 0) return
  for (let i = 0; i < legal.count; i++) {
    if (worths[i] === Number.NEGATIVE_INFINITY) continue
    for (const belief of beliefs) worths[i] += leaningTo(belief, manners, state, seat, legal.at(i))
  }
}

function leaningTo(
  leaning: Leaning,
  { traits, tell }: Manners<unknown>,
  state: unknown,
  seat: number,
  answer: Answer,
): number {
  const found = new Float64Array(traits.length)
  tell(state, seat, answer, found)
  return traits.reduce((sum, trait, i) => sum + found[i] * (leaning[trait] ?? 0), 0)
}

/** Some answers of a long list are not seen, but never the one that everybody sees. */
function overlook(oneIn: number, margin: number, count: number, worths: Float64Array, rng: Rng): void {
  if (count <= SHORT) return
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => worths[b] - worths[a])
  const isObvious = worths[order[0]] - worths[order[1]] > OBVIOUS * margin
  // Whoever sees nothing else sees the last one.
  for (const i of order.slice(isObvious ? 1 : 0, -1)) {
    if (rng.below(oneIn) === 0) worths[i] = Number.NEGATIVE_INFINITY
  }
}
