import { capital, plural, when } from '@quayside/kernel'
import { SMALL_SHIP } from '../../answers.ts'
import type { PointSource } from '../../events.ts'
import type { Added, Names, Sentences } from '../catalogue.ts'
import { a, count, The, the } from './grammar.ts'
import { heading } from './heading.ts'
import { phrasesOf } from './phrases.ts'
import { rulings } from './rules.ts'
import { occasions, watched } from './watched.ts'

/** The base game, and whatever is added to it. */
export const sentences = (names: Names, added: Added): Sentences => {
  const { goods, tiles, roles, buildings, terms, places, pieces, privilege } = names
  const { coins, barrels, workers, cargo, from, fromPile, shipName } = phrasesOf(names)
  const workerShip = places['worker-ship']
  const through = (building: keyof typeof buildings) => `through ${the(buildings[building])}`
  const scoredBy: Record<PointSource, string> = {
    load: 'for the load',
    privilege: `by ${privilege.one}`,
    harbor: through('harbor'),
    church: through('church'),
    'union-hall': through('union-hall'),
    chapel: through('chapel'),
    'hunting-lodge': through('hunting-lodge'),
    'royal-supplier': through('royal-supplier'),
    plunder: 'for the plunder',
    festival: 'from the festival',
    ability: 'by its ability',
  }

  return {
    ...added,
    ...heading(names),
    ...rulings(names, added),

    questions: {
      'choose-role': () => 'Which role do you choose?',
      'settler-draw': () => `${buildings.hacienda.one}: do you draw a face-down ${terms.field.one}?`,
      'settler-take': (facts) =>
        facts.privilege
          ? `Which ${terms.field.one} do you take, or a quarry?`
          : `Which ${terms.field.one} do you take?`,
      // A forest has no circle: its worker joins the spare ones.
      'settler-worker': ({ tile }) =>
        `${buildings.hospice.one}: do you ${tile === 'forest' ? 'take a worker for' : 'put a worker on'} the new ${tiles[tile].one}?`,
      'mayor-privilege': () => `Do you take one more worker from ${the(places.supply)}?`,
      'mayor-place': ({ left, nobles }) =>
        `Where does the next worker go? ${left} to place${when(nobles, `, of them ${count(nobles, pieces.noble)}`)}.`,
      'builder-build': (facts) => `What do you build? You have ${coins(facts.coins)}.`,
      'builder-worker': ({ building }) =>
        `${buildings.university.one}: do you put a worker in the new ${buildings[building].one}?`,
      'craftsman-extra': () => `Which extra ${terms.barrel.one} do you take?`,
      'trader-sell': ({ sold }) => (sold ? `Do you use ${the(buildings['land-office'])}?` : 'Which good do you sell?'),
      'captain-load': ({ must }) => (must ? 'Which goods do you ship?' : 'Which goods do you ship, if any?'),
      'captain-store': ({ kinds, singles }) => {
        const whole = plural('en', kinds, { one: '# whole kind', other: '# whole kinds' })
        const single = count(singles, { one: `single ${terms.barrel.one}`, other: `single ${terms.barrel.other}` })
        const room = [when(kinds, whole), when(singles, single)].filter(Boolean).join(' and ')
        return `Which goods do you keep?${when(room, ` Room for ${room}.`)}`
      },
      ...added.questions,
    },

    answers: {
      role: (facts) => `Choose ${roles[facts.role].one}${when(facts.coins, `: +${coins(facts.coins)}`)}`,
      take: ({ tile, pile }) => `Take ${a(tiles[tile])}${when(pile, `, pile ${pile}`)}`,
      draw: (facts) =>
        `Draw a face-down ${terms.field.one}${when(facts.coins, ` for ${coins(facts.coins)}`)}${when(facts.pile, `, pile ${facts.pile}`)}`,
      'skip-draw': () => 'Draw nothing',
      worker: () => 'Take a worker',
      'no-worker': () => 'Take no worker',
      'place-on-tile': ({ tile }) => `Put a worker on ${a(tiles[tile])}`,
      'place-in-building': ({ building }) => `Put a worker in ${the(buildings[building])}`,
      build: ({ building, price, missing }) =>
        `Build ${buildings[building].one} for ${price}${when(missing, `, ${missing} of it ${through('black-market')}`)}`,
      extra: ({ good }) => `Take 1 more ${goods[good].one}`,
      sell: (facts) => `Sell ${goods[facts.good].one} for ${facts.coins}`,
      load: (facts) => `Ship ${cargo(facts)}, ${shipName(facts.ship)}: ${facts.points} VP`,
      keep: (facts) => `Keep all ${goods[facts.good].one}: ${barrels(facts.count)}`,
      'keep-one': ({ good }) => `Keep ${count(1, goods[good])}`,
      done: ({ spoils }) =>
        spoils ? `Stop here: ${barrels(spoils)} ${spoils === 1 ? 'spoils' : 'spoil'}` : 'Stop here: nothing spoils',
      pass: () => 'Pass',
      ...added.answers,
    },

    events: {
      'round-began': ({ round }, who) => `Round ${round}: ${who} is governor.`,
      'role-chosen': (facts, who) =>
        `${who} chooses ${the(roles[facts.role])}${when(facts.coins, ` and takes ${coins(facts.coins)}`)}.`,
      'coin-on-role': (facts) => `${The(roles[facts.role])} now holds ${coins(facts.coins)}.`,
      passed: ({ role }, who) => `${roles[role].one}: ${who} passes.`,
      'cannot-act': ({ role }, who) => `${roles[role].one}: ${who} can do nothing.`,
      'tile-drawn': ({ tile, pile }, who) => `${who} draws ${a(tiles[tile])}${fromPile(pile)}.`,
      'tile-taken': ({ tile, pile }, who) => `${who} takes ${a(tiles[tile])}${fromPile(pile)}.`,
      'tile-worker': (facts, who) =>
        `${who} puts a worker from ${from[facts.from]} on the new ${tiles[facts.tile].one}.`,
      'tile-discarded': (facts) => `Discarded: ${count(facts.count, tiles[facts.tile])}.`,
      'tiles-shuffled': (facts) => `The discards are shuffled in again: ${count(facts.count, terms.field)}.`,
      'tile-revealed': ({ tile, pile }) => `${capital(a(tiles[tile]))} is turned up${when(pile, ` on pile ${pile}`)}.`,
      'privilege-worker': (_, who) => `${who} takes one more worker from ${the(places.supply)}.`,
      'workers-arrived': (facts, who) => `${who} gets ${workers(facts.count)} from ${the(workerShip)}.`,
      'workers-lifted': (facts, who) => `${who} lifts ${workers(facts.count)} to place again.`,
      'worker-on-tile': ({ tile }, who) => `${who} puts a worker on ${a(tiles[tile])}.`,
      'worker-in-building': ({ building }, who) => `${who} puts a worker in ${the(buildings[building])}.`,
      'ship-refilled': (facts) =>
        `${The(workerShip)} takes in ${workers(facts.count)}${when(facts.missing, `, ${facts.missing} too few`)}.`,
      built: ({ building, price }, who) => `${who} builds ${the(buildings[building])} for ${coins(price)}.`,
      'building-worker': (facts, who) =>
        `${who} puts a worker from ${from[facts.from]} in the new ${buildings[facts.building].one}.`,
      produced: (facts, who) =>
        `${who} produces ${cargo(facts)}${when(facts.missing, `; ${the(places.supply)} lacks ${facts.missing}`)}.`,
      'factory-paid': (facts, who) => `${The(buildings[facts.building])} pays ${who} ${coins(facts.coins)}.`,
      'extra-barrel': ({ good }, who) => `${who} takes 1 more ${goods[good].one}.`,
      sold: (facts, who) => `${who} sells ${goods[facts.good].one} for ${coins(facts.coins)}.`,
      'house-emptied': () => `${The(places['trading-house'])} is full and is emptied.`,
      loaded: (facts, who) =>
        `${who} ships ${cargo(facts)} ${facts.ship > SMALL_SHIP ? `on the ${shipName(facts.ship)}` : through(facts.ship ? 'small-wharf' : 'wharf')}.`,
      points: ({ points, source }, who) => `${who} scores ${points} VP ${scoredBy[source]}.`,
      'kept-kind': (facts, who) => `${who} keeps all ${goods[facts.good].one}: ${barrels(facts.count)}.`,
      'kept-one': ({ good }, who) => `${who} keeps ${count(1, goods[good])}.`,
      spoiled: (facts, who) => `${who} gives ${cargo(facts)} back to ${the(places.supply)}.`,
      'ship-sailed': ({ ship, good }) =>
        ship > SMALL_SHIP
          ? `The ship of ${ship} is full and sails with ${goods[good].one}.`
          : `The private ship sails with ${goods[good].one}.`,
      prospected: (facts, who) => `${who} takes ${coins(facts.coins)} from the bank.`,
      'end-triggered': ({ cause }) =>
        ({
          workers: `Too few workers for ${the(workerShip)}: this is the last round.`,
          city: 'A city is full: this is the last round.',
          points: 'The victory points have run out: this is the last round.',
        })[cause],
      'game-over': () => 'The game is over.',
      'only-answer': (_, who) => `${who} has no other choice.`,
      ...added.events,
    },

    watched: watched(names),
    occasions: occasions(names),
    tiebreak: 'Tie-break: coins and goods',
    scoreLines: {
      chips: 'Victory point chips',
      buildings: capital(terms.building.other),
      ...added.scoreLines,
    },
    sources: {
      load: 'load',
      privilege: privilege.one,
      harbor: buildings.harbor.one,
      church: buildings.church.one,
      'union-hall': buildings['union-hall'].one,
      chapel: buildings.chapel.one,
      'hunting-lodge': buildings['hunting-lodge'].one,
      'royal-supplier': buildings['royal-supplier'].one,
      plunder: 'plunder',
      festival: 'festival',
      ability: 'ability',
    },
    causes: { workers: 'too few workers', city: 'a full city', points: 'no victory points left' },
    origins: { supply: places.supply.one, ship: workerShip.one },
  }
}
