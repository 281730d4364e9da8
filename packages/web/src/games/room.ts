import type { Language } from '@quayside/kernel'
import type { Component } from 'svelte'
import type { AboutGame } from '../about/inventory.ts'
import type { Catalogue } from '../app/words.ts'
import type { GameBoard } from '../boards/board.ts'
import type { Labels } from '../boards/plain/words.ts'
import type { PositionEditor } from '../editor/editor.ts'
import type { Extras } from '../end/extras.ts'
import type { Exercises } from '../exercises/exercise.ts'
import type { Lesson } from '../lesson/lesson.ts'
import type { LoadedPrimer } from '../primer/primer.ts'
import type { Deck } from '../sheets/deck.ts'
import type { HelpFor } from '../sheets/help.ts'
import type { RuleFinder } from '../sheets/rule-places.ts'

/** Draws a thing of a game, by its kind and id. */
export type ThingMark = Component<{ kind: string; id: string; size: number }>

/** Draws how a game stands, 72 by 72, from the part of a view that its `glance` names; `seat` is the reader's, or the first. */
export type Picture = (view: { readonly [key: string]: unknown }, seat: number) => string

/** What the first page says of a game, to those who do not know it. */
export interface Pitch {
  /** Minutes that a game takes, from a short one to a long one. */
  readonly minutes: readonly [from: number, to: number]
  /** How much there is to think of, from 1 to 5 by halves. */
  readonly weight: number
  /** What one does in it, in a sentence or two. */
  readonly says: Catalogue<string>
}

/** What the form of a new table explains, by the key of an option. */
export interface OptionNotes {
  readonly [option: string]: string
}

/**
 * All that the client has of one game, each part fetched when it is first shown. Every part may be missing: a game without a room is played on
 * the plain board and has a chart for a cover.
 */
export interface GameRoom {
  /** A drawing of 300 by 170 in the colours of `GameCover.svelte`. The first page shows it, so it comes with it and has to be small. */
  readonly cover?: string
  /** Comes with the first page too. */
  readonly pitch?: Pitch
  readonly optionNotes?: () => Promise<Catalogue<OptionNotes>>
  readonly board?: () => Promise<GameBoard>
  /** How it stands, as lists show it; without one they show the cover. */
  readonly picture?: () => Promise<Picture>
  /** What the plain board calls the fields of its views. */
  readonly labels?: () => Promise<Catalogue<Labels>>
  /** The cards and rules that sheets show. */
  readonly help?: (language: Language) => Promise<HelpFor>
  /** Where a rule stands in its rules; small, for a table fetches it. */
  readonly ruleAt?: () => Promise<RuleFinder>
  /** Its things, as cards and the end show them. */
  readonly marks?: () => Promise<ThingMark>
  /** The cards of its automa, one by one. */
  readonly deck?: () => Promise<Deck>
  /** What it adds to its end. */
  readonly end?: () => Promise<Extras>
  /** Rulebooks, rulings, and how sure its components are. */
  readonly about?: () => Promise<AboutGame>
  /** A told first game. */
  readonly lesson?: () => Promise<Lesson>
  /** Positions with something to find. */
  readonly exercises?: () => Promise<Exercises>
  /** How it is played well, with figures. */
  readonly primer?: () => Promise<LoadedPrimer>
  /** Positions laid out by hand. */
  readonly editor?: () => Promise<PositionEditor>
  /** The data of its first version: tables that browsers kept before they named their rules were played with these. */
  readonly firstData?: string
}
