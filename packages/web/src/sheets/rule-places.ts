import type { Options } from '@quayside/kernel'

/** Where a rule stands in the rules reference of a game. */
export interface RulePlace {
  readonly section: string
  /** The number of the section, from 1. */
  readonly chapter: number
  /** The number of the paragraph within it, from 1; without one, all of the section is about it. */
  readonly paragraph?: number
}

export type RuleFinder = (rule: string, options: Options) => RulePlace | undefined

interface Plan {
  readonly [section: string]: { readonly texts?: readonly string[]; readonly rules?: readonly string[] }
}

/** Finds rules in sections that are put together from texts and, after them, rules. */
export const rulesIn =
  (plan: Plan): RuleFinder =>
  (rule) => {
    const sections = Object.entries(plan)
    const at = sections.findIndex(([, { rules }]) => rules?.includes(rule))
    if (at < 0) return undefined
    const [section, { texts = [], rules = [] }] = sections[at]
    return { section, chapter: at + 1, paragraph: texts.length + rules.indexOf(rule) + 1 }
  }

/** "4.1", as the rules reference counts. */
export const numberOf = ({ chapter, paragraph }: Pick<RulePlace, 'chapter' | 'paragraph'>): string =>
  paragraph === undefined ? String(chapter) : `${chapter}.${paragraph}`
