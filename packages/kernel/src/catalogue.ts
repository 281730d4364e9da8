import type { EventSpec } from './game.ts'
import type { Who } from './words.ts'

// What the catalogues of games have in common. A catalogue types what each language must fill: what is missing in one does not compile.

/** What a thing is called by itself. Games and languages add the forms that their sentences need. */
export interface Name {
  readonly one: string
}
/** A thing that is counted. */
export interface Noun extends Name {
  readonly other: string
}

/** Facts of these names. `Ids` says which values some of them have; all others are numbers. */
export type FactsNamed<Ids, FactName extends string> = {
  readonly [N in FactName]: N extends keyof Ids ? Ids[N] : number
}

/** The facts of everything a game tells, and of what the kernel tells when it gives the only answer itself. */
export type EventFactsOf<Specs extends readonly EventSpec[], Ids> = {
  readonly [Spec in Specs[number] as Spec['kind']]: FactsNamed<Ids, Spec['args'][number]>
} & { readonly 'only-answer': { readonly seat: number; readonly answer: string } }

/** Everything that is said at a table, in one language: a sentence for each kind of facts. */
export interface SentencesOn<Questions, Answers, Events> {
  /** To the player: "you". */
  readonly questions: Said<Questions>
  /** On buttons: verb first. */
  readonly answers: Said<Answers>
  /** To everybody: `who` is the name of the seat it happens to, `name` gives those of others. */
  readonly events: { readonly [K in keyof Events]: (facts: Events[K], who: string, name: Who) => string }
}

/** Why something is refused, and the rules behind it. */
export interface RulingsOn<Reasons, Rule extends string> {
  readonly reasons: Said<Reasons>
  /** In our own words; where a rule comes from is added from the game's sources. */
  readonly rules: Record<RuleKeyOf<Rule>, string>
}

/** Besides its own rules each game has words for those that every match keeps. */
export type RuleKeyOf<Rule extends string> = Rule | 'turn-order' | 'notation'

type Said<FactsByKind> = { readonly [K in keyof FactsByKind]: (facts: FactsByKind[K]) => string }

/** "a, b and c". */
export const listed = (texts: readonly (string | number)[], and: string): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`
