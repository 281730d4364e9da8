import { capital } from '@quayside/kernel'
import type { EndBonus } from '@quayside/puerto-rico/data/buildings'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { by, Il, il } from '@quayside/puerto-rico/words/it/grammar'
import type { CardText } from '../texts.ts'
import { i, type Say } from './say.ts'

export const largeBuildings = (say: Say): Record<EndBonus, CardText> => {
  const { n, terms, workers, buildings } = say
  const { bonus } = n
  const { field, building } = terms
  const cityHall = buildings['city-hall']
  const needsWorker = (id: EndBonus) =>
    `Il bonus conta solo con un lavoratore qui a fine partita. I suoi ${n.building(id).vp} PV contano comunque.`
  const [fewest] = bonus.fields
  const jeweler = n.offers('jeweler') && Il(buildings.jeweler)
  const forests = n.offers('forest-house') ? [`Contano anche le ${say.tiles.forest.other}.`] : []
  return {
    'guild-hall': {
      summary: `Alla fine ogni tuo ${building.one} di produzione piccolo rende ${bonus.small} PV, quelli grandi ${bonus.large} PV ciascuno.`,
      details: [
        'Non importa se hanno lavoratori.',
        ...(jeweler ? [`${jeweler} conta tra quelli grandi.`] : []),
        needsWorker('guild-hall'),
      ],
    },
    residence: {
      summary: `Alla fine rende punti per gli spazi riempiti del tuo territorio: ${fewest.points} PV fino a ${fewest.fields}, di più oltre.`,
      details: [`Contano ${field.other} e cave, con o senza lavoratore.`, ...forests, needsWorker('residence')],
    },
    fortress: {
      summary: `Alla fine rende 1 PV ogni ${workers(bonus.workersPerPoint)} che hai.`,
      details: [
        `Contano tutti: su ${field.other} e cave, negli ${building.other} e quelli senza cerchio. Le frazioni non contano.`,
        ...(n.has('nobles') ? [`${capital(i(say.pieces.noble))} contano come lavoratori.`] : []),
        needsWorker('fortress'),
      ],
    },
    'customs-house': {
      summary: `Alla fine rende 1 PV ogni ${bonus.chipsPerPoint} PV che hai in segnalini.`,
      details: [
        `I punti segnati dopo l’ultimo segnalino valgono come segnalini, quelli degli ${building.other} no. Le frazioni non contano.`,
        needsWorker('customs-house'),
      ],
    },
    'city-hall': {
      summary: `Alla fine rende ${bonus.perCommercial} PV per ogni tuo ${building.one} commerciale, ${il(cityHall)} ${by(cityHall, 'compreso', 'compresa')}.`,
      details: [
        `Non importa se hanno lavoratori. Ogni ${building.one} grande conta una volta.`,
        ...(jeweler ? [`${jeweler} non è commerciale.`] : []),
        needsWorker('city-hall'),
      ],
    },
    cloister: {
      summary: `Alla fine rende punti per gruppi di ${ADDED.setOfTiles} tessere uguali sulla tua isola.`,
      details: [
        `Le cave sono un tipo di tessera come ${i(field)}. Avere o no un lavoratore non importa.`,
        ...forests,
        needsWorker('cloister'),
      ],
    },
    'royal-garden': {
      summary: `Alla fine rende ${ADDED.noblePoints} PV per ogni ${say.pieces.noble.one} che hai, oltre a ${ADDED.noblePoints} PV che ciascuno vale già.`,
      details: [
        `Contano tutti: su ${field.other} e cave, negli ${building.other} e quelli senza cerchio.`,
        needsWorker('royal-garden'),
      ],
    },
  }
}
