import type { OptionWhen, Who } from '@quayside/kernel'
import type { AdminWords } from './admin/catalogue.ts'
import type { ArenaWords } from './arena/catalogue.ts'
import type { CalibrateWords } from './calibrate/catalogue.ts'
import type { LearnWords } from './learn/catalogue.ts'
import type { RulesWords } from './rules/catalogue.ts'
import type { TuneWords } from './tune/catalogue.ts'

/** What the command line says to people, beside what the games say themselves. What a language lacks does not compile. */

export const COMMAND_NAMES = [
  'play',
  'serve',
  'engine',
  'replay',
  'random',
  'bench',
  'arena',
  'tune',
  'learn',
  'calibrate',
  'data',
  'rules',
  'admin',
] as const
export type CommandName = (typeof COMMAND_NAMES)[number]

export interface CliWords {
  readonly help: Record<'quayside' | CommandName, string>
  readonly usage: UsageWords
  readonly file: FileWords
  readonly menu: MenuWords
  readonly play: PlayWords
  readonly score: ScoreWords
  readonly replay: ReplayWords
  readonly trials: TrialWords
  readonly bench: BenchWords
  readonly arena: ArenaWords
  readonly tune: TuneWords
  readonly learn: LearnWords
  readonly calibrate: CalibrateWords
  readonly data: DataWords
  readonly rules: RulesWords
  readonly admin: AdminWords
  readonly names: NameWords
  /** What counts as yes, in small letters. */
  readonly yes: readonly string[]
}

/** Mistakes on the command line, without a full stop: the command's name stands before them. */
export interface UsageWords {
  unknownCommand(name: string): string
  unknownOption(name: string): string
  needsValue(name: string): string
  takesNoValue(name: string): string
  unexpected(text: string): string
  missing(what: string): string
  wholeNumber(name: string, min: number, max: number): string
  positiveNumber(name: string): string
  oneOf(name: string, allowed: readonly string[]): string
  /** An option of the game for which there is nothing to choose yet. */
  noValues(name: string): string
  /** An option of the game that matters only beside certain others, in one of these ways. */
  onlyFor(name: string, ways: readonly OptionWhen[]): string
  /** A member of a set that may be chosen only beside certain others, in one of these ways. */
  needs(name: string, member: string, ways: readonly OptionWhen[]): string
  keyAndValue(name: string): string
  notJson(name: string): string
  unknownGame(id: string, known: readonly string[]): string
  readonly resumeAlone: string
  onlyOnce(name: string): string
}

export interface FileWords {
  cannotRead(file: string, why: string): string
  cannotWrite(file: string, why: string): string
  notJson(file: string, why: string): string
  noRecord(file: string, why: string): string
  unknownGame(file: string, game: string): string
  noReplay(file: string, why: string): string
}

export interface MenuWords {
  /** The language's name in itself. */
  readonly ownName: string
  readonly welcome: string
  readonly enter: string
  readonly game: string
  /** How several of a list are chosen, or none. */
  readonly several: string
}

export interface PlayWords {
  /** One line under the answers. */
  readonly commands: string
  readonly howToAnswer: string
  /** What can be typed, and what it does. */
  readonly help: readonly (readonly [typed: string, text: string])[]
  isLegal(answer: string): string
  noSuchAnswer(text: string): string
  /** Before the word that is typed to see so many answers. */
  answersFolded(count: number): string
  noSuchPart(text: string, parts: readonly string[]): string
  /** Under a page that is not the last. */
  readonly nextPage: string
  saved(file: string): string
  saveFirst(file: string): string
  readonly goodbye: string
}

export interface ScoreWords {
  readonly soFar: string
  readonly total: string
  wins(name: string): string
  share(names: readonly string[]): string
  /** Alone against the game's own opponent, to whom a tie goes. */
  beats(winner: string, loser: string, tied: boolean): string
}

export interface ReplayWords {
  readonly step: string
  readonly undone: string
  readonly final: string
  readonly noHash: string
  verified(hash: string): string
  wrongHash(said: string, found: string): string
  stopped(why: string): string
}

/** Random games. */
export interface TrialWords {
  progress(games: number, of: number, answers: number, secondsLeft: number): string
  done(trials: TrialCounts): string
  readonly noViolation: string
  violation(law: string, detail: string): string
  readonly seed: string
  readonly options: string
  readonly record: string
}

export interface TrialCounts {
  readonly game: string
  readonly games: number
  /** Sets of options. */
  readonly sets: number
  readonly answers: number
  readonly seconds: string
  readonly gamesPerSecond: number
  readonly answersPerSecond: number
  readonly threads: number
  readonly seed: string
}

export interface BenchWords {
  head(game: string, node: string): string
  readonly columns: Record<BenchColumn, string>
  /** Beside the row with everything a game has. */
  readonly full: string
  readonly notes: string
}

/** Data packs. */
export interface DataWords {
  fine(game: string, name: string, hash: string): string
  readonly noGame: string
  unknownGame(game: string, known: readonly string[]): string
  noData(game: string): string
  /** After the first of several problems. */
  more(count: number): string
}

export type BenchColumn =
  | 'players'
  | 'games'
  | 'answers'
  | 'forced'
  | 'answersPerGame'
  | 'copies'
  | 'structuredClones'
  | 'bytes'
  | 'replay'

export interface NameWords {
  readonly guest: string
  readonly opponents: readonly string[]
  readonly seat: Who
}
