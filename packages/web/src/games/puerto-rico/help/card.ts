import type { EditionId } from '@quayside/puerto-rico/ids'

export type CardKind = 'role' | 'tile' | 'building' | 'good' | 'piece' | 'goal' | 'achievement' | 'ability'

export interface GuideFact {
  readonly label: string
  readonly value: string
}

/** A row of a card's small table. `value` says it in full; `amount` and `unit` are for drawing it with a mark. */
export interface GuideRow extends GuideFact {
  readonly amount: number
  readonly unit: 'coin' | 'vp'
}

/** What there is to know about one thing on the table, in one language and with the names of one edition. */
export interface GuideCard {
  readonly title: string
  readonly kind: CardKind
  readonly id: string
  /** What it does, in a sentence or two. */
  readonly summary: string
  /** Limits, timing and what it does together with other things. */
  readonly details: readonly string[]
  readonly facts: readonly GuideFact[]
  readonly table?: readonly GuideRow[]
  /** Where it stands, by the rulebook's own section names; the same in every language. */
  readonly source: string
  /** Its names in the editions that call it otherwise. `edition` can be shown as it is. */
  readonly elsewhere: readonly { readonly id: EditionId; readonly edition: string; readonly title: string }[]
}

export interface GuideSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export interface Guide {
  readonly cards: readonly GuideCard[]
  /** The rules reference, to be read from the first to the last. */
  readonly sections: readonly GuideSection[]
  card(kind: string, id: string): GuideCard | undefined
  /** A section by its id; every role finds the section of its phase. */
  section(id: string): GuideSection | undefined
}
