import { capital } from '@quayside/kernel'
import type { EndBonus } from '@quayside/puerto-rico/data/buildings'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { by, O } from '@quayside/puerto-rico/words/pt/grammar'
import type { CardText } from '../texts.ts'
import type { Say } from './say.ts'

export const largeBuildings = (say: Say): Record<EndBonus, CardText> => {
  const { n, terms, workers, buildings } = say
  const { bonus } = n
  const { field, building } = terms
  const small = `${building.one} de produção ${by(building, 'pequeno', 'pequena')}`
  const yours = by(building, 'seu', 'sua')
  const itself = `${by(buildings['city-hall'], 'o próprio', 'a própria')} ${buildings['city-hall'].one}`
  const needsWorker = (id: EndBonus) =>
    `O bônus só conta com um trabalhador aqui no fim da partida. Os ${n.building(id).vp} PV próprios contam de qualquer jeito.`
  const [fewest] = bonus.fields
  const jeweler = n.offers('jeweler') && O(buildings.jeweler)
  const forests = n.offers('forest-house') ? [`${capital(say.tiles.forest.other)} também contam.`] : []
  return {
    'guild-hall': {
      summary: `No fim, cada ${small} ${yours} rende ${bonus.small} PV; cada grande, ${bonus.large} PV.`,
      details: [
        'Não importa se têm trabalhadores.',
        ...(jeweler ? [`${jeweler} conta entre ${by(building, 'os', 'as')} grandes.`] : []),
        needsWorker('guild-hall'),
      ],
    },
    residence: {
      summary: `No fim, rende pontos pelos espaços preenchidos do seu campo: ${fewest.points} PV com até ${fewest.fields}, mais a partir daí.`,
      details: [`Contam ${field.other} e pedreiras, com ou sem trabalhador.`, ...forests, needsWorker('residence')],
    },
    fortress: {
      summary: `No fim, rende 1 PV a cada ${workers(bonus.workersPerPoint)} seus.`,
      details: [
        `Contam todos: em ${field.other} e pedreiras, em ${building.other} e os que estão sem círculo. Frações não contam.`,
        ...(n.has('nobles') ? [`${capital(say.pieces.noble.other)} contam como trabalhadores.`] : []),
        needsWorker('fortress'),
      ],
    },
    'customs-house': {
      summary: `No fim, rende 1 PV a cada ${bonus.chipsPerPoint} PV que você tem em fichas.`,
      details: [
        `Pontos marcados depois da última ficha valem como fichas; pontos de ${building.other}, não. Frações não contam.`,
        needsWorker('customs-house'),
      ],
    },
    'city-hall': {
      summary: `No fim, rende ${bonus.perCommercial} PV por ${building.one} comercial ${yours}, incluindo ${itself}.`,
      details: [
        `Não importa se têm trabalhadores. Cada ${building.one} grande conta uma vez.`,
        ...(jeweler ? [`${jeweler} não é comercial.`] : []),
        needsWorker('city-hall'),
      ],
    },
    cloister: {
      summary: `No fim, rende pontos por conjuntos de ${ADDED.setOfTiles} peças iguais na sua ilha.`,
      details: [
        `Pedreiras são um tipo de peça como ${field.other}. Ter ou não trabalhador não importa.`,
        ...forests,
        needsWorker('cloister'),
      ],
    },
    'royal-garden': {
      summary: `No fim, rende ${ADDED.noblePoints} PV por ${say.pieces.noble.one} que você tiver, além de ${ADDED.noblePoints} PV que cada um já vale.`,
      details: [
        `Contam todos: em ${field.other} e pedreiras, em ${building.other} e os que estão sem círculo.`,
        needsWorker('royal-garden'),
      ],
    },
  }
}
