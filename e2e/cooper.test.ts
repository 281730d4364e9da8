import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Player } from './support/player.ts'
import { asked, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

/** Cooper, the dog, calls whoever is asked after others have acted. */
const server = openServer()

/** From now on every pose that he takes is noted, with whether he nods. */
const watchHim = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    const note = () => {
      const dog = document.querySelector('.herald .dog')
      const pose = `${dog?.querySelector('.told') ? 'barks' : 'sits'}${dog?.matches('.nods') ? ' and nods' : ''}`
      if (dog && pose !== seen.at(-1)) seen.push(pose)
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { poses: seen })
  })
const poses = (page: Page) => page.evaluate(() => (window as unknown as { poses: string[] }).poses)

test.each([
  ['full', ['barks', 'sits', 'barks and nods', 'barks']],
  ['reduced', ['barks', 'sits', 'barks']],
] as const)('barks when it is my turn again, with %s motion', async (motion, expected) => {
  const until = asked('turn', ({ view }) => (view.round as number) >= 2)
  const table = keptTable({ id: 'dog', game: 'cooper-island', options: { players: 2 }, until })
  const guest = await server.visit({ settings: { motion, pace: 'quick' }, tables: [table] })
  await guest.go('/local/dog')
  const player = new Player(guest.page)
  await player.ready()
  await guest.page.locator('.herald .dog').waitFor()
  await watchHim(guest.page)
  // Answers until others have their turn; no turn has more questions than this.
  for (let i = 0; i < 30 && !(await poses(guest.page)).includes('sits'); i++) {
    await player.ready()
    await guest.page.locator('.dock .offer, .dock [data-done]:enabled').first().click()
  }
  await player.ready()
  await expect.poll(() => poses(guest.page)).toEqual(expected)
  await guest.leave()
})
