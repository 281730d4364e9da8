import type { Sight } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { answersAt, BoardPlayer } from './support/board-player.ts'
import { eventually } from './support/eventually.ts'
import { faultsOf, takeMeasure } from './support/fit.ts'
import { overflow, tabs } from './support/phone.ts'
import { keptTable, Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]

/** The first question of a round by which boards have filled. */
const roundIs =
  (round: number) =>
  ({ view, ask }: Sight): boolean =>
    view.round === round && ask !== null

describe.each([
  ['mombasa', 4],
  ['cooper-island', 3],
] as const)('%s on a phone', (game, round) => {
  const kept = keptTable({ id: 'phone', game, options: { players: 4 }, until: roundIs(round) })

  test('a round by taps, with everything in reach of a finger', async () => {
    const guest = await server.visit({ device: 'phone', tables: [kept] })
    const { page } = guest
    await page.addInitScript(takeMeasure)
    await guest.go('/local/phone')
    const player = new BoardPlayer(page, game, true)
    const mirror = new Mirror(kept.text)
    const looked = new Set<string>()
    const found: string[] = []
    while ((await player.next(mirror, 'phone')) && mirror.table.sight(0).view.round === round) {
      const { kind } = mirror.table.sight(0).ask!.question
      if (!looked.has(kind)) {
        looked.add(kind)
        const answers = answersAt(game, mirror.table.sight(0))
        const targets = [...(await faultsOf(page, { touch: true, answers })).small, ...(await overflow(page))]
        found.push(...targets.map((target) => `${kind}: ${target}`))
      }
      await player.playAlong(mirror)
    }
    expect(found).toEqual([])
    expect(looked.size).toBeGreaterThan(3)
    expect(player.given.board).toBeGreaterThan(player.given.dock)
  })

  // Both say more than English does.
  test.each(['pt', 'it'] as const)('every section opens and fits, in %s', async (language) => {
    const guest = await server.visit({ device: 'phone', settings: { theme: 'system', language }, tables: [kept] })
    const { page } = guest
    await guest.go('/local/phone')
    await new BoardPlayer(page, game, true).question()
    for (const tab of await tabs(page).all()) {
      await tab.tap()
      await eventually(() => tab.getAttribute('aria-current')).toBe('page')
      for (const size of SIZES) {
        await page.setViewportSize(size)
        expect.soft(await overflow(page)).toEqual([])
      }
      // A dot says where there is something to answer; there nothing stands in anybody's way.
      const answers = await page.locator('main [data-place][data-lit]').count()
      expect.soft(await tab.locator('i').count(), await tab.innerText()).toBe(answers > 0 ? 1 : 0)
      if (answers > 0 && language === 'pt') expect.soft(await barriers(page)).toEqual([])
    }
  })
})
