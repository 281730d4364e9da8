import type { Facts, GameWords, Language, Options, Score, Viewer } from '@quayside/kernel'
import type { ChairInfo, WhyNot } from '@quayside/table'
import type { Component, Snippet } from 'svelte'
import type { IconName } from '../marks/icons.ts'

/**
 * How a game looks. A board knows positions and looks, never rules: it is given a view and asked where on it an answer lives. A
 * *place* is a string the board makes up (`ship:6`, `market:hospice`) for anything that can be pointed at.
 */
export interface GameBoard {
  /** Draws the whole table but for dock and log; loaded when it is first needed, with what a table of these options needs. */
  readonly load: (options: Options) => Promise<Component<BoardProps>>
  /** Sections of the phone's tab bar, in order; the log is added after them. */
  readonly sections: (language: Language) => readonly Section[]
  /** Where an answer lives: one place, or several that are picked one after the other in any order (a good and a ship). */
  places(answer: Facts): readonly string[]
  /** The section of the phone that shows a place. */
  sectionOf(place: string): string
  /** Where an answer stands in the board's reading order; number keys follow it. */
  order(answer: Facts): number
  /**
   * The answer that picking these places in a view would mean, legal or not, in notation; null if it means none. Asked only to say why
   * not.
   */
  attempt(question: string, places: readonly string[], view: unknown): string | null
  /** What an answer leads to, in few words, for the second line of its button. */
  consequence(answer: Facts, view: unknown, language: Language, words: GameWords): string
  /** The rule that binds while a question stands, by the id of the game's rule; undefined if nothing needs saying. */
  bindingRule(question: string): string | undefined
  /** Questions that are asked again and again and answered in one gesture. */
  readonly gestures: { readonly [question: string]: Gesture }
  /** Pieces that travel when something happens. `before` is the view it happened in. */
  flights(event: Facts, before: unknown): readonly Flight[]
  /** Events not worth a line of the log. */
  readonly quiet: ReadonlySet<string>
  /** Answers whose reasons the board prints outright while a question stands. */
  outright(question: string, view: unknown): readonly string[]
  /** Event kinds that begin a new chapter of the log. */
  readonly chapters: ReadonlySet<string>
  /** What a chapter looks like on the timeline of a replay, by its name in the sprite; undefined if it has no picture. */
  chapterMark?(event: Facts): string | undefined
  /** Where one is, for the top bar: "Round 9, governor Anselmo". */
  headline(view: unknown, names: readonly string[], language: Language): string
  /** The section of the rules that fits the moment; undefined if none does. */
  chapterOf(view: unknown): string | undefined
  /** What the table is doing, for the dock: "Captain phase"; empty if nothing needs saying. */
  phase(view: unknown, words: GameWords): string
  /** Pieces a seat still has to place in a gesture. */
  toPlace(view: unknown, seat: number): number
  /** The round a view is in, from 1. */
  round(view: unknown): number
  /** Whether long lists of answers are grouped in the dock: where nothing on the board can be pointed at instead. */
  readonly grouped: boolean
  /** The name of the group an answer stands in where there are many, empty for none; without it they are grouped by their words. */
  group?(answer: Facts, language: Language): string
  /** An answer in few words where the board shows the rest of it, empty where the game's own are short enough. */
  label?(answer: Facts, language: Language, words: GameWords): string
  /** The piece on an answer's button; null if a game has none to show. */
  readonly piece: Component<{ answer: Facts; size: number }> | null
  /** A piece on its way; null if none of the game's pieces travel. */
  readonly flying: Component<{ piece: FlyingPiece }> | null
  /** What the help card of a place is about; null if it has none. */
  card(place: string): { readonly kind: string; readonly id: string } | null
}

export interface Section {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  /** The letter that leads there: G one's own, M the market, O the others. */
  readonly key?: 'g' | 'm' | 'o'
}

