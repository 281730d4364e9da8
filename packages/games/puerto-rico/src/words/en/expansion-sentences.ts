import { capital, when } from '@quayside/kernel'
import type { Names, Sentences } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES as TITLES } from './cards.ts'
import { a, count, the } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

const SPACE = { one: 'space', other: 'spaces' }

/** What expansions, variants and Puertomas ask and offer. */
export const expansionTalk = (names: Names) => {
  const { goods, tiles, roles, buildings, terms, places, pieces } = names
  const { coins, barrels, workers, cargo, returned } = phrasesOf(names)
  const workerShip = places['worker-ship']

  return {
    questions: {
      'market-draft': ({ left }) => `Which ${terms.building.one} do you put on offer? ${count(left, SPACE)} left.`,
      'achievement-hold': ({ left }) => `Which achievement card do you keep? ${left} to keep.`,
      'forest-or-keep': ({ tile }) =>
        `${buildings['forest-house'].one}: do you lay the ${tiles[tile].one} face down as a forest?`,
      'lodge-discard': () => `${buildings['hunting-lodge'].one}: which tile do you give up, if any?`,
      'mayor-villa': ({ piece }) =>
        `${buildings.villa.one}: do you take ${a(pieces[piece])} from ${the(places.supply)}?`,
      'mayor-take': () => `Which do you take from ${the(workerShip)}: ${a(pieces.worker)} or ${a(pieces.noble)}?`,
      'festival-place': ({ left }) => `Where does the next worker from the festival go? ${left} to place.`,
      'black-market-return': ({ building, missing }) =>
        `${buildings['black-market'].one}: what do you return for ${the(buildings[building])}? ${coins(missing)} short.`,
      'black-market-lift': ({ piece }) =>
        `${buildings['black-market'].one}: from where do you return the ${pieces[piece].one}?`,
      'royal-supplier': ({ left }) =>
        `${buildings['royal-supplier'].one}: which good do you swap for 1 VP? Up to ${left} more.`,
      'small-wharf-load': (facts) =>
        facts.count
          ? `${buildings['small-wharf'].one}: what else do you load? ${barrels(facts.count)} aboard.`
          : `${buildings['small-wharf'].one}: what do you load?`,
      'guest-move': () => `${buildings.guesthouse.one}: do you move a guest?`,
      'buccaneer-act': () => `What do you do as ${roles.buccaneer.one}?`,
      'poach-place': ({ left }) => `Where does the next poached worker go? ${left} to place.`,
    } satisfies Partial<Sentences['questions']>,

    answers: {
      'place-noble-on-tile': ({ tile }) => `Put ${a(pieces.noble)} on ${a(tiles[tile])}`,
      'place-noble-in-building': ({ building }) => `Put ${a(pieces.noble)} in ${the(buildings[building])}`,
      'take-worker': () => `Take ${a(pieces.worker)}`,
      'take-noble': () => `Take ${a(pieces.noble)}`,
      forest: (facts) => `Lay a forest${when(facts.coins, ` for ${coins(facts.coins)}`)}`,
      'keep-tile': () => 'Keep it face up',
      discard: (facts) =>
        facts.coins ? `Sell ${a(tiles[facts.tile])} for ${facts.coins}` : `Give up ${a(tiles[facts.tile])}`,
      'sell-post': (facts) => `Sell ${goods[facts.good].one} to ${the(buildings['trading-post'])} for ${facts.coins}`,
      'load-small': (facts) => `Ship ${cargo(facts)} through ${the(buildings['small-wharf'])}`,
      'load-whole': (facts) => `Ship ${barrels(facts.count)} through ${the(buildings['small-wharf'])}`,
      return: ({ thing }) => `Return ${returned(thing)}`,
      'lift-from-tile': ({ tile }) => `Take it from ${a(tiles[tile])}`,
      'lift-from-building': ({ building }) => `Take it from ${the(buildings[building])}`,
      'lift-spare': () => 'Take a spare one',
      'guest-to-tile': ({ piece, tile }) => `Move ${a(pieces[piece])} to ${a(tiles[tile])}`,
      'guest-to-building': ({ piece, building }) => `Move ${a(pieces[piece])} to ${the(buildings[building])}`,
      stay: () => 'Move no guest now',
      'stay-round': () => 'Move no guest this round',
      offer: ({ building }) => `Offer ${buildings[building].one}`,
      raid: (facts) => `Raid the ship of ${facts.ship}: keep ${barrels(facts.count)}`,
      plunder: (facts) => `Plunder ${the(places['trading-house'])}: ${facts.count} VP`,
      poach: (facts) => `Poach ${workers(facts.count)}`,
      kidnap: (facts) => `Kidnap ${the(roles[facts.role])}${when(facts.coins, `: +${coins(facts.coins)}`)}`,
      hold: ({ achievement }) => `Keep ${TITLES[achievement]}`,
      announce: ({ achievement }) => `Announce ${TITLES[achievement]}`,
      enough: () => 'Stop here',
    } satisfies Partial<Sentences['answers']>,

    scoreLines: {
      nobles: capital(pieces.noble.other),
      achievements: 'Achievements',
      'large-buildings': `Large ${terms.building.other}`,
      'spare-workers': `Spare ${pieces.worker.other}`,
      quarries: capital(tiles.quarry.other),
      'active-pairs': `Pairs of active ${terms.field.other}`,
      'goods-and-coins': `Goods and ${terms.coin.other}`,
      unfinished: 'Unfulfilled achievements',
    } satisfies Partial<Sentences['scoreLines']>,
  }
}
