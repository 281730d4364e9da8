import {
  AnswerList,
  type AnyGame,
  type Facts,
  includes,
  type Match,
  type Rng,
  type Seat,
  seatsIn,
} from '@quayside/kernel'
import {
  fits,
  MAX_FACTS,
  MAX_STEPS,
  MAX_WISHES,
  type OrderBody,
  type OrderStep,
  type Pattern,
  type Wish,
} from '../../src/index.ts'

// How a sensible person sets orders: they look at what may come before they are next asked something that they want to decide themselves, and say
// what they would answer to the rest.

/** Questions that people want to decide when they come, by game. */
const DECIDED: { readonly [game: string]: readonly string[] } = {
  'puerto-rico': ['choose-role'],
  mombasa: ['plan', 'keep-tile'],
  'cooper-island': ['turn'],
}

/** Where others may do anything, as far as one knows. */
const OPEN: { readonly [game: string]: readonly string[] } = {
  'puerto-rico': ['choose-role'],
  mombasa: ['turn'],
  'cooper-island': ['turn'],
}

/** Where a turn is several questions one after another, which somebody orders as one line. */
const IN_LINES: readonly string[] = ['mombasa']

/** Where others may do much in between, a whole turn is ordered only if there is little to choose. */
const FEW = 3
/** How many answers of everybody they think ahead. */
const FAR = 80
/** How many other answers somebody names. */
const NAMED = 6
/** How many wishes somebody thinks of. */
const WISHES = 5
/** In how many ways they imagine what others do. */
const IMAGINED = 24

/** Always as proposed, for all that the game calls a habit. */
export const habitsOf = (game: AnyGame): OrderBody[] =>
  game.questions
    .filter(({ habit }) => habit)
    .map(({ kind }) => ({
      steps: [{ question: kind, wishes: ['as-proposed'], assume: [] }],
      until: 'game',
      uses: 'always',
    }))

/**
 * What somebody orders when they leave: for each question that may come, with the most possibilities that they thought of. Whole turns, and what they
 * would decide themselves, only where they would answer the same whatever others do.
 */
export function ordersOf(match: Match, seat: Seat, rng: Rng): OrderBody[] {
  const { id } = match.game
  const foreseen = new Map<string, Foreseen[][]>()
  for (let i = 0; i < IMAGINED; i++) {
    for (const line of imagined(match, seat, rng, i > 0)) {
      const asked = JSON.stringify([line[0].step.question, line[0].step.about])
      foreseen.set(asked, [...(foreseen.get(asked) ?? []), line])
    }
  }
  // There is not room for everything: what comes most often goes first.
  const often = [...foreseen.values()].toSorted((one, other) => other.length - one.length)
  return often.flatMap((lines): OrderBody[] => {
    const [{ step, possible }] = lines[0]
    const agreed = new Set(lines.map(([first]) => JSON.stringify(first.step.wishes[0]))).size === 1
    const decided = DECIDED[id].includes(step.question)
    if (decided && !(agreed && lines.length === IMAGINED)) return []
    if (!decided && !IN_LINES.includes(id))
      return [{ steps: [joined(lines.map(([first]) => first))], until: 'game', uses: 3 }]
    if (!decided && !(agreed && possible <= FEW)) return []
    return [{ steps: lines[0].map((each) => each.step), until: 'game', uses: 1 }]
  })
}

/** One step of several ways in which the same may be asked: the best of each, then the second of each. */
function joined(ways: readonly Foreseen[]): OrderStep {
  const most = ways.toSorted((one, other) => other.possible - one.possible)
  const ranks = Array.from({ length: WISHES }, (_, rank) =>
    most.flatMap(({ step }) => step.wishes.slice(rank, rank + 1)),
  )
  const wishes = [...new Map(ranks.flat().map((wish) => [JSON.stringify(wish), wish])).values()]
  return { ...most[0].step, wishes: wishes.slice(0, MAX_WISHES) }
}

/** What would be answered to a question, and among how many answers. */
interface Foreseen {
  readonly step: OrderStep
  readonly possible: number
}

