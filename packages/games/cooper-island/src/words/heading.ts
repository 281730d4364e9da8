import type { Language } from '@quayside/kernel'
import type { OPTION_SCHEMA, StartId, StrategyId } from '../options.ts'

/** What is said before anybody plays: it stands apart so that a list of games need not load the rest. */
export interface Heading {
  readonly title: string
  readonly options: Record<keyof typeof OPTION_SCHEMA, string>
  readonly starts: Record<StartId, string>
  readonly strategies: Record<StrategyId | 'random', string>
  /** What a game for one is called. */
  readonly solo: string
  /** The solo opponent. */
  readonly cooper: string
}

export const HEADINGS: Record<Language, Heading> = {
  en: {
    title: 'Cooper Island',
    options: {
      players: 'Players',
      start: 'Land to begin with',
      level: 'Solo against Cooper (our own automa): level',
      strategy: 'Solo against Cooper (our own automa): strategy',
    },
    starts: { meadow: 'A meadow for all', random: 'One drawn for all', choice: 'Each player chooses' },
    strategies: {
      random: 'By chance',
      shipwright: 'Shipwright',
      'master-builder': 'Master builder',
      'idol-seeker': 'Idol seeker',
      merchant: 'Merchant',
    },
    solo: 'Solo against Cooper (our own automa)',
    cooper: 'Cooper',
  },
  pt: {
    title: 'Cooper Island',
    options: {
      players: 'Jogadores',
      start: 'Terreno inicial',
      level: 'Solo contra Cooper (nosso próprio autômato): nível',
      strategy: 'Solo contra Cooper (nosso próprio autômato): estratégia',
    },
    starts: { meadow: 'Um pasto para todos', random: 'Um sorteado para todos', choice: 'Cada um escolhe' },
    strategies: {
      random: 'Ao acaso',
      shipwright: 'Construtor naval',
      'master-builder': 'Mestre de obras',
      'idol-seeker': 'Caçador de ídolos',
      merchant: 'Mercador',
    },
    solo: 'Solo contra Cooper (nosso próprio autômato)',
    cooper: 'Cooper',
  },
  it: {
    title: 'Cooper Island',
    options: {
      players: 'Giocatori',
      start: 'Terreno iniziale',
      level: 'In solitario contro Cooper (automa di nostra invenzione): livello',
      strategy: 'In solitario contro Cooper (automa di nostra invenzione): strategia',
    },
    starts: { meadow: 'Un prato per tutti', random: 'Uno a sorte per tutti', choice: 'Ognuno sceglie' },
    strategies: {
      random: 'A caso',
      shipwright: 'Maestro d’ascia',
      'master-builder': 'Capomastro',
      'idol-seeker': 'Cacciatore di idoli',
      merchant: 'Mercante',
    },
    solo: 'In solitario contro Cooper (automa di nostra invenzione)',
    cooper: 'Cooper',
  },
}

/** Values of the options by their keys. */
export const optionValues = ({ solo, starts, strategies }: Heading) => ({
  players: { 1: solo },
  start: starts,
  strategy: strategies,
})
