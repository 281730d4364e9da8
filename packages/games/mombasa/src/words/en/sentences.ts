import { when } from '@quayside/kernel'
import type { Lexicon, Sentences } from '../catalogue.ts'
import { are, BOOKKEEPING_POINT, CARD, count, EXPANSION_POINT, MARKER, noun, ordinal, STEP, UNIT } from './grammar.ts'
import { NAMES } from './names.ts'
import { rewardText, trackSteps } from './pieces.ts'
import { rulings } from './rules.ts'

const COIN = noun('coin')
const POINT = noun('point')

export function sentences(lexicon: Lexicon): Sentences {
  const { card, book, region, start, rules } = lexicon
  const { companies, counted, tiles, spaces, columns, sources } = NAMES
  const cards = (n: number) => count(n, CARD)
  const units = (n: number) => count(n, UNIT)
  const points = (n: number) => count(n, EXPANSION_POINT)
  const bookkeeping = (n: number) => count(n, BOOKKEEPING_POINT)

  return {
    ...rulings(lexicon),

    questions: {
      'keep-tile': () => 'Which starting tile do you keep?',
      'rest-card': (facts) => `On which resting pile do you lay ${card(facts.card).the}?`,
      plan: ({ open }) =>
        open
          ? `Which cards do you plan? ${count(open, noun('slot'))} ${are(open)} free.`
          : 'All your slots are filled: do you seal the plan?',
      turn: ({ markers }) => `What do you do? You have ${count(markers, MARKER)} left.`,
      goods: (facts) =>
        facts.bought
          ? `On which track do you move? ${units(facts.units)} left.`
          : `What do you do with ${units(facts.units)}?`,
      'enter-region': (facts) =>
        `Which region does ${companies[facts.company].one} enter? ${points(facts.points)} left.`,
      'region-rewards': () => 'Which reward do you take next?',
      'return-post': ({ company }) =>
        `To which column of its base does the ${companies[company].one} trading post return?`,
      'capital-call': ({ company, pounds, steps }) =>
        `Capital call ${companies[company].of}: do you pay £${pounds}? ${count(steps, STEP)} left.`,
      inkwell: ({ step, steps }) =>
        `Inkwell ${step ? `on step ${step}` : 'at the start'}: do you move ${steps ? 'on' : 'it'}?`,
      'spend-points': (facts) => `How do you spend ${bookkeeping(facts.points)}?`,
      'remove-post': (facts) => `From which base do you remove a trading post? ${facts.count} to go.`,
      'place-book': (facts) => `Which book do you place, and where? ${facts.count} to place.`,
      'majority-tier': (facts) =>
        `Which reward of the ${counted[facts.counted].of} majority? You have ${counted[facts.counted].count(facts.total)}.`,
      'buy-for-pounds': ({ pounds }) => `Which card do you buy? You have £${pounds}.`,
      discard: ({ plus, wanted }) =>
        `Which ${wanted === 'any' ? '' : `${counted[wanted].of} `}card do you discard? It brings its price${when(plus, ` and £${plus}`)}.`,
      'choose-reward': () => 'Which of the two rewards do you take?',
      'reward-parts': () => 'Which part of the reward do you take next?',
      'buy-and-or-diamond': ({ discount, steps, bought }) => {
        const cheaper = when(discount, `, £${discount} cheaper`)
        if (bought) return 'Do you take the diamond steps too?'
        return steps ? `Do you buy a card${cheaper}, take diamond steps, or both?` : `Do you buy a card too${cheaper}?`
      },
      'other-tracks': ({ left, steps }) => `On which track do you move ${count(steps, STEP)}? ${left} to go.`,
      'take-pile': () => 'Which resting pile do you take up?',
    },

    answers: {
      keep: (facts) => `Keep ${start(facts.start).about}`,
      rest: (facts) => `Lay ${card(facts.card).the} on resting pile ${facts.pile}`,
      lay: (facts) => `Lay ${card(facts.card).a} in slot ${facts.slot}`,
      seal: (facts) => (facts.count ? `Seal the plan: ${cards(facts.count)}` : 'Seal the plan without cards'),
      use: (facts) => `Use ${card(facts.card).the}, slot ${facts.slot}`,
      'use-tile': ({ tile }) => `Use ${tiles[tile].the}`,
      attach: (facts) => `Put the +1 tile on ${card(facts.card).the}, slot ${facts.slot}`,
      add: (facts) => `Add ${card(facts.card).the}, slot ${facts.slot}`,
      buy: ({ price, currency, ...facts }) =>
        `Buy ${card(facts.card).a} for ${currency === 'units' ? units(price) : `£${price}`}`,
      advance: ({ company, pounds }) =>
        `Move 1 step on the ${companies[company].one} track${when(pounds, `, capital call £${pounds}`)}`,
      done: () => 'Finish here',
      expand: ({ company }) => `Expand ${companies[company].one}`,
      enter: (facts) => `Enter ${region(facts.region).into} from column ${facts.column}: ${count(facts.points, POINT)}`,
      reward: ({ company, ...facts }) =>
        `Take the reward for ${region(facts.region).the}: ${rewardText(facts, companies[company])}`,
      'reward-points': (facts) => `Take ${bookkeeping(facts.points)}`,
      return: ({ column }) => `Return it to column ${column}`,
      pay: ({ pounds }) => `Pay £${pounds}`,
      stop: () => 'Stop here',
      flip: (facts) => `Turn over step ${facts.step} for £${rules.flipPounds}: ${book(facts.book).the}`,
      step: ({ step, turned, ...facts }) =>
        `Move the inkwell to step ${step}: ${turned ? 'turned-over book' : book(facts.book).the}`,
      book: ({ pounds, ...facts }) => `Take ${book(facts.book).the}${when(pounds, ` and £${pounds}`)}`,
      pounds: ({ pounds }) => `Take £${pounds}`,
      remove: ({ company, column }) => `Remove a trading post ${companies[company].of}, column ${column}`,
      place: (facts) => `Place ${book(facts.book).the} on step ${facts.step}`,
      mark: ({ bonus, pounds }) => `Place a marker: ${spaces[bonus].one}${when(pounds, ` for £${pounds}`)}`,
      tier: ({ min, company, ...reward }) => `Take reward ${min}+: ${rewardText(reward, companies[company])}`,
      discard: ({ pounds, ...facts }) => `Discard ${card(facts.card).the} for £${pounds}`,
      option: (reward) => `Take ${rewardText(reward)}`,
      take: ({ part, amount, company }) =>
        `Take ${part === 'track' ? trackSteps(amount, company && companies[company]) : rewardText({ [part]: amount })}`,
      track: ({ company }) => `Move on the ${companies[company].one} track`,
      end: () => 'End your phase',
      pile: ({ pile, ...facts }) => `Take up resting pile ${pile}: ${cards(facts.count)}`,
    },

    events: {
      'tracks-laid': ({ company, track }) => `Track ${track} lies at the ${companies[company].one} edge.`,
      'tile-dealt': (facts, who) => `${who} is dealt ${start(facts.start).about}.`,
      sealed: (_, who) => `${who} has decided.`,
      'tile-kept': (facts, who) => `${who} begins with ${start(facts.start).about}.`,
      rested: (facts, who) => `${who} lays ${card(facts.card).the} on resting pile ${facts.pile}.`,
      'round-began': ({ round }, who) => `Round ${round}: ${who} goes first.`,
      laid: (facts, who) => `${who} lays ${card(facts.card).a} face down in slot ${facts.slot}.`,
      revealed: (facts, who) => `${who} reveals ${card(facts.card).a} in slot ${facts.slot}.`,
      'revealed-none': (_, who) => `${who} has planned no card.`,
      'card-used': (facts, who) => `${who} uses ${card(facts.card).the} in slot ${facts.slot}.`,
      'tile-used': ({ tile }, who) => `${who} uses ${tiles[tile].the}.`,
      'plus-one-attached': (facts, who) => `${who} puts the +1 tile on ${card(facts.card).the} in slot ${facts.slot}.`,
      'bought-with-goods': (facts, who) => `${who} buys ${card(facts.card).a} for ${units(facts.units)}.`,
      'bought-for-pounds': ({ pounds, ...facts }, who) =>
        `${who} takes ${card(facts.card).a} from the display for £${pounds}.`,
      'units-lost': (facts, who) => `${who} loses ${units(facts.units)}.`,
      advanced: ({ company, steps, space }, who) =>
        `${who} moves ${trackSteps(steps, companies[company])}, to space ${space}.`,
      'call-paid': ({ company, pounds }, who) =>
        `${who} pays £${pounds} for the capital call ${companies[company].of}.`,
      'special-space': ({ company, level, pounds }, who) =>
        `${who} reaches the ${ordinal(level)} special space of the ${companies[company].one} track and gains £${pounds}.`,
      'special-again': ({ company, level, pounds }, who) =>
        `${who} gains £${pounds} again for the ${ordinal(level)} special space of the ${companies[company].one} track.`,
      'steps-lost': ({ company, steps }, who) => `${who} leaves ${trackSteps(steps, companies[company])} unused.`,
      'expansion-began': (facts, who) => `${who} expands ${companies[facts.company].one} with ${points(facts.points)}.`,
      entered: (facts, who) =>
        `${who} sends ${companies[facts.company].one} into ${region(facts.region).into} for ${points(facts.points)}.`,
      ousted: (facts) => `${companies[facts.company].one} must leave ${region(facts.region).the}.`,
      'points-lost': (facts, who) => `${who} loses ${points(facts.points)}.`,
      'post-returned': ({ company, column }) =>
        `A ${companies[company].one} trading post returns to column ${column} of its base.`,
      'post-lost': ({ company }) =>
        `The ${companies[company].one} base has no room for the trading post: it leaves the game.`,
      'post-removed': ({ company, column }, who) =>
        `${who} removes a trading post from column ${column} of the ${companies[company].one} base.`,
      'pounds-gained': ({ pounds, source }, who) => `${who} gains £${pounds} ${sources[source].by}.`,
      'pounds-paid': ({ pounds }, who) => `${who} pays £${pounds}.`,
      'diamond-moved': ({ steps, space }, who) =>
        `${who} moves ${count(steps, STEP)} on the diamond track, to space ${space}.`,
      'slot-opened': ({ slot }, who) => `${who} opens action slot ${slot}.`,
      'points-gained': (facts, who) => `${who} gets ${bookkeeping(facts.points)}.`,
      'book-taken': ({ pounds, ...facts }, who) =>
        `${who} takes ${book(facts.book).the}${when(pounds, ` and £${pounds} with it`)}.`,
      'book-placed': (facts, who) => `${who} places ${book(facts.book).the} on step ${facts.step}.`,
      'book-discarded': (facts, who) => `${who} has no room for ${book(facts.book).the} and discards it.`,
      'book-flipped': ({ step }, who) => `${who} turns over the book on step ${step}.`,
      'ink-moved': ({ step }, who) => `${who} moves the inkwell to step ${step}.`,
      'book-revealed': ({ row, column, ...facts }) =>
        `New on the book display, row ${row}, column ${column}: ${book(facts.book).the}.`,
      'marker-placed': ({ bonus }, who) => `${who} places a bonus marker ${spaces[bonus].on}.`,
      'first-player': (_, who) => `${who} takes the first player marker.`,
      'majority-used': ({ min, total, ...facts }, who) =>
        `${who} has the majority with ${counted[facts.counted].count(total)} and takes reward ${min}+.`,
      discarded: ({ pounds, ...facts }, who) => `${who} discards ${card(facts.card).the} for £${pounds}.`,
      'phase-ended': (_, who) => `${who} ends the action phase.`,
      'pile-taken': ({ pile, ...facts }, who) => `${who} takes up resting pile ${pile}: ${cards(facts.count)}.`,
      'coins-moved': ({ round, ...facts }) => `To the books of round ${round}: ${count(facts.count, COIN)}.`,
      'display-discarded': (facts) => `Off the card display: ${card(facts.card).a}.`,
      'card-revealed': ({ display, row, ...facts }) =>
        `New on the card display, ${columns[display]}, row ${row}: ${card(facts.card).a}.`,
      'tile-taken': ({ tile }, who) => `${who} takes ${tiles[tile].the}.`,
      'game-over': () => 'The game is over.',
      'only-answer': (_, who) => `${who} has no other choice.`,
    },

    scoreLines: {
      pounds: 'Pounds',
      mombasa: 'Mombasa company',
      'cape-town': 'Cape Town company',
      'saint-louis': 'Saint-Louis company',
      cairo: 'Cairo company',
      diamonds: 'Diamond track',
      books: 'Bookkeeping track',
    },
  }
}
