import type { BaseBuildingId } from '../../data/buildings.ts'
import { a, the } from '../../words/en/grammar.ts'
import { type CardText, type Producer, productionCards } from '../texts.ts'
import { largeBuildings } from './large-buildings.ts'
import type { Say } from './say.ts'

export const buildings = (say: Say): Record<BaseBuildingId, CardText> => ({
  ...production(say),
  ...settlerBuildings(say),
  ...tradeBuildings(say),
  ...captainBuildings(say),
  ...otherBuildings(say),
  ...largeBuildings(say),
})

function production(say: Say): Record<Producer['id'], CardText> {
  const { n, tiles, phase, barrels, good, occupied } = say
  const card = ({ id, good: made, circles, size }: Producer): CardText => {
    const others = n.producersOf(made).filter((other) => other.id !== id)
    const along = others.map(
      (other) => `Its workers add to those in ${the(say.buildings[other.id as BaseBuildingId])}.`,
    )
    return {
      summary: `Each worker in it, paired with an occupied ${tiles[made].one}, makes 1 ${good(made)} in each ${phase('craftsman')}.`,
      details: [
        `It makes up to ${barrels(circles)} per phase. Circles without a worker make nothing.`,
        ...along,
        `With ${occupied('guild-hall')} it brings ${n.bonus[size]} VP more at the end, whether it has workers or not.`,
      ],
    }
  }
  return productionCards(card)
}

function settlerBuildings(say: Say): Record<'hacienda' | 'construction-hut' | 'hospice', CardText> {
  const { n, field, phase, building, role, supply, hall, piles, terms } = say
  const anyTile = n.switches.hospiceTile === 'any-gained'
  return {
    hacienda: {
      summary: `In the ${phase('settler')} you may draw one face-down ${field} before your regular tile.`,
      details: [
        piles ? 'You name the pile you draw from, without looking.' : 'It is the top tile of the stack, unseen.',
        'What you draw you keep, and it goes on your island at once.',
        'If it fills your last field space, your regular tile is lost.',
        anyTile
          ? `${building('hospice')}: the drawn tile may get the worker.`
          : `${building('hospice')}: the drawn tile gets no worker, only the regular one does.`,
      ],
    },
    'construction-hut': {
      summary: `In the ${phase('settler')} you may take a quarry instead of an open ${field}, as the ${role('settler')} may.`,
      details: [
        `Still one tile per turn: as ${role('settler')} you do not get two quarries.`,
        `It does nothing for the tile ${the(say.buildings.hacienda)} draws.`,
        'When the quarries are gone, it does nothing.',
      ],
    },
    hospice: {
      summary: anyTile
        ? `In the ${phase('settler')} one tile you gain may come with a worker on it.`
        : `In the ${phase('settler')} your regular tile may come with a worker on it.`,
      details: [
        anyTile
          ? `One worker per phase. With ${the(say.buildings.hacienda)} too you are asked at each tile until you take one.`
          : `One worker per phase. A tile drawn through ${the(say.buildings.hacienda)} gets none.`,
        n.switches.hospiceFallback === 'none'
          ? `The worker comes from ${supply}. If that is empty there is none, even if ${hall} has some.`
          : `The worker comes from ${supply}, or from ${hall} if ${supply} is empty.`,
        `A quarry counts as well as ${a(terms.field)}. The worker goes on that tile and nowhere else.`,
      ],
    },
  }
}

function tradeBuildings(say: Say): Record<'small-market' | 'large-market' | 'office', CardText> {
  const { n, coins, house, phase, good, barrels } = say
  const market = (id: 'small-market' | 'large-market', other: BaseBuildingId): CardText => ({
    summary: `Each sale to ${house} brings you ${coins(n.effect(id, 'saleBonus'))} more.`,
    details: [
      `It adds to ${the(say.buildings[other])}: with both, ${coins(n.together('saleBonus'))} more.`,
      `It pays for ${good('corn')} too. Without a sale it pays nothing.`,
    ],
  })
  return {
    'small-market': market('small-market', 'large-market'),
    'large-market': market('large-market', 'small-market'),
    office: {
      summary: `In the ${phase('trader')} you may sell a kind that ${house} already has.`,
      details: [
        `You still sell only ${barrels(1)} per phase.`,
        `It makes no room: once ${house} is full you sell nothing.`,
      ],
    },
  }
}

function captainBuildings(say: Say): Record<'small-warehouse' | 'large-warehouse' | 'harbor' | 'wharf', CardText> {
  const { n, phase, barrel, terms, kinds, supply } = say
  const warehouse = (id: 'small-warehouse' | 'large-warehouse', other: BaseBuildingId): CardText => ({
    summary: `After loading you keep ${kinds(n.effect(id, 'keepsKinds'))} whole, besides the one ${barrel} everyone keeps.`,
    details: [
      'It does not spare you from loading: what a ship takes must still be shipped.',
      `You choose anew in each ${phase('captain')}. The single ${barrel} may be of any kind.`,
      `Name the whole kinds first: once you keep the single ${barrel}, your warehouses are closed for this phase.`,
      `With ${the(say.buildings[other])} too you keep ${kinds(n.together('keepsKinds'))}.`,
    ],
  })
  return {
    'small-warehouse': warehouse('small-warehouse', 'large-warehouse'),
    'large-warehouse': warehouse('large-warehouse', 'small-warehouse'),
    harbor: {
      summary: `Each load you ship brings ${n.effect('harbor', 'pointsPerLoad')} VP more, however large it is.`,
      details: [
        'It pays for a second load of the same kind as well.',
        `A load through ${the(say.buildings.wharf)} counts too.`,
      ],
    },
    wharf: {
      summary: `Once in a ${phase('captain')} you may ship all your ${terms.barrel.other} of one kind on a ship of your own, for 1 VP each.`,
      details: [
        'Your ship has no limit and takes any kind, even one that a cargo ship carries. It takes all you have of it.',
        'You use it instead of a cargo ship, on any of your turns. That fulfils your duty to load.',
        'If no cargo ship takes your goods you may pass and use it on a later turn. But the loading ends once nobody loads in a full circle.',
        n.switches.privateShipEmpties === 'at-once'
          ? `What it carries goes back to ${supply} at once.`
          : `What it carries goes back to ${supply} when the phase ends.`,
      ],
    },
  }
}

function otherBuildings(say: Say): Record<'factory' | 'university', CardText> {
  const { terms, phase, role, barrel, supply, hall } = say
  return {
    factory: {
      summary: `In each ${phase('craftsman')} it pays for variety: the more kinds of goods you make, the more ${terms.coin.other} you get.`,
      details: [
        `Only kinds count, not how many ${terms.barrel.other}. One kind alone pays nothing.`,
        `A kind that ${supply} has run out of does not count.`,
        `The extra ${barrel} of the ${role('craftsman')} does not count.`,
      ],
    },
    university: {
      summary: `What you build in the ${phase('builder')} may come with a worker in it.`,
      details: [
        `One worker for each ${terms.building.one}, even if it has more circles.`,
        `The worker comes from ${supply}, or from ${hall} if ${supply} is empty.`,
        `It needs a worker of its own first, so it brings none for itself.`,
      ],
    },
  }
}
