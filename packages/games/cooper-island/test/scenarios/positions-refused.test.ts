import { Match } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { land, scenarioGame } from '../table.ts'

const refusal = (position: object) => {
  const begun = Match.fromPosition(scenarioGame, { game: 'cooper-island', ...position })
  return begun.ok ? null : begun.error
}
const solo = { options: { players: 1 } }
const boat = (dock: string, id: string) => ({ dock, boat: id })
const player = (given: object) => ({ players: [given] })
const lands = (...spaces: string[]) => player({ land: land(...spaces) })
const TWO_BOATS = { docks: [boat('dock-1', 'boat-coin'), boat('dock-2', 'boat-draw')] }

type Case = readonly [what: string, position: object, says: RegExp]

const refuses = (cases: readonly Case[]): void => {
  it.each(cases)('%s', (_, position, says) => {
    expect(refusal(position)).toMatchObject({ code: 'impossible-position', message: expect.stringMatching(says) })
  })
}

describe('the table', () => {
  refuses([
    ['more players than the options say', { options: { players: 2 }, players: [{}, {}, {}] }, /2 players, not more/],
    ['a Cooper holder who is not there', { cooper: 2 }, /no seat 2/],
    ['alone, a third seat with the marker', { ...solo, cooper: 2 }, /no seat 2/],
    ['a harbour master elsewhere', { round: 2, harbourMaster: { merchant: 'merchant-3', stands: true } }, /merchant-2/],
    ['a turn of a seat that is not there', { now: { phase: 'work', by: 2 } }, /no seat 2/],
    ["alone, a turn of Cooper's", { ...solo, now: { phase: 'work', by: 1 } }, /no seat 1/],
    [
      'a turn without a worker',
      { work: { A: { round: [0] }, B: { round: [0] } }, now: { phase: 'work', by: 0 } },
      /seat 0 has no worker to place/,
    ],
    ['an income while somebody works', { work: { A: { round: [1] } }, now: { phase: 'income', by: 0 } }, /at home/],
    ['an income with neutral workers out', { ...solo, work: { A: { square: ['neutral'] } } }, /at home/],
    ['a hand nobody has', { now: { phase: 'income', by: 0, hands: ['boat-coin'] } }, /no hand boat-coin/],
    ['an unknown hand', { now: { phase: 'income', by: 0, hands: ['thumb'] } }, /no hand thumb/],
  ])
})

describe('workers and royal orders', () => {
  const work = { now: { phase: 'work', by: 0 } }
  refuses([
    ['a worker of nobody', { ...work, work: { A: { round: [2] } } }, /nobody is 2/],
    ['a neutral worker with two players', { ...work, work: { A: { round: ['neutral'] } } }, /nobody is neutral/],
    ['two of one colour on a space', { ...work, work: { A: { round: [1, 0, 1] } } }, /two workers of one colour/],
    ['an unknown order', { orders: [{ order: 'order-9' }] }, /no royal order order-9/],
    ['an order twice', { orders: [{ order: 'order-1' }, { order: 'order-1' }] }, /order-1 is given twice/],
    ['an order of nobody', { orders: [{ order: 'order-1', seat: 3 }] }, /no seat 3/],
    [
      'an order without a special worker gained',
      { orders: [{ order: 'order-1', seat: 0 }] },
      /gained 0 special workers and holds 1/,
    ],
    [
      'a special worker gained without an order',
      player({ ...TWO_BOATS, locked: { ordinary: 2, special: 1 } }),
      /gained 1 special workers and holds 0/,
    ],
    ['more workers locked than there are', player({ locked: { ordinary: 3 } }), /2 locked ordinary workers at most/],
    [
      'more ordinary workers out than there are',
      { ...work, work: { A: { round: [1] }, B: { round: [1] }, C: { round: [1] } } },
      /seat 1 has 4 ordinary workers in all, not 5/,
    ],
    [
      'a special worker out that nobody gained',
      { ...work, work: { A: { square: [1] } } },
      /seat 1 has 2 special workers in all, not 3/,
    ],
    ['workers that do not add up', player({ workers: { ordinary: 3 } }), /seat 0 has 4 ordinary workers in all, not 5/],
    ['a contract without a worker', player({ contracts: { worker: 1 } }), /gained 0 workers/],
    [
      'more workers gained than contracts',
      {
        ...player({ locked: {} }),
        orders: [
          { order: 'order-1', seat: 0 },
          { order: 'order-2', seat: 0 },
        ],
      },
      /3 contracts for workers/,
    ],
    ['more helm contracts than there are', player({ contracts: { helm: 4 } }), /3 contracts for helm points/],
    ['a contract without its milestone', player({ contracts: { helm: 1 } }), /not reached so many milestones/],
    ['a worker without a milestone', player({ locked: { ordinary: 1, special: 2 } }), /not reached so many milestones/],
  ])
})

