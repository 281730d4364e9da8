import { capital } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { a, The, the } from '@quayside/puerto-rico/words/en/grammar'
import type { PhaseId } from '../texts.ts'
import type { Say } from './say.ts'

/** The phases of the roles in the rules reference. */
export const phases = (say: Say): Record<PhaseId, readonly string[]> => ({
  settler: settler(say),
  mayor: mayor(say),
  builder: builder(say),
  craftsman: craftsman(say),
  trader: trader(say),
  captain: captain(say),
  prospector: prospector(say),
})

const settler = ({ n, terms, role, phase, building, field, fields, occupied, piles }: Say) => [
  `Clockwise from the ${role('settler')}, each player may take one of the open ${fields} and lay it on a free field space. The ${role('settler')} may take a quarry instead.`,
  `The new tile has no worker. It does not work until the next ${phase('mayor')}, unless ${occupied('hospice')} brings a worker with it.`,
  `${building('hacienda')}: before your regular tile you may draw a face-down one. ${building('construction-hut')}: you may take a quarry instead of ${a(terms.field)}.`,
  `After the last turn the open tiles left over are discarded, and ${n.openTiles} new ones are turned up${piles ? ', one on each pile' : ''}. The discards are shuffled in again when ${piles ? 'all piles are empty' : `no face-down ${field} is left`}.`,
  `Your island holds ${n.fieldSpaces} field tiles. With a full island you may still choose the role, but you do not act.`,
]

const mayor = ({ n, terms, pieces, role, phase, hall, Hall, supply, fields }: Say) => [
  `The ${role('mayor')} may take one worker from ${supply}. Then workers from ${hall} go round one at a time, clockwise from the ${role('mayor')}, until none is left.`,
  `In turn each player lifts all their workers and places them again, one per circle, on ${fields}, quarries and ${terms.building.other}. Nothing works without a worker.`,
  `You may not leave a worker idle while a circle of yours is empty. Workers without a circle wait for the next ${phase('mayor')}.`,
  `${Hall} is then refilled from ${supply}: one worker for each empty circle in all cities, at least ${n.players}. Empty circles on ${fields} and quarries do not count.`,
  n.has('nobles')
    ? `If ${supply} has too few for that, it gives what it has. One of them is ${a(pieces.noble)}, as long as there are any.`
    : `If ${supply} has too few for that, this round is the last.`,
]

const builder = (say: Say) => {
  const { n, terms, role, phase, coins, occupied, list } = say
  const example = n.building('factory')
  const quarries = Math.min(2, example.quarryLimit)
  const price = example.cost - quarries
  const limits = n.quarryLimits.map(({ points, limit }) => `${limit} for ${points} VP`)
  return [
    `Clockwise from the ${role('builder')}, each player may buy one ${terms.building.one} from the market and set it in their city. The ${role('builder')} pays ${coins(PRIVILEGE)} less.`,
    `Each occupied quarry takes off 1, up to a limit that goes by the points of the ${terms.building.one}: ${list(limits)}. No price drops below 0.`,
    `Example: ${the(say.buildings.factory)} costs ${coins(example.cost)}. With ${quarries} occupied quarries you pay ${price}, as ${role('builder')} ${price - PRIVILEGE}.`,
    `Nobody owns the same ${terms.building.one} twice. The city has ${n.citySpaces} spaces; a large ${terms.building.one} takes two. Whoever fills the last space makes this round the last.`,
    `It stands empty until the next ${phase('mayor')}. With ${occupied('university')} you may take a worker for it at once.`,
  ]
}

const craftsman = (say: Say) => {
  const { terms, role, good, tiles, barrel, supply, occupied } = say
  return [
    `Clockwise from the ${role('craftsman')}, each player takes from ${supply} what their workers make. This runs by itself.`,
    `${capital(tiles.corn.other)} need only a worker: 1 ${good('corn')} each. All other goods need pairs: one worker on the ${terms.field.one} and one in a production ${terms.building.one} for that good. Whichever you have fewer of decides.`,
    `${capital(terms.barrel.other)} are limited. When ${supply} runs short of a kind, those later in turn get less or none of it.`,
    `When all have produced, the ${role('craftsman')} may take one more ${barrel} of a kind they produced in this phase, if ${supply} still has it.`,
    `With ${occupied('factory')} you are paid for the number of kinds you produced; the extra ${barrel} does not count.`,
  ]
}

const trader = (say: Say) => {
  const { n, role, good, coins, barrel, house, House, supply, occupied, list, building } = say
  const prices = GOODS.map((id) => `${good(id)} ${n.price[id]}`)
  return [
    `Clockwise from the ${role('trader')}, each player may sell one ${barrel} to ${house}. The ${role('trader')} gets ${coins(PRIVILEGE)} more for a sale.`,
    `Prices: ${list(prices)}.`,
    `${House} has ${n.houseSpaces} spaces and buys each kind once, unless the seller has ${occupied('office')}. Once it is full, nobody sells.`,
    `${building('small-market')}: ${coins(n.effect('small-market', 'saleBonus'))} more for a sale. ${building('large-market')}: ${coins(n.effect('large-market', 'saleBonus'))} more. They add up.`,
    `If ${house} is full when the phase ends, its goods go back to ${supply}. If not, they stay and keep their kinds out.`,
  ]
}

const captain = (say: Say) => {
  const { n, terms, role, barrel, barrels, building, supply, kinds } = say
  const [small, large] = [n.ships[0], n.ships[n.ships.length - 1]]
  return [
    `Clockwise from the ${role('captain')}, again and again, each player loads one kind of goods on one ship, as many ${terms.barrel.other} as fit, for 1 VP a ${barrel}. The ${role('captain')} gets ${PRIVILEGE} VP more with their first load. The loading ends when nobody loads in a full circle.`,
    `While any ship takes goods of yours, you must load. A ship carries one kind, and a kind goes on one ship; you choose the kind. A kind that is not aboard yet goes on an empty ship that takes the most of it: with ${small + 1} of a kind and the ships of ${small} and ${large} empty, you take the ship of ${large}.`,
    `${building('harbor')}: ${n.effect('harbor', 'pointsPerLoad')} VP more for each load. ${building('wharf')}: once in the phase, all your ${terms.barrel.other} of one kind on a ship of your own.`,
    `Storing: when the loading is over, each player may keep ${barrels(1)}. ${The(say.buildings['small-warehouse'])} also keeps ${kinds(n.effect('small-warehouse', 'keepsKinds'))} whole, ${the(say.buildings['large-warehouse'])} ${kinds(n.effect('large-warehouse', 'keepsKinds'))}; those are named first. All else goes back to ${supply}.`,
    'Last, full ships sail and come back empty. Ships with room left keep their load. If the chips have run out, this round is the last.',
  ]
}

const prospector = ({ n, terms, role, coins, list }: Say) => {
  const inPlay = n.roles.filter((id) => id === 'prospector' || id === 'prospector2')
  if (inPlay.length === 0) return [`With ${n.players} players the ${role('prospector')} is not in the game.`]
  return [
    `The ${role('prospector')} takes ${coins(PRIVILEGE)} from the bank, besides the ${terms.coin.other} that lie on the role. The others do nothing.`,
    inPlay.length === 1
      ? `With ${n.players} players there is one ${role('prospector')}.`
      : `With ${n.players} players there are two such roles: ${list(inPlay.map(role))}.`,
  ]
}
