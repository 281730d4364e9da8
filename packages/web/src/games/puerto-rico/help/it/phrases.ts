import { capital } from '@quayside/kernel'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { count, nel } from '@quayside/puerto-rico/words/it/grammar'
import type { Phrases } from '../texts.ts'
import type { Say } from './say.ts'

export const phrases = ({ terms, privilege, house, coins, list, workers }: Say): Phrases => {
  const { one, other } = terms.building
  return {
    labels: {
      class: 'Classe',
      phase: 'Fase',
      cost: 'Costo',
      'lowest-price': 'Prezzo minimo',
      points: 'Punti',
      circles: 'Cerchi per lavoratori',
      spaces: 'Spazi in città',
      quarries: 'Cave al massimo',
      copies: 'In questa partita',
      makes: 'Produce',
      tiles: 'In questa partita',
      needs: `${capital(one)} di produzione`,
      price: 'Prezzo di vendita',
      barrels: `${capital(terms.barrel.other)} in questa partita`,
      'grows-on': 'Cresce su',
      privilege: capital(privilege.one),
      buildings: `${capital(other)} che agiscono qui`,
      ships: 'Navi da carico',
      house: `Spazi ${nel(house)}`,
      gives: 'Dà',
      shows: 'Mostra',
      level: 'Livello',
    },
    classes: {
      production: `${one} di produzione`,
      commercial: `${one} commerciale`,
      large: `${one} commerciale grande`,
    },
    editions: { classic: 'Edizione classica', '2020': 'Edizione 2020', '1897': 'Edizione 1897' },
    endOfGame: 'fine della partita',
    anyPhase: 'ogni fase',
    none: 'nessuno',
    noBuilding: 'non serve',
    onlyOccupied: 'Senza lavoratore non fa nulla.',
    coins,
    points: (points) => `${points} PV`,
    list,
    kindsMade: (made, all) => (all ? `tutti e ${made}` : `${made} tipi`),
    fieldsFilled: (filled, orFewer) => (orFewer ? `fino a ${filled} tessere` : `${filled} tessere`),
    sizes: { small: `${one} di produzione piccolo`, large: `${one} di produzione grande` },
    worth: (points) => `${one} da ${points} PV`,
    upTo: (off) => `fino a ${coins(off)} in meno`,
    sets: (sets) => count(sets, { one: 'gruppo', other: 'gruppi' }),
    workers,
    slots: (slot, shown) =>
      ({
        estate: count(shown, terms.field),
        good: count(shown, terms.barrel),
        'small-building': `${one} da ${ADDED.festivalBuilding} PV`,
        'large-building': `${one} grande`,
      })[slot],
    sources: {
      edition: { classic: 'classica', '2020': '2020', '1897': '1897' },
      production: 'Edifici di produzione',
      quarry: 'Sconto della cava',
      expansion: (number) => `Espansione ${number}`,
      abilities: 'Gettoni abilità del Puertoma',
      transcriptions: 'trascrizioni pubbliche delle carte',
      rulings: 'decisioni',
      ruling: {
        settler: 'Colono',
        mayor: 'Sindaco',
        craftsman: 'Artigiano',
        trader: 'Mercante',
        captain: 'Capitano',
        storing: 'Conservazione',
        end: 'La fine',
        market: 'Mercato',
        'new-buildings': 'Nuovi edifici',
        nobles: 'Nobili',
        buccaneer: 'Bucaniere',
        festival: 'Festival',
        'festival-cards': 'Carte del festival',
        achievements: 'Traguardi',
        puertoma: 'Puertoma',
      },
    },
  }
}