/** What a seat would answer in the rest of the round, each visit as a line of steps, as long as it need not decide itself. */
function imagined(match: Match, seat: Seat, rng: Rng, varied: boolean): Foreseen[][] {
  const { game } = match
  const copy = match.fork(seat, rng)
  const lines: Foreseen[][] = []
  let visit: Foreseen[] = []
  for (let given = 0; given < FAR && !copy.over; given++) {
    const asked = game.toMove(copy.state)
    if (!includes(asked, seat)) {
      if (visit.length > 0) lines.push(visit)
      visit = []
      const [other] = seatsIn(asked)
      const decides = OPEN[game.id].includes(kindAt(copy, other))
      copy.play(other, chosen(copy, other, rng, varied && decides))
      continue
    }
    const spec = game.questions[game.question(copy.state, seat)]
    if (DECIDED[game.id].includes(spec.kind)) {
      const before = visit.length > 0 ? [...lines, visit] : lines
      return spec.draft ? before : [...before, [decisionAt(copy, seat, rng)]]
    }
    const step = spec.habit ? null : stepAt(copy, seat, rng)
    if (step && !IN_LINES.includes(game.id)) lines.push([step])
    else if (step && visit.length < MAX_STEPS) visit.push(step)
    copy.play(seat, chosen(copy, seat, rng, false))
  }
  return visit.length > 0 ? [...lines, visit] : lines
}

const kindAt = ({ game, state }: Match, seat: Seat): string => game.questions[game.question(state, seat)].kind

function chosen({ game, state }: Match, seat: Seat, rng: Rng, astray: boolean): number {
  const legal = legalAt(game, state, seat)
  return astray ? legal.at(rng.below(legal.count)) : game.policy(state, seat, legal, rng)
}

function legalAt(game: AnyGame, state: unknown, seat: Seat): AnswerList {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  return legal
}

/**
 * What one would answer to the question that is asked now, the best first: if it is asked just so, and, where there is not too much to name, as long
 * as nothing is possible that was not thought of.
 */
function stepAt({ game, state }: Match, seat: Seat, rng: Rng): Foreseen {
  const legal = legalAt(game, state, seat).toArray()
  const facts = new Map(legal.map((answer) => [answer, game.answerFacts(state, seat, answer)]))
  const wishes: Wish[] = []
  let left = legal
  while (left.length > 0 && wishes.length < WISHES) {
    const list = new AnswerList()
    for (const answer of left) list.add(answer)
    const best = game.policy(state, seat, list, rng)
    const take = few(facts.get(best)!)
    left = left.filter((answer) => answer !== best)
    const others = left.map((answer) => few(facts.get(answer)!))
    if (others.length <= NAMED) wishes.push({ take, ifOnly: others })
    else wishes.push({ take })
    if (take.kind === 'pass' || take.kind === 'end') break
  }
  const { kind, seat: _own, ...about } = game.questionFacts(state, seat)
  return { step: { question: kind, about: few(about), wishes, assume: [] }, possible: legal.length }
}

/** What one would decide, and nothing else. */
function decisionAt(match: Match, seat: Seat, rng: Rng): Foreseen {
  const { game, state } = match
  const { step, possible } = stepAt(match, seat, rng)
  const all = legalAt(game, state, seat)
    .toArray()
    .map((answer) => game.answerFacts(state, seat, answer))
  const [wish] = step.wishes
  const best = wish === 'as-proposed' ? undefined : all.find((facts) => fits(facts, wish.take))
  const wishes = best ? [{ take: patternOf(best, all) }] : step.wishes
  return { step: { ...step, wishes }, possible }
}

/** What somebody says of an answer: its things by name, and numbers only where they are needed. */
function patternOf(facts: Facts, all: readonly Facts[]): Pattern {
  const entries = Object.entries(facts)
  const named = entries.filter(([, value]) => typeof value === 'string')
  const numbers = entries.filter(([, value]) => typeof value === 'number')
  for (let more = 0; more < numbers.length; more++) {
    const pattern: Pattern = Object.fromEntries([...named, ...numbers.slice(0, more)])
    if (all.filter((other) => fits(other, pattern)).length === 1) return pattern
  }
  return few(facts)
}

const few = (facts: Pattern): Pattern => Object.fromEntries(Object.entries(facts).slice(0, MAX_FACTS))
