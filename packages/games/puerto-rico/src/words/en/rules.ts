import { capital, when } from '@quayside/kernel'
import type { Added, Names, Rulings } from '../catalogue.ts'
import { count, The, the } from './grammar.ts'

const FREE_SPACE = { one: 'free space', other: 'free spaces' }

export const rulings = (names: Names, added: Added): Rulings => {
  const { goods, tiles, roles, buildings, terms, places, privilege } = names
  const { field, barrel, coin, building: anyBuilding } = terms
  const { supply, 'trading-house': house } = places
  const occupied = (building: keyof typeof buildings) => `an occupied ${buildings[building].one}`
  const cannotJoin = (facts: { good: keyof typeof goods; ship: number }) =>
    `${capital(goods[facts.good].one)} can’t join the ship of ${facts.ship}`
  const mustShip = 'You must ship while any ship takes your goods.'

  return {
    reasons: {
      'other-question': () => 'That does not answer the question asked now.',
      'role-not-in-play': ({ role }) => `${The(roles[role])} is not in this game.`,
      'role-taken': ({ role }) => `${The(roles[role])} is already taken this round.`,
      'tile-not-open': ({ tile, pile }) => `No ${tiles[tile].one} lies open${when(pile, ` on pile ${pile}`)}.`,
      'no-quarry-left': () => 'No quarry is left.',
      'quarry-needs-privilege': () =>
        `A quarry takes the ${privilege.one} of ${the(roles.settler)} or ${occupied('construction-hut')}.`,
      'no-such-pile': ({ pile }) => (pile ? `There is no pile ${pile} to draw from.` : 'There is no such pile.'),
      'no-free-circle': ({ tile, building }) => {
        if (tile) return `You have no ${tiles[tile].one} with a free circle.`
        return `You have no free circle${building ? ` in ${the(buildings[building])}` : ''}.`
      },
      'not-in-market': ({ building }) => `${The(buildings[building])} is not on offer in this game.`,
      'sold-out': ({ building }) => `${The(buildings[building])} is sold out.`,
      'already-owned': ({ building }) => `You already own ${the(buildings[building])}.`,
      'no-city-space': ({ building, spaces }) =>
        `Your city has no room for ${the(buildings[building])}: it needs ${count(spaces, FREE_SPACE)}.`,
      'not-enough-coins': ({ building, price, short }) =>
        `${The(buildings[building])} costs you ${price}: you are ${count(short, coin)} short.`,
      'not-produced': ({ good }) => `You produced no ${goods[good].one} in this phase.`,
      'supply-empty': ({ good }) => `${The(supply)} has no ${goods[good].one} left.`,
      'no-such-good': ({ good }) => `You have no ${goods[good].one}.`,
      'house-full': () => `${The(house)} is full.`,
      'good-in-house': ({ good }) =>
        `${The(house)} already has ${goods[good].one}: a second one takes ${occupied('office')}.`,
      'no-such-ship': ({ ship }) => `There is no ship of ${ship} in this game.`,
      'ship-full': (facts) => `${cannotJoin(facts)}: it is full.`,
      'other-good-aboard': (facts) => `${cannotJoin(facts)}: it carries ${goods[facts.aboard].one}.`,
      'good-on-other-ship': (facts) => `${cannotJoin(facts)}: the ship of ${facts.other} already carries it.`,
      'larger-ship': (facts) => `${cannotJoin(facts)}: the ship of ${facts.larger} takes more of it.`,
      'no-wharf': () => `You have no ship of your own: that takes ${occupied('wharf')}.`,
      'wharf-used': () => 'Your own ship has already sailed in this phase.',
      'must-load': () => mustShip,
      'no-warehouse': () => 'Keeping a kind whole takes an occupied warehouse.',
      'warehouse-full': () => 'Your warehouses have no room for another kind.',
      'warehouses-first': () => `Fill your warehouses first, then keep single ${barrel.other}.`,
      'all-kept': ({ good }) => `All your ${goods[good].one} is kept already.`,
      'singles-full': () => `You can keep no more single ${barrel.other}.`,
      ...added.reasons,
    },

    rules: {
      'turn-order': 'Whoever chose the role acts first, then the others clockwise, each when asked.',
      notation: 'An answer is written as the list of answers shows it.',
      roles: 'A role can be chosen once per round; the number of players decides which roles are in the game.',
      'settler-action': `In the ${roles.settler.one} phase everyone may take one of the open ${field.other}.`,
      'settler-quarry': `Only the ${roles.settler.one}, or who has ${occupied('construction-hut')}, may take a quarry instead, while there are any.`,
      'settler-draw': `With ${occupied('hacienda')} you may draw one face-down ${field.one} before your regular turn; you keep it.`,
      'mayor-placing': 'You place all your workers anew; none may stay idle while a circle of yours is empty.',
      'builder-market': `You may build one ${anyBuilding.one} per phase, of those still on offer.`,
      'builder-once': `Nobody builds the same ${anyBuilding.one} twice.`,
      'builder-space': `A ${anyBuilding.one} needs a free city space, a large one needs two.`,
      'builder-cost': `You pay the price, less 1 per occupied quarry up to the limit of the ${anyBuilding.one}, and 1 less if you chose the ${roles.builder.one}.`,
      'craftsman-privilege': `When all have produced, the ${roles.craftsman.one} may take one more ${barrel.one} of a kind made in this phase, if ${the(supply)} has it.`,
      goods: 'You can only sell, ship or keep what you have.',
      'trader-house': `Everyone may sell one good. ${The(house)} has 4 spaces and buys each kind once, unless the seller has ${occupied('office')}.`,
      'captain-ships': 'A ship carries one kind, a kind goes on one ship, and a full ship takes nothing more.',
      'captain-most': 'Between empty ships you take one that holds the most of the chosen kind.',
      'captain-wharf': `Once per phase ${occupied('wharf')} ships all your ${barrel.other} of one kind on a ship of your own.`,
      'captain-duty': mustShip,
      'storing-warehouse': `${The(buildings['small-warehouse'])}, if occupied, keeps one kind whole, ${the(buildings['large-warehouse'])} two.`,
      'storing-order': `You first name the kinds your warehouses keep, then the single ${barrel.other}.`,
      'storing-single': `After shipping everyone keeps one ${barrel.one}; what no warehouse holds goes back to ${the(supply)}.`,
      ...added.rules,
    },
  }
}
