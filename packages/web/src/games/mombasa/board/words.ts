import { catalogue, counted } from '../../../app/words.ts'

/** What the board says besides the game's own words. */
export const WORDS = catalogue({
  en: {
    sections: { map: 'Map', market: 'Market', mine: 'Your board', players: 'Players' },
    headline: (round: number, rounds: number, phase: string) => `Round ${round} of ${rounds}, ${phase}`,
    phases: {
      'starting-tiles': 'Starting tiles',
      resting: 'Set-up: cards to rest',
      planning: 'planning',
      actions: 'actions',
      over: 'over',
    },
    regions: { others: 'Other players' },
    log: 'Log',

    pounds: (n: number) => `£${n}`,
    diamonds: counted('en', 'diamond step', 'diamond steps'),
    bookkeeping: counted('en', 'bookkeeping point', 'bookkeeping points'),
    track: (company: string, n: number) => `${company} track +${n}`,
    steps: counted('en', 'step on the company’s track', 'steps on the company’s track'),
    removes: counted('en', 'post removed', 'posts removed'),
    perUnit: (good: string, less: number) => `£1 per ${good}${less ? ` − £${less}` : ''}`,
    nothing: 'no reward',
    cards: counted('en', 'card', 'cards'),

    /* What bonus spaces of the board and of the tracks give. */
    either: (diamond: number, bookkeeping: number) =>
      `diamonds +${diamond}, bookkeeping +${bookkeeping}, or the reverse`,
    discards: (plus: number) => `discard a card for its price and £${plus}`,
    discardsGood: (good: string, plus: number) => `discard a ${good} card for its price and £${plus}`,
    buyOrSteps: (off: number, steps: string) => `buy a card${off ? ` £${off} cheaper` : ''} and/or ${steps}`,
    otherTracks: (tracks: number, spaces: number) =>
      `+${spaces} on ${counted('en', 'other track', 'other tracks')(tracks)}`,

    expedition: {
      title: (company: string) => `${company} expands`,
      left: counted('en', 'point left', 'points left'),
      lost: counted('en', 'point would be lost', 'points would be lost'),
      over: 'Nothing more in reach',
      none: 'No region yet',
      soFar: 'So far',
    },
  },
  pt: {
    sections: { map: 'Mapa', market: 'Mercado', mine: 'Seu tabuleiro', players: 'Jogadores' },
    headline: (round, rounds, phase) => `Rodada ${round} de ${rounds}, ${phase}`,
    phases: {
      'starting-tiles': 'Tiles iniciais',
      resting: 'Preparação: cartas em repouso',
      planning: 'planejamento',
      actions: 'ações',
      over: 'fim',
    },
    regions: { others: 'Outros jogadores' },
    log: 'Histórico',

    pounds: (n) => `£${n}`,
    diamonds: counted('pt', 'espaço de diamante', 'espaços de diamante'),
    bookkeeping: counted('pt', 'ponto de escrituração', 'pontos de escrituração'),
    track: (company, n) => `trilha ${company} +${n}`,
    steps: counted('pt', 'espaço na trilha da companhia', 'espaços na trilha da companhia'),
    removes: counted('pt', 'feitoria removida', 'feitorias removidas'),
    perUnit: (good, less) => `£1 por ${good}${less ? ` − £${less}` : ''}`,
    nothing: 'sem recompensa',
    cards: counted('pt', 'carta', 'cartas'),

    either: (diamond, bookkeeping) => `diamantes +${diamond}, escrituração +${bookkeeping}, ou o inverso`,
    discards: (plus) => `descartar uma carta pelo preço mais £${plus}`,
    discardsGood: (good, plus) => `descartar uma carta de ${good} pelo preço mais £${plus}`,
    buyOrSteps: (off, steps) => `comprar uma carta${off ? ` por £${off} a menos` : ''} e/ou ${steps}`,
    otherTracks: (tracks, spaces) => `+${spaces} em ${counted('pt', 'outra trilha', 'outras trilhas')(tracks)}`,

    expedition: {
      title: (company) => `${company}: expansão`,
      left: counted('pt', 'ponto restante', 'pontos restantes'),
      lost: counted('pt', 'ponto se perderia', 'pontos se perderiam'),
      over: 'Nada mais ao alcance',
      none: 'Nenhuma região ainda',
      soFar: 'Até agora',
    },
  },
  it: {
    sections: { map: 'Mappa', market: 'Mercato', mine: 'La tua plancia', players: 'Giocatori' },
    headline: (round, rounds, phase) => `Round ${round} di ${rounds}, ${phase}`,
    phases: {
      'starting-tiles': 'Tessere iniziali',
      resting: 'Preparazione: carte a riposo',
      planning: 'pianificazione',
      actions: 'azioni',
      over: 'fine',
    },
    regions: { others: 'Altri giocatori' },
    log: 'Cronaca',

    pounds: (n) => `£${n}`,
    diamonds: counted('it', 'passo sui diamanti', 'passi sui diamanti'),
    bookkeeping: counted('it', 'punto contabilità', 'punti contabilità'),
    track: (company, n) => `tracciato ${company} +${n}`,
    steps: counted('it', 'passo sul tracciato della compagnia', 'passi sul tracciato della compagnia'),
    removes: counted('it', 'emporio rimosso', 'empori rimossi'),
    perUnit: (good, less) => `£1 per ${good}${less ? ` − £${less}` : ''}`,
    nothing: 'nessuna ricompensa',
    cards: counted('it', 'carta', 'carte'),

    either: (diamond, bookkeeping) => `diamanti +${diamond}, contabilità +${bookkeeping}, o l’inverso`,
    discards: (plus) => `scartare una carta per il suo prezzo più £${plus}`,
    discardsGood: (good, plus) => `scartare una carta di ${good} per il suo prezzo più £${plus}`,
    buyOrSteps: (off, steps) => `comprare una carta${off ? ` con £${off} di sconto` : ''} e/o ${steps}`,
    otherTracks: (tracks, spaces) =>
      `+${spaces} su ${tracks === 1 ? 'un altro tracciato' : `altri ${tracks} tracciati`}`,

    expedition: {
      title: (company) => `${company} si espande`,
      left: counted('it', 'punto rimasto', 'punti rimasti'),
      lost: counted('it', 'punto andrebbe perso', 'punti andrebbero persi'),
      over: 'Nient’altro a portata',
      none: 'Ancora nessuna regione',
      soFar: 'Finora',
    },
  },
})

export type Words = (typeof WORDS)['en']
