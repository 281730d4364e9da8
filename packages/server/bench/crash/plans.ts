import type { NewTable } from '@quayside/table'

type Plan = Pick<NewTable, 'game' | 'options' | 'chairs'> & Partial<NewTable>

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', bot: 'steady', name: 'Bot' } as const
/** Thinks in a process of its own. */
const STRONG = { kind: 'bot', bot: 'strong', name: 'Strong' } as const
const DICE = { kind: 'bot', bot: 'random', name: 'Dice' } as const
const CLOCK = { kind: 'live', bank: 3600, increment: 20 } as const
const DAYS = { kind: 'days', days: 3 } as const

const PUERTO_RICO = { game: 'puerto-rico' } as const
const MOMBASA = { game: 'mombasa' } as const
const COOPER = { game: 'cooper-island' } as const

const PLANS: readonly Plan[] = [
  { ...PUERTO_RICO, options: { edition: 'classic', players: 3 }, chairs: [ME, OPEN, OPEN] },
  { ...MOMBASA, options: { players: 3 }, chairs: [OPEN, ME, OPEN] },
  { ...COOPER, options: { players: 2 }, chairs: [ME, OPEN] },
  { ...PUERTO_RICO, options: { edition: '2020', players: 2 }, chairs: [OPEN, ME], clock: CLOCK, expiry: 'bot' },
  { ...MOMBASA, options: { players: 4, setup: 'later' }, chairs: [ME, BOT, OPEN, DICE], listed: true },
  { ...COOPER, options: { players: 3, start: 'choice' }, chairs: [ME, DICE, OPEN], clock: CLOCK, expiry: 'bot' },
  { ...PUERTO_RICO, options: { edition: 'classic', players: 4 }, chairs: [ME, BOT, OPEN, DICE], listed: true },
  { ...MOMBASA, options: { players: 2 }, chairs: [ME, OPEN], clock: CLOCK, expiry: 'bot' },
  { ...COOPER, options: { players: 4, start: 'random' }, chairs: [BOT, ME, OPEN, BOT], undo: false },
  { ...PUERTO_RICO, options: { edition: '1897', players: 3 }, chairs: [BOT, ME, BOT] },
  { ...PUERTO_RICO, options: { edition: 'classic', players: 3 }, chairs: [ME, STRONG, OPEN] },
  { ...MOMBASA, options: { players: 3 }, chairs: [OPEN, ME, OPEN], undo: false, clock: DAYS, expiry: 'end' },
  { ...COOPER, options: { players: 1, level: 2 }, chairs: [ME] },
  { ...PUERTO_RICO, options: { edition: 'classic', players: 4 }, chairs: [OPEN, OPEN, ME, OPEN], undo: false },
  { ...PUERTO_RICO, options: { edition: '1897', players: 2 }, chairs: [ME, OPEN], listed: true },
  { ...PUERTO_RICO, options: { edition: '2020', players: 3 }, chairs: [ME, OPEN, DICE], clock: DAYS, expiry: 'end' },
]

/** The `n`-th table of a run: all kinds in turn. */
export const planned = (n: number): NewTable => ({
  clock: { kind: 'none' },
  expiry: 'wait',
  undo: true,
  advice: false,
  listed: false,
  ...PLANS[n % PLANS.length],
})
