import type { GameWords } from '@quayside/kernel'
import type { Help, HelpCard, HelpSection } from './help.ts'

/** Help that is put together from a game's own words for its things and rules. */

export interface CardDraft {
  readonly kind: string
  readonly id: string
  readonly title: string
  /** Without one, the first text or rule is it. */
  readonly summary?: string
  readonly texts?: readonly string[]
  readonly rules?: readonly string[]
  readonly facts?: readonly (readonly [label: string, value: string | number])[]
}

/** Where a rule stands, without its words. */
const cited = (words: GameWords, rule: string): string =>
  words
    .rule(rule)
    .slice(words.rule(rule, false).length)
    .replace(/^ \(|\)$/g, '')

/** Of texts that are ours alone. */
const OWN_SOURCE = 'Quayside'

export function cardFrom(draft: CardDraft, words: GameWords): HelpCard {
  const { kind, id, title, summary, texts = [], rules = [], facts = [] } = draft
  const said = [...(summary ? [summary] : []), ...texts, ...rules.map((rule) => words.rule(rule, false))]
  const sources = new Set(rules.flatMap((rule) => cited(words, rule).split('; ')))
  return {
    kind,
    id,
    title,
    summary: said[0],
    details: said.slice(1),
    facts: facts.map(([label, value]) => ({ label, value: String(value) })),
    source: [...sources].join('; ') || OWN_SOURCE,
    elsewhere: [],
  }
}

/** What a section is made of, by the names that texts have in the words of the help. */
export type SectionPlan<Id extends string, Text extends string> = {
  readonly [id in Id]: { readonly texts?: readonly Text[]; readonly rules?: readonly string[] }
}

interface SectionWords<Id extends string, Text extends string> {
  readonly sections: { readonly [id in Id]: string }
  readonly texts: { readonly [text in Text]: string }
}

export const sectionsFrom = <Id extends string, Text extends string>(
  plan: SectionPlan<Id, Text>,
  { sections, texts: said }: SectionWords<Id, Text>,
  words: GameWords,
): HelpSection[] =>
  (Object.keys(plan) as Id[]).map((id) => {
    const { texts = [], rules = [] } = plan[id]
    return {
      id,
      title: sections[id],
      paragraphs: [...texts.map((text) => said[text]), ...rules.map((rule) => words.rule(rule))],
    }
  })

export const helpFrom = (cards: readonly HelpCard[], sections: readonly HelpSection[], kinds: Help['kinds']): Help => ({
  cards,
  sections,
  kinds,
  card: (kind, id) => cards.find((card) => card.kind === kind && card.id === id),
  section: (id) => sections.find((section) => section.id === id),
})
