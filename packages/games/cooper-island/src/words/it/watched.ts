import type { WatchedId } from '../../watched.ts'

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
