import { capital } from '@quayside/kernel'
import type { GoodId, TileId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { al, by, dal, Il, il, nel, un } from '@quayside/puerto-rico/words/it/grammar'
import { type CardText, goodsCards } from '../texts.ts'
import type { Say } from './say.ts'

export const tiles = (say: Say): Record<TileId, CardText> => {
  const { n, terms, roles, phase, the, occupied, goods: names, amount, coins } = say
  const { field, building } = terms

  function corn(): CardText {
    return {
      summary: `Con un lavoratore dà ${amount(1, 'corn')} in ogni ${phase('craftsman')}. Non servono ${building.other}.`,
      details: [
        'Senza lavoratore non dà nulla.',
        `È la via più breve alla merce: una tessera, un lavoratore. ${Il(names.corn)} si vende a ${n.price.corn}, ma si imbarca come ogni altra merce.`,
      ],
    }
  }
  function pairs(id: GoodId): CardText {
    const tile = say.tiles[id]
    return {
      summary: `Con un lavoratore qui e uno in ${un(building)} per ${il(names[id])}, dà ${amount(1, id)} in ogni ${phase('craftsman')}.`,
      details: [
        `Tessere e cerchi vanno in coppia: 3 ${tile.other} ${by(tile, 'occupati', 'occupate')} e 2 lavoratori ${nel(building)} danno ${amount(2, id)}.`,
        'Una tessera senza lavoratore non dà nulla, e nemmeno una senza un cerchio che le corrisponda.',
      ],
    }
  }
  return {
    ...goodsCards((id) => (id === 'corn' ? corn() : pairs(id))),
    quarry: {
      summary: `Con un lavoratore toglie ${coins(1)} dal prezzo di ciò che costruisci.`,
      details: [
        `Quante cave contano dipende ${dal(building)}: più punti vale, più ne contano.`,
        `La ottieni solo nella ${phase('settler')}: come ${roles.settler.one}, o con ${occupied('construction-hut')}.`,
        `Occupa uno spazio del territorio, come ${un(field)}. Tra le tessere coperte non ce ne sono, perciò con ${the('hacienda')} non peschi mai una cava.`,
        `In questa partita ce ne sono ${n.tiles.quarry}. Quando finiscono, non tornano.`,
      ],
    },
    forest: {
      summary: `${capital(un(field))} a faccia in giù. Con ${occupied('forest-house')}, ogni ${ADDED.forestsPerCoin} tolgono ${coins(1)} dal prezzo di ciò che costruisci.`,
      details: [
        'Non ha cerchi, non accoglie lavoratori e non dà nulla.',
        {
          unseen: `Nella ${phase('settler')} chi ha ${the('forest-house')} può prendere per questo una tessera senza guardarla, invece di una scoperta.`,
          'tile-gained': `Chi ha ${the('forest-house')} può farne una di ogni ${field.one} appena ${by(field, 'ottenuto', 'ottenuta')}.`,
        }[n.switches.forestTile],
        `Occupa uno spazio del territorio e non torna mai a essere ${field.one}.`,
      ],
    },
  }
}

export const goods = (say: Say): Record<GoodId, CardText> => {
  const { n, terms, goods: names, phase, coins, supply, house } = say
  const { field, barrel, building } = terms
  const shared = [
    `Finché ${nel(supply)} non ce n’è, nessuno ne produce. Torna quando le navi piene salpano, ${il(house)} si svuota o le merci non vengono conservate.`,
    `Dopo una ${phase('captain')} conservi ${un(barrel)} a tua scelta; di più solo in un magazzino.`,
  ]
  return goodsCards((id) => {
    const [sold, shipped] = [by(names[id], 'Venduto', 'Venduta'), by(names[id], 'Imbarcato', 'Imbarcata')]
    return {
      summary: `${sold} ${al(house)} rende ${coins(n.price[id])}. ${shipped} vale 1 PV per ${barrel.one}${id === 'corn' ? ', come ogni merce' : ''}.`,
      details: [
        id === 'corn'
          ? `Cresce senza ${building.other}: è più da imbarcare che da vendere.`
          : `Richiede ${field.one} ed ${building.one}, ciascuno con un lavoratore.`,
        ...shared,
      ],
    }
  })
}
