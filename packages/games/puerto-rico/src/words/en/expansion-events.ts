import { when } from '@quayside/kernel'
import type { AbilityId } from '../../data/puertoma.ts'
import type { Ground } from '../../events.ts'
import type { Names, Sentences } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES, abilityTexts, GOAL_TITLES } from './cards.ts'
import { a, count, The, the } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

const ACHIEVEMENT_CARD = { one: 'achievement card', other: 'achievement cards' }

/** What is told of expansions and Puertomas. */
export const expansionEvents = (names: Names) => {
  const { goods, tiles, roles, buildings, places, pieces } = names
  const { coins, barrels, workers, cargo, from, fromPile } = phrasesOf(names)
  const workerShip = the(places['worker-ship'])
  const house = the(places['trading-house'])
  const supply = the(places.supply)
  const noble = a(pieces.noble)
  const ability = abilityTexts(names)

  return {
    'building-offered': ({ building }, who) => `${who} puts ${the(buildings[building])} on offer.`,
    'market-drawn': ({ building }) => `${The(buildings[building])} is on offer by chance.`,

    'forest-taken': ({ pile }, who) => `${who} takes a forest${fromPile(pile)}.`,
    'tile-turned': ({ tile }, who) => `${who} lays ${a(tiles[tile])} face down as a forest.`,
    'forest-worker': (facts, who) => `${who} gets a worker from ${from[facts.from]} for the new forest.`,
    'land-bought': (facts, who) => `${who} pays ${coins(facts.coins)} through ${the(buildings['land-office'])}.`,
    'tile-given-up': ({ tile, building }, who) =>
      `${who} gives up ${a(tiles[tile])} through ${the(buildings[building])}.`,

    'aqueduct-barrel': ({ good }, who) => `${The(buildings.aqueduct)} brings ${who} 1 more ${goods[good].one}.`,
    'sold-to-post': (facts, who) =>
      `${who} sells ${goods[facts.good].one} to ${the(buildings['trading-post'])} for ${coins(facts.coins)}.`,
    'good-returned': ({ good, building }, who) =>
      `${who} returns ${count(1, goods[good])} to ${supply} through ${the(buildings[building])}.`,
    'piece-returned': ({ piece }, who) => `${who} returns ${a(pieces[piece])} to ${supply}.`,
    'point-returned': (_, who) => `${who} returns 1 VP to ${supply}.`,
    'guest-to-tile': ({ piece, tile }, who) =>
      `${who} moves ${a(pieces[piece])} from ${the(buildings.guesthouse)} to ${a(tiles[tile])}.`,
    'guest-to-building': ({ piece, building }, who) =>
      `${who} moves ${a(pieces[piece])} from ${the(buildings.guesthouse)} to ${the(buildings[building])}.`,

    'noble-arrived': (_, who) => `${who} gets ${noble} from ${workerShip}.`,
    'noble-on-tile': ({ tile }, who) => `${who} puts ${noble} on ${a(tiles[tile])}.`,
    'noble-in-building': ({ building }, who) => `${who} puts ${noble} in ${the(buildings[building])}.`,
    'tile-noble': ({ tile }, who) => `${who} puts ${noble} from ${workerShip} on the new ${tiles[tile].one}.`,
    'building-noble': ({ building }, who) =>
      `${who} puts ${noble} from ${workerShip} in the new ${buildings[building].one}.`,
    'forest-noble': (_, who) => `${who} gets ${noble} from ${workerShip} for the new forest.`,
    'villa-gave': ({ piece }, who) => `${The(buildings.villa)} gives ${who} ${a(pieces[piece])}.`,
    'noble-boarded': () => `${The(places['worker-ship'])} takes in ${noble}.`,

    'ship-raided': (facts, who) => `${who} raids the ship of ${facts.ship} and keeps ${cargo(facts)}.`,
    'house-plundered': (facts, who) => `${who} plunders ${house}: ${barrels(facts.count)} back to ${supply}.`,
    'workers-poached': (facts, who) => `${who} poaches ${workers(facts.count)} from ${workerShip}.`,
    'poached-dropped': (facts) => `Poached but not kept: ${workers(facts.count)}.`,
    'role-kidnapped': (facts, who) =>
      `${who} kidnaps ${the(roles[facts.role])}${when(facts.coins, ` and takes ${coins(facts.coins)}`)}.`,
    'ransom-paid': (facts, who) => `${who} receives ${coins(facts.coins)} for the kidnapped ${roles[facts.role].one}.`,
    'kidnapped-played': ({ role }, who) => `Nobody has chosen the kidnapped ${roles[role].one}: ${who} plays it.`,

    'goal-set': ({ goal }) => `Goal of the festival: ${GOAL_TITLES[goal]}.`,
    'goal-met': ({ goal }, who) => `${who} meets a goal of the festival: ${GOAL_TITLES[goal]}.`,
    'festival-coins': (facts, who) => `${who} gets ${coins(facts.coins)} from the festival.`,
    'festival-workers': (facts, who) => `${who} gets ${workers(facts.count)} from the festival.`,
    'cards-dealt': (facts, who) => `${who} gets ${count(facts.count, ACHIEVEMENT_CARD)}.`,
    'card-held': ({ achievement }, who) => `${who} keeps an achievement card: ${ACHIEVEMENT_TITLES[achievement]}.`,
    'achievement-done': ({ achievement }, who) => `${who} has fulfilled ${ACHIEVEMENT_TITLES[achievement]}.`,
    'achievement-announced': ({ achievement }, who) =>
      `${who} announces an achievement: ${ACHIEVEMENT_TITLES[achievement]}.`,

    'automa-because': ({ ground }, who) => `${who}: ${groundTexts(names)[ground]}.`,
    'automa-card': ({ card }) => `Tie-break card ${card} is drawn.`,
    'automa-marker': ({ role }) => `The action marker moves to ${the(roles[role])}.`,
    'automa-spare': (facts, who) => `${who} sets ${workers(facts.count)} aside for the final scoring.`,
    'automa-ability': (facts, who) => `${who} has a new ability: it ${ability[facts.ability]}.`,
    'automa-gives-up': ({ level }, who) => `${who} gives up its ability of level ${level}.`,
    'automa-reserves': ({ building }, who) => `${who} reserves ${the(buildings[building])}.`,
    'automa-helped': (facts, who) => `${who} ${helpTexts(names, facts.count)[facts.ability]} by its ability.`,
  } satisfies Partial<Sentences['events']>
}

