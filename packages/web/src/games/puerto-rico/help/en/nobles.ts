import { capital } from '@quayside/kernel'
import { NOBLES_BUILDINGS, type NoblesBuildingId } from '@quayside/puerto-rico/data/nobles-buildings'
import type { PieceId } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { NOBLES } from '@quayside/puerto-rico/sizes'
import { a, The, the } from '@quayside/puerto-rico/words/en/grammar'
import type { CardText, Chapter } from '../texts.ts'
import type { Say } from './say.ts'

type Id = Exclude<NoblesBuildingId, 'royal-garden'>

export const pieces = (say: Say): Record<PieceId, CardText> => {
  const { n, terms, phase, supply, hall, list } = say
  const { one, other } = say.pieces.noble
  const twofold = [say.buildings['land-office'], say.buildings.chapel, say.buildings['hunting-lodge']]
  return {
    worker: {
      summary: `Whatever it stands on works: ${a(terms.field)}, a quarry or a ${terms.building.one}. Without it, nothing does.`,
      details: [
        `New ones come in the ${phase('mayor')}, when you also place all of yours anew, one per circle.`,
        'Those without a circle wait. They do nothing until they are placed.',
        `${capital(supply)} and ${hall} hold those that nobody has.`,
      ],
    },
    noble: {
      summary: `${capital(a(say.pieces.noble))} works wherever a worker does, and brings ${ADDED.noblePoints} VP at the end.`,
      details: [
        `These do something else with one: ${list([...twofold, say.buildings['zoning-office']].map(({ one }) => one))}.`,
        `One boards ${hall} at each refill in place of a worker, as long as there are any. While both kinds are there, whoever takes chooses.`,
        `From ${supply} you get workers. Only ${the(say.buildings.villa)} gives ${other} from there.`,
        `${capital(other)} count as workers wherever workers are counted.`,
        ...(n.offers('royal-garden')
          ? [`With ${say.occupied('royal-garden')} each ${one} brings ${ADDED.noblePoints} VP more.`]
          : []),
      ],
    },
  }
}

export const noblesBuildings = (say: Say): Record<Id, CardText> => {
  const { n, terms, field, phase, role, coins, barrel, barrels, supply, hall, tiles } = say
  const { one, other } = say.pieces.noble
  const { worker: small, noble: large } = n.building('zoning-office').effects?.zoning ?? { worker: 0, noble: 0 }
  const spare = 'Whoever stood on it joins your spare workers.'
  return {
    'land-office': {
      summary: `In the ${phase('trader')}, with a worker in it, you may buy a face-down ${field} for ${coins(ADDED.landPrice)}. With ${a(say.pieces.noble)} you may give up ${a(terms.field)} for ${coins(ADDED.landPrice)}.`,
      details: [
        `Once per phase, before or after you sell. ${capital(say.house)} may be full.`,
        'The tile is bought unseen and goes on your island; you need a free field space.',
        `Quarries${n.offers('forest-house') ? ` and ${tiles.forest.other}` : ''} are not given up here. ${spare}`,
        ...(n.offers('forest-house')
          ? [
              n.switches.forestTile !== 'unseen'
                ? `With ${say.occupied('forest-house')} the tile may become ${a(tiles.forest)} after a look.`
                : `With ${say.occupied('forest-house')} the tile may become ${a(tiles.forest)}, unseen.`,
            ]
          : []),
      ],
    },
    chapel: {
      summary: `When the ${phase('craftsman')} begins, it brings ${coins(1)} with a worker in it and 1 VP with ${a(say.pieces.noble)}.`,
      details: [`It comes by itself, whoever is ${role('craftsman')} and whatever you produce.`],
    },
    'hunting-lodge': {
      summary: `When the ${phase('settler')} ends, with a worker in it, you may discard a tile of yours. With ${a(say.pieces.noble)} you gain ${ADDED.lodgePoints} VP if you have the most empty field spaces.`,
      details: [
        `Any ${n.offers('forest-house') ? `${field} or ${tiles.forest.one}` : field} may go, but no quarry. ${spare}`,
        `You must have more empty spaces than every other player; a tie brings nothing.`,
        'All discard first, in turn; then the islands are compared.',
      ],
    },
    'zoning-office': {
      summary: `With a worker in it you pay ${coins(small)} less for a small ${terms.building.one} in the ${phase('builder')}. With ${a(say.pieces.noble)} in it you pay ${coins(large)} less for a large one.`,
      details: [
        `It adds to quarries and to the ${say.privilege.one}. No price drops below 0.`,
        `A worker does nothing for large ones, ${a(say.pieces.noble)} nothing for small ones.`,
      ],
    },
    'royal-supplier': {
      summary: `When the ${phase('captain')} begins, you may give back ${barrels(1)} for 1 VP, once for each ${one} you have.`,
      details: [
        'Each must be of another kind.',
        `All your ${other} count, wherever they are. In it may be a worker or ${a(say.pieces.noble)}.`,
        `It is no load: nothing else pays for it. The ${barrel} goes back to ${supply}.`,
      ],
    },
    villa: {
      summary: `When the ${phase('mayor')} begins, you may take ${a(say.pieces.noble)} from ${supply}.`,
      details: [
        `If there is none left, you may take a worker. It gives nothing from ${hall}.`,
        `You place it in this phase with the others.`,
      ],
    },
    jeweler: {
      summary: `In the ${phase('craftsman')} it brings ${coins(n.effect('jeweler', 'coinsPerNoble'))} for each ${one} you have.`,
      details: [
        ...(Number.isFinite(n.jewelerCap) ? [`At most ${coins(n.jewelerCap)} per phase.`] : []),
        `All your ${other} count, wherever they are. In it may be a worker or ${a(say.pieces.noble)}.`,
        `It makes no goods, so the ${role('craftsman')} gets nothing more through it.`,
        `It is a large production ${terms.building.one}: it counts for ${the(say.buildings['guild-hall'])}, not for ${the(say.buildings['city-hall'])}.`,
      ],
    },
  }
}

export const noblesChapter = (say: Say): Chapter => {
  const { n, terms, phase, supply, Hall, hall } = say
  const { one, other } = say.pieces.noble
  const theirs = `The ${NOBLES_BUILDINGS.length} ${terms.building.other} of this expansion`
  const buildings = {
    added: `${theirs} have spaces of their own in the market.`,
    'drafted-with-new-buildings':
      n.drafting === 'none'
        ? `${theirs} have spaces of their own in the market.`
        : `${theirs} are chosen together with the others; the market has that many more spaces.`,
    drafted: n.offers('jeweler')
      ? `${theirs} share the spaces of the market with the others. ${The(say.buildings.jeweler)} may be chosen like a commercial one.`
      : `${theirs} are not in this market.`,
  }[n.switches.noblesMarket]
  return {
    title: capital(say.expansions.nobles.one),
    paragraphs: [
      `There are ${NOBLES} ${other}. ${capital(a(say.pieces.noble))} works like a worker and is worth ${ADDED.noblePoints} VP at the end.`,
      `${Hall} holds one ${one} in place of a worker at the start and after each refill, as long as ${supply} has any. Without workers left, the ${one} comes alone.`,
      `In the ${phase('mayor')}, while both kinds are in ${hall}, whoever takes one chooses. The extra worker of the ${say.privilege.one} is never ${a(say.pieces.noble)}.`,
      buildings,
      `Some do one thing with a worker and another with ${a(say.pieces.noble)}. Running short of workers no longer ends the game.`,
    ],
  }
}
