import { type Answer, type Facts, type Seat, Story } from '@quayside/kernel'
import { causesOn, type ToldCause, toldCause } from './causes.ts'
import { decided, looked, simulationsFor } from './decide.ts'
import { courseOf, type ExpectedStep, expectedAfter } from './expected.ts'
import { ADVISER } from './grades.ts'
import { thinkInPart } from './parallel.ts'
import { type Ranked, ranked } from './ranked.ts'
import type { Asked } from './search/simulation.ts'
import { type Finding, WHOLE } from './search/tally.ts'
import type { AdviceJob, Mind } from './think.ts'

/** What a master would answer, what would come of it, and why: as data, for words in any language. */

export interface Advised {
  /** As it is written; several where they make one whole. */
  readonly line: readonly string[]
  /** What those are about, each after the ones before it. */
  readonly facts: readonly Facts[]
  readonly simulations: number
  /** The chance to win, from 0 to 1. Those that are about equal to the first have one together. */
  readonly chance: number
  /** How far off that may be: its standard error. */
  readonly error: number
  /** No better than the first and no worse, as far as can be told; the first itself where another is so. */
  readonly equal: boolean
  /** Points that each seat may expect at the end. */
  readonly points: readonly number[]
  /** How the game is expected to go on, this answer included, in the truth that the advice names. */
  readonly expected: readonly ExpectedStep[]
  /** What tells it from the second, or all others from the first; null where nothing does, or there is no other. */
  readonly cause: ToldCause | null
}

export interface Advice {
  readonly seat: Seat
  /** By the chance to win; the first is what a master would answer. */
  readonly answers: readonly Advised[]
  /** What the seat cannot know was dealt by this for what is expected: see `truthOf`. */
  readonly truth: string
  /** There was so little time that it is no more than a quick look. */
  readonly short?: true
  /** A master does not think about it: the policy knows well enough. */
  readonly plain?: true
}

/** With fewer simulations than this, where there is a choice, it was a quick look. */
const QUICK = 20
/** So many show what comes of an answer that was not searched. */
const LOOKS = 24
/** Of a master's simulations, the part that goes into the course that is expected after each answer; and of its time, that for all of them. */
const FORESIGHT = 1 / 24
const FORESIGHT_TIME = 1 / 4

/** Finds what a master would find, if that has not been done in parts before, and tells of it. */
export function advise(job: AdviceJob, mind: Mind): Advice {
  const { seat, seed, milliseconds } = job
  const { game, judgement } = mind
  const asked: Asked = { game, judgement, state: game.unpack(job.state), seat }
  const found = decided(job.found ?? [thinkInPart({ ...job, bot: ADVISER, part: WHOLE }, mind)])
  const made = found.reduce((sum, { simulations }) => sum + simulations, 0)
  const ranked = rankedBy(found, asked, seed)
  const ways = ranked.map(({ finding }) => along(asked, finding.answers))
  const simulations = simulationsFor(asked, ADVISER)
  const { truth, courses } = expectedAfter(
    asked,
    ways.map(({ answers }) => answers),
    seed,
    {
      simulations: Math.ceil(simulations * FORESIGHT),
      milliseconds: milliseconds === undefined ? undefined : milliseconds * FORESIGHT_TIME,
    },
  )
  const causes = courses.map((steps) => {
    return causesOn(game, judgement, courseOf(game, asked.state, seat, truth, steps), seat)
  })
  return {
    seat,
    truth,
    ...(found.length > 1 && made < QUICK && { short: true }),
    ...(simulations === 0 && { plain: true }),
    answers: ranked.map(({ finding, chance, equal }, i) => {
      const other = i === 0 ? 1 : 0
      // Of equals none is the worse: what speaks for each is told.
      const better = i === 0 || equal
      const cause = causes[other] ? toldCause(causes[i], causes[other], seat, better, judgement.margin) : null
      return {
        line: finding.answers,
        facts: ways[i].facts,
        simulations: finding.simulations,
        chance,
        error: finding.error,
        equal,
        points: finding.points,
        expected: courses[i],
        cause,
      }
    }),
  }
}

/** The first as advice tells of it: looked at, if it was found without a search. */
function rankedBy([first, ...rest]: readonly Finding<string>[], asked: Asked, seed: string): Ranked[] {
  const seen = first.simulations > 0 ? first : looked(asked, first, along(asked, first.answers).answers, seed, LOOKS)
  return ranked([seen, ...rest], asked.seat)
}

/** The answers of a whole and what they are about, each after those before it. */
function along({ game, state, seat }: Asked, line: readonly string[]): { answers: Answer[]; facts: Facts[] } {
  const copy = game.clone(state)
  const story = new Story(false)
  const [answers, facts]: [Answer[], Facts[]] = [[], []]
  for (const text of line) {
    const answer = game.parse(copy, text)
    answers.push(answer)
    facts.push(game.answerFacts(copy, seat, answer))
    game.apply(copy, seat, answer, story)
  }
  return { answers, facts }
}
