import { loadPolicy } from '@quayside/games'
import { AnswerList, type AnyGame, type Facts, Match, type Options, Rng, type Seat, seatsIn } from '@quayside/kernel'

/** The legal answers of one moment. */
export type Met = readonly Facts[]

/** A kind of question as it was met. */
export interface MetQuestion {
  readonly kind: string
  /** The question itself, once for each thing that it was about. */
  readonly forms: readonly Facts[]
  readonly lists: readonly Met[]
  /** How often it was asked. */
  readonly times: number
}

/** So many games are tried. One answer in so many is of chance, so that seldom ones are met too. */
const GAMES = 6
const ODD = 4
/** Of each kind so many moments and forms are kept: enough to know its answers by. */
const LISTS = 60
const FORMS = 40
/** Answers that are given before others get their turn. */
const STRETCH = 40

interface Kept {
  forms: Map<string, Facts>
  lists: Met[]
  times: number
}

/** Facts of a question that change from moment to moment, and whose it is, say nothing of what it is about. */
const aboutOf = (question: Facts): string =>
  JSON.stringify(Object.entries(question).filter(([, value]) => typeof value === 'string'))

/**
 * What a game asks under some options, and what can be answered then. It is found out by trying: games are played by the game's own policy and
 * some chance. So a game has to declare nothing for it, and nothing of the table at hand is looked at.
 */
export async function exploreGame(
  game: AnyGame,
  options: Options,
  rest: () => Promise<void>,
  games = GAMES,
): Promise<MetQuestion[]> {
  await loadPolicy(game)
  const kept = new Map<string, Kept>()
  for (let i = 0; i < games; i++) {
    const rng = new Rng(`repertoire ${i}`)
    const begun = Match.begin(game, options, rng.seed())
    if (!begun.ok) break
    await tryOne(begun.value, rng, kept, rest)
  }
  return [...kept].map(([kind, { forms, lists, times }]) => ({ kind, forms: [...forms.values()], lists, times }))
}

async function tryOne(match: Match, rng: Rng, kept: Map<string, Kept>, rest: () => Promise<void>): Promise<void> {
  const { game } = match
  const legal = new AnswerList()
  for (let given = 0; given < game.bound && !match.over; given++) {
    if (given % STRETCH === 0) await rest()
    const seats = seatsIn(game.toMove(match.state))
    const seat = seats[rng.below(seats.length)]
    legal.clear()
    game.legal(match.state, seat, legal)
    keep(match, seat, legal, kept)
    const odd = rng.below(ODD) === 0
    const answer = odd ? legal.at(rng.below(legal.count)) : game.policy(match.state, seat, legal, rng)
    match.play(seat, answer)
  }
}

function keep({ game, state }: Match, seat: Seat, legal: AnswerList, kept: Map<string, Kept>): void {
  const question = game.questionFacts(state, seat)
  const found: Kept = kept.get(question.kind) ?? { forms: new Map(), lists: [], times: 0 }
  kept.set(question.kind, found)
  found.times++
  const about = aboutOf(question)
  if (found.forms.size < FORMS && !found.forms.has(about)) found.forms.set(about, question)
  if (found.lists.length < LISTS)
    found.lists.push(legal.toArray().map((answer) => game.answerFacts(state, seat, answer)))
}