describe('land', () => {
  refuses([
    ['an unknown space', lands('h0,2 meadow 1', 'h9,9 forest 1'), /no space h9,9/],
    ['a space twice', lands('h0,2 meadow 1', 'h0,2 forest 1'), /h0,2 of seat 0 is given twice/],
    ['a terrain without a level', player({ land: [{ space: 'h0,2', terrain: 'meadow' }] }), /terrain but no level/],
    ['a level without a terrain', player({ land: [{ space: 'h0,2', level: 2 }] }), /level but no terrain/],
    [
      'a cube on an unexplored space',
      player({ land: [{ space: 'h0,1', on: 'wood' }, ...land('h0,2 meadow 1')] }),
      /nothing stands on unexplored h0,1/,
    ],
    [
      'a ruin where there never was one',
      player({ land: [{ space: 'h0,1', on: 'ruin' }, ...land('h0,2 meadow 1')] }),
      /nothing stands on unexplored h0,1/,
    ],
    ['a cube of another terrain', lands('h0,2 meadow 1 wood'), /wood does not stand on the meadow/],
    ['a coin on land', lands('h0,2 meadow 1 coin'), /coin does not stand/],
    ['something unknown on land', lands('h0,2 meadow 1 dog'), /dog does not stand/],
    ['gold too low', lands('h0,2 mountain 2 gold'), /no gold below level 3/],
    ['a start that is not explored', lands('h0,1 forest 1'), /start h0,2 of seat 0 is explored/],
    [
      'land out of reach',
      lands('h0,2 meadow 1', 'h0,-1 forest 1'),
      /h0,-1 of seat 0 is explored but cannot be reached/,
    ],
    ['tiles without singles', { placed: { 'forest-meadow': 1 } }, /with "placed" seat 0 needs "singles"/],
  ])
})

describe('islands', () => {
  const islands = (...list: string[]) =>
    player({
      land: land('h0,2 meadow 3', 'h0,1 forest 1'),
      islands: list.map((text) => ({ island: text.split(' ')[0], half: text.split(' ')[1] })),
    })
  refuses([
    ['one twice', islands('isl-coin R1.cw', 'isl-coin L1.ccw'), /has isl-coin only once/],
    ['at an unknown half', islands('isl-coin R9.cw'), /no half R9.cw/],
    ['at no half', islands('isl-coin R1'), /no half R1/],
    ['two on one sandbank', islands('isl-coin R1.cw', 'isl-draw R1.ccw'), /R1 of seat 0 holds one island/],
    ['away from explored land', islands('isl-coin L4.cw'), /isl-coin at L4.cw lies on no explored space/],
  ])
})

