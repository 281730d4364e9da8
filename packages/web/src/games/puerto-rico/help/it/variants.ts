import type { VariantId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { dal, del, Il, nel, un } from '@quayside/puerto-rico/words/it/grammar'
import { type Chapter, playedVariants } from '../texts.ts'
import type { Say } from './say.ts'

export const variants = (say: Say): Chapter => {
  const { n, coins, buildings, tiles, hall, supply, the } = say
  const cost = (id: 'factory' | 'university') => coins(n.building(id).cost)
  const apart = (first: 'villa' | 'hacienda', second: 'jeweler' | 'forest-house') =>
    `${Il(buildings[first])} e ${the(second)} non stanno mai nello stesso mercato: se c’è l’uno, l’altro resta fuori.`
  const told: Record<VariantId, string> = {
    'swap-factory-university': `${Il(buildings.factory)} costa ${cost('factory')}, ${the('university')} ${cost('university')}.`,
    'corn-starts-poorer': `Chi comincia con ${un(tiles.corn)} ha all’inizio ${coins(1)} in meno.`,
    'jeweler-cap-3': `${Il(buildings.jeweler)} paga al massimo ${coins(n.jewelerCap)} per fase.`,
    'no-villa-with-jeweler': apart('villa', 'jeweler'),
    'no-hacienda-with-forest-house': apart('hacienda', 'forest-house'),
    'achievement-draft': `I traguardi si scelgono: di ${ADDED.achievements} carte ne tieni una e passi le altre a sinistra, finché ognuno ne ha ${ADDED.achievements}.`,
    'errata-2026': `Gli errata del 2026: se i segnalini finiscono in una fase qualsiasi, questo è l’ultimo round. La seconda tessera con ${the('library')} non riceve il lavoratore ${del(buildings.hospice)}. ${Il(say.pieces.noble)} entra ${nel(hall)} prima che si tolgano lavoratori ${dal(supply)}.`,
    'open-scores': 'I segnalini di tutti sono visibili. Per il resto non cambia nulla.',
  }
  return { title: 'Varianti', paragraphs: playedVariants(told, n.variants) }
}
