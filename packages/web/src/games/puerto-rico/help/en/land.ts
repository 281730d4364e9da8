import { capital } from '@quayside/kernel'
import type { GoodId, TileId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { a, the } from '@quayside/puerto-rico/words/en/grammar'
import { type CardText, goodsCards } from '../texts.ts'
import type { Say } from './say.ts'

export const tiles = (say: Say): Record<TileId, CardText> => {
  const { n, terms, role, phase, occupied, good, field, coins } = say

  function corn(): CardText {
    return {
      summary: `With a worker on it, it makes 1 ${good('corn')} in each ${phase('craftsman')}. It needs no ${terms.building.one}.`,
      details: [
        'Without a worker it makes nothing.',
        `It is the quickest way to goods: one tile, one worker. ${capital(good('corn'))} sells for ${n.price.corn}, but ships like any other good.`,
      ],
    }
  }
  function pairs(id: GoodId): CardText {
    return {
      summary: `With a worker on it and a worker in a ${terms.building.one} for ${good(id)}, it makes 1 ${good(id)} in each ${phase('craftsman')}.`,
      details: [
        `Tiles and circles go in pairs: 3 occupied ${say.tiles[id].other} and 2 workers in the ${terms.building.one} make 2 ${good(id)}.`,
        'A tile without a worker makes nothing, nor does one too many for your circles.',
      ],
    }
  }
  return {
    ...goodsCards((id) => (id === 'corn' ? corn() : pairs(id))),
    quarry: {
      summary: `With a worker on it, it takes 1 ${terms.coin.one} off the price of whatever you build.`,
      details: [
        `How many quarries count depends on the ${terms.building.one}: the more points it is worth, the more.`,
        `You get one in the ${phase('settler')} only: as ${role('settler')}, or with ${occupied('construction-hut')}.`,
        `It takes a field space like any ${field}. The face-down tiles hold none, so ${the(say.buildings.hacienda)} never draws one.`,
        `There are ${n.tiles.quarry} in this game. When they are gone, they are gone.`,
      ],
    },
    forest: {
      summary: `${capital(a(terms.field))} laid face down. With ${occupied('forest-house')}, every ${ADDED.forestsPerCoin} of them take ${coins(1)} off what you build.`,
      details: [
        'It has no circle, takes no worker and makes nothing.',
        {
          unseen: `In the ${phase('settler')} the owner of ${the(say.buildings['forest-house'])} may take an unseen tile for it instead of an open one.`,
          'tile-gained': `The owner of ${the(say.buildings['forest-house'])} may turn any ${field} just gained into one.`,
        }[n.switches.forestTile],
        `It fills a field space and never turns back into ${a(terms.field)}.`,
      ],
    },
  }
}

export const goods = (say: Say): Record<GoodId, CardText> => {
  const { n, terms, phase, coins, barrel, supply, house } = say
  const shared = [
    `While ${supply} has none, nobody produces any. It comes back when full ships sail, ${house} is emptied or goods are not kept.`,
    `After a ${phase('captain')} you keep one ${barrel} of your choice, more only in a warehouse.`,
  ]
  const card = (id: GoodId): CardText => ({
    summary:
      id === 'corn'
        ? `Sold to ${house} it brings ${coins(n.price.corn)}. Shipped it brings 1 VP a ${barrel}, like every good.`
        : `Sold to ${house} it brings ${coins(n.price[id])}. Shipped it brings 1 VP a ${barrel}.`,
    details: [
      id === 'corn'
        ? `It grows without a ${terms.building.one}, so it is the good to ship rather than to sell.`
        : `It takes ${terms.field.one} and ${terms.building.one}, each with a worker.`,
      ...shared,
    ],
  })
  return goodsCards(card)
}
