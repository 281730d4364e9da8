import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gallery, type Picture } from './support/gallery.ts'
import { MOMENTS, type MomentName, momentTable } from './support/moments.ts'
import { Player } from './support/player.ts'
import { hasTabs, nameOf, SCREENS, type Screen } from './support/screens.ts'
import { openServer } from './support/test-server.ts'
import type { Settings, Visitor } from './support/visitor.ts'

/**
 * Pictures of every board at every size, and of the pages around them, to be looked at: in `screenshots/`, which is not part of the repository,
 * with a page that shows them side by side. Words after the command choose: `npm run screens -- mombasa 360x640 dark`.
 */
const server = openServer()
const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url))
const WORDS = (process.env.QUAYSIDE_SCREENS ?? '').split(' ').filter(Boolean)

/** How a screen looks besides its size. */
interface Look {
  readonly name: string
  readonly settings: Settings
  readonly screens: readonly Screen[]
}

const sized = (...names: readonly string[]) => SCREENS.filter((screen) => names.includes(nameOf(screen)))
const LOOKS: readonly Look[] = [
  { name: 'light', settings: {}, screens: SCREENS },
  { name: 'dark', settings: { theme: 'dark' }, screens: sized('390x844', '844x390', '1024x768', '1440x900') },
  // Both say more than English does.
  { name: 'pt', settings: { language: 'pt' }, screens: sized('360x640', '640x360', '1280x720', '1440x900') },
  { name: 'it', settings: { language: 'it' }, screens: sized('360x640', '640x360', '1280x720', '1440x900') },
]

/** Sections are looked at one by one on these. */
const SECTIONED = new Set(sized('390x844', '844x390'))

const ENDS = { 'puerto-rico': 'end', mombasa: 'mombasa-end', 'cooper-island': 'cooper-end' } as const
type Game = keyof typeof ENDS
const GAMES = Object.keys(ENDS) as Game[]

/** Where a page is, and how one knows that it is there. */
interface Page {
  readonly name: string
  readonly group: string
  readonly path: string
  readonly tables: readonly MomentName[]
  readonly ready: (visitor: Visitor) => Promise<unknown>
}

async function atTable({ page }: Visitor): Promise<void> {
  const { moment } = await new Player(page).ready()
  await page.locator('[data-place]').first().waitFor()
  if (moment === 'gesture') await page.locator('.dock :enabled').first().waitFor()
}

const PAGES: readonly Page[] = [
  ...GAMES.flatMap((game): Page[] => {
    const end = ENDS[game]
    return [
      ...MOMENTS[game].map((name): Page => {
        const path = `/local/${name}`
        return { name, group: game, path, tables: [name], ready: atTable }
      }),
      {
        name: `${game}-end`,
        group: game,
        path: `/local/${end}`,
        tables: [end],
        ready: ({ page }) => page.locator('.result svg').nth(8).waitFor(),
      },
      {
        name: `${game}-replay`,
        group: game,
        path: `/local/${end}/replay#120`,
        tables: [end],
        ready: ({ page }) => page.locator('[data-place]').first().waitFor(),
      },
      {
        name: `${game}-lesson`,
        group: game,
        path: `/lesson/${game}`,
        tables: [],
        ready: ({ page }) => page.locator('[data-stop]').waitFor(),
      },
    ]
  }),
  {
    name: 'home',
    group: 'pages',
    path: '/',
    tables: ['plan', 'tile', 'end'],
    ready: ({ page }) => page.locator('.cover').first().waitFor(),
  },
  {
    name: 'settings',
    group: 'pages',
    path: '/',
    tables: [],
    ready: async ({ page }) => {
      await page.locator('.topbar button.tb').last().click()
      await page.getByRole('dialog').locator('h2').waitFor()
    },
  },
  {
    name: 'about',
    group: 'pages',
    path: '/about',
    tables: [],
    ready: ({ page }) => page.locator('h2').first().waitFor(),
  },
]

const isWanted = (words: string) => WORDS.every((word) => words.includes(word))
const taken: Picture[] = []

beforeAll(() => {
  if (WORDS.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
})
afterAll(() => writeFileSync(join(FOLDER, 'index.html'), gallery(taken)))

test.each(PAGES)('$group: $name', async ({ name, group, path, tables, ready }) => {
  const titled = (look: Look, screen: Screen) => `${group} ${name} ${nameOf(screen)} ${look.name}`
  for (const look of LOOKS) {
    for (const touch of [true, false]) {
      const screens = look.screens.filter((one) => (one.touch ?? false) === touch && isWanted(titled(look, one)))
      if (screens.length === 0) continue
      const { settings } = look
      const visitor = await server.visit({ device: screens[0], settings, tables: tables.map(momentTable) })
      const { page } = visitor
      await visitor.go(path)
      await ready(visitor)
      const take = async (screen: Screen, section = '') => {
        await page.evaluate(() => document.fonts.ready)
        const file = `${name}${section}-${nameOf(screen)}-${look.name}.jpg`
        const shot = { path: join(FOLDER, file), animations: 'disabled', type: 'jpeg', quality: 88 } as const
        const image = await page.screenshot(shot)
        expect(image.length).toBeGreaterThan(8000)
        taken.push({ file, group, name, section, screen, look: look.name })
      }
      for (const screen of screens) {
        await visitor.turnTo(screen)
        await take(screen)
        if (!hasTabs(screen) || !SECTIONED.has(screen) || look.name !== 'light') continue
        const tabs = page.locator('nav.tabs button')
        for (let tab = 0; tab < (await tabs.count()); tab++) {
          await tabs.nth(tab).click()
          await take(screen, `-${tab + 1}`)
        }
        if ((await tabs.count()) > 0) await tabs.first().click()
      }
      await visitor.leave()
    }
  }
})
