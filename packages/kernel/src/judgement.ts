import type { Answer, AnswerList } from './answers.ts'
import type { Cause, Course } from './causes.ts'
import type { FeatureModel } from './foresight.ts'
import { type Learned, learnedForesight } from './learned.ts'
import type { Manners } from './manners.ts'
import type { Rng } from './rng.ts'
import type { Seat } from './seats.ts'
import type { Senses } from './senses.ts'

/** How a question is thought about. */
export interface Care {
  /** The part of a turn's simulations that goes into it; 0 leaves it to the plain policy. */
  readonly share: number
  /** Only masters and grandmasters search this question; strong bots have too few simulations for it to pay, and use the plain policy. */
  readonly forMasters?: true
  /** How many simulations the policy's own opinion counts as: many where it knows better than a short look ahead. */
  readonly trust: number
  /** Whether a search looks at other answers to it than the policy's further down the tree. */
  readonly branches: boolean
  /**
   * Several answers in a row make one whole (workers placed, a plan laid): each way to begin is gone through to the end by the policy and
   * weighed as a whole, so that the same whole in another order is weighed once.
   */
  readonly whole?: true
}

const LEFT_TO_POLICY: Care = { share: 0, trust: 0, branches: false }

/** Care by the question's number; questions that are not named are left to the policy. */
export const careFor = <Kind extends string>(
  questions: readonly { readonly kind: Kind }[],
  care: { readonly [kind in Kind]?: Care },
): Care[] => questions.map(({ kind }) => care[kind] ?? LEFT_TO_POLICY)

/** Simulations that a turn is worth to the grades that search. */
export interface Budget {
  readonly strong: number
  readonly master: number
  readonly grandmaster: number
}

/**
 * What a game knows of good play: all that a search asks beyond the rules. It lives beside the rules and is loaded with bots only.
 * Everything is judged from what the seat may know.
 */
export interface Judgement<S> {
  /** By the question's number. */
  readonly care: readonly Care[]
  readonly budget: Budget
  /** Points between the first and the second that make a clear win. */
  readonly margin: number
  /** Points that an answer must promise less than another to have a third of its weight at first sight; a part of the margin without. */
  readonly temperature?: number
  /** What each legal answer promises a seat, in points, in the order of the list; minus infinity for what is never worth a thought. */
  rate(s: S, seat: Seat, legal: AnswerList, worths: Float64Array): void
  /** An answer for playing a game on in thought: as good as it can be in next to no time. */
  quick(s: S, seat: Seat, legal: AnswerList, rng: Rng): Answer
  /** Rounds that have passed, and parts of them: how far a search looks is counted in these. */
  clock(s: S): number
  /** How many rounds a search plays on before it judges by `foresee`; infinity plays to the end. */
  readonly horizon: number
  /** The points that each seat may expect at the end. */
  foresee(s: S, points: Float64Array): void
  /** The features and weights behind `foresee`, for `quayside tune`; absent where `foresee` is made in another way. */
  readonly model?: FeatureModel<S>
  /** What a network looks at that is trained to correct the model; absent where there is none. */
  readonly senses?: Senses<S>
  /** What happens on a course that bears on who wins, whomever it happens to. Without it only lines of the score are compared. */
  causes?(course: Course<S>): readonly Cause[]
  /** What people like and overlook, for bots that play like people; those of games without it know no characters. */
  readonly manners?: Manners<S>
}

/** A game's judgement that a network can be trained to correct. */
export type Judgeable<S> = Judgement<S> & Required<Pick<Judgement<S>, 'model' | 'senses'>>

export function judgeable<S>(judgement: Judgement<S>): Judgeable<S> {
  const { model, senses } = judgement
  if (!model || !senses) throw new Error('there is nothing that a network could correct')
  return { ...judgement, model, senses }
}

/** The same with a network that corrects the linear model. */
export function judgedBy<S>(judgement: Judgement<S>, learned: Learned): Judgement<S> {
  const { model, senses, clock } = judgeable(judgement)
  return { ...judgement, foresee: learnedForesight(model, senses, learned, clock) }
}

// biome-ignore lint/suspicious/noExplicitAny: as with `AnyGame`, the state is the game's own affair.
export type AnyJudgement = Judgement<any>
