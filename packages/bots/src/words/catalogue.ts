/** What is said about advice in one language. Numbers are whole; names come in as they are. */
export interface AdviceWords {
  /** What a line of the score gains or loses compared with another answer: whole points, below 0 if fewer. */
  scoreLine(points: number, line: string, answer: string): string
  /** What a rival gains or loses. */
  rival(points: number, name: string, answer: string): string
  /** Two answers differ by no more than chance makes. */
  readonly equal: string
  equalTo(answer: string): string
  /** There was nothing to compare with. */
  only: string
  /** "53% to win, about 41 points". */
  outlook(percent: number, points: number): string
}