describe('a player board', () => {
  const built = (...spaces: string[]) => land('h0,2 meadow 1', ...spaces)
  const docks = (...list: object[]) => player({ docks: list })
  refuses([
    ['more in storage than fits', player({ storage: { coin: 6 } }), /more in storage than there is room for/],
    [
      'coins on a card for gold',
      player({ land: built('h0,1 forest 1 small'), smallCards: ['small-14'], storage: { coin: 7 } }),
      /more in storage/,
    ],
    ['a cartographer beyond the track', player({ cartographer: 7 }), /track ends at 6/],
    [
      'too many buildings',
      lands('h0,2 meadow 1 fort', 'h0,1 forest 1 fort'),
      /1 buildings of the kind fort in all, not 2/,
    ],
    ['an unknown dock', docks(boat('dock-6', 'boat-coin')), /no dock dock-6/],
    [
      'two boats at one dock',
      docks(boat('dock-1', 'boat-coin'), boat('dock-1', 'boat-draw')),
      /dock-1 of seat 0 holds one/,
    ],
    ['a boat twice', docks(boat('dock-1', 'boat-coin'), boat('dock-2', 'boat-coin')), /has boat-coin only once/],
    ['a small card without its building', player({ smallCards: ['small-1'] }), /more small building cards than small/],
    [
      'a large card without its building',
      player({ largeCards: [{ card: 'large-1' }] }),
      /more large building cards than/,
    ],
    [
      'an unknown small card',
      player({ land: built('h0,1 forest 1 small'), smallCards: ['small-16'] }),
      /no small building card small-16/,
    ],
    [
      'an unknown large card',
      player({ land: built('h0,1 forest 1 large'), largeCards: [{ card: 'small-1' }] }),
      /no large building card small-1/,
    ],
    ['an unknown statue space', player({ statueSpaces: ['statue-9'] }), /no statue space statue-9/],
    ['a statue space that is covered', player({ statueSpaces: ['statue-3'] }), /no free statue space like statue-3/],
    ['the space of a card one has not', player({ statueSpaces: ['small-5'] }), /no free statue space like small-5/],
    [
      'one statue space too many',
      player({ statueSpaces: ['statue-1', 'statue-2', 'statue-1'] }),
      /no free statue space like/,
    ],
    ['a ruin too many', player({ statueSpaces: ['statue-1'] }), /5 ruins and statues in all, not 6/],
    ['a ruin too few', player({ land: [{ space: 'h1,0' }, ...built()] }), /5 ruins and statues in all, not 4/],
    ['an unknown merchant', player({ merchants: ['merchant-6'] }), /no merchant merchant-6/],
    ['an unknown crate space', player({ crates: ['crate-food'] }), /no crate crate-food/],
    ['a lid too many', player({ crates: ['crate-draw'] }), /5 lids in all/],
    ['lids that do not add up', player({ merchants: [], lids: 4 }), /5 lids in all/],
  ])
})

describe('tiles, diaries and decks', () => {
  const held = (...cards: string[]) => ({
    players: cards.map((card) => ({ land: land('h0,2 meadow 1 small'), smallCards: [card] })),
  })
  const SMALL = Array.from({ length: 15 }, (_, i) => `small-${i + 1}`)
  refuses([
    [
      'more double tiles than there are',
      player({ doubles: { 'forest-meadow': 21 } }),
      /20 double tiles forest-meadow in all/,
    ],
    ['a bag that does not add up', { bag: { 'forest-meadow': 20 } }, /20 double tiles forest-mountain in all, not 0/],
    [
      'nothing left to draw at the start',
      {
        players: [{ doubles: { 'forest-meadow': 20, 'forest-mountain': 20, 'forest-settlement': 19 } }],
      },
      /the bag is empty/,
    ],
    [
      'landscapes that nothing makes',
      {
        placed: { 'forest-meadow': 1 },
        players: [
          { singles: 1, doubles: {} },
          { singles: 1, doubles: {} },
        ],
      },
      /2 landscapes lie on the table, but singles, islands and double tiles make 4/,
    ],
    ['more diaries held than there are', { players: [{ diaries: 20 }, { diaries: 11 }] }, /30 diaries in all/],
    ['more of a kind than there are', { diaries: { 'diary-1': 5 } }, /4 diaries diary-1/],
    ['an unknown diary', { diaries: { 'diary-12': 1 } }, /no diary diary-12/],
    ['diaries that do not add up', { diaries: { 'diary-1': 4 } }, /30 diaries in all, not 4/],
    ['a card held twice', held('small-1', 'small-1'), /held twice/],
    ['a deck with a card missing', { smallDeck: SMALL.slice(1) }, /all that nobody holds, each once/],
    ['a deck with a card twice', { smallDeck: [...SMALL.slice(1), 'small-2'] }, /each once/],
    ['a deck with a card somebody holds', { ...held('small-1'), smallDeck: SMALL }, /all that nobody holds/],
    ['a deck with an unknown card', { largeDeck: ['large-16'] }, /all that nobody holds/],
    ['knowledge of an unknown card', { known: { 'small-16': [1] } }, /no building card small-16/],
  ])
})

