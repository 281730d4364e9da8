import type { Occasion, WatchedId } from '../../watched.ts'

/** Da che cosa possono dipendere gli ordini; `#` è una compagnia. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'round',
  pounds: 'sterline che ho',
  diamonds: 'diamanti che ho',
  ink: 'posizione del mio calamaio',
  shares: 'quote che ho: #',
  'share-values': 'valore di una quota: #',
  markers: 'segnalini bonus che mi restano',
  hand: 'carte nella mia mano',
  books: 'libri sul mio tracciato',
  stack: 'carte rimaste nel mazzo',
}

/** Quando si chiede, per gli ordini. */
export const OCCASIONS: Record<Occasion, string> = {
  'keep-tile': 'La mia tessera iniziale',
  'rest-card': 'Una carta alla zona di riposo',
  plan: 'Il mio piano',
  turn: 'Il mio turno',
  goods: 'Che cosa faccio con le merci',
  'enter-region': 'La regione in cui entro',
  'spend-points': 'I miei punti contabilità',
  'place-book': 'I miei libri',
  'take-pile': 'La zona di riposo che prendo',
}
