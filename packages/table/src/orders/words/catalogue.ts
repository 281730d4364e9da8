/** What the sentence that reads an order back is made of, in one language; the rest is the game's own words. */
export interface OrderWords {
  /** When something is asked, if the game has no name for it. */
  asked(question: string): string
  /** The wishes of a step: "settler: corn, else a quarry". */
  step(occasion: string, wishes: string): string
  /** Steps one after another. */
  readonly next: string
  readonly else: string
  readonly proposed: string
  /** A wish that is meant only when nothing but these is left besides. */
  ifOnly(answer: string, rest: string): string
  readonly or: string
  readonly and: string
  readonly askMe: string
  readonly uses: { readonly once: string; readonly always: string; times(count: number): string }
  readonly until: { readonly step: string; readonly round: string; readonly game: string }
  /** What it assumes. */
  holds(conditions: string): string
  readonly compared: { readonly '=': Compared; readonly '<=': Compared; readonly '>=': Compared }
  possible(answer: string): string
  impossible(answer: string): string
}

type Compared = (what: string, value: string) => string
