import type { Step } from '../../calibration/search.ts'

/** Data that nobody knows for certain, measured and moved. */
export interface CalibrateWords {
  /** A game whose data have nothing to move. */
  nothing(game: string): string
  noField(option: string, text: string, bots: readonly string[]): string
  otherGames(file: string): string
  badLine(file: string, line: number): string
  readonly playing: (games: number, of: number, also: number, secondsLeft: number) => string
  tried(step: Step): string
  title(game: string, version: number, seed: string): string
  readonly before: string
  readonly after: string
  /** Above a table of figures: who played, and how many games at each table. */
  games(bot: string, games: number): string
  readonly figure: string
  readonly wanted: string
  readonly legend: string
  readonly dials: string
  readonly dial: string
  readonly was: string
  readonly becomes: string
  readonly values: string
  readonly bound: string
  readonly steps: string
  readonly step: string
  readonly lossBefore: string
  readonly lossAfter: string
  readonly taken: string
  written(folder: string, files: readonly string[]): string
}
