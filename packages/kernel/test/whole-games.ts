import { expect } from 'vitest'
import {
  type Answer,
  AnswerList,
  EVENT_CELLS,
  type Facts,
  firstSeat,
  type Game,
  Rng,
  readOptions,
  type Score,
  type Seat,
  Story,
  seatsIn,
  toldEvent,
  type Viewer,
} from '../src/index.ts'

// Games played to their end, for tests that look at every question of them.

/** How a seat is played: one of its legal answers. */
export type Chooser<S> = (s: S, seat: Seat, legal: AnswerList, rng: Rng) => Answer

export const random = (_s: unknown, _seat: Seat, legal: AnswerList, rng: Rng): Answer =>
  legal.at(rng.below(legal.count))

/** The plain opponent, with one answer in so many given at random: so it sees what it would not bring about. */
export const astray =
  <S>(game: Game<S>, oneIn: number): Chooser<S> =>
  (s, seat, legal, rng) =>
    (rng.below(oneIn) === 0 ? random : game.policy)(s, seat, legal, rng)

export type Watch<S> = (s: S, seat: Seat, legal: AnswerList) => void

/** A game as it begins. What the options leave out is as the game's schema has it. */
function begin<S>(game: Game<S>, options: object, seed: string): S {
  const chosen = readOptions(game.schema, options)
  if (!chosen.ok) throw new Error(chosen.error.message)
  return game.setup(chosen.value, seed, new Story(false))
}

/** Plays a game to its end; `watch` sees every question before it is answered. */
export function playOut<S>(
  game: Game<S>,
  options: object,
  seed: string,
  chooserOf: (seat: Seat) => Chooser<S>,
  watch?: Watch<S>,
): S {
  const s = begin(game, options, seed)
  const story = new Story(false)
  const legal = new AnswerList()
  const rng = new Rng(`players of ${seed}`)
  for (let mask = game.toMove(s), steps = 0; mask !== 0; mask = game.toMove(s), steps++) {
    if (steps > game.bound) throw new Error('the game does not end')
    const seat = firstSeat(mask)
    legal.clear()
    game.legal(s, seat, legal)
    watch?.(s, seat, legal)
    game.apply(s, seat, chooserOf(seat)(s, seat, legal, rng), story)
  }
  return s
}

/** The policy's answer is legal, and asking for it changes neither the state nor the list. */
export function expectPlainAnswer<S>(game: Game<S>, s: S, seat: Seat, legal: AnswerList): void {
  const before = game.hash(s)
  const answers = legal.toArray()
  expect(answers).toContain(game.policy(s, seat, legal, new Rng('ties')))
  expect(legal.toArray()).toEqual(answers)
  expect(game.hash(s)).toBe(before)
}

/** A moment of a game, the answer that is given, and what comes of it before anything else is answered; as somebody sees it. */
export interface Step<S, Seen> {
  /** As it is after the answer; the game goes on in it. */
  readonly state: S
  readonly seat: Seat
  readonly question: Facts
  readonly answers: readonly Facts[]
  readonly answer: Facts
  readonly before: Seen
  readonly after: Seen
  readonly events: readonly Facts[]
  /** What is asked next, if anything. */
  readonly next: Facts | undefined
  readonly scores: readonly [before: readonly Score[], after: readonly Score[]]
}

/**
 * A game step by step. Every other answer is of chance, the others are those of the plain opponent, so that games get somewhere. `viewer` says
 * who looks at the answer of a seat.
 */
export function* stepsOf<S, Seen>(
  game: Game<S>,
  options: object,
  seed: string,
  viewer: (seat: Seat) => Viewer,
): Generator<Step<S, Seen>> {
  const [rng, legal] = [new Rng(seed), new AnswerList()]
  const state = begin(game, options, seed)
  const toMove = () => seatsIn(game.toMove(state))
  for (let [seat] = toMove(); seat !== undefined; [seat] = toMove()) {
    const seen = () => game.view(state, viewer(seat)) as unknown as Seen
    legal.clear()
    game.legal(state, seat, legal)
    const at = rng.below(legal.count)
    const given = rng.below(2) === 0 ? legal.at(at) : game.policy(state, seat, legal, rng)
    const offered = legal.toArray()
    const answers = offered.map((answer) => game.answerFacts(state, seat, answer))
    const [before, question, scored] = [seen(), game.questionFacts(state, seat), game.score(state, 'referee')]
    const story = new Story()
    game.apply(state, seat, given, story)
    const [next] = toMove()
    yield {
      state,
      seat,
      question,
      answers,
      answer: answers[offered.indexOf(given)],
      before,
      after: seen(),
      events: eventsIn(game, story),
      next: next === undefined ? undefined : game.questionFacts(state, next),
      scores: [scored, game.score(state, 'referee')],
    }
  }
}

/** Everything that a story tells, as facts. */
export const eventsIn = <S>(game: Game<S>, { raw }: Story): Facts[] =>
  Array.from({ length: raw.length / EVENT_CELLS }, (_, i) => toldEvent(game, raw, i * EVENT_CELLS).facts)

/** Looks at every step, and at the one that follows it, and says how often there was something to look at, by what it was. */
export function tallied<Seen>(
  steps: readonly Seen[],
  look: (step: Seen, note: (what: string) => void, following: Seen | undefined) => void,
): (what: string) => number {
  const found = new Map<string, number>()
  const note = (what: string): void => {
    found.set(what, (found.get(what) ?? 0) + 1)
  }
  for (const [i, step] of steps.entries()) look(step, note, steps[i + 1])
  return (what) => found.get(what) ?? 0
}
