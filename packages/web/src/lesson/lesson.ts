import type { GameRecord, Language, Options, Seat } from '@quayside/kernel'
import { roomOf } from '../games/room-of.ts'

/** A moment of a recorded game at which a lesson has something to say. */
export interface Stop {
  readonly id: string
  /** Answers of the record that were given before it. */
  readonly at: number
  /** Places of the board to look at. */
  readonly places?: readonly string[]
  /** A chapter begins here, by its id. */
  readonly chapter?: string
  /** What lies between the stop before and this one is not shown. */
  readonly jump?: true
  /** The learner takes over: so many of the record's answers are the learner's to give. */
  readonly turn?: number
  /** There a gesture begins from nothing: its proposal would give the answer away. */
  readonly blank?: true
  /** The points are shown line by line. */
  readonly scores?: true
  /** One sign is taught here, at the first of the places; `mark` draws it beside the words, as cards do. Then one is asked which it is. */
  readonly sign?: { readonly mark?: { readonly kind: string; readonly id: string } }
  /** What one learns to do here, by the kinds of answers; the learner is asked for nothing that no stop before has taught. */
  readonly teaches?: readonly string[]
}

export interface Note {
  readonly title: string
  /** Few short sentences. */
  readonly text: string
}

/** Where the learner takes over. */
export interface TurnNote extends Note {
  /** What to think about. */
  readonly hint: string
  /** After the answer: what the lesson plays, why, and what else is good. */
  readonly told: string
}

/** What a lesson says in a language. */
export interface LessonWords {
  readonly chapters: { readonly [id: string]: string }
  readonly notes: { readonly [id: string]: Note | TurnNote }
}

/** A first game that is told: the record, where it halts, and what is said there. */
export interface Lesson {
  readonly record: GameRecord
  /** Whose eyes it is seen with. */
  readonly learner: Seat
  /** What the others are called, by seat; the learner's own place is empty. */
  readonly names: readonly string[]
  readonly stops: readonly Stop[]
  readonly words: { readonly [language in Language]: LessonWords }
}

/** How a lesson's game is recorded: `packages/web/scripts/record-lessons.ts`. */
export interface LessonRecipe {
  readonly options: Options
  readonly seed: string
  /** Who plays, by seat: the learner's seat first. */
  readonly bots: readonly string[]
}

export const isTurn = (note: Note | TurnNote): note is TurnNote => 'told' in note

export const hasLesson = (game: string): boolean => roomOf(game).lesson !== undefined

/** Undefined where a game has none. */
export const loadLesson = async (game: string): Promise<Lesson | undefined> => roomOf(game).lesson?.()
