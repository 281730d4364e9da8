import { newTable } from '../../table.ts'
import { PLANNING, playing, type Refusal, refused } from './refusal.ts'

/** Set-up, planning, and what a turn can begin with. */

const laterTable = () => newTable(2, 'later')
const undealt = () => {
  const dealt = laterTable().view(0).players[0].dealt ?? []
  return ['start-01', 'start-02', 'start-03'].find((tile) => !dealt.includes(tile)) ?? ''
}

export const BEGINNING: readonly Refusal[] = [
  { table: laterTable, answer: `keep ${undealt()}`, facts: { kind: 'tile-not-dealt', start: undealt() } },
  {
    table: () => newTable(2),
    answer: 'rest bookkeeper-2 2',
    facts: { kind: 'other-card-rests', card: 'bookkeeper-2' },
  },
  { table: () => newTable(2), answer: 'rest banana-2 1', facts: { kind: 'pile-not-middle', pile: 1 } },
  {
    table: () => newTable(2).says(0, 'rest banana-2 3'),
    answer: 'rest cotton-1 3',
    facts: { kind: 'pile-taken', pile: 3 },
  },

  refused(PLANNING, [], 'lay banana-4 2', { kind: 'not-in-hand', card: 'banana-4' }),
  refused({ ...PLANNING, players: [{ hand: ['share-cairo-at-2', 'coffee-1'] }] }, [], 'lay share-cairo-at-2 2', {
    kind: 'share-card',
    card: 'share-cairo-at-2',
  }),
  refused(PLANNING, [], 'lay banana-1 5', { kind: 'slot-closed', slot: 5 }),
  refused(PLANNING, ['lay cotton-2 4'], 'lay banana-1 4', { kind: 'slot-filled', slot: 4 }),
  refused(PLANNING, [], 'end', { kind: 'other-question' }),

  refused(playing(['coffee-1']), [], 'use 3', { kind: 'slot-empty', slot: 3 }),
  refused(playing(['coffee-1'], { used: [2] }), [], 'use 2', { kind: 'card-used', slot: 2 }),
  refused(playing(['expansion-2']), [], 'use 2', { kind: 'expansion-together' }),
  refused(playing(['coffee-1']), [], 'expand cairo', { kind: 'no-expansion' }),
  refused(playing(['expansion-2'], {}, { bases: { cairo: [0, 0, 0] } }), [], 'expand cairo', {
    kind: 'base-empty',
    company: 'cairo',
  }),
  refused({}, [], 'use merchant-tile', { kind: 'no-such-tile', tile: 'merchant-tile' }),
  refused({ tiles: { 'merchant-tile': { seat: 0, used: true } } }, [], 'use merchant-tile', {
    kind: 'tile-used',
    tile: 'merchant-tile',
  }),
  refused({}, [], 'use expansion-tile', { kind: 'tile-of-other-use', tile: 'expansion-tile' }),
  refused(playing(['coffee-1']), [], 'attach 2', { kind: 'no-plus-one' }),
  refused(playing(['merchant'], {}, { tiles: { 'plus-one': { seat: 0 } } }), [], 'attach 2', {
    kind: 'plus-one-needs-goods',
  }),
  refused(playing(['coffee-1'], { resting: [[], ['banana-1'], ['cotton-1']] }), ['end'], 'pile 4', {
    kind: 'pile-empty',
    pile: 4,
  }),
]
