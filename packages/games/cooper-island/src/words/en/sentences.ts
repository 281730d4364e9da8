import { when } from '@quayside/kernel'
import type { AreaId, ItemId } from '../../ids.ts'
import type { Lexicon, Sentences } from '../catalogue.ts'
import { type CleanUpStepId, NEUTRAL_OWNER, type SpotId } from '../facts.ts'
import { bakeryOf } from '../lexicon.ts'
import { ANCHOR, count, HELM, noun, of, PIECE, POINT, STEP, TILE } from './grammar.ts'
import { NAMES } from './names.ts'
import { anyOf, CALLED } from './pieces.ts'
import { rulings } from './rules.ts'

export function sentences(lexicon: Lexicon): Sentences {
  const { space, ends, half, site, island, boat, diary, crate, card, use, order, area, action, pack } = lexicon
  const { merchant, dock, statue, statueHelm, exchange, exchanged, double, milestone, contract, cost } = lexicon
  const { items, terrains, halves, workers, pieces, ships, counted, strategies } = NAMES
  const helm = (n: number) => count(n, HELM)
  const points = (n: number) => count(n, POINT)
  const steps = (n: number) => count(n, STEP)
  const some = (item: ItemId, n: number) => items[item].count(n)
  const one = (item: ItemId) => items[item].count(1)
  const quoted = (id: string) => `“${card(id).one}”`
  const areaOf = (id: AreaId) => `area ${id}`
  /** A cube on land is worth its level. */
  const cube = (facts: { space: string; item: ItemId | ''; level: number }) =>
    facts.item ? `the ${items[facts.item].one} on ${space(facts.space)}` : `what is on ${space(facts.space)}`
  const tile = (first: string, second: string, [here, there]: readonly [string, string]) =>
    `${first} on ${here} and ${second} on ${there}`
  const onto = (id: string) => (pack.smallCards.some((each) => each.id === id) ? `the ${statue(id)}` : statue(id))
  const withSteps = (n: number) => when(n, `, ${steps(n)} of the cartographer`)
  const spot = (id: SpotId) => (id === 'harbour' ? 'the harbour' : id === 'bay' ? 'a bay' : CALLED.bank(id))

  return {
    ...rulings(lexicon),

    questions: {
      'start-terrain': () => 'With which landscape do you begin?',
      income: () => 'Your income: which hand do you use next?',
      turn: () => 'Where do you send a worker?',
      area: (facts) => `Area ${facts.area}: what do you do next?`,
      fee: ({ seat, owner, harbour }) => {
        if (owner === NEUTRAL_OWNER)
          return 'Your worker stands on a neutral one: which coin or resource do you pay to the supply?'
        if (!harbour) return 'Your worker stands on another’s: which coin or resource do you pay as the fee?'
        return owner === seat
          ? 'You are in your own harbour: which coin or resource do you pay to the supply?'
          : 'You are in another’s harbour: which coin or resource do you pay as the fee?'
      },
      compensation: () => 'A fee is due to you: which coin or resource do you take from the supply?',
      anchor: (facts) => `Under which ship do you put an anchor? ${facts.count} to place.`,
      'choose-ship': (facts) => `Which ship do you move for ${helm(facts.points)}?`,
      'optional-action': (facts) => `Do you use the ${action(facts.action).one} (${action(facts.action).does})?`,
      'two-islands': ({ first, second }) =>
        `You pass two islands: which action comes first, ${island(first).one} or ${island(second).one}?`,
      'storage-full': () => 'Not everything fits into your storage: what do you take?',
      'choose-items': ({ market, ...facts }) =>
        `Which coin or resource do you take into your ${market ? 'market' : 'storage'}? ${facts.count} to take.`,
      'place-double': (facts) => `Where do you place a double tile? ${facts.count} to go.`,
      'remove-ruin': () => 'Which ruin do you remove, and to which statue space does it go?',
      'ruin-or-statue': () => 'Which ruin do you remove, or which statue do you build?',
      'load-merchant': () => 'Which merchant ship do you load?',
      'build-boat': () => 'Which income boat do you build, and at which dock?',
      discount: ({ amount }) => `Which part of the cost gets less? ${amount} to take off.`,
      pay: ({ item, due }) => `What do you pay with? ${some(item, due)} due.`,
      'put-piece': ({ piece }) => `On which space do you put ${pieces[piece].the}?`,
      'choose-card': ({ building }) => `Which card of the ${pieces[building].one}s do you keep?`,
      exchange: ({ given, ...facts }) =>
        `Exchange ${exchange(facts.exchange)}: what do you give? ${given ? `Given up to now: ${given}.` : 'Nothing is given yet.'}`,
      'exchange-take': (facts) => `What do you take into your market? ${facts.count} to take.`,
      'royal-order': () => 'Which worker goes to which royal order?',
      feeding: ({ food, has }) => `Your workers need ${some('food', food)} and you have ${has}: do you feed them now?`,
      'clean-up': ({ step }) => CLEAN_UP[step],
      'before-scoring': () => 'Do you use free actions before the final scoring?',
      'island-actions': (facts) => `Which island’s action do you do? Up to ${facts.count} to go.`,
      'boat-actions': (facts) => `Which boat’s action do you do? Up to ${facts.count} to go.`,
      'scrap-boat': () => 'Which of your boats do you turn face down?',
      'move-piece': () => 'Which building or statue do you move, and where?',
      'crate-price': () => 'Which coin or resource do you pay for the crate space?',
    },

    answers: {
      start: ({ terrain }) => `Begin with ${terrains[terrain].a}`,
      island: ({ terrain, ...facts }) =>
        `Place the ${island(facts.island).one} at ${half(facts.half)}, its ${terrains[terrain].one} on ${space(facts.space)}`,
      place: (facts) =>
        `Place ${tile(halves[facts.first], halves[facts.second], [space(facts.space), space(facts.onto)])}, level ${facts.level}${withSteps(facts.steps)}${when(facts.bars, '; no place is left for an island')}`,
      'use-island': (facts) => `Use the ${island(facts.island).one}: ${island(facts.island).does}`,
      'use-boat': (facts) => `Use the ${boat(facts.boat).one}: ${boat(facts.boat).does}`,
      'use-diary': (facts) => `Use the diary: ${diary(facts.diary).does}`,
      'use-crate': (facts) => `Cover a crate space: ${crate(facts.crate).does}`,
      'use-card': (facts) => `Use ${quoted(facts.card)}: ${use(facts.card)}`,
      work: (facts) => `Send ${workers[facts.worker].a} to area ${facts.area}: ${area(facts.area).does}`,
      draw: () => `Draw ${count(1, TILE)}`,
      cartographer: () => 'Move the cartographer',
      take: ({ item }) => `Take ${one(item)}`,
      build: (facts) =>
        `Build the ${boat(facts.boat).one} at ${dock(facts.dock)} (${cost(facts.dock)}): ${helm(facts.points)}`,
      erect: (facts) => `Erect ${pieces[facts.building].a} (${cost(facts.building)}): ${helm(facts.points)}`,
      ruin: (facts) => {
        const points = statueHelm(facts.statue)
        return `Bring the ruin on ${space(facts.space)} to ${onto(facts.statue)}${when(points, `: ${helm(points)}`)}`
      },
      statue: (facts) => `Build a statue from ${onto(facts.statue)} for ${cost(facts.item)}`,
      load: (facts) => `Load ${merchant(facts.merchant)} (${cost(facts.merchant)}): ${helm(facts.points)}`,
      cooper: () => 'Take the Cooper marker',
      done: () => 'Finish here',
      skip: () => 'Leave it',
      lose: () => 'Give up the rest',
      put: (facts) => `Put it on ${space(facts.space)}, level ${facts.level}`,
      keep: (facts) => `Keep ${quoted(facts.card)}: ${card(facts.card).does}`,
      less: ({ item }) => `Pay ${one(item)} less`,
      pay: ({ item }) => `Pay ${one(item)} from storage`,
      'pay-land': (facts) => `Pay ${cube(facts)}, worth ${facts.level}`,
      refuse: () => 'Pay no fee and take an anchor',
      anchor: ({ ship }) => `Put the anchor under ${ships[ship].the}`,
      sail: ({ ship }) => `Move ${ships[ship].the}`,
      'stock-land': (facts) => `Stock ${cube(facts)}, worth ${facts.level} there`,
      stock: ({ item }) => `Stock ${one(item)} from the market`,
      exchange: (facts) => `Exchange ${exchange(facts.exchange)}`,
      give: ({ item }) => `Give ${one(item)} from storage`,
      'give-land': (facts) => `Give ${cube(facts)}, worth ${facts.level}`,
      explore: (facts) => `Explore ${space(facts.space)} with ${terrains[facts.terrain].a}${withSteps(facts.steps)}`,
      cultivate: (facts) =>
        `Cultivate ${space(facts.space)}: ${halves[facts.item]}, level ${facts.level}${withSteps(facts.steps)}`,
      contract: (facts) => `Move a milestone to a contract: ${contract(facts.contract)}`,
      order: (facts) => `Send ${workers[facts.worker].a} to a royal order (${order(facts.order).does})`,
      feed: () => 'Feed your workers',
      'feed-more': () => {
        const { food, helm: gained } = bakeryOf(lexicon)
        return `Feed your workers with ${food} more food for ${count(gained, MORE_HELM)}`
      },
      'reactivate-card': (facts) => `Turn up ${quoted(facts.card)}`,
      'reactivate-lid': (facts) => `Take the lid back from the ${crate(facts.crate).one}`,
      finish: () => 'Finish the whole clean-up',
      scrap: (facts) => `Turn the ${boat(facts.boat).one} face down: ${boat(facts.boat).does}`,
      move: ({ piece, ...facts }) =>
        `Move ${piece ? pieces[piece].the : 'what stands'} ${piece ? 'from' : 'on'} ${space(facts.space)} to ${space(facts.onto)}`,
    },

    events: {
      'start-terrain': ({ terrain }, who) => `${who} begins with ${terrains[terrain].a}.`,
      'order-laid': (facts) => `A royal order of this game (${order(facts.order).does}).`,
      'first-player': (_, who) => `${who} goes first and takes the Cooper marker.`,
      'strategy-chosen': ({ strategy }) => `Cooper’s strategy is ${strategies[strategy]}.`,
      'round-began': ({ round }, who) => `Round ${round}: ${who} goes first.`,
      drew: (facts, who) => `${who} draws a double tile: ${double(facts.double)}.`,
      'double-placed': (facts, who) =>
        `${who} places ${tile(halves[facts.first], halves[facts.second], ends(facts.edge))}.`,
      levelled: (facts, who) => `${who} levels ${space(facts.space)} with ${steps(facts.steps)} of the cartographer.`,
      'island-placed': (facts, who) => `${who} places the ${island(facts.island).one} at ${site(facts.site)}.`,
      explored: (facts, who) => `${who} explores ${space(facts.space)} with ${terrains[facts.terrain].a}.`,
      cultivated: (facts, who) =>
        `${who} cultivates ${space(facts.space)} to level ${facts.level}: ${halves[facts.item]}.`,
      gained: ({ item, ...facts }, who) => `${who} gains ${some(item, facts.count)}.`,
      'to-market': ({ item, ...facts }, who) => `${who} gains ${some(item, facts.count)} into the market.`,
      lost: ({ item, ...facts }, who) => `${who} has no room for ${some(item, facts.count)}.`,
      stocked: ({ item, ...facts }, who) => `${who} stocks the ${items[item].one} from ${space(facts.space)}.`,
      'stocked-from-market': ({ item }, who) => `${who} stocks ${one(item)} from the market.`,
      paid: ({ item, ...facts }, who) => `${who} pays ${some(item, facts.count)}.`,
      'paid-from-land': ({ item, level, ...facts }, who) =>
        `${who} pays the ${items[item].one} on ${space(facts.space)}, worth ${level}.`,
      exchanged: ({ value, ...facts }, who) =>
        `${who} exchanges a value of ${value} for ${anyOf(exchanged(facts.exchange), facts.count)}.`,
      'cartographer-moved': ({ mark, ...facts }, who) =>
        `${who} moves the cartographer ${steps(facts.steps)}, to ${mark}.`,
      'worker-placed': (facts, who) => `${who} sends ${workers[facts.worker].a} to ${areaOf(facts.area)}.`,
      'cooper-taken': (_, who) => `${who} takes the Cooper marker.`,
      'fee-refused': ({ seat, owner }, who, name) => {
        if (owner === NEUTRAL_OWNER) return `${who} does not pay the fee for the neutral worker.`
        return owner === seat
          ? `${who} does not pay the fee of the home harbour.`
          : `${who} does not pay the fee to ${name(owner)}.`
      },
      anchored: ({ ship }, who) => `${who} takes an anchor under ${ships[ship].the}.`,
      'anchor-dropped': ({ ship }, who) => `${who} takes an anchor off ${ships[ship].the}.`,
      sailed: ({ ship, water, of: owner, seat }, who, name) => {
        const at = owner === seat ? 'the home' : of(name(owner))
        const where =
          water === 'bay' ? 'a bay' : water === 'harbour' ? `${at} harbour` : `${CALLED.bank(water)} of ${at} peninsula`
        return `${who} sails ${ships[ship].the} to ${where}.`
      },
      'diary-taken': (facts, who) => `${who} takes a diary: ${diary(facts.diary).does}.`,
      'no-diary-left': (_, who) => `No diary is left for ${who}.`,
      'island-used': (facts, who) => `${who} uses the ${island(facts.island).one}: ${island(facts.island).does}.`,
      'boat-used': (facts, who) => `${who} uses the ${boat(facts.boat).one}: ${boat(facts.boat).does}.`,
      'diary-used': (facts, who) => `${who} uses the diary: ${diary(facts.diary).does}.`,
      'boat-built': (facts, who) => `${who} builds the ${boat(facts.boat).one} at ${dock(facts.dock)}.`,
      'boat-scrapped': (facts, who) => `${who} turns the ${boat(facts.boat).one} face down.`,
      'ruin-removed': (facts, who) => `${who} brings the ruin on ${space(facts.space)} to ${onto(facts.statue)}.`,
      'piece-put': ({ piece, ...facts }, who) => `${who} puts ${pieces[piece].a} on ${space(facts.space)}.`,
      'piece-moved': (facts, who) => `${who} moves the piece on ${space(facts.space)} to ${space(facts.onto)}.`,
      'cards-seen': ({ building }, who) => `${who} looks at cards of the ${pieces[building].one}s.`,
      'card-seen': (facts, who) => `${who} sees ${quoted(facts.card)}: ${card(facts.card).does}.`,
      'card-kept': (facts, who) => `${who} keeps ${quoted(facts.card)}: ${card(facts.card).does}.`,
      'card-used': (facts, who) => `${who} uses ${quoted(facts.card)}: ${use(facts.card)}.`,
      'card-reactivated': (facts, who) => `${who} turns ${quoted(facts.card)} up again.`,
      'merchant-loaded': (facts, who) => `${who} loads ${merchant(facts.merchant)}.`,
      'harbour-master-laid': () => 'The harbour master lies down for this round.',
      'lid-taken': (facts, who) => `${who} takes the crate lid from ${merchant(facts.merchant)}.`,
      'crate-used': (facts, who) => `${who} covers the ${crate(facts.crate).one}.`,
      'lid-reactivated': (facts, who) => `${who} takes the lid back from the ${crate(facts.crate).one}.`,
      'milestone-reached': (facts, who) => `${who} reaches a ${milestone(facts.milestone)}.`,
      contract: (facts, who) => `${who} moves a milestone to a contract: ${contract(facts.contract)}.`,
      'order-taken': (facts, who) =>
        `${who} sends ${workers[facts.worker].a} to a royal order (${order(facts.order).does}).`,
      'clean-up-began': ({ round }) => `The clean-up of round ${round} begins.`,
      fed: ({ food, missing }, who) =>
        `${who} feeds the workers with ${some('food', food)}${when(missing, ` and takes ${count(missing, ANCHOR)} for what is missing`)}.`,
      'statue-bonus': (facts, who) => `${who} gets ${helm(facts.points)} for statues.`,
      'passage-bonus': (facts, who) => `${who} gets ${helm(facts.points)} for the passage.`,
      'workers-home': () => 'All workers go home from the work spaces.',
      'market-cleared': (facts, who) => `${who} loses ${count(facts.count, PIECE)} left in the market.`,
      'harbour-master-moved': (facts) => `The harbour master stands up on ${merchant(facts.merchant)}.`,
      'neutral-worker': (facts) => `A neutral ${workers[facts.worker].one} comes to ${areaOf(facts.area)}.`,
      'cooper-card': (facts) => `Cooper draws a card for ${areaOf(facts.area)}.`,
      'cooper-elsewhere': (facts) => `Cooper has a worker there already and goes to ${areaOf(facts.area)} instead.`,
      'cooper-next-card': (facts) =>
        `Cooper finds no place through the card for ${areaOf(facts.area)} and draws again.`,
      'cooper-stock': ({ stock, ...facts }) => `Cooper gains ${facts.steps} stock and has ${stock}.`,
      'cooper-scored': ({ price, ...facts }) =>
        `Cooper pays ${price} stock and now counts ${count(facts.count, counted[facts.milestone])}.`,
      'cooper-sailed': ({ water, ...facts }) => `Cooper’s ship sails ${steps(facts.points)}, to ${spot(water)}.`,
      'cooper-diary': () => 'Cooper takes a diary.',
      'cooper-milestone': (facts) =>
        `Cooper reaches a ${milestone(facts.milestone)}; he gets ${contract(facts.contract)}.`,
      'cooper-owes': () => 'Cooper has no worker ready for a royal order: one goes there when the workers go home.',
      'cooper-cleaned-up': ({ statues, special, bonus }) =>
        `Cooper’s clean-up: ${points(statues)} for statues, ${special} for special workers, ${bonus} for his level.`,
      'game-over': () => 'The game is over.',
      'only-answer': (_, who) => `${who} has no other choice.`,
    },

    tiebreak: 'Tie-break: fewer unexplored spaces',
    scoreLines: {
      helm: 'Helm points',
      orders: 'Royal orders',
      cards: 'Building cards',
      leftovers: 'Leftovers',
      anchors: 'Anchors',
    },
  }
}

const MORE_HELM = noun('more helm point')

const CLEAN_UP: Record<CleanUpStepId, string> = {
  feed: 'Clean-up, workers: what do you do before they are fed?',
  reactivate: 'Clean-up: which card or lid do you reactivate?',
  statues: 'Clean-up, statues: what do you do before they score?',
  passage: 'Clean-up, passage: what do you do before it scores?',
  home: 'Clean-up: what do you do before the workers go home?',
  market: 'Clean-up, market: what do you stock before it is cleared?',
  master: 'Clean-up: what do you do before the harbour master moves?',
  scoring: 'What do you do before the final scoring?',
}