const groundTexts = ({ roles, terms }: Names): Record<Ground, string> => ({
  arrow: 'the arrow leads there',
  'most-coins': `it holds the most ${terms.coin.other}`,
  'buccaneer-first': `${the(roles.buccaneer)} comes before the tie-break card`,
  card: 'the tie-break card decides',
  'only-one': 'it is the only one that pays',
  'none-profitable': 'no role pays, so any will do',
  'highest-level': 'it is the highest level within reach',
  dearest: 'it is the dearest within reach',
  reserved: 'it is the reserved one',
  'festival-goal': 'the festival asks for it',
  'has-one': 'there is one of this kind already',
  'best-kind': 'it is the best kind there is',
  'quarry-left': 'nothing but a quarry fits',
  'lacks-fewest': `this ${terms.field.one} lacks the fewest workers`,
  'best-estate': `it is the best ${terms.field.one} of those`,
  'none-lacks': `no ${terms.field.one} lacks workers`,
  'best-good': 'it is the best good possible',
  'most-barrels': 'it can load the most of this good',
  'worst-good': 'it is the worst good of those',
  'least-room': 'this ship has the least room',
  dispatch: 'this sends the ship off',
  'most-gain': 'this gains the most',
  'not-made': 'it is a good not made so far',
})

const helpTexts = (names: Names, n: number): Record<AbilityId, string> => {
  const { coins, barrels, workers } = phrasesOf(names)
  const gets = { coins: `gets ${coins(n)}`, barrels: `gets ${barrels(n)}`, workers: `gets ${workers(n)}` }
  return {
    'sells-duplicates': `sells a good that ${the(names.places['trading-house'])} already has`,
    'coin-per-sale': gets.coins,
    'worker-per-building': gets.workers,
    'keeps-a-kind': `keeps ${barrels(n)}`,
    'coin-before-building': gets.coins,
    'extra-crate': gets.barrels,
    'coin-per-kind': gets.coins,
    'worker-at-end': gets.workers,
    'crate-per-estate': gets.barrels,
    'point-per-kind': `scores ${n} VP`,
    'discards-for-points': `scores ${n} VP`,
    'coin-per-worker': gets.coins,
  }
}
