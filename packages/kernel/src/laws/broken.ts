/** Thrown by a law that does not hold; `checkGame` turns it into a violation with everything needed to see it again. */
export class LawBroken extends Error {
  readonly law: string

  constructor(law: string, detail: string) {
    super(detail)
    this.law = law
  }
}

export function hold(law: string, holds: boolean, detail: () => string): void {
  if (!holds) throw new LawBroken(law, detail())
}
