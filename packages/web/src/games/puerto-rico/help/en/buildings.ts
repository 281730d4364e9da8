import { capital } from '@quayside/kernel'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import { a, The, the } from '@quayside/puerto-rico/words/en/grammar'
import { type CardText, type Producer, productionCards } from '../texts.ts'
import { largeBuildings } from './large-buildings.ts'
import { newBuildings } from './new-buildings.ts'
import { noblesBuildings } from './nobles.ts'
import type { Say } from './say.ts'

export const buildings = (say: Say): Record<BuildingId, CardText> => ({
  ...production(say),
  ...settlerBuildings(say),
  ...tradeBuildings(say),
  ...captainBuildings(say),
  ...otherBuildings(say),
  ...largeBuildings(say),
  ...newBuildings(say),
  ...noblesBuildings(say),
})

function production(say: Say): Record<Producer['id'], CardText> {
  const { n, tiles, phase, barrels, good, occupied } = say
  const card = ({ id, good: made, circles, size }: Producer): CardText => {
    const others = n.producersOf(made).filter((other) => other.id !== id)
    const along = others.map((other) => `Its workers add to those in ${the(say.buildings[other.id as BuildingId])}.`)
    return {
      summary: `Each worker in it, paired with an occupied ${tiles[made].one}, makes 1 ${good(made)} in each ${phase('craftsman')}.`,
      details: [
        `It makes up to ${barrels(circles)} per phase. Circles without a worker make nothing.`,
        ...along,
        ...(n.offers('aqueduct') && n.aqueductPlants.includes(id)
          ? [`With ${occupied('aqueduct')} you get ${barrels(1)} more if it makes any.`]
          : []),
        `With ${occupied('guild-hall')} it brings ${n.bonus[size]} VP more at the end, whether it has workers or not.`,
      ],
    }
  }
  return productionCards(card)
}

function settlerBuildings(say: Say): Record<'hacienda' | 'construction-hut' | 'hospice', CardText> {
  const { n, field, phase, building, role, supply, hall, piles, terms, tiles, occupied } = say
  const anyTile = n.switches.hospiceTile === 'any-gained'
  const fromHall = n.switches.hospiceFallback !== 'none'
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
        ...(n.offers('forest-house')
          ? [`With ${occupied('forest-house')} you may lay it face down as ${a(tiles.forest)}, after a look.`]
          : []),
      ],
    },
    'construction-hut': {
      summary: `In the ${phase('settler')} you may take a quarry instead of an open ${field}, as the ${role('settler')} may.`,
      details: [
        `Still one tile per turn: as ${role('settler')} you do not get two quarries.`,
        `It does nothing for the tile ${the(say.buildings.hacienda)} draws.`,
        'When the quarries are gone, it does nothing.',
        ...(n.offers('library')
          ? [`As ${role('settler')} with ${occupied('library')} you may take a quarry as your second tile.`]
          : []),
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
        fromHall
          ? `The worker comes from ${supply}, or from ${hall} if ${supply} is empty.`
          : `The worker comes from ${supply}. If that is empty there is none, even if ${hall} has some.`,
        `A quarry counts as well as ${a(terms.field)}. The worker goes on that tile and nowhere else.`,
        ...hospiceAdded(say),
      ],
    },
  }
}

/** What expansions add to the hospice. */
function hospiceAdded({ n, building, tiles, hall, pieces }: Say): string[] {
  const anyTile = n.switches.hospiceTile === 'any-gained'
  const added: string[] = []
  if (n.offers('forest-house')) {
    added.push(
      anyTile
        ? `For ${a(tiles.forest)} the worker joins your spare ones. If you gain another tile in the phase, it must go on that.`
        : `${capital(a(tiles.forest))} brings the worker too, who joins your spare ones.`,
    )
  }
  if (n.offers('library')) {
    added.push(
      n.libraryTileHasWorker
        ? `${building('library')}: the second tile may get the worker, if the first did not.`
        : `${building('library')}: the second tile gets no worker.`,
    )
  }
  if (n.has('nobles') && n.switches.hospiceFallback !== 'none') {
    added.push(`From ${hall} you may take ${a(pieces.noble)} instead.`)
  }
  return added
}

function tradeBuildings(say: Say): Record<'small-market' | 'large-market' | 'office', CardText> {
  const { n, coins, house, phase, good, barrels } = say
  const market = (id: 'small-market' | 'large-market', other: BuildingId): CardText => ({
    summary: `Each sale to ${house} brings you ${coins(n.effect(id, 'saleBonus'))} more.`,
    details: [
      `It adds to ${the(say.buildings[other])}: with both, ${coins(n.together('saleBonus'))} more.`,
      `It pays for ${good('corn')} too. Without a sale it pays nothing.`,
      ...(n.offers('trading-post') ? [`It pays nothing for a sale to ${the(say.buildings['trading-post'])}.`] : []),
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
  const { n, phase, barrel, barrels, terms, kinds, supply } = say
  const warehouse = (id: 'small-warehouse' | 'large-warehouse', other: BuildingId): CardText => ({
    summary: `After loading you keep ${kinds(n.effect(id, 'keepsKinds'))} whole, besides the one ${barrel} everyone keeps.`,
    details: [
      'It does not spare you from loading: what a ship takes must still be shipped.',
      `You choose anew in each ${phase('captain')}. The single ${barrel} may be of any kind.`,
      `Name the whole kinds first: once you keep the single ${barrel}, your warehouses are closed for this phase.`,
      `With ${the(say.buildings[other])} too you keep ${kinds(n.together('keepsKinds'))}.`,
      ...(n.offers('storehouse')
        ? [`${The(say.buildings.storehouse)} adds ${barrels(n.effect('storehouse', 'keepsSingles'))} of any kinds.`]
        : []),
    ],
  })
  return {
    'small-warehouse': warehouse('small-warehouse', 'large-warehouse'),
    'large-warehouse': warehouse('large-warehouse', 'small-warehouse'),
    harbor: {
      summary: `Each load you ship brings ${n.effect('harbor', 'pointsPerLoad')} VP more, however large it is.`,
      details: [
        'It pays for a second load of the same kind as well.',
        n.offers('small-wharf')
          ? `A load through ${the(say.buildings.wharf)} or ${the(say.buildings['small-wharf'])} counts too.`
          : `A load through ${the(say.buildings.wharf)} counts too.`,
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
        ...(n.offers('small-wharf') ? [`With ${say.occupied('small-wharf')} you may use both in a phase.`] : []),
      ],
    },
  }
}

function otherBuildings(say: Say): Record<'factory' | 'university', CardText> {
  const { n, terms, phase, role, barrel, supply, hall } = say
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
        ...(n.has('nobles') ? [`From ${hall} you may take ${a(say.pieces.noble)} instead.`] : []),
        ...(n.offers('statue') ? [`${The(say.buildings.statue)} has no circle and gets none.`] : []),
      ],
    },
  }
}
