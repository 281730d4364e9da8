import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sight } from '@quayside/table'
import { expect, test } from 'vitest'
import { stillWebp } from './support/animated-webp.ts'
import { Player } from './support/player.ts'
import type { Screen } from './support/screens.ts'
import { asked, isOver, keptTable, type Wanted } from './support/tables.ts'
import { openServer } from './support/test-server.ts'
import type { Settings, Visitor } from './support/visitor.ts'

/** The still pictures of README: every game at a full moment, Puerto Rico on a phone, and an end. */

const server = openServer()
const MOST_BYTES = 300_000

const DESK: Screen = { width: 1440, height: 900 }
const PHONE: Screen = { width: 390, height: 844, touch: true, density: 2 }

interface Still {
  readonly name: string
  readonly table: Omit<Wanted, 'id'>
  readonly screen: Screen
  readonly settings?: Settings
  /** What is to be seen besides the question. */
  readonly show?: (visitor: Visitor) => Promise<unknown>
}

const from =
  (round: number, answers = 0) =>
  ({ view, ask }: Sight): boolean =>
    (view.round as number) >= round && ask!.answers.length > answers

const captain = { options: { players: 4 }, seed: 'picture', until: asked('captain-load', from(10, 2)) }

/** Picks the first thing there is of a kind. */
const pick =
  (place: string) =>
  ({ page }: Visitor) =>
    new Player(page).press(`[data-place^="${place}"][data-lit]`)

const STILLS: readonly Still[] = [
  { name: 'table', table: captain, screen: DESK },
  {
    name: 'mombasa',
    table: { game: 'mombasa', options: { players: 3 }, until: asked('enter-region', from(4, 4)) },
    screen: DESK,
    show: pick('region:'),
  },
  {
    name: 'cooper-island',
    table: { game: 'cooper-island', options: { players: 3 }, until: asked('place-double', from(4, 4)) },
    screen: DESK,
    show: pick('tile:'),
  },
  {
    name: 'phone',
    table: captain,
    screen: PHONE,
    show: ({ page }) => page.locator('nav.tabs button').first().tap(),
  },
  {
    name: 'end',
    table: { options: { players: 4 }, seed: 'picture', until: isOver },
    screen: DESK,
    settings: { theme: 'dark' },
    show: ({ page }) => page.locator('.result svg').nth(8).waitFor(),
  },
]

test.each(STILLS)('$name', async ({ name, table, screen, settings, show }) => {
  const visitor = await server.visit({ device: screen, settings, tables: [keptTable({ id: name, ...table })] })
  const { page, context } = visitor
  await visitor.go(`/local/${name}`)
  await new Player(page).ready()
  await show?.(visitor)
  await page.evaluate(() => document.fonts.ready)
  const image = await stillWebp(context, await page.screenshot({ animations: 'disabled' }))
  expect(image.length).toBeLessThan(MOST_BYTES)
  writeFileSync(fileURLToPath(new URL(`../docs/images/${name}.webp`, import.meta.url)), image)
})
