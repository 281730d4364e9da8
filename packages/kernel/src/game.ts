import type { Answer, AnswerList } from './answers.ts'
import type { Kept } from './box/kept.ts'
import type { Facts } from './facts.ts'
import type { OptionSchema, Options } from './options.ts'
import type { Problem, Result } from './result.ts'
import type { Rng } from './rng.ts'
import type { Score } from './score.ts'
import type { Seat, SeatMask, Viewer } from './seats.ts'
import type { Story } from './story.ts'
import type { GameWords, Language } from './words.ts'

/**
 * Which shape of `Game` this is. Grows when a member changes its meaning, so that referees that were frozen for an older one can be adapted.
 */
export const CONTRACT = 1

/** 0 means legal; any other number is an index into the game's `reasons`. */
export type ReasonCode = number
export const LEGAL: ReasonCode = 0

/** One kind of event: its name and the names of the numbers that `Story.tell` was given, in order (four at most). */
export interface EventSpec {
  readonly kind: string
  readonly args: readonly string[]
}

export interface QuestionSpec {
  readonly kind: string
  /** Whenever this is asked, and nothing else, the game can be written as a position. */
  readonly position?: true
  /** Answers to it are a private draft: nobody else learns of them, and the seat may undo them until it seals. */
  readonly draft?: true
  /** What it offers only its seat may see, though others see that it is asked. */
  readonly private?: true
  /** Its answers are one whole, as the pieces of a payment are: undo takes back all of them that were given one after another. */
  readonly together?: true
  /** It comes again and again and is mostly answered in the same way: whoever plays over days may order an answer to it for always. */
  readonly habit?: true
  /**
   * Several seats are asked it one after another, and what others answer in that step changes neither what a seat may answer nor what it learns
   * by then: whoever plays over days may answer it before being asked.
   */
  readonly anyOrder?: true
}

/** Where in its view a game tells how far it is, as paths (`now.phase`). No two steps have the same round and step. */
export interface Moments {
  readonly round: readonly string[]
  /** Within a round. */
  readonly step: readonly string[]
}

/** A value of a seat's own view that somebody may make an order hang on. */
export interface Watched {
  /** Its words are `words.watched(id)`. */
  readonly id: string
  /**
   * `@` stands for one's own seat, `length` for that of a list: `players.@.coins`. `#tile=corn` counts those in a list that have this, `#=corn`
   * those that are it.
   */
  readonly path: string
  /** There is one for each thing of this argument, in place of `*` in the path and of `#` in the words. */
  readonly each?: string
  /** For values that are no numbers: the argument by which `words.thing` has their names. */
  readonly thing?: string
}

/** Whether seats keep secrets from one another under these options, so that somebody who looks on could help one of them. */
export const keepsSecrets = (game: AnyGame, options: Options): boolean =>
  game.questions.some((spec) => spec.draft === true || spec.private === true) &&
  (game.mayKeepSecrets?.(options) ?? true)

/** Why something is refused: a code for programs and the id of the rule that forbids it. */
export interface ReasonSpec {
  readonly code: string
  readonly rule: string
}

/** What is wrong with an entry of a data pack, for its author to read. */
export interface DataProblem {
  /** The path of the entry, with its id: `cards.action[3] (A04)`. */
  readonly at: string
  readonly message: string
}

/** Of a game whose component data an owner of the box can correct. */
export interface GameData {
  /** The pack in use, as JSON-ready data: what an owner begins to edit. */
  readonly pack: unknown
  /** The pack is an owner's, not what is built in. */
  readonly own?: boolean
  /** Everything that is wrong with a pack; nothing if a table can be played with it. */
  check(pack: unknown): readonly DataProblem[]
  /** The same game with a pack that has passed the check; it has a `dataHash` of its own. */
  with(pack: unknown): AnyGame
}

/**
 * A game: a referee and its data. Only the game itself knows its rules; every other package asks it.
 *
 * `S` is the whole state: plain data that `clone` copies, no log, no text, nothing shared that can change. `apply` mutates it.
 * At any moment the referee asks one or more seats (`toMove`) a question with a finite list of answers (`legal`).
 */
export interface Game<S> {
  readonly id: string
  /** Grows when a rule changes; a running game keeps the version it began with. */
  readonly version: number
  /** Fingerprint of the component data, named in every record; a function where it tells only of what these options bring into play. */
  readonly dataHash: string | ((options: Options) => string)
  /** Where component data can be corrected by a pack. */
  readonly data?: GameData
  readonly schema: OptionSchema
  readonly questions: readonly QuestionSpec[]
  readonly events: readonly EventSpec[]
  readonly reasons: readonly ReasonSpec[]
  /** For event and fact numbers that stand for a thing: its ids by the argument's name (`good` → `['corn', …]`). */
  readonly ids: { readonly [arg: string]: readonly string[] }
  /** No random game takes more answers than this, forced ones and those taken back left aside. */
  readonly bound: number

