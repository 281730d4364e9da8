import { playing, type Refusal, refused } from './refusal.ts'

/** Bonus markers and what follows from them. */

const display = { right: ['coffee-3'], left: ['banana-4'] }
const TRACKS = { mombasa: 'A1', 'cape-town': 'B1', 'saint-louis': 'C2', cairo: 'D2' } as const
const out = { 'majority-banana': 0, 'majority-cotton': 0, 'majority-expansion': 0 } as const
const unlocked = { 'saint-louis': 11, cairo: 13 }

export const MARKERS: readonly Refusal[] = [
  refused(playing(['coffee-1'], {}, { spaces: out }), [], 'mark discard-card', { kind: 'no-marker-left' }),
  refused({ spaces: { 'discard-card': 1 } }, [], 'mark discard-card', {
    kind: 'space-taken',
    bonus: 'discard-card',
    by: 1,
  }),
  refused({}, [], 'mark track-c-2', { kind: 'space-locked', bonus: 'track-c-2' }),
  refused({ players: [{ tracks: unlocked, pounds: 5 }], spaces: { 'track-c-1': 0 } }, [], 'mark track-c-2', {
    kind: 'space-other-used',
    bonus: 'track-c-2',
  }),
  refused({}, [], 'mark first-player', { kind: 'first-player-waits' }),
  refused({ players: [{ pounds: 1 }] }, [], 'mark merchant-tile', {
    kind: 'space-pounds',
    bonus: 'merchant-tile',
    pounds: 2,
    short: 1,
  }),
  refused({ players: [{ pounds: 3 }], display }, [], 'mark buy-card', { kind: 'no-card-affordable' }),
  refused(
    { players: [{ pounds: 4 }], display: { ...display, middle: ['cotton-2'] } },
    ['mark buy-card'],
    'buy left 1',
    {
      kind: 'not-enough-pounds',
      price: 6,
      short: 3,
    },
  ),
  refused({ players: [{ hand: [], pounds: 1 }] }, [], 'mark discard-card', { kind: 'nothing-to-discard' }),
  refused(
    { players: [{ hand: ['coffee-1', 'coffee-2', 'banana-1'], tracks: unlocked }] },
    ['mark track-d-2'],
    'discard banana-1',
    {
      kind: 'discard-kind',
      card: 'banana-1',
      wanted: 'coffee',
    },
  ),
  refused(
    { players: [playing(['cotton-2']).players![0], playing(['cotton-3']).players![0]] },
    [],
    'mark majority-cotton',
    {
      kind: 'no-majority',
      counted: 'cotton',
      total: 2,
      min: 2,
    },
  ),
  refused(playing(['cotton-1']), [], 'mark majority-cotton', {
    kind: 'below-lowest-tier',
    counted: 'cotton',
    total: 1,
    min: 2,
  }),
  refused(playing(['coffee-4']), ['mark majority-coffee'], 'tier 3', {
    kind: 'tier-not-reached',
    counted: 'coffee',
    total: 4,
    min: 5,
  }),
  refused({ tracks: TRACKS, players: [{ tracks: unlocked, pounds: 9 }], display }, ['mark track-c-1'], 'take pounds', {
    kind: 'no-such-part',
  }),
  refused({ tracks: TRACKS, players: [{ tracks: unlocked, pounds: 9 }], display }, ['mark track-c-1'], 'done', {
    kind: 'one-part-needed',
  }),
  refused({ tracks: TRACKS, players: [{ tracks: unlocked }] }, ['mark track-d-1'], 'track cairo', {
    kind: 'own-track',
    company: 'cairo',
  }),
  refused({ tracks: TRACKS, players: [{ tracks: unlocked }] }, ['mark track-d-1', 'track mombasa'], 'track mombasa', {
    kind: 'track-moved',
    company: 'mombasa',
  }),
]
