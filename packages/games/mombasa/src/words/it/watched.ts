import type { WatchedId } from '../../watched.ts'

/** Da che cosa possono dipendere gli ordini; `#` è una compagnia. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'round',
  pounds: 'sterline che ho',
  diamonds: 'diamanti che ho',
  ink: 'casella del mio calamaio',
  shares: 'azioni che ho: #',
  'share-values': "valore di un'azione: #",
  markers: 'segnalini bonus che mi restano',
  hand: 'carte nella mia mano',
  books: 'libri sul mio tracciato',
  stack: 'carte rimaste nel mazzo',
}
