import type { NewTable } from '@quayside/table'

type Plan = Pick<NewTable, 'options' | 'chairs'> & Partial<NewTable>

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', bot: 'steady', name: 'Bot' } as const
/** Thinks in a process of its own. */
const STRONG = { kind: 'bot', bot: 'strong', name: 'Strong' } as const
const DICE = { kind: 'bot', bot: 'random', name: 'Dice' } as const
const CLOCK = { kind: 'live', bank: 3600, increment: 20 } as const

const PLANS: readonly Plan[] = [
  { options: { edition: 'classic', players: 3 }, chairs: [ME, OPEN, OPEN] },
  { options: { edition: '2020', players: 2 }, chairs: [OPEN, ME], clock: CLOCK, expiry: 'bot' },
  { options: { edition: 'classic', players: 4 }, chairs: [ME, BOT, OPEN, DICE], listed: true },
  { options: { edition: '1897', players: 3 }, chairs: [BOT, ME, BOT] },
  { options: { edition: 'classic', players: 3 }, chairs: [ME, STRONG, OPEN] },
  { options: { edition: 'classic', players: 4 }, chairs: [OPEN, OPEN, ME, OPEN], undo: false },
  { options: { edition: '1897', players: 2 }, chairs: [ME, OPEN], listed: true },
  {
    options: { edition: '2020', players: 3 },
    chairs: [ME, OPEN, DICE],
    clock: { kind: 'days', days: 3 },
    expiry: 'end',
  },
]

/** The `n`-th table of a run: all kinds in turn. */
export const planned = (n: number): NewTable => ({
  game: 'puerto-rico',
  clock: { kind: 'none' },
  expiry: 'wait',
  undo: true,
  advice: false,
  listed: false,
  ...PLANS[n % PLANS.length],
})
