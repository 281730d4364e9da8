import type { RoleId } from '@quayside/puerto-rico/ids'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { a, the } from '@quayside/puerto-rico/words/en/grammar'
import type { RoleText } from '../texts.ts'
import { buccaneer } from './buccaneer.ts'
import type { Say } from './say.ts'

export const roles = (say: Say): Record<RoleId, RoleText> => {
  const { n, terms, role, phase, occupied, coins, barrel, barrels, field } = say
  const { supply, hall, house, House, good, piles } = say
  const anyBuilding = terms.building.one
  const extraCoin = coins(PRIVILEGE)

  return {
    settler: {
      privilege: `a quarry instead of ${a(terms.field)}`,
      summary: `Everyone may take one open ${field}. The ${role('settler')} may take a quarry instead.`,
      details: [
        'You take one tile or none, in turn: whoever comes later has less to choose from.',
        piles
          ? `Each of the ${n.openTiles} open tiles lies on a pile of its own. You name the pile you take from.`
          : 'The open tiles come from one shuffled stack.',
        `With all ${n.fieldSpaces} field spaces filled you do not act. You may still choose the role, for its ${terms.coin.other} or to keep it from others.`,
        `After the last turn the open tiles nobody took are discarded and ${n.openTiles} new ones are turned up.`,
        piles
          ? 'An empty pile shows nothing. Once all piles are empty, the discards are shuffled into new ones.'
          : 'Once the stack is empty, the discards are shuffled into a new one.',
      ],
    },
    mayor: {
      privilege: `one more worker from ${supply}`,
      summary: `New workers arrive, and everyone places all their workers anew. The ${role('mayor')} may first take one more from ${supply}.`,
      details: [
        `Workers from ${hall} go round one at a time, starting with the ${role('mayor')}. So some may get one more than others.`,
        'Then all your workers come off your island, and you place each where you like, one per circle.',
        `None may stay idle while a circle of yours is empty. Workers without a circle wait for the next ${phase('mayor')}.`,
        `Last, ${hall} takes in one worker for each empty circle in all cities, and at least ${n.players}. Circles on ${terms.field.other} and quarries do not count.`,
        n.has('nobles')
          ? `One of them is ${a(say.pieces.noble)}, as long as there are any. With too few workers, it takes in what there is.`
          : `If ${supply} has too few workers for that, this round is the last.`,
        `The extra worker comes from ${supply} only. Once that is empty, there is none.`,
      ],
    },
    builder: {
      privilege: `${extraCoin} off the price`,
      summary: `Everyone may add one ${anyBuilding} to their city. The ${role('builder')} pays ${extraCoin} less.`,
      details: [
        `You pay the cost, less 1 for each occupied quarry up to the limit of the ${anyBuilding}, less ${PRIVILEGE} as ${role('builder')}. The price never drops below 0.`,
        `You never build the same ${anyBuilding} twice.`,
        'You need a free city space, two for a large one. Where it stands does not matter.',
        `A ${role('builder')} who builds nothing gains nothing.`,
        `A new ${anyBuilding} has no worker until the next ${phase('mayor')}, unless ${occupied('university')} brings one.`,
        `Whoever fills all ${n.citySpaces} city spaces makes this round the last.`,
      ],
    },
    craftsman: {
      privilege: `one more ${barrel} of a kind just produced`,
      summary: `Everyone produces goods. Afterwards the ${role('craftsman')} may take one more ${barrel} of a kind they have just produced.`,
      details: [
        `Production runs by itself; only the extra ${barrel} is a choice.`,
        `Each occupied ${say.tiles.corn.one} makes 1 ${good('corn')}, without a ${anyBuilding}.`,
        `All other goods take pairs: a worker on the ${field} and a worker in a ${anyBuilding} for that good.`,
        `The turn goes clockwise from the ${role('craftsman')}. Whoever finds too few ${terms.barrel.other} in ${supply} takes what is left.`,
        `The extra ${barrel} must still lie in ${supply}. A ${role('craftsman')} who produced nothing takes none.`,
      ],
    },
    trader: {
      privilege: `${extraCoin} more for a sale`,
      summary: `Everyone may sell one ${barrel} to ${house}. The ${role('trader')} gets ${extraCoin} more for it.`,
      details: [
        `${House} has ${n.houseSpaces} spaces and buys each kind once. With ${occupied('office')} you may sell a kind it already has.`,
        'Once it is full, nobody sells to it for the rest of the phase.',
        `A full house is emptied into ${supply} when the phase ends. Otherwise its goods stay and keep their kinds out.`,
        `You may sell ${good('corn')} too: it brings ${coins(n.price.corn)} and whatever is added to a sale.`,
        `A ${role('trader')} who sells nothing gains nothing.`,
      ],
    },
    captain: {
      privilege: `${PRIVILEGE} VP more with the first load`,
      summary: `Everyone must ship goods as long as they can, for 1 VP a ${barrel}. The ${role('captain')} gets ${PRIVILEGE} VP more with their first load.`,
      details: [
        `On your turn you load one kind on one ship, as many ${terms.barrel.other} as fit. The turn goes round until nobody loads in a full circle.`,
        'A ship carries one kind, and a kind goes on one ship. A kind that is not aboard yet goes on an empty ship that takes the most of it.',
        `While any cargo ship takes goods of yours you may not pass. Loading through ${the(say.buildings.wharf)} counts.`,
        `Then everyone may keep ${barrels(1)}; occupied warehouses keep whole kinds. The rest goes back to ${supply}.`,
        'Full ships sail and come back empty. The others keep their load for the next time.',
        'When the chips run out, this round is the last. Points are still scored in full.',
      ],
    },
    prospector: {
      privilege: `${extraCoin} from the bank`,
      summary: `The ${role('prospector')} takes ${extraCoin} from the bank. Nobody else does anything.`,
      details: [
        'There is no action for the others, so it never helps them.',
        `Like every role it also brings the ${terms.coin.other} that lie on it.`,
      ],
    },
    prospector2: {
      privilege: `${extraCoin} from the bank`,
      summary: `The same as the ${role('prospector')}: ${extraCoin} from the bank, and nothing for the others.`,
      details: [
        'The two are separate roles: each can be chosen once per round.',
        `The ${terms.coin.other} left on one do not count for the other.`,
      ],
    },
    buccaneer: buccaneer(say),
  }
}
