import { fail } from '@quayside/kernel'

/** Why a table refuses something before the game is asked. Clients have the words of other languages. */
export const TABLE_REASONS = {
  stale: 'The table has moved on since. Your answer was not taken.',
  paused: 'The game is paused.',
  gathering: 'The game has not begun.',
  'already-begun': 'The game has begun.',
  stopped: 'The game was broken off.',
  'table-over': 'The game is over.',
  'undo-off': 'This table plays without undo.',
  'advice-off': 'This table plays without advice.',
  'not-asked': 'You are not asked anything now.',
  busy: 'You wait for advice already. It comes first.',
  'seat-taken': 'Somebody sits there.',
  'seats-open': 'Not every seat is taken.',
  'not-seated': 'You have no seat here.',
  'already-seated': 'You sit at this table already.',
  'no-such-bot': 'There is no such bot.',
  'too-many-answers': 'That is more answers than one gesture may hold.',
  'not-paused': 'The game is not paused.',
  'no-pauses-left': 'You have paused this game three times. The others may pause it too.',
  'no-motion': 'This is not being decided any more.',
  'motion-pending': 'The others are being asked already. That comes first.',
  'not-days': 'That is for tables where people play over days.',
  'not-live': 'This table does not play live for an evening.',
  'bot-plays': 'A bot plays for you. Take your seat back first.',
  'back-by-answer': 'You came back before. Answer, and nothing is decided about your seat any more.',
  'by-invitation': 'This seat is for somebody whom the players invite.',
  'orders-live': 'Standing orders are for games over days.',
  'too-many-orders': 'That is more than can be ordered at one table. Let go of an order first.',
  'no-such-order': 'There is no such order any more.',
  'no-such-question': 'This game never asks that.',
  'no-such-value': 'There is nothing such to compare.',
  'no-such-moment': 'This game has no rounds or steps that an order could end with.',
  'no-habit': 'This cannot be answered always. Say how often.',
  'nothing-ahead': 'There is nothing that you could answer ahead now.',
  'name-taken': 'Somebody has that name already, or one that looks like it.',
  'store-failed': 'This could not be kept, so it did not happen. Try again.',
  unsure: 'Whether this was kept is not known yet. The table is read again and will show it.',
  'slow-down': 'That was a lot at once. Wait a moment, then try again.',
  'too-many-games': 'You have enough games with bots going on. Finish one first, or try again in a few minutes.',
  'too-many-listed': 'You have enough tables open for everybody. Begin or close one of them first.',
} as const

export type TableReason = keyof typeof TABLE_REASONS

export const refuse = (code: TableReason) => fail(code, TABLE_REASONS[code])
