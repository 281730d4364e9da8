import type { GameRecord, Language, Seat } from '@quayside/kernel'
import { roomOf } from '../games/room-of.ts'
import type { LessonRecipe } from '../lesson/lesson.ts'

/** A number that a position has for the learner. All of it is data, so that a test can search for the best answer as well. */
export interface Term {
  /**
   * `points`: the lines of one's score, all or those of `lines`; `view`: what one's view has at `path`, a number, or a sum over a list or a
   * record; `given`: the sum of the numbers under `fact` over the learner's answers.
   */
  readonly of: 'points' | 'view' | 'given'
  readonly lines?: readonly string[]
  readonly path?: readonly string[]
  readonly fact?: string
  /** Of a list in the view: adds up this number of those entries that have one of these under a key. */
  readonly sum?: { readonly number: string; readonly key: string; readonly among: readonly string[] }
}

/** A position and what to reach in it. */
export interface Exercise {
  readonly id: string
  /** Which of the recorded games it is taken from, and how many answers were given before. */
  readonly game: number
  readonly at: number
  /** Kinds of answers that are asked for, as their facts call them; whatever else may be done at that moment is left aside. */
  readonly verbs: readonly string[]
  /** Kinds of questions at which it is decided; also whenever the learner is not asked any more. */
  readonly rests?: readonly string[]
  /**
   * A kind of question through which the game goes on after the answer before it is looked at: the learner as well as possible, the others as
   * badly for the learner as they can.
   */
  readonly through?: string
  readonly goal: readonly Term[]
  /** What the number of the goal is called, by its id in the words. */
  readonly counts: string
  /** The number is shown as it is, not what was gained: where one can only lose. */
  readonly whole?: true
}

/** How a game is recorded that exercises are taken from, and how many of its answers are kept. */
export interface ExerciseRecipe extends LessonRecipe {
  readonly upTo: number
}

export interface ExerciseWords {
  /** What a number of the goal counts: "points", "coins". */
  readonly counts: { readonly [id: string]: string }
  readonly tasks: { readonly [id: string]: ExerciseTask }
}

export interface ExerciseTask {
  readonly title: string
  /** What to reach. */
  readonly task: string
  /** Why the best answer is the best: what one takes along. */
  readonly why: string
}

/** The exercises of a game. */
export interface Exercises {
  readonly records: readonly GameRecord[]
  /** Whose decisions they are, in all of the games. */
  readonly learner: Seat
  readonly names: readonly string[]
  readonly exercises: readonly Exercise[]
  readonly words: { readonly [language in Language]: ExerciseWords }
}

export const hasExercises = (game: string): boolean => roomOf(game).exercises !== undefined

/** Undefined where a game has none. */
export const loadExercises = async (game: string): Promise<Exercises | undefined> => roomOf(game).exercises?.()
