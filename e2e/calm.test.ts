import { expect, test } from 'vitest'
import type { BoardGame } from './support/board-player.ts'
import { movers } from './support/clicks.ts'
import { asked } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import { moved, playWhole } from './support/whole-game.ts'

/** A short form of what `npm run test:tables` plays to the end: nothing on a table moves because others act, or because somebody looks. */
const server = openServer()
/** A whole game, fifty decisions and more, has room for 0.02. */
const STILL = 0.001

const LATE: readonly { game: BoardGame; players: number; question: string; round: number }[] = [
  { game: 'puerto-rico', players: 3, question: 'choose-role', round: 8 },
  { game: 'mombasa', players: 2, question: 'turn', round: 4 },
  { game: 'cooper-island', players: 2, question: 'turn', round: 3 },
]

test.each(LATE)('at a table of $game nothing moves of itself', async ({ game, players, question, round }) => {
  const until = asked(question, ({ view }) => (view.round as number) >= round)
  const { shifts } = await playWhole(server, { game, options: { players }, until, watches: true, looks: 2, most: 2 })
  const surprises = shifts.filter(({ expected }) => !expected)
  expect(moved(shifts), movers(surprises).join('\n')).toBeLessThan(STILL)
})
