import { capital } from '@quayside/kernel'
import type { NewBuildingId } from '@quayside/puerto-rico/data/new-buildings'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { a, The, the } from '@quayside/puerto-rico/words/en/grammar'
import type { CardText, Chapter } from '../texts.ts'
import type { Say } from './say.ts'

type Id = Exclude<NewBuildingId, 'cloister'>

export const newBuildings = (say: Say): Record<Id, CardText> => ({
  ...craftsmanBuildings(say),
  ...builderBuildings(say),
  ...captainBuildings(say),
  ...otherBuildings(say),
})

function craftsmanBuildings(say: Say): Record<'aqueduct' | 'specialty-factory', CardText> {
  const { n, phase, role, good, barrel, barrels, coins, supply, list } = say
  const plants = n.aqueductPlants.map((id) => the(say.buildings[id]))
  return {
    aqueduct: {
      summary: `In the ${phase('craftsman')} you get ${barrels(1)} more from ${list(plants)} each.`,
      details: [
        `It takes at least ${barrels(1)} made there in the same phase. Workers in the large one are counted before those in the small one.`,
        `The extra ${barrel} must still lie in ${supply}. It counts as produced.`,
      ],
    },
    'specialty-factory': {
      summary: `In the ${phase('craftsman')} it pays for the kind you made most of, ${good('corn')} left aside: ${coins(1)} less than the ${say.terms.barrel.other} of that kind.`,
      details: [
        `A single ${barrel} of that kind pays nothing.`,
        n.switches.extraBarrelCounts === 'yes'
          ? `The extra ${barrel} of the ${role('craftsman')} counts.`
          : `The extra ${barrel} of the ${role('craftsman')} does not count.`,
      ],
    },
  }
}

function builderBuildings(say: Say): Record<'forest-house' | 'black-market' | 'church' | 'statue', CardText> {
  const { n, terms, field, phase, coins, supply, tiles } = say
  const { one, other } = tiles.forest
  const fromOffice = n.switches.forestTile === 'unseen' ? 'unseen' : 'after a look'
  return {
    'forest-house': {
      summary: `In the ${phase('settler')} you may gain ${other}. In the ${phase('builder')} every ${ADDED.forestsPerCoin} of them take ${coins(1)} off what you build.`,
      details: [
        {
          unseen: `Instead of an open ${field} you take a face-down one unseen and lay it on your island as ${a(tiles.forest)}.`,
          'tile-gained': `Any ${field} that you gain may be laid face down as ${a(tiles.forest)}.`,
        }[n.switches.forestTile],
        `A tile drawn through ${the(say.buildings.hacienda)} may become ${a(tiles.forest)} after a look.`,
        ...(n.offers('land-office')
          ? [`A tile bought through ${the(say.buildings['land-office'])} may become one ${fromOffice}.`]
          : []),
        `Any number of ${other} counts, besides quarries and the ${say.privilege.one}. No price drops below 0.`,
        `${capital(one)} and ${field} never change into each other later.`,
      ],
    },
    'black-market': {
      summary: `Where you lack ${terms.coin.other} to build, you may give back a worker, a ${say.barrel} and 1 VP, one of each at most. Each stands for ${coins(1)}.`,
      details: [
        `Only what is lacking: after the purchase you have no ${terms.coin.other} left.`,
        'All discounts are taken off first; a worker that gave one may then be given back. Its own worker stays.',
        `It all goes back to ${supply}, before ${the(say.buildings.university)} or ${the(say.buildings.church)} does anything. An end that is triggered stays so.`,
        ...(n.has('nobles') ? [`${capital(a(say.pieces.noble))} may go back as the worker.`] : []),
      ],
    },
    church: {
      summary: `Whatever you build brings points at once, by what it is worth.`,
      details: ['A large one counts for the most.', `It pays nothing for itself. The points are chips.`],
    },
    statue: {
      summary: `It does nothing but bring ${n.building('statue').vp} VP at the end.`,
      details: [
        `It has no circle and needs no worker. ${The(say.buildings.university)} brings it none.`,
        `It covers two city spaces and is a large commercial ${terms.building.one} in every other way.`,
      ],
    },
  }
}

