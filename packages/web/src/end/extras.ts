import type { Language, Seat } from '@quayside/kernel'
import type { Course } from '../replay/steps.ts'
import { cooperIslandExtras } from './cooper-island.ts'
import { puertoRicoExtras } from './puerto-rico.ts'

/** What a game can add to its end; one that adds nothing still has scores and charts. */
export interface Extras {
  /** What breaks a tie. Where less of it is better, scores have it below zero, and it is shown without the sign. */
  tiebreak(language: Language): string
  /** Whether that holds for one player against the game's own opponent too; else a tie goes to the opponent. */
  readonly breaksDuels?: boolean
  /** The part of the bars that a line of the score belongs to. */
  group?(what: string): string
  /** What a part is called, where the line's own name will not do. */
  part?(id: string, language: Language): string | undefined
  /** How it came to an end; undefined if it was not told. */
  ending?(course: Course, language: Language): string | undefined
  tables?(course: Course, players: number, language: Language): readonly CountTable[]
  /** Buildings of a seat, to stand behind its name. */
  skyline?(view: unknown, seat: Seat): readonly string[]
}

/** Counts by seat. A column is a thing of the game, drawn and named. */
export interface CountTable {
  readonly id: string
  readonly title: string
  readonly columns: readonly { readonly kind: 'good' | 'role'; readonly id: string }[]
  /** By seat, then by column. */
  readonly rows: readonly (readonly number[])[]
  /** With a sum at the end of every row, or with a bar beside every number. */
  readonly show: 'sum' | 'bars'
}

const extras: { readonly [game: string]: Extras } = {
  'puerto-rico': puertoRicoExtras,
  'cooper-island': cooperIslandExtras,
}

export const extrasFor = (game: string): Extras | undefined => (Object.hasOwn(extras, game) ? extras[game] : undefined)
