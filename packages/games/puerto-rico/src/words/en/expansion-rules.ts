import type { BuildingId } from '../../data/catalogue.ts'
import type { Names, Rulings } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES } from './cards.ts'
import { a, count, The, the } from './grammar.ts'

/** What expansions forbid, and their rules. */
export const expansionRulings = ({ goods, tiles, roles, buildings, terms, places, pieces }: Names) => {
  const { field, barrel, coin, building: anyBuilding } = terms
  const { 'worker-ship': workerShip, 'trading-house': house } = places
  const { worker, noble } = pieces
  const occupied = (building: BuildingId) => `an occupied ${buildings[building].one}`
  const thingNames = { ...goods, ...pieces, vp: { one: 'VP', other: 'VP' } }
  const landOffice = the(buildings['land-office'])

  return {
    reasons: {
      'no-draft-space': ({ building }) => `No space is left at the cost of ${the(buildings[building])}.`,
      'already-offered': ({ building }) => `${The(buildings[building])} is already on offer.`,
      'forbidden-pair': ({ building, other }) =>
        `${The(buildings[building])} and ${the(buildings[other])} can’t both be on offer.`,
      'no-forest-house': () => `A forest takes ${occupied('forest-house')}.`,
      'no-such-tile': ({ tile }) => `You have no ${tiles[tile].one} to give up.`,
      'tile-not-estate': ({ tile }) => `${The(buildings['land-office'])} buys no ${tiles[tile].other}.`,
      'no-land-office': () =>
        `${The(buildings['land-office'])} must hold ${a(worker)} for you to buy, ${a(noble)} for you to sell.`,
      'office-used': () => `You have already used ${landOffice} in this phase.`,
      'no-field-space': () => 'Your island has no free space.',
      'no-coin': () => `You have no ${coin.one} to pay with.`,
      'no-tiles-left': () => `No face-down ${field.other} are left.`,
      'sold-already': () => 'You have already sold in this phase.',
      'no-trading-post': () => `That takes ${occupied('trading-post')}.`,
      'no-small-wharf': () => `That takes ${occupied('small-wharf')}.`,
      'small-wharf-used': () => `${The(buildings['small-wharf'])} has already shipped in this phase.`,
      'too-many-barrels': ({ good }) => `You have less ${goods[good].one} than that.`,
      'nothing-to-return': ({ thing }) => `You have no ${thingNames[thing].one} to return.`,
      'returned-already': ({ thing }) => `You can return no more ${thingNames[thing].other}.`,
      'no-worker-there': ({ tile, building }) => {
        const where = (tile && ` on ${a(tiles[tile])}`) ?? (building && ` in ${the(buildings[building])}`)
        return `You have nobody${where ?? ' spare'} to return.`
      },
      'not-for-return': () => `${The(buildings['royal-supplier'])} takes nothing but goods.`,
      'no-guest': ({ piece }) => `You have no ${pieces[piece].one} in ${the(buildings.guesthouse)}.`,
      'not-in-mayor-phase': () => `Guests can’t move in the ${roles.mayor.one} phase.`,
      'no-noble-spare': () => `You have no ${noble.one} to place.`,
      'no-worker-spare': () => `You have no ${worker.one} to place.`,
      'none-aboard': ({ piece }) => `${The(workerShip)} has no ${pieces[piece].one}.`,
      'holds-marker': () => `You were the last ${roles.buccaneer.one}: somebody else must come first.`,
      'own-captive': ({ role }) => `You hold ${the(roles[role])} captive: you can’t choose it.`,
      'no-ransom': ({ role, coins }) =>
        `${The(roles[role])} is kidnapped: you need ${count(coins, coin)} to pay for it.`,
      'no-kidnapping': () => 'No role can be kidnapped in this game.',
      'nothing-to-raid': () => 'There are not that many barrels to raid on that ship.',
      'nothing-to-plunder': () => `${The(house)} is empty.`,
      'nobody-to-poach': () => 'There is nobody to poach.',
      'no-such-card': ({ achievement }) => `You don’t have the card ${ACHIEVEMENT_TITLES[achievement]}.`,
      'not-fulfilled': ({ achievement }) => `You have not fulfilled ${ACHIEVEMENT_TITLES[achievement]}.`,
    } satisfies Partial<Rulings['reasons']>,

    rules: {
      'market-draft': `In turn everyone puts a commercial ${anyBuilding.one} on a free space of its cost, until all spaces are filled.`,
      'market-pairs': `Two variants keep ${the(buildings.villa)} and ${the(buildings.jeweler)}, or ${the(buildings.hacienda)} and ${the(buildings['forest-house'])}, out of the same game.`,
      'forest-house': `With ${occupied('forest-house')} ${a(field)} may lie face down as a forest; every two forests take 1 off what you pay for a ${anyBuilding.one}.`,
      'tile-discard': `Through ${the(buildings['hunting-lodge'])} ${a(field)} or forest may leave your island, through ${landOffice} ${a(field)}; quarries always stay.`,
      'land-office': `Once per ${roles.trader.one} phase ${landOffice} sells you a face-down ${field.one} for 1 ${coin.one} if it holds ${a(worker)}, and buys one of yours for 1 if it holds ${a(noble)}.`,
      'trading-post': `With ${occupied('trading-post')} you may sell to it instead of ${the(house)}: any kind, at its value, without what markets add.`,
      'small-wharf': `Once per phase ${occupied('small-wharf')} ships any ${barrel.other} of yours, for 1 VP per two.`,
      'black-market': `With ${occupied('black-market')} you may make up for missing ${coin.other} with one worker, one ${barrel.one} and one VP, 1 each; the one working there stays.`,
      'royal-supplier': `When the ${roles.captain.one} phase begins, ${occupied('royal-supplier')} swaps a ${barrel.one} for 1 VP for each ${noble.one} you have, every one of another kind.`,
      guesthouse: `Who stays in ${the(buildings.guesthouse)} may move to an empty circle at any moment the edition allows.`,
      nobles: `${The(workerShip)} brings one ${noble.one} in place of ${a(worker)}; a ${noble.one} works like ${a(worker)} and scores 1 VP at the end.`,
      'buccaneer-marker': `Nobody is ${roles.buccaneer.one} twice without somebody else in between.`,
      'buccaneer-kidnap': `If another player chooses the kidnapped role, the kidnapper gets 3 ${coin.other}; if nobody does, the kidnapper plays it when the round ends. There is no kidnapping where a Puertoma plays.`,
      'buccaneer-acts': `${The(roles.buccaneer)} alone acts: keeps up to 3 ${barrel.other} of a ship, empties ${the(house)} for 1 VP per ${barrel.one}, places up to 3 workers that ${the(workerShip)} has beyond the number of players, or kidnaps a role.`,
      achievements:
        'You may announce a card of your own once its condition is fulfilled; it counts whether announced or not.',
    } satisfies Partial<Rulings['rules']>,
  }
}
