import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gallery, type Picture } from './support/gallery.ts'
import { momentTable } from './support/moments.ts'
import { PAGES } from './support/pages.ts'
import { hasTabs, nameOf, SCREENS, type Screen } from './support/screens.ts'
import { openServer } from './support/test-server.ts'
import type { Settings } from './support/visitor.ts'

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
