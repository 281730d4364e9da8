import { gameById } from '@quayside/games'
import { test } from 'vitest'
import type { BoardGame } from './support/board-player.ts'
import { CLICKS_HEAD, Clicks, movers, row, SHIFTS_HEAD, shiftLines } from './support/clicks.ts'
import type { Shift } from './support/ledger.ts'
import { openServer } from './support/test-server.ts'
import { playWhole } from './support/whole-game.ts'

/**
 * What decisions cost: whole games by the mouse and by the board, always the same ones, with the settings that a newcomer has. To be read, and to
 * be compared with what it was: nothing here fails.
 */
const server = openServer()
const GAMES: readonly BoardGame[] = ['mombasa', 'cooper-island', 'puerto-rico']
const SEEDS = ['clicks', 'more clicks', 'most clicks']

test.each(GAMES)('%s: clicks for each decision, and what moves of itself', async (game) => {
  const clicks = new Clicks()
  const shifts: Shift[] = []
  const hashes: string[] = []
  for (const seed of SEEDS) {
    const options = { players: game === 'puerto-rico' ? 3 : 2 }
    const played = await playWhole(server, { game, options, seed, settings: { confirm: 'final' } })
    clicks.add(played.clicks)
    shifts.push(...played.shifts)
    hashes.push(String(gameById(game)!.hash(played.mirror.table.match.state)))
    await server.sendHome()
  }
  const lines = [row(...CLICKS_HEAD), ...clicks.lines(game), '', row(...SHIFTS_HEAD), ...shiftLines(game, shifts)]
  console.log([...lines, '', ...movers(shifts), '', `games: ${hashes.join(' ')}`].join('\n'))
})
