import type { Language } from '@quayside/kernel'
import type { OPTION_SCHEMA, SetupId } from '../options.ts'

/** What is said before anybody plays: it stands apart so that a list of games need not load the rest. */
export interface Heading {
  readonly title: string
  readonly options: Record<keyof typeof OPTION_SCHEMA, string>
  readonly setups: Record<SetupId, string>
}

export const HEADINGS: Record<Language, Heading> = {
  en: {
    title: 'Mombasa',
    options: { players: 'Players', setup: 'Set-up' },
    setups: { first: 'Simple start', later: 'Varied start' },
  },
  pt: {
    title: 'Mombasa',
    options: { players: 'Jogadores', setup: 'Preparação' },
    setups: { first: 'Início simples', later: 'Início variado' },
  },
  it: {
    title: 'Mombasa',
    options: { players: 'Giocatori', setup: 'Preparazione' },
    setups: { first: 'Inizio semplice', later: 'Inizio vario' },
  },
}
