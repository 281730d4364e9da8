import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../tools/pace.ts'
import { buildWithMoreGames } from './fourth-game/build.ts'
import { eventually } from './support/eventually.ts'
import { cover, playNow } from './support/home.ts'
import { buttonOf, lit, Player } from './support/player.ts'
import { openServer } from './support/test-server.ts'

/** The client with a game more: its package, its room, and a line in each of the lists. */
const built = mkdtempSync(join(tmpdir(), 'quayside-fourth-'))
beforeAll(() => buildWithMoreGames(built), patience(30_000))
afterAll(() => rmSync(built, { recursive: true, force: true }))
const server = openServer(built)

/** A table of it against bots, from the list of games. */
async function play(page: Page, title: string): Promise<Player> {
  await playNow(page, title)
  return new Player(page)
}

test('a fourth game is listed with its cover and played to its end on its own board', async () => {
  const guest = await server.visit()
  const { page } = guest
  await guest.go('/')
  await eventually(() => cover(page, 'Stones').locator('svg .stone').count()).toBe(4)
  const player = await play(page, 'Stones')
  // The only answer to an empty hand was given; now one draws from the stack, drops what was drawn, and goes on.
  await player.question('turn')
  await page.locator('[data-place="stack"]').waitFor()
  const stones = () => page.locator('[data-place^="stone:"]').count()
  const before = await stones()
  await player.goneOn(await player.press(lit('stack')))
  await player.question('turn')
  await eventually(stones).toBe(before + 1)
  await player.goneOn(await player.press('[data-place^="stone:"][data-lit]'))
  await player.question('turn')
  await eventually(stones).toBe(before)
  await player.answer('stop')
  expect((await player.seeing('over')).moment).toBe('over')
  await page
    .getByRole('heading', { name: /wins?|share/ })
    .first()
    .waitFor()
})

test('a game without a room is played on the plain board and has a chart for a cover', async () => {
  const guest = await server.visit()
  const { page } = guest
  await guest.go('/')
  const pebbles = cover(page, 'Pebbles')
  await pebbles.waitFor()
  expect(await pebbles.locator('svg .stone').count()).toBe(0)
  const player = await play(page, 'Pebbles')
  const { answers } = await player.question('turn')
  expect(answers).toContain('draw')
  await page.locator('.plain').waitFor()
  await player.press(buttonOf('draw'))
  await player.question('turn')
  // Nobody has written down what there is to know about it.
  await page.getByRole('button', { name: 'Rules' }).click()
  await page.getByText('There is no guide to this game yet.').waitFor()
  await guest.go('/about/pebbles')
  await page.getByRole('heading', { name: 'Pebbles' }).waitFor()
})
