import { DIAMOND_SLOT, numberOf } from '../../ids.ts'
import { levelOfSpace, SPACE } from '../../spaces.ts'
import type { Lexicon, Rulings } from '../catalogue.ts'
import { BOOKKEEPING_POINT, count, EXPANSION_POINT, ordinal, UNIT } from './grammar.ts'
import { NAMES } from './names.ts'

export function rulings({ card, book, region, start, rules, pack }: Lexicon): Rulings {
  const { cost } = pack.map
  const { companies, counted, tiles } = NAMES
  const points = (n: number) => count(n, EXPANSION_POINT)
  const units = (n: number) => count(n, UNIT)
  const faceUp = (facts: { counted: keyof typeof counted; total: number }) =>
    `${counted[facts.counted].count(facts.total)} face up`
  const mixedBuy = 'Mixed goods must buy a card.'

  return {
    reasons: {
      'other-question': () => 'That does not answer the question asked now.',
      'tile-not-dealt': (facts) => `You were not dealt ${start(facts.start).one}.`,
      'other-card-rests': (facts) => `Another card rests now, not ${card(facts.card).the}.`,
      'pile-not-middle': ({ pile }) => `Resting pile ${pile} starts empty: lay the card on pile 2, 3 or 4.`,
      'pile-taken': ({ pile }) => `Resting pile ${pile} already has its card: each middle pile gets one.`,
      'not-in-hand': (facts) => `Not in your hand: ${card(facts.card).a}.`,
      'share-card': (facts) => `You keep ${card(facts.card).the} in hand to the end: it is not played or discarded.`,
      'slot-closed': ({ slot }) =>
        slot === numberOf(DIAMOND_SLOT)
          ? `Slot ${slot} is closed: it opens with your marker on space ${rules.diamondSlot} of the diamond track.`
          : `Slot ${slot} is closed: it opens with your inkwell on step ${rules.bookSlot}.`,
      'slot-filled': ({ slot }) => `A card lies in slot ${slot} already.`,
      'slot-empty': ({ slot }) => `No card lies in slot ${slot}.`,
      'card-used': ({ slot }) => `The card in slot ${slot} is used already.`,
      'expansion-together': () => 'Expansion cards are used all together: choose a company to expand.',
      'no-such-tile': ({ tile }) => `You do not have ${tiles[tile].the}.`,
      'tile-used': ({ tile }) => `You have used ${tiles[tile].the} already.`,
      'tile-of-other-use': ({ tile }) =>
        tile === 'plus-one'
          ? 'The +1 tile is put on a goods card, not used by itself.'
          : 'The expansion tile is used when you expand a company.',
      'no-plus-one': () => 'You have no +1 tile to put on a card.',
      'plus-one-needs-goods': () => 'The +1 tile goes on a goods card that is face up.',
      'no-expansion': () => 'Expanding takes an expansion card or tile that is face up.',
      'base-empty': ({ company }) => `The ${companies[company].one} base has no trading post left.`,
      'not-goods': ({ slot }) => `The card in slot ${slot} is no goods card.`,
      'card-in-use': ({ slot }) => `The card in slot ${slot} is in use already.`,
      'other-good': ({ good }) => `You are using ${counted[good].one}: other goods cannot join.`,
      'mixing-buys': () => mixedBuy,
      'cards-first': () => 'Cards are added before you buy or move.',
      'already-bought': () => 'You have bought your one card of this action.',
      'buy-first': () => 'A card is bought before the first step.',
      'no-card-there': () => 'No card lies there.',
      'not-enough-units': ({ price, short }) => `This card costs ${units(price)}: you are ${short} short.`,
      'not-enough-pounds': ({ price, short }) => `This card costs £${price}: you are £${short} short.`,
      'track-end': ({ company }) => `Your marker is at the end of the ${companies[company].one} track.`,
      'call-unpaid': ({ company, pounds }) =>
        `The next step on the ${companies[company].one} track takes £${pounds} for a capital call: you have less.`,
      'units-left': (facts) => `You can still move with ${units(facts.units)}: use what you have.`,
      'column-empty': ({ company, column }) =>
        `Column ${column} of the ${companies[company].one} base has no trading post.`,
      'column-full': ({ company, column }) => `Column ${column} of the ${companies[company].one} base has no room.`,
      'own-region': (facts) => `${companies[facts.company].one} already holds ${region(facts.region).the}.`,
      'not-adjacent': (facts) =>
        `${companies[facts.company].one} has no base or trading post next to ${region(facts.region).the}.`,
      'not-enough-points': (facts) =>
        `Entering ${region(facts.region).into} takes ${points(facts.points)}: you are ${facts.short} short.`,
      'reward-taken': () => 'That reward is not due.',
      'flip-no-book': ({ step }) => `No book lies on step ${step}.`,
      'flip-starting-book': () => 'The starting book cannot be turned over: it is part of its tile.',
      'flip-again': () => 'A bookkeeper turns over one book, and no book twice.',
      'flip-late': () => 'Books are turned over before the inkwell moves.',
      'flip-pounds': ({ pounds }) => `Turning over a book costs £${pounds}: you have less.`,
      'no-book-ahead': ({ step }) => `No book lies on step ${step}: the inkwell cannot enter.`,
      'requirements-unmet': (facts) => `The next book needs ${book(facts.book).needs} face up.`,
      'book-track-end': () => 'Your inkwell is at the end of its track.',
      'no-book-there': () => 'No book lies there.',
      'book-price': (facts) =>
        `A book ${facts.letter} costs ${count(facts.price, BOOKKEEPING_POINT)}: you have ${facts.points}.`,
      'book-not-held': (facts) => `You have not taken ${book(facts.book).the}.`,
      'book-crossed-out': ({ step }) => `Step ${step} has a crossed-out A: it takes only a B or C.`,
      'book-covers': ({ step }) => `A book A cannot cover the B or C on step ${step}.`,
      'no-marker-left': () => 'You have no bonus marker left in this round.',
      'space-taken': () => 'A marker lies there already in this round.',
      'space-locked': ({ bonus }) =>
        `You have not unlocked that space: reach the ${ordinal(levelOfSpace(SPACE.of(bonus)))} special space of its track, then wait for your next turn.`,
      'space-other-used': () => 'You have used the other bonus space of this track in this round.',
      'first-player-waits': () => 'You are first player: you can mark this space from your second turn on.',
      'space-pounds': ({ pounds, short }) => `That space costs £${pounds}: you are £${short} short.`,
      'no-card-affordable': () => 'After paying for the space you could not buy any card.',
      'nothing-to-discard': () => 'You have no card in hand that this space takes.',
      'no-majority': (facts) => `Someone has more than your ${faceUp(facts)}.`,
      'below-lowest-tier': (facts) => `You have ${faceUp(facts)}: the space asks for ${facts.min}.`,
      'tier-not-reached': (facts) =>
        facts.min ? `You have ${faceUp(facts)}: that reward asks for ${facts.min}.` : 'There is no such reward.',
      'discard-kind': ({ wanted }) =>
        wanted === 'any' ? 'This space takes no such card.' : `This space takes only a ${counted[wanted].of} card.`,
      'no-such-part': () => 'That part of the reward is not due.',
      'one-part-needed': () => 'Take at least one of the two: a card or the diamond steps.',
      'own-track': ({ company }) => `The steps are for other tracks than that ${companies[company].of}.`,
      'track-moved': ({ company }) => `You have moved on the ${companies[company].one} track already.`,
      'pile-empty': ({ pile }) => `Resting pile ${pile} is empty.`,
    },

    rules: {
      'turn-order': 'The first player begins and turns go clockwise; everybody answers when asked.',
      notation: 'An answer is written as the list of answers shows it.',
      'starting-tiles':
        'Each player has one starting tile; it names three cards to rest, one on each middle pile, a first book and a bonus.',
      planning: 'In secret, everybody lays cards from the hand face down, at most one in each open slot.',
      'share-cards': 'A card that is only a share stays in hand until the scoring.',
      slots: `Three slots are open from the start; the outer two open on space ${rules.diamondSlot} of the diamond track and on step ${rules.bookSlot} of the bookkeeping track, for the next planning.`,
      actions:
        'A turn is one action: goods, expansion, bookkeeper, diamond merchant, bonus marker or end; used cards lie face down.',
      expansion:
        'All face-up expansion cards and the expansion tile are used at once, for one company with trading posts in its base.',
      'bonus-tiles':
        'A bonus tile is used like a card of its kind in the round after it was reserved, without taking a slot.',
      'plus-one':
        'In your turn you may put the +1 tile on a face-up goods card; it stays there and counts as one more unit.',
      goods:
        'Used goods cards add up; every unit not spent on a purchase moves one of your markers a step, as far as that is possible.',
      'goods-one-kind': 'One action uses goods of one kind, unless a track bonus lets you mix them.',
      'goods-mixing': 'Goods may be mixed only in an action that buys a card.',
      'goods-order': 'First the cards to use, then the purchase, then the steps.',
      'goods-one-purchase': 'One action buys at most one card.',
      'card-display': 'A bought card goes to the hand, and its space stays empty until the next round is prepared.',
      'card-price':
        'A card costs its own red number and that of its column, never less than 0; discounts apply only to goods.',
      'company-tracks': 'On the last space of a company track the marker stays, and further steps are lost.',
      'capital-calls':
        'Whoever crosses a capital call pays it on the spot; whoever cannot or will not pay stays before it.',
      bases:
        'Trading posts leave a column from the front and return to its deepest empty space; the last space, once open, stays open.',
      'expansion-entering':
        'A company enters regions next to its base or to regions it is in, never one where it already is.',
      'expansion-cost': `Crossing a single border takes ${points(cost.single)}, a double one ${cost.double}, and ${cost.occupied} more if another company is there.`,
      'expansion-rewards': 'When all posts are placed each entered region gives its reward once, in any order.',
      'book-flipping': `Before the inkwell moves a bookkeeper may turn over one book for £${rules.flipPounds}; it then asks and gives nothing.`,
      inkwell:
        'The inkwell goes from book to book while face-up cards meet what each one needs; only the last one gives its reward.',
      'book-display': 'Books are taken from the display, which is filled again at the end of the turn.',
      'book-price': `A book A costs ${rules.bookPrice[0]}, a B ${rules.bookPrice[1]} and a C ${rules.bookPrice[2]}; points that buy no book are £1 each.`,
      'book-placing':
        'Taken books go on any step at the end of the turn; a book A covers no B or C and no crossed-out A.',
      'bonus-markers':
        'A turn places one marker on an empty space whose price or condition you meet; it blocks the space for the round.',
      'track-bonuses':
        'A bonus space of a track can be used by whoever has reached it, from the next turn on, and only one of the two in a round.',
      'first-player-space': `The space gives the first player marker and ${count(rules.firstPlayerPoints, BOOKKEEPING_POINT)}; whoever holds the marker waits for the second turn.`,
      'buy-card-space': `For £${rules.buySpacePounds} you buy a card of the display with pounds; your money must do for both.`,
      'discard-space':
        'A card of the hand goes to the discard pile for its red number in pounds and what the space adds, but never a share card.',
      majorities: 'Nobody may have more face up than you; you take a reward whose number you reach, or a lower one.',
      'reward-order': 'The parts of a reward are taken in any order, each once.',
      'buy-and-or-diamond': 'You buy a card with pounds, take the diamond steps, or do both.',
      'other-tracks': 'The steps go on different tracks, none of them the one the space belongs to.',
      'end-of-phase':
        'Ending your phase you take up one resting pile; then the cards you played rest on the piles above their slots.',
    },
  }
}
