import { capital } from '@quayside/kernel'
import { nel } from '../../words/it/grammar.ts'
import type { Phrases } from '../texts.ts'
import type { Say } from './say.ts'

export const phrases = ({ terms, privilege, house, coins, list }: Say): Phrases => {
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
    },
    classes: {
      production: `${one} di produzione`,
      commercial: `${one} commerciale`,
      large: `${one} commerciale grande`,
    },
    editions: { classic: 'Edizione classica', '2020': 'Edizione 2020', '1897': 'Edizione 1897' },
    endOfGame: 'fine della partita',
    none: 'nessuno',
    noBuilding: 'non serve',
    onlyOccupied: 'Senza lavoratore non fa nulla.',
    coins,
    points: (count) => `${count} PV`,
    list,
    kindsMade: (count, all) => (all ? `tutti e ${count}` : `${count} tipi`),
    fieldsFilled: (count, orFewer) => (orFewer ? `fino a ${count} tessere` : `${count} tessere`),
    sizes: { small: `${one} di produzione piccolo`, large: `${one} di produzione grande` },
    worth: (points) => `${one} da ${points} PV`,
    upTo: (count) => `fino a ${coins(count)} in meno`,
  }
}
