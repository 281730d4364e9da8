/** Weights found by playing. */
export interface TuneWords {
  /** A game without anything to tune. */
  nothing(game: string): string
  readonly playing: (games: number, of: number, also: number, secondsLeft: number) => string
  readonly asking: (choices: number, of: number, also: number, secondsLeft: number) => string
  head(tuning: TuneCounts): string
  readonly columns: Record<TuneColumn, string>
  /** The row of the last stage, which has no end. */
  readonly last: string
  readonly notes: string
  /** What first sight was and is worth, and from how many choices that is known. */
  temperature(before: number, after: number, choices: number): string
  written(file: string): string
}

export interface TuneCounts {
  readonly game: string
  readonly learned: number
  readonly tested: number
  readonly seed: string
}

export type TuneColumn = 'until' | 'examples' | 'score' | 'old' | 'tuned' | 'scoreLead' | 'oldLead' | 'tunedLead'
