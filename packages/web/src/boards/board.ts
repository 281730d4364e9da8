import type { Facts, GameWords, Language, Options, Score, Viewer } from '@quayside/kernel'
import type { ChairInfo, WhyNot } from '@quayside/table'
import type { Component, Snippet } from 'svelte'
import type { IconName } from '../marks/icons.ts'
import type { MotionKind } from '../motion/motions.ts'
import type { SoundName } from '../sound/names.ts'

/**
 * How a game looks. A board knows positions and looks, never rules: it is given a view and asked where on it an answer lives. A
 * *place* is a string the board makes up (`ship:6`, `market:hospice`) for anything that can be pointed at.
 */
export interface GameBoard {
  /** Draws the whole table but for dock and log; loaded when it is first needed, with what a table of these options needs on such a screen. */
  readonly load: (options: Options, layout: BoardProps['layout']) => Promise<Component<BoardProps>>
  /** It draws the data of its host, also those of an owner's pack; tables with a pack are shown in words where a board does not. */
  readonly drawsPacks?: true
  /** Sections of the phone's tab bar, in order; the log is added after them. */
  readonly sections: (language: Language) => readonly Section[]
  /** Where an answer lives: one place, or several that are picked one after the other in any order (a good and a ship). */
  places(answer: Facts): readonly string[]
  /** The section of the phone that shows a place. */
  sectionOf(place: string): string
  /** Where an answer stands in the board's reading order; number keys follow it. */
  order(answer: Facts): number
  /** What picks would mean that are no answer. Asked only to say why not, so it is fetched once the first question stands. */
  attempting(): Promise<Attempt>
  /**
   * The ends of an answer in the order in which they are asked for: the piece, then the place (a card, then its slot). Every end is one of
   * its places; a place that says nothing of its own (the trading house, when goods are sold) is none of its ends.
   */
  ends(answer: Facts): readonly string[]
  /** What stands over the buttons of an end, by the place of one of them: "Card", "Slot". */
  endName(end: string, language: Language): string
  /** The button of an end, with the answers that it can still lead to after what is held. */
  end(end: string, answers: readonly Facts[], moment: Moment): Label
  /** The button of a whole answer. */
  whole(answer: Facts, moment: Moment): Label
  /** Which part an answer has in the dock. */
  part(answer: Facts): Part
  /** What side actions of one sort are called together; not asked for other parts. */
  side(answer: Facts, language: Language): SideAction
  /** The end that is in hand when a question comes, because it is nearly always meant: the ordinary worker. Null if none is. */
  begins?(answers: readonly Facts[]): string | null
  /** The question in few words, the noun first: "Card: which one?", and with a card held "Cotton 1: which slot?"; empty for the game's own. */
  ask(question: Facts, held: readonly string[], moment: Moment): string
  /** What answers throw away. Fetched once the first question stands, or before one that can be ended. */
  losing(): Promise<Losing>
  /** What ends a gesture that everything is in, with what comes of it: "Done: 9 at work"; empty for a plain "Done". */
  done(question: string, moment: Moment): string
  /** The rule that binds while a question stands, by the id of the game's rule; undefined if nothing needs saying. */
  bindingRule(question: string): string | undefined
  /** Questions that are asked again and again and answered in one gesture. */
  readonly gestures: { readonly [question: string]: Gesture }
  /** Pieces that travel when something happens. `before` is the view it happened in. */
  flights(event: Facts, before: unknown): readonly Flight[]
  /** Events not worth a line of the log. */
  readonly quiet: ReadonlySet<string>
  /** Events that say why the next one comes about: an automa's card and the rule it follows. */
  readonly grounds?: ReadonlySet<string>
  /** The card of an automa that an event turns up, by its id in the room's deck; null for none. It lies at the place `automa:<id>`. */
  readonly drawnBy?: (event: Facts) => string | null
  /** What the story says besides what happened; fetched with the story. */
  readonly story?: () => Promise<Causes>
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
  /** The piece on the button of an answer, or of one of its ends; null if a game has none to show. */
  readonly piece: Component<{ answer: Facts; size: number; end?: string }> | null
  /** The sign of a point, on buttons that bring some; null for none. */
  readonly point: Component<{ size: number }> | null
  /** What calls whoever is asked; a ship's bell if the game says nothing. */
  readonly call?: SoundName
  /** Pieces on their way, fetched when the first one travels; null if none of the game's pieces do. */
  readonly flying: (() => Promise<FlyingPieces>) | null
  /** What the help card of a place is about; null if it has none. */
  card(place: string): { readonly kind: string; readonly id: string } | null
}

/** The answer that picking these places in a view would mean, legal or not, in notation; null if it means none. */
export type Attempt = (question: string, places: readonly string[], view: unknown) => string | null

/**
 * What an answer throws away, where a player nearly always means something else; null if nothing. `offered` is what could be answered instead;
 * `laid` is what the gesture holds before it.
 */
export type Losing = (answer: Facts, offered: readonly Facts[], laid: readonly Facts[], moment: Moment) => Loss | null