describe('Cooper', () => {
  const automa = (given: object, options = {}) => ({ options: { players: 1, ...options }, automa: given })
  refuses([
    ['with two players', { automa: { stock: 3 } }, /only solo games have an automa/],
    [
      'another strategy than the options',
      automa({ strategy: 'merchant' }, { strategy: 'shipwright' }),
      /strategy of the options/,
    ],
    [
      'more workers out than he has',
      {
        ...automa({}),
        work: { A: { round: [1] }, B: { round: [1] }, C: { round: [1] } },
        now: { phase: 'work', by: 0 },
      },
      /Cooper has not so many ordinary workers/,
    ],
    ['workers that do not add up', automa({ workers: { ordinary: 1 } }), /Cooper has 2 ordinary workers, not 1/],
    [
      'more cards than his deck has',
      automa({ strategy: 'shipwright', deck: { B: 3 } }),
      /Cooper has 2 cards for area B/,
    ],
    ['milestones beyond what he has built', automa({ milestones: 4, counters: { boats: 1 } }), /Cooper/],
    ['a worker he owes for no special one', automa({ owes: 4 }), /Cooper/],
    ['workers that no milestone brought', automa({ gained: { ordinary: 8 } }), /Cooper/],
    [
      'a royal order without a special worker gained',
      { ...automa({}), orders: [{ order: 'order-1', seat: 1 }] },
      /Cooper/,
    ],
  ])
})

describe('shapes that are no position', () => {
  const shape = (position: unknown) => {
    const begun = Match.fromPosition(scenarioGame, position)
    return begun.ok ? null : begun.error
  }
  it.each([
    ['nothing', null],
    ['a list', []],
    ['another game', { game: 'mombasa' }],
    ['an unknown key', { game: 'cooper-island', stack: [] }],
    ['a round that is not', { game: 'cooper-island', round: 6 }],
    ['half a coin', { game: 'cooper-island', players: [{ storage: { coin: 0.5 } }] }],
    ['an unknown item', { game: 'cooper-island', players: [{ storage: { rum: 1 } }] }],
    ['an unknown phase', { game: 'cooper-island', now: { phase: 'clean-up', by: 0 } }],
    ['three ships', { game: 'cooper-island', players: [{ ships: [{}, {}, {}] }] }],
    [
      'a landscape too high',
      { game: 'cooper-island', players: [{ land: [{ space: 'h0,2', level: 31, terrain: 'forest' }] }] },
    ],
    ['a prototype', JSON.parse('{"game": "cooper-island", "__proto__": {"round": 2}}')],
  ])('%s', (_, position) => {
    expect(shape(position)).toMatchObject({ code: 'bad-position' })
  })

  it('options are checked like those of a new game', () => {
    expect(refusal({ options: { players: 5 } })).not.toBeNull()
    expect(refusal({ options: { level: 'hard' } })).not.toBeNull()
  })
})
