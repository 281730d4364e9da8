import { capital } from '@quayside/kernel'
import type { GoodId, TileId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { ao, by, doThe, no, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import { type CardText, goodsCards } from '../texts.ts'
import type { Say } from './say.ts'

export const tiles = (say: Say): Record<TileId, CardText> => {
  const { n, terms, roles, phase, occupied, goods: names, amount, coins } = say
  const { field, building } = terms

  function corn(): CardText {
    return {
      summary: `Com um trabalhador, dá ${amount(1, 'corn')} em cada ${phase('craftsman')}. Não precisa de ${building.one}.`,
      details: [
        'Sem trabalhador, não dá nada.',
        `É o caminho mais curto até a mercadoria: uma peça, um trabalhador. ${O(names.corn)} se vende por ${n.price.corn}, mas se embarca como qualquer outra mercadoria.`,
      ],
    }
  }
  function pairs(id: GoodId): CardText {
    const tile = say.tiles[id]
    return {
      summary: `Com um trabalhador aqui e outro em ${um(building)} de ${names[id].one}, dá ${amount(1, id)} em cada ${phase('craftsman')}.`,
      details: [
        `Peças e círculos formam pares: 3 ${tile.other} ${by(tile, 'ocupados', 'ocupadas')} e 2 trabalhadores ${no(building)} dão ${amount(2, id)}.`,
        'Peça sem trabalhador não dá nada, e peça sem círculo correspondente também não.',
      ],
    }
  }
  return {
    ...goodsCards((id) => (id === 'corn' ? corn() : pairs(id))),
    quarry: {
      summary: `Com um trabalhador, tira ${coins(1)} do preço do que você construir.`,
      details: [
        `Quantas pedreiras contam depende ${doThe(building)}: quanto mais pontos vale, mais contam.`,
        `Você só a consegue na ${phase('settler')}: como ${roles.settler.one}, ou com ${occupied('construction-hut')}.`,
        `Ocupa um espaço do campo, como ${um(field)}. Entre as peças viradas para baixo não há nenhuma, por isso ${o(say.buildings.hacienda)} nunca tira uma pedreira.`,
        `Há ${n.tiles.quarry} nesta partida. Quando acabam, não voltam.`,
      ],
    },
    forest: {
      summary: `${capital(um(field))} com a face para baixo. Com ${occupied('forest-house')}, cada ${ADDED.forestsPerCoin} tiram ${coins(1)} do preço do que você construir.`,
      details: [
        'Não tem círculo, não recebe trabalhador e não dá nada.',
        {
          unseen: `Na ${phase('settler')}, quem tem ${o(say.buildings['forest-house'])} pode tirar para isso uma peça sem ver, em vez de uma à vista.`,
          'tile-gained': `Quem tem ${o(say.buildings['forest-house'])} pode transformar em ${say.tiles.forest.one} qualquer ${field.one} que acaba de ganhar.`,
        }[n.switches.forestTile],
        `Ocupa um espaço do campo e nunca volta a ser ${field.one}.`,
      ],
    },
  }
}

export const goods = (say: Say): Record<GoodId, CardText> => {
  const { n, terms, goods: names, phase, coins, supply, house } = say
  const { field, barrel, building } = terms
  const shared = [
    `Enquanto não houver ${no(supply)}, ninguém produz. Volta quando navios cheios partem, ${o(house)} se esvazia ou mercadorias não são guardadas.`,
    `Depois de uma ${phase('captain')} você guarda ${um(barrel)} à sua escolha; mais, só num armazém.`,
  ]
  const card = (id: GoodId): CardText => {
    const [sold, shipped] = [by(names[id], 'Vendido', 'Vendida'), by(names[id], 'Embarcado', 'Embarcada')]
    return {
      summary: `${sold} ${ao(house)}, rende ${coins(n.price[id])}. ${shipped}, vale 1 PV por ${barrel.one}${id === 'corn' ? ', como toda mercadoria' : ''}.`,
      details: [
        id === 'corn'
          ? `Cresce sem ${building.one}: é mais para embarcar do que para vender.`
          : `Pede ${field.one} e ${building.one}, cada qual com um trabalhador.`,
        ...shared,
      ],
    }
  }
  return goodsCards(card)
}
