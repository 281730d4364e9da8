import type { Language, Options } from '@quayside/kernel'
import type { Component } from 'svelte'
import { GUIDES as PUERTO_RICO } from '../games/puerto-rico/help/index.ts'

/** What a sheet shows of a game's guide; each game writes its own. */
export interface Guide {
  readonly cards: readonly GuideCard[]
  readonly sections: readonly GuideSection[]
  card(kind: string, id: string): GuideCard | undefined
  section(id: string): GuideSection | undefined
  /** What kinds of cards are called, where the sheets have no word for them. */
  readonly kinds?: { readonly [kind: string]: string }
  /** Draws the things that have cards, where they are not those of Puerto Rico. */
  readonly mark?: Component<{ kind: string; id: string; size: number }>
}

export interface GuideCard {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly details: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly table?: readonly GuideRow[]
  readonly source: string
  readonly elsewhere: readonly { readonly edition: string; readonly title: string }[]
}

export interface GuideRow {
  readonly label: string
  readonly value: string
  readonly amount: number
  readonly unit: 'coin' | 'vp'
}

export interface GuideSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

type Load = () => Promise<{ readonly guideFor: (options: Options) => Guide }>

/** Guides that are put together from a game's own words come in one piece. */
const cooperIsland = (language: Language) => async () =>
  (await import('../games/cooper-island/help/index.ts')).GUIDES[language]()
const mombasa = (language: Language) => async () => (await import('../games/mombasa/help/index.ts')).GUIDES[language]()

const GUIDES: { readonly [game: string]: Readonly<Record<Language, Load>> } = {
  'puerto-rico': PUERTO_RICO,
  mombasa: { en: mombasa('en'), pt: mombasa('pt'), it: mombasa('it') },
  'cooper-island': { en: cooperIsland('en'), pt: cooperIsland('pt'), it: cooperIsland('it') },
}

/** The guide of a game; null if nobody has written one. A language is loaded when it is first needed. */
export async function loadGuide(game: string, language: Language, options: Options): Promise<Guide | null> {
  if (!Object.hasOwn(GUIDES, game)) return null
  const { guideFor } = await GUIDES[game][language]()
  return guideFor(options)
}
