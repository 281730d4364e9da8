import type { Language, Options } from '@quayside/kernel'
import { openSheet } from '../app/sheets.svelte.ts'
import { roomOf } from '../games/room-of.ts'
import { numberOf } from './rule-places.ts'

const RULE: Record<Language, string> = { en: 'Rule', pt: 'Regra', it: 'Regola' }

/** What leads from a rule in one line to all of it. */
export interface RuleLink {
  /** "Rule 4.1". */
  readonly label: string
  /** Opens the rules there. */
  open(): void
}

/** The way to a rule by its id; null where a game's rules have no place for it. What it needs is small and fetched once. */
export async function ruleLink(
  game: string,
  options: Options,
  rule: string,
  language: Language,
): Promise<RuleLink | null> {
  const ruleAt = await roomOf(game)
    .ruleAt?.()
    .catch(() => undefined)
  const place = ruleAt?.(rule, options)
  if (!place) return null
  const { section, paragraph } = place
  return {
    label: `${RULE[language]} ${numberOf(place)}`,
    open: () => openSheet({ kind: 'rules', game, options, section, paragraph }),
  }
}
