/** What is said about advice in one language. Numbers are whole; names come in as they are. */
export interface AdviceWords {
  /** Somebody does something, or none of it: "You ship 5 goods", "You ship no goods". Nobody named is whoever reads. */
  clause(who: string | null, verb: string, what: string, none: boolean): string
  /** The same after another answer, for comparison. */
  because(clause: string, answer: string, there: string): string
  /** "You score", "6 points for buildings". */
  readonly scores: readonly [you: string, they: string]
  scored(points: number, line: string): string
  scoredNone(line: string): string
  /** Bots do not search for it. */
  readonly plain: string
  /** Two answers differ by no more than chance makes. */
  readonly equal: string
  equalTo(answer: string): string
  /** There was nothing to compare with. */
  only: string
  /** "53% to win, about 41 points". */
  outlook(percent: number, points: number): string
}
