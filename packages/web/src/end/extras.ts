import type { GameWords, Language, Seat } from '@quayside/kernel'
import type { ThingMark } from '../games/room.ts'
import { roomOf } from '../games/room-of.ts'
import type { Course } from '../replay/steps.ts'

/** What a game can add to its end; one that adds nothing still has scores and the chart of points. */
export interface Extras {
  /** What breaks a tie; without it ties are shared. Where less of it is better, scores have it below zero, and it is shown without the sign. */
  tiebreak?(language: Language): string
  /** Whether that holds for one player against the game's own opponent too; else a tie goes to the opponent. */
  readonly breaksDuels?: boolean
  /** The part of the bars that a line of the score belongs to. */
  group?(what: string): string
  /** What a part is called, where the line's own name will not do. */
  part?(id: string, language: Language): string | undefined
  /** How it came to an end; undefined if it was not told. */
  ending?(course: Course, language: Language, words: GameWords): string | undefined
  tables?(course: Course, players: number, language: Language): readonly CountTable[]
  facts?(course: Course, language: Language, words: GameWords): readonly FactTable[]
  readonly charts?: readonly Chart[]
  /** Buildings of a seat, to stand behind its name; a game without them shows its picture. */
  skyline?(view: unknown, seat: Seat): readonly string[]
  /** Draws columns and buildings; it is the room's. */
  readonly mark?: ThingMark
}

/** Counts by seat. A column is a thing of the game, drawn and named. */
export interface CountTable {
  readonly id: string
  readonly title: string
  readonly columns: readonly { readonly kind: string; readonly id: string }[]
  /** By seat, then by column. */
  readonly rows: readonly (readonly number[])[]
  /** With a sum at the end of every row, or with a bar beside every number. */
  readonly show: 'sum' | 'bars'
}

/** Counts with a row for each thing, named in words, and a column for each seat. */
export interface FactTable {
  readonly id: string
  readonly title: string
  readonly rows: readonly FactRow[]
  /** Whether the rows are of one kind and have a sum. */
  readonly sum?: boolean
}

export interface FactRow {
  readonly label: string
  /** What more there is to say about the thing. */
  readonly note?: string
  /** By seat; null where a seat cannot have it, true where it simply has it. */
  readonly values: readonly (number | true | null)[]
}

/** Numbers that are worth a chart beside the points. */
export interface Chart {
  readonly id: string
  /** On the button that shows it, and over it. */
  name(language: Language): string
  title(language: Language): string
  /** At one moment: by seat, or by its lines. */
  values(view: unknown): readonly number[]
  /** What its lines stand for, where that is not the seats. */
  lines?(words: GameWords): readonly ChartLine[]
}

export interface ChartLine {
  readonly name: string
  /** A colour that need not stand out from the paper: the line has an edge. */
  readonly color: string
  readonly dash: string
}

/** Undefined for a game that adds nothing. */
export async function loadExtras(game: string): Promise<Extras | undefined> {
  const { end, marks } = roomOf(game)
  if (!end) return undefined
  const [extras, mark] = await Promise.all([end(), marks?.()])
  return { ...extras, mark }
}