  /** Says why a combination of options that the schema allows makes no game; null if it does. */
  refuse(options: Options): Problem | null
  players(options: Options): number
  /**
   * Opponents that the game plays itself, by their ids (`words.thing('automa', id)`). In events and scores their seats come after the players';
   * nobody is ever asked for them.
   */
  automas?(options: Options): readonly string[]
  /** What bots of the lower grades may have a liking for, by ids: `words.thing('character', id)` says of each what it likes. */
  readonly characters?: readonly string[]
  /** Where a question that is a draft or private is asked under some options only: whether under these. */
  mayKeepSecrets?(options: Options): boolean

  setup(options: Options, seed: string, out: Story): S
  options(s: S): Options

  /** The seats that are asked something; none when the game is over. */
  toMove(s: S): SeatMask
  /** Index into `questions` of what a seat to move is asked. */
  question(s: S, seat: Seat): number
  /** Fills `list` with every legal answer of a seat to move; at least one, each once. */
  legal(s: S, seat: Seat, list: AnswerList): void
  /** The single place of legality, for a seat to move and any answer of the vocabulary. */
  why(s: S, seat: Seat, answer: Answer): ReasonCode
  /** Makes a legal answer of a seat to move. */
  apply(s: S, seat: Seat, answer: Answer, out: Story): void
  /** Whether the kernel may give the only legal answer itself; false where doing so would tell others something. */
  mayForce(s: S, seat: Seat): boolean

  clone(s: S): S
  /** The same over an earlier copy of a state of this game that is not needed any more. */
  cloneInto?(s: S, old: S): void
  hash(s: S): string
  /** The state as JSON-ready data and back. */
  pack(s: S): unknown
  unpack(packed: unknown): S

  /** What a viewer may know, built up from nothing, or with `kept` from what was shown last of the same game. */
  view(s: S, viewer: Viewer, kept?: Kept): { readonly [key: string]: unknown }
  /** What of a view a small picture in a list needs, by key: all of it, or of each in a list these keys. Without it, the whole view. */
  readonly glance?: { readonly [key: string]: true | readonly string[] }
  /** How far the game has come, from 0 to 1: at least and at most, as everybody at the table can tell. Without it nobody estimates when it ends. */
  progress?(s: S): readonly [least: number, most: number]
  /** Another hidden truth that fits everything a viewer knows. */
  resample(s: S, viewer: Viewer, rng: Rng): S
  /** Scores as they stand; for a viewer only what that viewer may know (all, once the game is over). `kept` is as for `view`. */
  score(s: S, viewer: Viewer, kept?: Kept): readonly Score[]
  /** Reports every limited piece by kind; the total of each kind never changes. */
  ledger(s: S, tally: (kind: string, count: number) => void): void

  /** Facts for words and clients. They use only what the seat may know. */
  questionFacts(s: S, seat: Seat): Facts
  answerFacts(s: S, seat: Seat, answer: Answer): Facts
  reasonFacts(s: S, seat: Seat, answer: Answer, reason: ReasonCode): Facts

  /** Every answer that notation can write under these options, legal now or not. */
  vocabulary(s: S): readonly Answer[]
  print(s: S, answer: Answer): string
  /** The answer a text stands for, or -1. */
  parse(s: S, text: string): Answer

  /** Sets a position up and tells what happens by itself at its start. */
  readPosition(position: unknown, out: Story): Result<S>
  /** The position as data; null at moments that no position describes. */
  writePosition(s: S): unknown | null

  /** `pack` has the data that are spoken of where they are not those of this game: a frozen one lends today's words and has its own numbers. */
  words(language: Language, options: Options, pack?: unknown): GameWords

  /** For standing orders, which every game has: when they can end before the game does, and what they can hang on besides the answers there are. */
  readonly moments?: Moments
  readonly watched?: readonly Watched[]

  /** A plain, quick opponent. */
  policy(s: S, seat: Seat, legal: AnswerList, rng: Rng): Answer
}

/** What a list of games shows and a form of options needs, before anybody plays. */
export type GameHead = Pick<AnyGame, 'id' | 'schema' | 'refuse' | 'players' | 'automas' | 'characters' | 'words'>

/** A game whose state type does not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the state is the game's own affair; callers only hand it back.
export type AnyGame = Game<any>
