import type { Language } from './words.ts'

/** Why a match refuses something before any game's rule is asked. */
export type MatchReason =
  | 'game-over'
  | 'not-your-turn'
  | 'unknown-answer'
  | 'no-such-seat'
  | 'nothing-to-undo'
  | 'undo-revealed'
  | 'undo-not-yours'
  | 'gesture-draws'

const MATCH_REASONS: Record<Language, Record<MatchReason, string>> = {
  en: {
    'game-over': 'The game is over.',
    'not-your-turn': 'Nothing is asked of this seat now.',
    'unknown-answer': 'This is not an answer of this game.',
    'no-such-seat': 'There is no such seat.',
    'nothing-to-undo': 'There is nothing to undo.',
    'undo-revealed': 'Can’t undo: something was drawn or revealed since.',
    'undo-not-yours': 'Can’t undo: another seat has answered since.',
    'gesture-draws': 'An answer before the last one draws or reveals something. Give the rest after it.',
  },
  pt: {
    'game-over': 'A partida terminou.',
    'not-your-turn': 'Nada se pergunta a este lugar agora.',
    'unknown-answer': 'Isto não é uma resposta deste jogo.',
    'no-such-seat': 'Não existe esse lugar.',
    'nothing-to-undo': 'Não há nada para desfazer.',
    'undo-revealed': 'Não dá para desfazer: algo já foi revelado.',
    'undo-not-yours': 'Não dá para desfazer: outro lugar já respondeu.',
    'gesture-draws': 'Uma resposta antes da última revela algo. Dê as demais depois dela.',
  },
  it: {
    'game-over': 'La partita è finita.',
    'not-your-turn': 'Ora a questo posto non si chiede nulla.',
    'unknown-answer': 'Questa non è una risposta di questo gioco.',
    'no-such-seat': 'Questo posto non esiste.',
    'nothing-to-undo': 'Non c’è nulla da annullare.',
    'undo-revealed': 'Non si annulla: qualcosa è già stato rivelato.',
    'undo-not-yours': 'Non si annulla: un altro posto ha già risposto.',
    'gesture-draws': 'Una risposta prima dell’ultima rivela qualcosa. Dai le altre dopo di essa.',
  },
}

export const matchReason = (language: Language, code: MatchReason): string => MATCH_REASONS[language][code]