/** A gesture made of many small answers. */
export interface Gesture {
  /** Begin from a proposal (placing workers), or from nothing (choosing what to keep). */
  readonly start: 'proposal' | 'nothing'
  /** What is done in it, for the words of the dock: pieces placed, cubes paid, a plan or an expansion laid out. */
  readonly by: 'placing' | 'paying' | 'laying'
  /** It is looked at before it is sent: by "done", or by an answer that closes it. Else it is sent with its last piece. */
  readonly waits: boolean
  /** Answers that close the gesture by themselves when chosen (`done`). */
  readonly closing: readonly string[]
  /** A place picked again takes its answer out of the gesture: the places of an answer that was given. */
  readonly removable: boolean
  /** What is still to be placed, to be dragged out of the dock; null if it lies on the board. */
  readonly piece: Component<{ size: number }> | null
}

/** A piece on its way, between two places; places that are not on screen are left out. */
export interface Flight {
  readonly piece: FlyingPiece
  readonly from: string
  readonly to: string
}

/** Kinds and ids are the game's own. */
export interface FlyingPiece {
  readonly kind: string
  readonly id?: string
  readonly count?: number
}

/** How a place is lit. */
export interface Light {
  /** Keys of the answers that live here, as printed on their buttons. */
  readonly keys: readonly string[]
  /** What these answers are. */
  readonly answers: readonly Facts[]
  /** One of its answers is under the pointer, focused or held. */
  readonly strong: boolean
  /** One of the places that an answer lives at was picked, and it is this one. */
  readonly held: boolean
  /** An answer can be given here now; false where only a piece of the gesture lies. */
  readonly open: boolean
  /** How often the place is part of the gesture being made. */
  readonly drafted: number
}

export type PickedBy = 'mouse' | 'touch' | 'key'

/** What a board is drawn in: a table one plays at, or a moment of a replay. */
export interface BoardHost {
  readonly game: string
  readonly options: Options
  readonly language: Language
  readonly words: GameWords
  readonly viewer: Viewer
  readonly chairs: readonly ChairInfo[]
  /** What seats are called, by seat; opponents that the game plays itself come after the players. */
  readonly names: readonly string[]
  readonly view: unknown
  /** The view as it would be after the answer under the pointer, or after the gesture so far; null if there is none. */
  readonly ghost: unknown
  readonly scores: readonly Score[]
  /** Seats that are asked something now. */
  readonly asked: readonly number[]
  readonly question: string | null
  /** The same question with what it is about. */
  readonly asking: Facts | null
  /** Null where nothing can be answered. */
  light(place: string): Light | null
  /**
   * Somebody points at a place: answers if that is an answer, else asks why it is not. `placed` says that it was a piece which this
   * gesture put there, to be taken off again.
   */
  pick(place: string, by: PickedBy, placed?: boolean): void
  /** The same for several places of one answer at once, after those that are held: a tile dropped on two spaces. */
  pickAll(places: readonly string[], by: PickedBy): void
  /** Pointer over a place, or away (null). */
  consider(place: string | null): void
  /** Pointer over several places of one answer, after those that are held. */
  considerAll(places: readonly string[]): void
  /** Takes a place up, to be dragged onto another: it is no answer yet, even if only one lives there. */
  hold(place: string): void
  /** Lets go of what is held. */
  letGo(): void
  /** The refusal shown at a place just now. */
  refusalAt(place: string): string | null
  /** Opens the help card of a place. */
  explain(place: string): void
  /** Why an answer cannot be given now, as data for short words on the spot (market cells print theirs); null if legal or not known yet. */
  whyNot(answer: string): WhyNot | null
}

export interface BoardProps {
  readonly host: BoardHost
  readonly layout: 'desk' | 'tablet' | 'phone'
  /** On a phone, the section to show. */
  readonly section: string
  /** The log, to be put where the layout has it (not on a phone). */
  readonly log: Snippet
}
