import type { TracksData } from './pack.ts'
import { LOW, SURE } from './sources.ts'

/**
 * Both faces of the four track boards. What the bonuses do is printed in the rulebook, where they lie is reconstructed; how many spaces and
 * shares there are and what the calls cost is calibrated, see `docs/mombasa/data.md`.
 */
export const TRACKS: TracksData = {
  firstGame: { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C1', cairo: 'D1', ...SURE },
  tracks: [
    {
      id: 'A1',
      lastSpace: 22,
      shares: [
        { space: 2, shares: 1 },
        { space: 4, shares: 2 },
        { space: 7, shares: 3 },
        { space: 10, shares: 4 },
        { space: 15, shares: 5 },
        { space: 19, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [
        { beforeSpace: 10, pounds: 2 },
        { beforeSpace: 20, pounds: 6 },
      ],
      specialSpaces: [
        { space: 5, pounds: 1, bonus: { type: 'expansionTotal', amount: 1 } },
        { space: 11, pounds: 2, bonus: { type: 'expansionTotal', amount: 2 } },
      ],
      bonusSource: 'reconstructed',
      ...LOW,
      note: 'effect: rulebook; which A/B track it sits on: reconstructed (A1 lies at Mombasa in the first game)',
    },
    {
      id: 'A2',
      lastSpace: 22,
      shares: [
        { space: 1, shares: 1 },
        { space: 3, shares: 2 },
        { space: 7, shares: 3 },
        { space: 11, shares: 4 },
        { space: 14, shares: 5 },
        { space: 19, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [
        { beforeSpace: 9, pounds: 2 },
        { beforeSpace: 20, pounds: 5 },
      ],
      specialSpaces: [
        { space: 4, pounds: 1, bonus: { type: 'goodTotal', good: 'cotton', amount: 1 } },
        { space: 10, pounds: 2, bonus: { type: 'goodPerCard', good: 'cotton', amount: 1 } },
      ],
      bonusSource: 'reconstructed',
      ...LOW,
      note: 'rulebook text is garbled: it states "+1 to each cotton card, not only to the total" once; the weaker first step (total +1) is reconstructed',
    },
    {
      id: 'B1',
      lastSpace: 22,
      shares: [
        { space: 2, shares: 1 },
        { space: 3, shares: 2 },
        { space: 7, shares: 3 },
        { space: 10, shares: 4 },
        { space: 15, shares: 5 },
        { space: 18, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [{ beforeSpace: 19, pounds: 6 }],
      specialSpaces: [
        { space: 4, pounds: 1, bonus: { type: 'cardDiscount', amount: 1, paidWith: 'banana' } },
        { space: 9, pounds: 2, bonus: { type: 'cardDiscount', amount: 1, paidWith: 'anyGoods' } },
      ],
      bonusSource: 'reconstructed',
      ...LOW,
      note: 'both steps: rulebook; position on B1: reconstructed (B1 lies at Cape Town in the first game, the banana majority)',
    },
    {
      id: 'B2',
      lastSpace: 22,
      shares: [
        { space: 2, shares: 1 },
        { space: 4, shares: 2 },
        { space: 5, shares: 3 },
        { space: 11, shares: 4 },
        { space: 14, shares: 5 },
        { space: 18, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [
        { beforeSpace: 6, pounds: 1 },
        { beforeSpace: 19, pounds: 5 },
      ],
      specialSpaces: [
        { space: 6, pounds: 1, bonus: { type: 'extraBonusMarkers', amount: 1 } },
        { space: 12, pounds: 2, bonus: { type: 'extraBonusMarkers', amount: 2 } },
      ],
      bonusSource: 'rulebook',
      ...LOW,
      note: 'rulebook: the spare markers "matter only in games with track B2"',
    },
    {
      id: 'C1',
      lastSpace: 22,
      shares: [
        { space: 1, shares: 1 },
        { space: 4, shares: 2 },
        { space: 7, shares: 3 },
        { space: 9, shares: 4 },
        { space: 14, shares: 5 },
        { space: 19, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [{ beforeSpace: 20, pounds: 7 }],
      specialSpaces: [
        {
          space: 5,
          pounds: 1,
          bonus: {
            type: 'bonusSpace',
            cost: { pounds: 2 },
            gives: {
              kind: 'choose',
              options: [
                { bookkeeping: 1, diamond: 2 },
                { bookkeeping: 2, diamond: 1 },
              ],
            },
          },
        },
        {
          space: 10,
          pounds: 2,
          bonus: {
            type: 'bonusSpace',
            cost: { pounds: 1 },
            gives: {
              kind: 'choose',
              options: [
                { bookkeeping: 1, diamond: 2 },
                { bookkeeping: 2, diamond: 1 },
              ],
            },
          },
        },
      ],
      bonusSource: 'reconstructed',
      ...LOW,
      note: 'reward: rulebook; price per step (2, then 1): reconstructed',
    },
    {
      id: 'C2',
      lastSpace: 22,
      shares: [
        { space: 2, shares: 1 },
        { space: 3, shares: 2 },
        { space: 6, shares: 3 },
        { space: 10, shares: 4 },
        { space: 15, shares: 5 },
        { space: 19, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [
        { beforeSpace: 7, pounds: 2 },
        { beforeSpace: 20, pounds: 5 },
      ],
      specialSpaces: [
        {
          space: 4,
          pounds: 1,
          bonus: {
            type: 'bonusSpace',
            cost: { pounds: 0 },
            gives: { kind: 'buyAndOrDiamond', discount: 0, diamond: 1 },
          },
        },
        {
          space: 11,
          pounds: 2,
          bonus: {
            type: 'bonusSpace',
            cost: { pounds: 0 },
            gives: { kind: 'buyAndOrDiamond', discount: 1, diamond: 2 },
          },
        },
      ],
      bonusSource: 'reconstructed',
      ...LOW,
      note: 'both steps: rulebook; position on C2: reconstructed',
    },
    {
      id: 'D1',
      lastSpace: 22,
      shares: [
        { space: 1, shares: 1 },
        { space: 3, shares: 2 },
        { space: 5, shares: 3 },
        { space: 10, shares: 4 },
        { space: 14, shares: 5 },
        { space: 18, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [{ beforeSpace: 19, pounds: 5 }],
      specialSpaces: [
        {
          space: 6,
          pounds: 1,
          bonus: { type: 'bonusSpace', cost: { pounds: 0 }, gives: { kind: 'discard', card: 'any', plus: 3 } },
        },
        {
          space: 12,
          pounds: 2,
          bonus: { type: 'bonusSpace', cost: { pounds: 0 }, gives: { kind: 'discard', card: 'coffee', plus: 8 } },
        },
      ],
      bonusSource: 'reconstructed',
      ...LOW,
      note: 'both steps: rulebook; position on D1: reconstructed (D1 lies at Cairo in the first game, the coffee majority)',
    },
    {
      id: 'D2',
      lastSpace: 22,
      shares: [
        { space: 2, shares: 1 },
        { space: 4, shares: 2 },
        { space: 5, shares: 3 },
        { space: 10, shares: 4 },
        { space: 15, shares: 5 },
        { space: 18, shares: 6 },
        { space: 22, shares: 7 },
      ],
      capitalCalls: [
        { beforeSpace: 10, pounds: 3 },
        { beforeSpace: 19, pounds: 5 },
      ],
      specialSpaces: [
        {
          space: 6,
          pounds: 1,
          bonus: { type: 'bonusSpace', cost: { pounds: 1 }, gives: { kind: 'otherTracks', tracks: 2, spaces: 2 } },
        },
        {
          space: 13,
          pounds: 2,
          bonus: { type: 'bonusSpace', cost: { pounds: 1 }, gives: { kind: 'otherTracks', tracks: 3, spaces: 2 } },
        },
      ],
      bonusSource: 'rulebook',
      ...LOW,
      note: 'rulebook names D2 in the text',
    },
  ],
}
