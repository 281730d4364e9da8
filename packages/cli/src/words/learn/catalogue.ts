/** A network that is trained on played games. */
export interface LearnWords {
  /** A game without anything that a network could look at. */
  nothing(game: string): string
  /** The folder belongs to another training, of which this is told. */
  otherTraining(folder: string, theirs: string): string
  head(training: Trained): string
  readonly playing: SayDone
  readonly testing: SayDone
  readonly learning: SayDone
  readonly timing: SayDone
  readonly gating: SayDone
  /** How far off leads are foreseen, and how much of the network serves best. */
  off(off: { readonly linear: number; readonly mixed: number; readonly weight: number }): string
  /** The part of its simulations that a master with the network has in the same time. */
  pace(part: number): string
  gate(gate: Gated, better: boolean): string
}

type SayDone = (done: number, of: number, also: number, secondsLeft: number) => string

export interface Trained {
  readonly game: string
  readonly games: number
  readonly tests: number
  readonly simulations: number
  readonly seed: string
}

export interface Gated {
  readonly games: number
  readonly wins: number
  readonly interval: { readonly low: number; readonly high: number } | null
}
