import type { Language } from '@quayside/kernel'
import { type Catalogue, catalogue } from '../../app/words.ts'
import { roomOf } from '../../games/room-of.ts'

/**
 * What fields of views are called. A field that no language has a word for is read as it is written. `work.round` is what `round` is called inside
 * of `work`, and what it is called there as a value.
 */
export type Labels = { readonly [key: string]: string }

export const plainWords = catalogue({
  en: {
    mine: 'Yours',
    table: 'Table',
    players: 'Players',
    nothing: 'nothing',
    deciding: 'to answer',
    round: (n: number) => `Round ${n}`,
    labels: {
      round: 'round',
      now: 'now',
      phase: 'phase',
      by: 'by',
      players: 'players',
      seat: 'player',
      coins: 'coins',
      stack: 'stack',
      discards: 'discard pile',
      'phase.set-up': 'set-up',
      'phase.over': 'game over',
    } as Labels,
  },
  pt: {
    mine: 'Seu lado',
    table: 'Mesa',
    players: 'Jogadores',
    nothing: 'nada',
    deciding: 'responde',
    round: (n: number) => `Rodada ${n}`,
    labels: {
      round: 'rodada',
      now: 'agora',
      phase: 'fase',
      by: 'de',
      players: 'jogadores',
      seat: 'jogador',
      coins: 'moedas',
      stack: 'pilha',
      discards: 'descarte',
      'phase.set-up': 'preparação',
      'phase.over': 'fim de jogo',
    },
  },
  it: {
    mine: 'Le tue cose',
    table: 'Tavolo',
    players: 'Giocatori',
    nothing: 'niente',
    deciding: 'risponde',
    round: (n: number) => `Round ${n}`,
    labels: {
      round: 'round',
      now: 'ora',
      phase: 'fase',
      by: 'di',
      players: 'giocatori',
      seat: 'giocatore',
      coins: 'monete',
      stack: 'mazzo',
      discards: 'scarti',
      'phase.set-up': 'preparazione',
      'phase.over': 'partita finita',
    },
  },
})

const OWN = new Map<string, Catalogue<Labels>>()

/** Fetches what a game calls its fields; `labelsOf` has it from then on. */
export async function loadLabels(game: string): Promise<void> {
  const { labels } = roomOf(game)
  if (labels) OWN.set(game, await labels())
}

/** What the fields of a game's views are called. Its own labels come before those that all share. */
export const labelsOf = (game: string, language: Language): Labels => ({
  ...plainWords[language].labels,
  ...OWN.get(game)?.[language],
})
