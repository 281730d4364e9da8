import type { Language, Options } from '@quayside/kernel'
import type { ThingMark } from '../games/room.ts'
import { roomOf } from '../games/room-of.ts'

/** What there is to know about a game, for sheets: its cards and its rules, in one language and for a table's options. */
export interface Help {
  readonly cards: readonly HelpCard[]
  /** The rules reference, to be read from the first to the last. */
  readonly sections: readonly HelpSection[]
  card(kind: string, id: string): HelpCard | undefined
  section(id: string): HelpSection | undefined
  /** What kinds of cards are called, where the sheets have no word for them. */
  readonly kinds?: { readonly [kind: string]: string }
  /** Draws the things that have cards; it is the room's. */
  readonly mark?: ThingMark
}

/** What there is to know about one thing on the table. */
export interface HelpCard {
  readonly kind: string
  readonly id: string
  readonly title: string
  /** What it does, in a sentence or two. */
  readonly summary: string
  /** Limits, timing and what it does together with other things. */
  readonly details: readonly string[]
  readonly facts: readonly HelpFact[]
  readonly table?: readonly HelpRow[]
  /** Where it stands, by the rulebook's own section names; the same in every language. */
  readonly source: string
  /** Its names in the editions that call it otherwise, by their ids; `edition` can be shown as it is. */
  readonly elsewhere: readonly { readonly id: string; readonly edition: string; readonly title: string }[]
}

export interface HelpFact {
  readonly label: string
  readonly value: string
}

/** A row of a card's small table. `value` says it in full; `amount` and `unit` are for drawing it with a mark. */
export interface HelpRow extends HelpFact {
  readonly amount: number
  readonly unit: 'coin' | 'vp'
}

export interface HelpSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A game's help in a language that was fetched. */
export type HelpFor = (options: Options, data?: unknown) => Help

/** Null if nobody has written any. `data` are the component data of a table where they are not today's. */
export async function loadHelp(
  game: string,
  language: Language,
  options: Options,
  data?: unknown,
): Promise<Help | null> {
  const { help, marks } = roomOf(game)
  if (!help) return null
  const [helpFor, mark] = await Promise.all([help(language), marks?.()])
  return { ...helpFor(options, data), mark }
}
