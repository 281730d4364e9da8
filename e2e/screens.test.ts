import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../tools/pace.ts'
import { gallery, type Picture } from './support/gallery.ts'
import { momentTable } from './support/moments.ts'
import { PAGES, type PageOf } from './support/pages.ts'
import { hasTabs, nameOf, SCREENS, type Screen } from './support/screens.ts'
import { openServer, TestServer } from './support/test-server.ts'
import type { Settings } from './support/visitor.ts'

/**
 * Pictures of every board at every size, and of the pages around them, to be looked at: in `screenshots/`, which is not part of the repository,
 * with a page that shows them side by side. Words after the command choose: `npm run screens -- mombasa 360x640 dark`. Where another client
 * is given, each picture stands beside the same one of that.
 */
const server = openServer()
const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url))
const BEFORE = join(FOLDER, 'before')
const WORDS = (process.env.QUAYSIDE_SCREENS ?? '').split(' ').filter(Boolean)
/** The folder of another built client, which this server's tables are shown by too. */
const AGAINST = process.env.QUAYSIDE_AGAINST
const other = AGAINST ? new TestServer(AGAINST) : null
/** Milliseconds after which the other client is taken to have no such page. */
const LACKING = patience(5000)

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

/** A size is meant whole; of names a part will do. */
const isWanted = (title: string) =>
  WORDS.every((word) => (/^\d+x\d/.test(word) ? title.split(' ').includes(word) : title.includes(word)))
const taken: Picture[] = []
const takenBefore = new Set<string>()

beforeAll(async () => {
  if (WORDS.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(BEFORE, { recursive: true })
  await other?.open()
})
afterAll(async () => {
  await other?.close()
  const beside = (picture: Picture) => (takenBefore.has(picture.file) ? { before: `before/${picture.file}` } : {})
  writeFileSync(join(FOLDER, 'index.html'), gallery(taken.map((picture) => ({ ...picture, ...beside(picture) }))))
})

/** Somebody comes to the page and takes its picture at every size; on a phone, section by section. */
async function look(host: TestServer, page: PageOf, look: Look, screens: readonly Screen[], keep: Keep): Promise<void> {
  const { name, group, path, tables, ready } = page
  const settings = { ...page.settings, ...look.settings }
  const visitor = await host.visit({ device: screens[0], settings, tables: tables.map(momentTable) })
  if (host === other) visitor.context.setDefaultTimeout(LACKING)
  await visitor.go(path)
  await ready(visitor)
  const take = async (screen: Screen, section = '') => {
    await visitor.page.evaluate(() => document.fonts.ready)
    const file = `${name}${section}-${nameOf(screen)}-${look.name}.jpg`
    const image = await visitor.page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 88 })
    keep({ file, group, name, section, screen, look: look.name }, image)
  }
  for (const screen of screens) {
    await visitor.turnTo(screen)
    await take(screen)
    if (!page.sectioned || !hasTabs(screen) || !SECTIONED.has(screen) || look.name !== 'light') continue
    const tabs = visitor.page.locator('nav.tabs button')
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click()
      await take(screen, `-${tab + 1}`)
    }
    if ((await tabs.count()) > 0) await tabs.first().click()
  }
  await visitor.leave()
}

type Keep = (picture: Picture, image: Buffer) => void

const keep: Keep = (picture, image) => {
  expect(image.length).toBeGreaterThan(8000)
  writeFileSync(join(FOLDER, picture.file), image)
  taken.push(picture)
}
const keepBefore: Keep = ({ file }, image) => {
  writeFileSync(join(BEFORE, file), image)
  takenBefore.add(file)
}

test.each(PAGES)('$group: $name', async (page) => {
  const titled = (look: Look, screen: Screen) => `${page.group} ${page.name} ${nameOf(screen)} ${look.name}`
  let known = other !== null
  for (const one of LOOKS) {
    for (const touch of [true, false]) {
      const screens = one.screens.filter((screen) => (screen.touch ?? false) === touch && isWanted(titled(one, screen)))
      if (screens.length === 0) continue
      await look(server, page, one, screens, keep)
      // A page that the other client lacks is not waited for again.
      if (known)
        known = await look(other!, page, one, screens, keepBefore).then(
          () => true,
          () => false,
        )
    }
  }
})