/** What an event of somebody's means to another, as data that lies open to both proves it. */
export interface Happening {
  readonly facts: Facts
  /** The views of the reader before and after the change that the event was part of. */
  readonly before: unknown
  readonly after: unknown
  /** The seat of the reader. */
  readonly me: number
}

/** Why things matter, by game: nothing is said that the views do not show. */
export interface Causes {
  /** Why it mattered to the reader, in a sentence; null if it did not, or if nobody can tell. */
  why(happening: Happening, language: Language, words: GameWords): string | null
}

/** What the words of a button may depend on. The view is that after what the gesture holds already. */
export interface Moment {
  readonly view: unknown
  readonly viewer: Viewer
  readonly language: Language
  readonly words: GameWords
  readonly names: readonly string[]
}

/** What a button says. The noun that decides leads, without a verb; what it brings follows. */
export interface Label {
  readonly noun: string
  /** What it brings, in few words; empty if there is nothing to add. */
  readonly brings?: string
  /** A price or a gain in money, on a coin that is never cut: "5", "+1", "£3". */
  readonly coin?: string
  /** Points that it brings: "+2". */
  readonly points?: string
  /** What is lacking, so that it would be wasted: "1 wood short". */
  readonly short?: string
  /** It is legal and brings nothing. */
  readonly wasted?: boolean
}

/**
 * Parts of the dock. An `answer` is what is asked. What ends it stands apart: `done` is given by Enter, `pass` by P. A `side` action may be
 * done at this moment but is not what is asked.
 */
export type Part = 'answer' | 'done' | 'pass' | 'side'

export interface SideAction {
  readonly id: string
  readonly name: string
  /** A letter that is no other shortcut: X exchange, S store. */
  readonly key: string
}

/** What would be lost by an act: named, explained, and marked on the board before one says yes. */
export interface Loss {
  /** "Seal with two slots empty?" */
  readonly title: string
  /** The act itself: "Seal Banana 3 alone". */
  readonly act: string
  /** What is lost by it: "2 actions lost this round". */
  readonly lost: string
  /** What else one should know; empty if nothing. */
  readonly besides?: string
  /** The button that does it, and the one that leads back: "Seal anyway", "Go on planning". */
  readonly yes: string
  readonly no: string
  /** Where something is lost, with a word or two to write there: "stays empty". */
  readonly places: { readonly [place: string]: string }
  /** A yes counts for the rest of the phase: asked once for each of these; without, every time. */
  readonly once?: string
}

export interface Section {
  readonly id: string
  readonly icon: IconName
  /** Drawn instead of the icon on the tab of a phone, 20 by 20, where it should tell whether one is asked. */
  readonly mark?: Component<{ asked: boolean; open: boolean }>
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
  /**
   * The question that comes after this one and is answered in the same gesture; this one is then a switch in it, on at first. A mayor takes
   * the privilege and places workers at once.
   */
  readonly leadsTo?: { readonly question: string; readonly on: string; readonly off: string }
}

/** A piece on its way, between two places; places that are not on screen are left out. */
export interface Flight {
  readonly piece: FlyingPiece
  readonly from: string
  readonly to: string
  /** Where it comes by, for pieces that go from space to space. */
  readonly by?: readonly string[]
  /** Places within the goal where it comes to lie, the first that is drawn: a field among one's fields. */
  readonly spots?: readonly string[]
  /** The place that is this very piece, where the board draws it as one: it is unseen there until it has arrived. */
  readonly same?: string
}

/** Kinds and ids are the game's own. */
export interface FlyingPiece {
  readonly kind: string
  readonly id?: string
  readonly count?: number
}

/** How a game's pieces look and move while they travel. */
export interface FlyingPieces {
  /** Draws a piece; `width` is that of a ship that sails off, and of the spot where a piece comes to lie; 0 where that says nothing of it. */
  readonly Piece: Component<{ piece: FlyingPiece; width: number }>
  /** How pieces of a kind move; what is not named slides. */
  readonly motions: { readonly [kind: string]: MotionKind }
}

/** How a place is lit. */
export interface Light {
  /**
   * Only what is asked now is in the colour of answers: `asked`. The other end of an answer, before its first is picked, is `next`; what may be
   * done besides is a `side` action.
   */
  readonly tone: 'asked' | 'next' | 'side'
  /** Its button in the dock, or what the only answer here would bring; null if there is neither. */
  readonly label: Label | null
  /** Its number in the dock; empty where it has none. */
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
  /** The component data that are played with; undefined where they are those of today. */
  readonly data: unknown
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
  /** What would be lost at a place by the act that waits for a yes; null if nothing. */
  lossAt(place: string): string | null
  /** Opens the help card of a place. */
  explain(place: string): void
  /** Why an answer cannot be given now, as data for short words on the spot (market cells print theirs); null if legal or not known yet. */
  whyNot(answer: string): WhyNot | null
}

export interface BoardProps {
  readonly host: BoardHost
  /** `side` is a phone on its side: one section at a time, as on a phone, in a wide and low frame. */
  readonly layout: 'desk' | 'tablet' | 'phone' | 'side'
  /** On a phone, the section to show. */
  readonly section: string
  /** The log, to be put where the layout has it (not on a phone). */
  readonly log: Snippet
}