function captainBuildings(say: Say): Record<'storehouse' | 'small-wharf' | 'lighthouse' | 'union-hall', CardText> {
  const { n, terms, phase, role, coins, barrel, barrels, supply, building } = say
  const own = [building('wharf'), building('small-wharf')]
  const coin = coins(n.effect('lighthouse', 'coinsPerLoad'))
  return {
    storehouse: {
      summary: `After loading you keep ${barrels(n.effect('storehouse', 'keepsSingles'))} more, besides the one everyone keeps.`,
      details: [
        'They may be of any kinds.',
        'It does not spare you from loading: what a ship takes must still be shipped.',
        `Whole kinds for the warehouses are named first, then the single ${terms.barrel.other}.`,
      ],
    },
    'small-wharf': {
      summary: `Once in a ${phase('captain')} you may ship ${terms.barrel.other} of any kinds on a small ship of your own, for 1 VP for every ${ADDED.barrelsPerPoint}.`,
      details: [
        `You choose how many, at least one. All are added up, and an odd ${barrel} brings nothing.`,
        'It is one load and fulfils your duty to load. What each load brings, it brings too.',
        'If it is your only way to load, you may pass and use it on a later turn.',
        `With ${the(say.buildings.wharf)} too you may use both in a phase, on different turns.`,
        n.switches.privateShipEmpties === 'at-once'
          ? `What it carries goes back to ${supply} at once.`
          : `What it carries goes back to ${supply} when the phase ends.`,
      ],
    },
    lighthouse: {
      summary: `Each load you ship brings ${coin}. As ${role('captain')} you get ${coin} more when the phase begins.`,
      details: [
        'The size of a load does not matter.',
        `Loads on ships of your own count too (${say.list(own)}).`,
        `The ${role('captain')} gets the first one even without a load. ${The(say.buildings.library)} does not double it.`,
      ],
    },
    'union-hall': {
      summary: `When the ${phase('captain')} begins, every ${ADDED.barrelsPerPoint} equal ${terms.barrel.other} of yours bring 1 VP.`,
      details: [
        `Each kind is counted by itself; an odd ${barrel} brings nothing.`,
        `It comes before any loading, and you keep the ${terms.barrel.other}.`,
      ],
    },
  }
}

function otherBuildings(say: Say): Record<'guesthouse' | 'trading-post' | 'library', CardText> {
  const { n, terms, phase, role, house, barrel, barrels, workers, coins, supply, building, occupied } = say
  const twice = 2 * PRIVILEGE
  const { circles } = n.building('guesthouse')
  return {
    guesthouse: {
      summary:
        n.switches.guests === 'any-phase'
          ? `It has room for ${workers(circles)} as guests. They may move to any empty circle of yours at any moment.`
          : `It has room for ${workers(circles)} as guests. They may move to any empty circle of yours at any moment outside the ${phase('mayor')}.`,
      details: [
        `What a guest moves to works at once. The guest stays there until the next ${phase('mayor')}.`,
        'Guests need not move together.',
        'You are asked when a phase begins, before you choose a role, before storing, before the final scoring, and before your turn is skipped if a guest could save it. A guest may also move whenever you are asked anything else.',
        'You can switch the question off for the rest of the round.',
      ],
    },
    'trading-post': {
      summary: `In the ${phase('trader')} you may sell to a post of your own instead of ${house}.`,
      details: [
        `It takes any kind and is never full. You still sell only ${barrels(1)} per phase.`,
        `It pays the price of the good and what the ${role('trader')} gets more, but the markets pay nothing.`,
        `The ${barrel} goes back to ${supply} at once.`,
      ],
    },
    library: {
      summary: `When you choose a role, its ${say.privilege.one} counts twice.`,
      details: [
        `${role('mayor')}: ${workers(twice)}; ${role('builder')}: ${coins(twice)} off; ${role('craftsman')}: ${barrels(twice)} of one or two kinds; ${role('trader')}: ${coins(twice)} more; ${role('captain')}: ${twice} VP more; ${role('prospector')}: ${coins(twice)}.`,
        `${role('settler')}: after all others you may take a second open ${terms.field.one}. It may be a quarry only with ${occupied('construction-hut')}.`,
        n.libraryTileHasWorker
          ? `${building('hospice')}: either of the two tiles may get the worker, not both.`
          : `${building('hospice')}: the second tile gets no worker.`,
        `It must have a worker when the ${say.privilege.one} is taken. ${capital(terms.coin.other)} on the role are not doubled.`,
      ],
    },
  }
}

export const newBuildingsChapter = (say: Say): Chapter => {
  const { n, terms, list } = say
  const spaces = n.spaces.map(({ cost, spaces }) => `${spaces} for ${cost}`)
  const drawn =
    n.drafting === 'chance'
      ? `This time chance decides which ${terms.building.other} come.`
      : `In turn, beginning with the governor, each player puts one kind of ${terms.building.one} on a free space of its cost.`
  return {
    title: capital(say.expansions['new-buildings'].one),
    paragraphs: [
      `There are more commercial ${terms.building.other} to choose from than the market has spaces. Production ${terms.building.other} are always there.`,
      ...(n.drafting === 'none'
        ? [`This table plays with the ${terms.building.other} of the base game.`]
        : [
            `The spaces, by cost: ${list(spaces)}.`,
            `${drawn} Its whole number of tiles comes with it. What finds no space stays out of this game.`,
          ]),
      `Each new ${terms.building.one} has a card of its own that says what it does. Points that come during the game are chips.`,
    ],
  }
}
