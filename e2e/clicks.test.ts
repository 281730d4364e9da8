import { gameById } from '@quayside/games'
import { describe, test } from 'vitest'
import { type BoardGame, BoardPlayer } from './support/board-player.ts'
import { CLICKS_HEAD, Clicks, movers, row, SHIFTS_HEAD, shiftLines } from './support/clicks.ts'
import { keepLedger, readLedger, type Shift } from './support/ledger.ts'
import { keptTable, Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

/**
 * What decisions cost: whole games by the mouse and by the board, always the same ones, with the settings that a newcomer has. To be read, and to
 * be compared with what it was: nothing here fails.
 */
const server = openServer()
const GAMES: readonly BoardGame[] = ['mombasa', 'cooper-island', 'puerto-rico']
const SEEDS = ['clicks', 'more clicks', 'most clicks']

describe.each(GAMES)('%s', (game) => {
  test('clicks for each decision, and what moves of itself', async () => {
    const clicks = new Clicks()
    const shifts: Shift[] = []
    const hashes: string[] = []
    for (const seed of SEEDS) {
      const players = game === 'puerto-rico' ? 3 : 2
      const kept = keptTable({ id: 'whole', game, seed, options: { players } })
      const guest = await server.visit({ settings: { confirm: 'final' }, tables: [kept] })
      const { page } = guest
      await page.addInitScript(keepLedger)
      await guest.go('/local/whole')
      const player = new BoardPlayer(page, game)
      const mirror = new Mirror(kept.text)
      await player.question()
      await page.locator('[data-place]').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      await readLedger(page)
      let others = 0
      while (await player.next(mirror, 'whole')) {
        const { kind } = mirror.table.sight(0).ask!.question
        const { lines } = mirror.table.match
        const given = lines.length
        const elsewhere = lines.filter(({ seat }) => seat !== 0).length
        await player.playAlong(mirror)
        const noted = await readLedger(page)
        clicks.note(kind, noted.presses, mirror.table.match.lines.length - given, elsewhere === others)
        others = elsewhere
        shifts.push(...noted.shifts)
      }
      shifts.push(...(await readLedger(page)).shifts)
      hashes.push(String(gameById(game)!.hash(mirror.table.match.state)))
      await guest.leave()
    }
    const lines = [row(...CLICKS_HEAD), ...clicks.lines(game), '', row(...SHIFTS_HEAD), ...shiftLines(game, shifts)]
    console.log([...lines, '', ...movers(shifts), '', `games: ${hashes.join(' ')}`].join('\n'))
  })
})
