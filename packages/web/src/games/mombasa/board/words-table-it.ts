import { counted } from '../../../app/words.ts'
import type { Words } from './words-table-en.ts'

export const IT: Words = {
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
  otherTracks: (tracks, spaces) => `+${spaces} su ${tracks === 1 ? 'un altro tracciato' : `altri ${tracks} tracciati`}`,

  expedition: {
    title: (company) => `${company} si espande`,
    left: counted('it', 'punto rimasto', 'punti rimasti'),
    lost: counted('it', 'punto andrebbe perso', 'punti andrebbero persi'),
    over: 'Nient’altro a portata',
    none: 'Ancora nessuna regione',
    soFar: 'Finora',
  },
}
