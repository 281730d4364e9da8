import { capital } from '@quayside/kernel'
import { NOBLES_BUILDINGS, type NoblesBuildingId } from '@quayside/puerto-rico/data/nobles-buildings'
import type { PieceId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { NOBLES } from '@quayside/puerto-rico/sizes'
import { ao, by, doThe, no, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import type { CardText, Chapter } from '../texts.ts'
import { Os, type Say } from './say.ts'

type Id = Exclude<NoblesBuildingId, 'royal-garden'>

export const pieces = (say: Say): Record<PieceId, CardText> => {
  const { n, terms, buildings, phase, the, supply, hall, list } = say
  const { noble } = say.pieces
  const twofold = [buildings['land-office'], buildings.chapel, buildings['hunting-lodge'], buildings['zoning-office']]
  return {
    worker: {
      summary: `Faz funcionar aquilo em que está: ${um(terms.field)}, uma pedreira ou ${um(terms.building)}. Sem ele, nada funciona.`,
      details: [
        `Os novos chegam na ${phase('mayor')}, em que você também recoloca todos os seus, um por círculo.`,
        'Os que ficam sem círculo esperam. Não fazem nada enquanto não forem colocados.',
        `Os que não são de ninguém estão ${no(supply)} e ${no(hall)}.`,
      ],
    },
    noble: {
      summary: `${capital(um(noble))} trabalha onde quer que um trabalhador trabalhe, e vale ${ADDED.noblePoints} PV no fim.`,
      details: [
        `Com ele, fazem outra coisa: ${list(twofold.map(({ one }) => one))}.`,
        `A cada reabastecimento, um entra ${no(hall)} no lugar de um trabalhador, enquanto houver. Havendo dos dois, quem pega escolhe.`,
        `${capital(doThe(supply))} vêm trabalhadores. Só ${the('villa')} dá ${noble.other} de lá.`,
        `${Os(noble)} contam como trabalhadores onde quer que eles contem.`,
        ...(n.offers('royal-garden')
          ? [`Com ${say.occupied('royal-garden')}, cada ${noble.one} rende mais ${ADDED.noblePoints} PV.`]
          : []),
      ],
    },
  }
}

export const noblesBuildings = (say: Say): Record<Id, CardText> => {
  const { n, terms, roles, phase, coins, barrels, supply, hall, house, full, tiles, the, privilege } = say
  const { field, building, barrel } = terms
  const { noble } = say.pieces
  const { worker: small, noble: large } = n.building('zoning-office').effects?.zoning ?? { worker: 0, noble: 0 }
  const forests = n.offers('forest-house')
  const spare = 'Quem estava nela fica com você, sem círculo.'
  const allCount = `Contam todos os seus ${noble.other}, onde quer que estejam. Aqui pode estar um trabalhador ou ${um(noble)}.`
  return {
    'land-office': {
      summary: `Na ${phase('trader')}, com um trabalhador aqui, você pode comprar ${um(field)} sem ver, por ${coins(ADDED.landPrice)}. Com ${um(noble)}, pode entregar ${um(field)} por ${coins(ADDED.landPrice)}.`,
      details: [
        `Uma vez por fase, antes ou depois de vender. ${O(house)} pode estar ${full}.`,
        'A peça comprada vai para a sua ilha; é preciso um espaço livre no campo.',
        `Pedreiras${forests ? ` e ${tiles.forest.other}` : ''} não se entregam aqui. ${spare}`,
        ...(forests
          ? [
              n.switches.forestTile === 'unseen'
                ? `Com ${say.occupied('forest-house')}, a peça comprada pode virar ${tiles.forest.one}, sem ser vista.`
                : `Com ${say.occupied('forest-house')}, a peça comprada pode virar ${tiles.forest.one} depois de vista.`,
            ]
          : []),
      ],
    },
    chapel: {
      summary: `Quando a ${phase('craftsman')} começa, rende ${coins(1)} com um trabalhador aqui e 1 PV com ${um(noble)}.`,
      details: [`Vem sozinho, seja quem for ${o(roles.craftsman)} e produza você o que produzir.`],
    },
    'hunting-lodge': {
      summary: `Quando a ${phase('settler')} acaba, com um trabalhador aqui, você pode descartar uma peça sua. Com ${um(noble)}, ganha ${ADDED.lodgePoints} PV se tiver mais espaços vazios no campo que todos.`,
      details: [
        `Pode ser ${um(field)}${forests ? ` ou ${um(tiles.forest)}` : ''}, nunca uma pedreira. ${spare}`,
        'É preciso ter mais espaços vazios que cada um dos outros; um empate não rende nada.',
        'Primeiro todos descartam, um por vez; depois se comparam as ilhas.',
      ],
    },
    'zoning-office': {
      summary: `Com um trabalhador aqui, ${um(building)} ${by(building, 'pequeno', 'pequena')} custa ${coins(small)} a menos na ${phase('builder')}. Com ${um(noble)}, ${um(building)} grande custa ${coins(large)} a menos.`,
      details: [
        `Soma-se às pedreiras e ${ao(privilege)}. Nenhum preço fica abaixo de 0.`,
        `Um trabalhador não serve para ${by(building, 'os', 'as')} grandes, nem ${um(noble)} para ${by(building, 'os pequenos', 'as pequenas')}.`,
      ],
    },
    'royal-supplier': {
      summary: `Quando a ${phase('captain')} começa, você pode devolver ${barrels(1)} por 1 PV, uma vez por ${noble.one} que tiver.`,
      details: [
        `Cada ${barrel.one} deve ser de outro tipo.`,
        allCount,
        `Não é embarque: nada mais paga por isso. ${O(barrel)} volta ${ao(supply)}.`,
      ],
    },
    villa: {
      summary: `Quando a ${phase('mayor')} começa, você pode pegar ${um(noble)} ${doThe(supply)}.`,
      details: [
        `Se não houver mais, pode pegar um trabalhador. Nada vem ${doThe(hall)}.`,
        'Você o coloca nesta fase, com os outros.',
      ],
    },
    jeweler: {
      summary: `Na ${phase('craftsman')}, rende ${coins(n.effect('jeweler', 'coinsPerNoble'))} por ${noble.one} que você tiver.`,
      details: [
        ...(Number.isFinite(n.jewelerCap) ? [`No máximo ${coins(n.jewelerCap)} por fase.`] : []),
        allCount,
        `Não dá mercadoria; por isso ${o(roles.craftsman)} não ganha nada a mais com isto.`,
        `É ${um(building)} de produção grande: conta para ${the('guild-hall')}, não para ${the('city-hall')}.`,
      ],
    },
  }
}

export const noblesChapter = (say: Say): Chapter => {
  const { n, terms, phase, privilege, supply, hall } = say
  const { building } = terms
  const { noble } = say.pieces
  const theirs = `${by(building, 'Os', 'As')} ${NOBLES_BUILDINGS.length} ${building.other} desta expansão`
  const buildings = {
    added: `${theirs} têm espaços próprios no mercado.`,
    'drafted-with-new-buildings':
      n.drafting === 'none'
        ? `${theirs} têm espaços próprios no mercado.`
        : `${theirs} se escolhem junto com ${by(building, 'os outros', 'as outras')}; o mercado tem esse número de espaços a mais.`,
    drafted: n.offers('jeweler')
      ? `${theirs} dividem os espaços do mercado com ${by(building, 'os outros', 'as outras')}. ${O(say.buildings.jeweler)} se escolhe como se fosse comercial.`
      : `${theirs} não estão neste mercado.`,
  }[n.switches.noblesMarket]
  return {
    title: capital(say.expansions.nobles.one),
    paragraphs: [
      `Há ${NOBLES} ${noble.other}. ${capital(um(noble))} trabalha como um trabalhador e vale ${ADDED.noblePoints} PV no fim.`,
      `No começo e depois de cada reabastecimento, há ${no(hall)} ${um(noble)} no lugar de um trabalhador, enquanto houver ${no(supply)}. Se não restam trabalhadores, ${o(noble)} vem sozinho.`,
      `Na ${phase('mayor')}, enquanto houver dos dois ${no(hall)}, quem pega escolhe. O trabalhador a mais ${doThe(privilege)} nunca é ${um(noble)}.`,
      buildings,
      `${by(building, 'Alguns', 'Algumas')} fazem uma coisa com um trabalhador e outra com ${um(noble)}. A falta de trabalhadores já não acaba a partida.`,
    ],
  }
}
