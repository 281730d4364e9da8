import { capital } from '@quayside/kernel'
import type { EndBonus } from '@quayside/puerto-rico/data/buildings'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { The } from '@quayside/puerto-rico/words/en/grammar'
import type { CardText } from '../texts.ts'
import type { Say } from './say.ts'

export const largeBuildings = (say: Say): Record<EndBonus, CardText> => {
  const { n, terms, workers, fields } = say
  const { bonus } = n
  const anyBuilding = terms.building.one
  const needsWorker = (id: EndBonus) =>
    `The bonus counts only with a worker in it when the game ends. Its own ${n.building(id).vp} VP count anyway.`
  const [fewest] = bonus.fields
  const jeweler = n.offers('jeweler') && The(say.buildings.jeweler)
  const forests = n.offers('forest-house') ? [`${capital(say.tiles.forest.other)} count too.`] : []
  return {
    'guild-hall': {
      summary: `At the end it brings ${bonus.small} VP for each small production ${anyBuilding} of yours and ${bonus.large} VP for each large one.`,
      details: [
        `Those ${terms.building.other} need no workers.`,
        ...(jeweler ? [`${jeweler} counts as a large one.`] : []),
        needsWorker('guild-hall'),
      ],
    },
    residence: {
      summary: `At the end it brings points for your filled field spaces: ${fewest.points} VP for up to ${fewest.fields}, more beyond that.`,
      details: [`Both ${fields} and quarries count, with or without a worker.`, ...forests, needsWorker('residence')],
    },
    fortress: {
      summary: `At the end it brings 1 VP for every ${workers(bonus.workersPerPoint)} you have.`,
      details: [
        `All of them count: on ${fields} and quarries, in ${terms.building.other}, and those without a circle. Fractions are dropped.`,
        ...(n.has('nobles') ? [`${capital(say.pieces.noble.other)} count as workers.`] : []),
        needsWorker('fortress'),
      ],
    },
    'customs-house': {
      summary: `At the end it brings 1 VP for every ${bonus.chipsPerPoint} VP you have in chips.`,
      details: [
        `Points scored after the last chip count as chips, points of ${terms.building.other} do not. Fractions are dropped.`,
        needsWorker('customs-house'),
      ],
    },
    'city-hall': {
      summary: `At the end it brings ${bonus.perCommercial} VP for each commercial ${anyBuilding} of yours, itself included.`,
      details: [
        `They need no workers, and a large one counts once.`,
        ...(jeweler ? [`${jeweler} is not a commercial one.`] : []),
        needsWorker('city-hall'),
      ],
    },
    cloister: {
      summary: `At the end it brings points for sets of ${ADDED.setOfTiles} equal tiles on your island.`,
      details: [
        `Quarries are a kind of tile like ${fields}. A worker on a tile does not matter.`,
        ...forests,
        needsWorker('cloister'),
      ],
    },
    'royal-garden': {
      summary: `At the end it brings ${ADDED.noblePoints} VP for each ${say.pieces.noble.one} you have, besides the ${ADDED.noblePoints} VP each is worth anyway.`,
      details: [
        `All count: on ${fields} and quarries, in ${terms.building.other}, and those without a circle.`,
        needsWorker('royal-garden'),
      ],
    },
  }
}
