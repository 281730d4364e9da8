import { begin, setTables, wish } from './many-tables.ts'
import type { PageOf } from './pages.ts'
import type { Visitor } from './visitor.ts'

/** Pages about oneself and others, with something to show. */

const page = (name: string, path: string, ready: PageOf['ready']): PageOf => ({
  name,
  group: 'people',
  path,
  tables: ['tile', 'plan', 'end'],
  ready,
})

const heading = ({ page }: Visitor): Promise<void> => page.locator('main :is(h1, h2)').first().waitFor()

const DAYS = { clock: { kind: 'days', days: 3 }, expiry: 'bot' } as const

/** Somebody with games at the server, one of them over days, and with a table that waits for players. */
const withTables =
  (path: string): PageOf['ready'] =>
  async (visitor) => {
    await visitor.page.locator('.cover').first().waitFor()
    const made = await setTables(visitor, 'Marta', [wish('mombasa', DAYS), wish('puerto-rico')])
    await begin(visitor, made)
    await setTables(visitor, 'Marta', [wish('cooper-island', { chairs: [{ kind: 'me' }, { kind: 'open' }] })])
    await visitor.wander(path)
    await visitor.page.locator('main li').first().waitFor()
  }

export const PEOPLE_PAGES: readonly PageOf[] = [
  page('my-tables', '/', withTables('/tables')),
  page('my-tables-waiting', '/', withTables('/tables/waiting')),
  page('my-tables-finished', '/tables/finished', ({ page }) => page.locator('main li').first().waitFor()),
  page('statistics', '/statistics', ({ page }) => page.locator('main .bars').first().waitFor()),
  page('you', '/you', heading),
  page('sign-in', '/sign-in', heading),
  page('notices', '/notices', heading),
  page('friends', '/friends', heading),
]
