import type { Occasion, WatchedId } from '../../watched.ts'

/** Da che cosa possono dipendere gli ordini; `#` è una cosa. */
export const WATCHED: Record<WatchedId, string> = {
  round: 'round',
  phase: 'fase',
  storage: 'nel mio magazzino: #',
  food: 'cibo che posso pagare',
  'free-storage': 'spazi liberi nel mio magazzino',
  workers: 'lavoratori che mi restano: #',
  lids: 'coperchi di cassa che ho',
  working: 'lavoratori comuni in #',
  'working-special': 'lavoratori speciali in #',
  'harbour-master': 'mercante del capitano di porto',
  'small-cards': 'carte edificio piccolo rimaste',
  'large-cards': 'carte edificio grande rimaste',
}

/** Quando si chiede, per gli ordini. */
export const OCCASIONS: Record<Occasion, string> = {
  'start-terrain': 'Il mio primo paesaggio',
  income: 'La mia rendita',
  turn: 'Il mio lavoratore',
  compensation: 'Una tassa per me',
  anchor: 'La mia ancora',
  'choose-ship': 'La nave che muovo',
  feeding: 'Il cibo dei miei lavoratori',
  'clean-up': 'La mia pulizia',
  'before-scoring': 'Prima del punteggio',
}
