import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sight } from '@quayside/table'
import { expect, test } from 'vitest'
import { openTable } from './support/club.ts'
import { Player } from './support/player.ts'
import { asked, isOver, keptTable } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { VisitOptions, Visitor } from './support/visitor.ts'

/** Pictures of the main screens, to be looked at: in `screenshots/`, which is not part of the repository. */

const server = openServer()
const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url))

/** Boards are full enough by then. */
const inRound =
  (round: number) =>
  ({ view }: Sight) =>
    (view.round as number) >= round
const late = inRound(7)
const options = { players: 4 }
const TABLES = {
  captain: keptTable({
    id: 'captain',
    options,
    until: asked('captain-load', ({ ask }) => ask!.answers.length > 2),
  }),
  builder: keptTable({ id: 'builder', options, until: asked('builder-build', late) }),
  mayor: keptTable({ id: 'mayor', options, until: asked('mayor-place', late) }),
  end: keptTable({ id: 'end', options, until: isOver }),
  map: keptTable({ id: 'map', game: 'mombasa', until: asked('enter-region', inRound(4)) }),
  plan: keptTable({ id: 'plan', game: 'mombasa', options, until: asked('plan', inRound(5)) }),
  tile: keptTable({ id: 'tile', game: 'cooper-island', until: asked('place-double', inRound(3)) }),
  work: keptTable({ id: 'work', game: 'cooper-island', options, until: asked('turn', inRound(3)) }),
}
const tables = Object.values(TABLES)

/** Goes from screen to screen and takes a picture of each. */
async function pictures(name: string, visit: VisitOptions, screens: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const visitor = await server.visit({ ...visit, tables })
  await visitor.go('/')
  for (const screen of screens) {
    await show(visitor, screen)
    const path = join(FOLDER, `${name}-${screen.replaceAll(/\W+/g, '-')}.png`)
    const image = await visitor.page.screenshot({ path, animations: 'disabled' })
    expect(image.length).toBeGreaterThan(10_000)
  }
}

/** A screen by its name: `home`, `settings`, `lobby`, `replay`, or a table and on a phone the number of its tab. */
async function show(visitor: Visitor, screen: string): Promise<void> {
  const { page } = visitor
  const [what, tab] = screen.split(' ')
  if (what === 'settings') {
    await visitor.wander('/')
    await page.locator('.topbar button.tb').last().click()
    await page.getByRole('dialog').locator('h2').waitFor()
  } else if (what === 'lobby') {
    await visitor.wander('/')
    await openTable(visitor, 'Marta')
  } else if (what === 'home') {
    await visitor.wander('/')
    await page.locator('form').waitFor()
  } else if (what === 'replay') {
    await visitor.wander('/local/end/replay#120')
    await page.locator('[data-place]').first().waitFor()
  } else {
    await visitor.wander(`/local/${what}`)
    const { moment } = await new Player(page).ready()
    if (moment === 'over') await page.locator('.result svg').nth(8).waitFor()
    else await page.locator('[data-place]').first().waitFor()
    if (moment === 'gesture') await page.locator('[data-done]:enabled').waitFor()
    if (tab) await page.locator('nav.tabs button').nth(Number(tab)).click()
  }
  await page.evaluate(() => document.fonts.ready)
}

test('the main screens, in English', async () => {
  await pictures('en-desk', {}, ['home', 'captain', 'mayor', 'map', 'work', 'end', 'replay', 'settings', 'lobby'])
  await pictures('en-dark', { settings: { theme: 'dark' } }, ['home', 'builder', 'plan', 'tile'])
  await pictures('en-tablet', { device: 'tablet' }, ['captain', 'plan', 'work'])
  await pictures('en-phone', { device: 'phone' }, [
    'home',
    'captain 1',
    'mayor 0',
    'map 0',
    'plan 2',
    'tile 0',
    'work 1',
  ])
})

test.each(['pt', 'it'] as const)('the main screens, in %s', async (language) => {
  await pictures(`${language}-desk`, { settings: { language } }, ['home', 'builder', 'map', 'work', 'end'])
  await pictures(`${language}-phone`, { settings: { language }, device: 'phone' }, ['captain 1', 'plan 2', 'work 1'])
})
