/** What is said about advice in one language. Numbers are whole and positive; names come in as they are. */
export interface AdviceWords {
  /** What bots are called, and in a line what they are like. */
  readonly grades: {
    readonly [id in 'casual' | 'steady' | 'strong' | 'master' | 'random']: { name: string; about: string }
  }
  /** What a line of the score gains or loses: `change` is "+3" or "−1". */
  scoreLine(change: string, line: string): string
  /** What a rival gains or loses. */
  rival(change: string, name: string): string
  /** Parts in a row: "a, b and c". */
  list(parts: readonly string[]): string
  /** The whole sentence: compared with another answer, on average, in points. */
  against(answer: string, parts: string): string
  /** Nothing that is worth telling differs. */
  same(answer: string): string
  /** There was nothing to compare with. */
  only: string
  /** "53 % to win, about 41 points". */
  outlook(percent: number, points: number): string
}
