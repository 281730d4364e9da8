import { describe } from 'vitest'
import { breaks, drop, set } from './checks.ts'

describe('the cards', () => {
  breaks([
    [
      'eight starting cards',
      (pack) => pack.cards.starting.pop(),
      'cards.starting',
      'expected 9 starting cards, found 8',
    ],
    [
      'five seats',
      (pack) => pack.cards.expansionOnes.push({ ...pack.cards.expansionOnes[0], id: 'expansion-1-seat5' }),
      'cards.expansionOnes',
      'one for each seat, found 5',
    ],
    [
      'a card of letter A too few',
      (pack) => pack.cards.action.shift(),
      'cards.action',
      'expected 9 cards of letter A, found 8',
    ],
    [
      'a card in another letter',
      set('cards.action.0.letter', 'B'),
      'cards.action',
      'expected 16 cards of letter B, found 17',
    ],
    [
      'an id twice',
      set('cards.action.7.id', 'banana-1'),
      'cards.action[7] (banana-1)',
      'the id banana-1 is there twice',
    ],
    [
      'the id that stands for all seats',
      set('cards.expansionOnes.0.id', 'expansion-1'),
      'cards.expansionOnes[0] (expansion-1)',
      'is no card’s own id',
    ],
    [
      'a merchant to begin with',
      (pack) => {
        Object.assign(pack.cards.starting[0], {
          kind: 'merchant',
          merchant: { diamond: 1, pounds: 1 },
          value: undefined,
        })
      },
      'cards.starting[0] (banana-1)',
      'no starting card is a merchant',
    ],
    [
      'a share to begin with',
      set('cards.starting.7.share', 'cairo'),
      'cards.starting[7] (expansion-2).share',
      'starting cards have no share',
    ],
    [
      'a "1" expansion of 2',
      set('cards.expansionOnes.2.value', 2),
      'cards.expansionOnes[2] (expansion-1-seat3)',
      'expected an expansion card of value 1',
    ],
    [
      'a "1" expansion with a share',
      set('cards.expansionOnes.2.share', 'cairo'),
      'cards.expansionOnes[2] (expansion-1-seat3).share',
      'starting cards have no share',
    ],
    ['goods of no value', drop('cards.action.3.value'), 'cards.action[3] (A04)', 'a card of kind cotton needs a value'],
    [
      'a merchant of a value',
      set('cards.action.8.value', 2),
      'cards.action[8] (A09).value',
      'a card of kind merchant has no value',
    ],
    [
      'a merchant that gives nothing',
      drop('cards.action.8.merchant'),
      'cards.action[8] (A09)',
      'a card of kind merchant needs a merchant',
    ],
    [
      'cotton that trades in diamonds',
      set('cards.action.3.merchant', { diamond: 1, pounds: 1 }),
      'cards.action[3] (A04).merchant',
      'a card of kind cotton has no merchant',
    ],
    [
      'cotton with a share',
      set('cards.action.3.share', 'cairo'),
      'cards.action[3] (A04).share',
      'only expansions and share cards have',
    ],
    ['a share of no company', drop('cards.action.40.share'), 'cards.action[40] (E01)', 'needs the share of a company'],
    [
      'a share card in C',
      (pack) => Object.assign(pack.cards.action[30], { kind: 'share', share: 'cairo', value: undefined }),
      'cards.action[30] (C06)',
      'share cards are of letter D or E',
    ],
    [
      'cotton in D',
      (pack) => Object.assign(pack.cards.action[36], { kind: 'cotton', share: undefined, value: 3 }),
      'cards.action[36] (D01)',
      'the cards of letter D are share cards',
    ],
    [
      'two merchants of Cairo',
      set('cards.action.17.merchant.minesOf', 'cairo'),
      'cards.action',
      'expected 1 merchant for the mines of cairo, found 2',
    ],
    [
      'no plain merchant',
      set('cards.action.8.merchant.minesOf', 'cairo'),
      'cards.action',
      'expected 1 plain merchant, found 0',
    ],
  ])
})
